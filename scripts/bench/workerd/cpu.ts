import { readFileSync } from "node:fs";
import { CONTRACT_HEADER } from "#functions/contract/wire/mark.ts";
import { isRouted } from "#scripts/deploy/orders-routes.ts";
import { edgeCode } from "./edge.ts";
import { measure } from "./load.ts";
import type { PlainService } from "./plain-workerd.ts";
import type { Recording } from "./recording.ts";

const WARM_UP = 100;
const REQUESTS = 250;
const ROUNDS = 3;
const PORTS = { fixed: 9411, bare: 9412, site: 9413, orders: 9415 };
/** The site's address while the benchmark runs. */
export const SITE = `http://127.0.0.1:${PORTS.site}`;

/** The address of a page at the Worker to which the platform routes it. */
export const pageAt = (path: string): string =>
  isRouted(path) ? `http://127.0.0.1:${PORTS.orders}${path}` : SITE + path;

/** Prints CPU µs a request: pages of the built site, a fixed string and a bare Remix page, in one run. */
export async function benchCpu(
  recording: Recording,
  pid: number,
  headers: Record<string, string>,
): Promise<void> {
  const targets: [string, string][] = [
    ["fixed string", `http://127.0.0.1:${PORTS.fixed}/`],
    ["bare Remix page", `http://127.0.0.1:${PORTS.bare}/`],
  ];
  const limits = new Map<string, number>();
  for (const { name, path, atMost } of recording.pages) {
    if (atMost !== undefined) limits.set(name, atMost);
    const { status } = await fetch(pageAt(path), { headers, redirect: "manual" });
    // Under load anything but a page is a failed request: the not-found page and a step that leads on are weighed only.
    if (status === 200) targets.push([name, pageAt(path)]);
    else console.log(`CPU of ${name} is not measured: it answers ${status}`);
  }
  const costs = new Map<string, { cpu: number[]; bytes: number }>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, url] of targets) {
      if (round === 0) await measure(pid, url, headers, WARM_UP);
      const cost = await measure(pid, url, headers, REQUESTS);
      const kept = costs.get(name) ?? { cpu: [], bytes: cost.bytes };
      kept.cpu.push(cost.cpuMicros);
      costs.set(name, kept);
    }
  }
  printCosts(costs, limits);
}

type Costs = ReadonlyMap<string, { cpu: number[]; bytes: number }>;

function printCosts(costs: Costs, limits: ReadonlyMap<string, number>): void {
  const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
  const bare = median(costs.get("bare Remix page")?.cpu ?? []);
  console.log(
    `\nCPU on plain workerd, µs a request (median of ${ROUNDS} × ${REQUESTS}, 8 connections, HTML as sent)`,
  );
  for (const [name, { cpu, bytes }] of costs) {
    const micros = median(cpu);
    const ratio = micros / bare;
    const limit = limits.get(name);
    const asked = limit === undefined ? "" : `at most ${limit}${ratio > limit ? ": MISSED" : ""}`;
    console.log(
      `  ${name.padEnd(24)} ${micros.toFixed(0).padStart(6)}  ${ratio.toFixed(2).padStart(5)} × bare  ${`${bytes} B`.padStart(8)}  ${asked}`,
    );
  }
}

/** The Workers of one run: what is measured, beside the bare page or not, and stand-ins for what they call. */
export function workersOf(recording: Recording, isBeside = true): PlainService[] {
  const read = (file: string) => readFileSync(file, "utf8");
  const answers = JSON.stringify(recording.answers);
  const headers = JSON.stringify({
    "content-type": "application/json",
    [CONTRACT_HEADER]: recording.contract,
  });
  const vars = { STAGE: "test", VISITOR_KEYS: `k1:${"visitor-key-of-the-bench".repeat(2)}` };
  const around = { vars, cache: "cache" };
  const html = `<!DOCTYPE html><title>fixed</title>${"罗盘起名 ".repeat(800)}`;
  return [
    {
      name: "fixed",
      port: PORTS.fixed,
      code: `const html=${JSON.stringify(html)};export default {fetch:()=>new Response(html,{headers:{"content-type":"text/html; charset=utf-8"}})}`,
    },
    ...(isBeside ? [{ name: "bare", port: PORTS.bare, code: read("build/bare-remix/server/index.js") }] : []),
    {
      name: "site",
      port: PORTS.site,
      code: read("build/server/site/index.js"),
      services: { ORIGIN: "origin", ASSETS: "assets", PAGES: "pages", ORDERS: "orders" },
      ...around,
    },
    {
      name: "pages",
      port: 0,
      code: read("build/server/pages/index.js"),
      services: { ORIGIN: "origin", ASSETS: "assets" },
      ...around,
    },
    {
      name: "orders",
      port: PORTS.orders,
      code: read("build/server/orders/index.js"),
      services: { ORIGIN: "origin", ASSETS: "assets" },
      ...around,
    },
    {
      name: "origin",
      port: 0,
      code: `const all=${answers};const encoder=new TextEncoder();const answers=Object.fromEntries(Object.entries(all).map(([key,text])=>[key,encoder.encode(text)]));export default {fetch(request){const {pathname:path,searchParams}=new URL(request.url);const sn=searchParams.get("sn");const key=sn===null?path:path+"?"+sn+(searchParams.get("bills")??"");const text=answers[key+" "+request.headers.get("visitor-hold")]??answers[key];return new Response(text??"{}",{status:text?200:404,headers:${headers}})}}`,
    },
    { name: "assets", folder: "build/client" },
    { name: "cache", port: 0, code: edgeCode(recording) },
  ];
}
