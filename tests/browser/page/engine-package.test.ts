import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { chromium } from "playwright-core";
import { expect, test } from "vitest";
import { ROOMS } from "#scripts/engine/package/pack-engine.ts";
import { reachedFrom } from "#scripts/engine/package/reached-from.ts";
import { findChromium } from "#scripts/steps/chromium.ts";
import { packAndInstall } from "#tests/kit/answers/engine/packed.ts";

/** A module that asks all rooms, for each runtime to load. */
const ASK = [
  'import { askEngine } from "./questions.js";',
  ...ROOMS.map((room) => `import * as ${room} from "./${room}.js";`),
  `export const ask = () => askEngine({ ${ROOMS.join(", ")} });`,
].join("\n");
const WORKER = 'import { ask } from "./ask.js";\nexport default { fetch: () => new Response(ask()) };\n';

/** Every module by its name: the rooms and their parts, the questions, who asks them. */
function modulesOf(folder: string): ReadonlyMap<string, string> {
  const names = new Set(ROOMS.flatMap((room) => reachedFrom(folder, `${room}.js`)));
  const files = [...names].map((name): [string, string] => [name, readFileSync(join(folder, name), "utf8")]);
  const questions = readFileSync("tests/kit/answers/engine/questions.js", "utf8");
  return new Map([...files, ["questions.js", questions], ["ask.js", ASK]]);
}

async function askNode(folder: string): Promise<string> {
  const { askEngine } = await import("#tests/kit/answers/engine/questions.js");
  const rooms = ROOMS.map(async (room) => [
    room,
    await import(pathToFileURL(join(folder, `${room}.js`)).href),
  ]);
  return askEngine(Object.fromEntries(await Promise.all(rooms)));
}

async function askWorkerd(modules: ReadonlyMap<string, string>): Promise<string> {
  const all = [["worker.js", WORKER] as const, ...modules];
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      compatibilityDate: "2026-10-01",
      modulesRoot: "/",
      modules: all.map(([name, contents]) => ({ type: "ESModule" as const, path: `/${name}`, contents })),
    }),
  );
  try {
    return await (await miniflare.dispatchFetch("http://engine/")).text();
  } finally {
    await miniflare.dispose();
  }
}

async function askChromium(modules: ReadonlyMap<string, string>): Promise<string> {
  const server = createServer(({ url = "/" }, response) => {
    const code = modules.get(url.slice(1));
    response.writeHead(url === "/" || code !== undefined ? 200 : 404, {
      "content-type": code === undefined ? "text/html" : "text/javascript; charset=utf-8",
    });
    response.end(code ?? "<!doctype html>");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const path = process.env.CHROMIUM ?? findChromium();
  const browser = await chromium.launch({ args: ["--no-sandbox"], ...(path && { executablePath: path }) });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${address.port}/`);
    return await page.evaluate<string>('import("/ask.js").then(({ ask }) => ask())');
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

const digest = (text: string) => ({
  bytes: Buffer.byteLength(text),
  sha256: createHash("sha256").update(text).digest("hex"),
});

test("the packed engine says the same bytes in Node, in workerd and in Chromium", async () => {
  const { installed } = await packAndInstall();
  const modules = modulesOf(installed);
  const inNode = digest(await askNode(installed));
  expect(inNode.bytes).toBeGreaterThan(500_000);
  expect(digest(await askWorkerd(modules))).toEqual(inNode);
  expect(digest(await askChromium(modules))).toEqual(inNode);
});
