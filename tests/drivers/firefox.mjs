// Drives an installed Firefox by WebDriver BiDi: node firefox.mjs ROOT PROGRAM
// Each line of JSON that comes in, [call, ...what it is given], is answered with one: {value} or {error}.
import { createRequire } from "node:module";
import path from "node:path";
import readline from "node:readline";
import { pathToFileURL } from "node:url";

const [root, executablePath] = process.argv.slice(2);
const found = createRequire(path.join(root, "web/package.json")).resolve("puppeteer-core");
const { default: puppeteer } = await import(pathToFileURL(found));

const say = (answer) => console.log(JSON.stringify(answer));

const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
const page = await browser.newPage();

const calls = {
  version: () => browser.version(),
  goto: (url) => page.goto(url).then(() => null),
  reload: () => page.reload().then(() => null),
  run: (script) => page.evaluate(script),
  size: (width, height) => page.setViewport({ width, height }),
  picture: () => page.screenshot({ encoding: "base64" }),
};

for await (const line of readline.createInterface({ input: process.stdin })) {
  const [call, ...given] = JSON.parse(line);
  await calls[call](...given).then(
    (value) => say({ value: value ?? null }),
    (error) => say({ error: String(error) }),
  );
}
await browser.close();
