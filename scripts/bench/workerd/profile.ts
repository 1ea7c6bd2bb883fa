import { readFileSync } from "node:fs";
import * as v from "valibot";
import { findOutlines } from "#app/kit/glyphs/outlines.server.ts";
import { documentCss } from "#app/kit/styles/document-css.ts";
import { filledPlaces, placeOf } from "#app/kit/styles/place.ts";
import { readEnvelope } from "#app/kit/upstream/read-envelope.ts";
import { Hold } from "#functions/contract/orders/hold.ts";
import { FreeResult } from "#functions/contract/orders/orders.ts";
import { converter, parseForms } from "#functions/site/traditional/forms.ts";
import { makeSiteCss } from "../../vite/site-css.ts";
import { print } from "../figures.ts";
import { pageAt, SITE, workersOf } from "./cpu.ts";
import { measure } from "./load.ts";
import { startWorkerd } from "./plain-workerd.ts";
import type { BenchPage, Recording } from "./recording.ts";

const WARM_UP = 150;
const REQUESTS = 300;
/** A step is worked this often: its CPU is read by a clock of milliseconds. */
const TIMES = 400;
const ROUTE = "routes/products/naming-result";

/** Prints what of the free result's CPU goes where, step by step: the whole by plain workerd, the steps in this process. */
export async function benchProfile(
  recording: Recording,
  page: BenchPage,
  headers: Record<string, string>,
): Promise<void> {
  const workerd = await startWorkerd(workersOf(recording, false));
  try {
    const of = async (cookie: string) => {
      const asked = { ...headers, cookie };
      await measure(workerd.pid, pageAt(page.path), asked, WARM_UP);
      return (await measure(workerd.pid, pageAt(page.path), asked, REQUESTS)).cpuMicros;
    };
    const first = await fetch(SITE, { headers });
    const visitor = first.headers.get("set-cookie")?.split(";")[0] ?? "";
    const html = await (await fetch(SITE + page.path, { headers: { ...headers, cookie: visitor } })).text();
    const [plain, traditional] = [await of(visitor), await of(`${visitor}; writing=hant`)];
    console.log(`\n${page.name}, step by step (µs of CPU a page, as is)`);
    const say = (what: string, micros: number) => print(what, `${micros.toFixed(0)} µs`);
    say("the whole page on plain workerd", plain);
    say("the same in 繁體", traditional);
    for (const [what, micros] of await steps(recording, page, html)) say(what, micros);
    print("  Remix's encoding of loader data", "none is left: no page of ours is drawn again in a browser");
  } finally {
    workerd.stop();
  }
}

/** Steps of the page, each by itself. */
async function steps(
  { answers }: Recording,
  { path }: BenchPage,
  html: string,
): Promise<(readonly [string, number])[]> {
  const sn = path.split("/").at(-1) ?? "";
  const result = answers[`/api/business/soughtFree?${sn}short opening`] ?? "";
  const hold = answers[`/api/x/hold?${sn}`] ?? "";
  const json = { headers: { "content-type": "application/json" } };
  const read = async () => {
    const [of, mine] = await Promise.all([
      readEnvelope(new Response(result, json)),
      readEnvelope(new Response(hold, json)),
    ]);
    return [v.parse(FreeResult, of.data), v.parse(Hold, mine.data)] as const;
  };
  const [{ names }] = await read();
  const data: unknown = JSON.parse(result).data;
  const outlines = findOutlines({
    assets: {
      fetch: async (request) => new Response(readFileSync(`build/client${new URL(request.url).pathname}`)),
    },
    memory: new Map(),
    waitUntil: () => undefined,
    missed: () => undefined,
    written: async (all) => all,
  });
  const cssOf = documentCss(await makeSiteCss());
  const bare = html
    .replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, "")
    .replace("</head>", `<style>${placeOf("nonce", ROUTE)}</style></head>`);
  const { prose } = converter(parseForms(readFileSync("build/client/writing/traditional.txt", "utf8")));
  const texts = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, "").split(/<[^>]*>/);
  return [
    ["  answers: bytes, JSON and shapes, all", await microsOf(read)],
    ["    of which JSON.parse", await microsOf(() => JSON.parse(result))],
    ["    of which the shapes (valibot)", await microsOf(() => v.parse(FreeResult, data))],
    ["  outlines, remembered", await microsOf(() => outlines(names))],
    [
      "  CSS: classes found, rules put in",
      await microsOf(() => filledPlaces(bare, "nonce", (route) => cssOf(route, bare))),
    ],
    [
      "  繁體: words alone, without the reading of HTML",
      await microsOf(() => texts.map((text) => prose(text))),
    ],
  ];
}

/** CPU of this process a time, in microseconds. */
async function microsOf(work: () => unknown): Promise<number> {
  for (let time = 0; time < TIMES / 4; time++) await work();
  const before = process.cpuUsage();
  for (let time = 0; time < TIMES; time++) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / TIMES;
}
