import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { constants, createBrotliDecompress } from "node:zlib";
import type { Browser } from "playwright-core";
import { print } from "../figures.ts";
import { type Edge, edgeOfServer } from "./edge.ts";
import { firstLoad } from "./first-load.ts";
import { SLOW_4G } from "./network.ts";

/** Milliseconds that the database is held. */
export const HELD_MS = 1_000;
/** Where the frame of a page ends and the place of its own part is open. */
const OPEN_PLACE = '<div class="late page">';
/** What is asked first, to open the connection. */
const OPENING = "/guide";
const RUNS = 5;

/** A page of an order, and whose it is. */
interface HeldPage {
  address: string;
  cookie: { name: string; value: string };
}

/**
 * Prints when the head of an order's page is there, and painted, while every query takes a second; beside it the same bytes from a
 * server that has them at hand, which is what line and bench take by themselves. `far` puts an edge behind the line.
 */
export async function printHeld(
  browser: Browser,
  { address, cookie }: HeldPage,
  far: (edge: Promise<Edge>) => Promise<string>,
): Promise<void> {
  console.log(`\nThe database is held for ${HELD_MS} ms: the head of a free result (best of ${RUNS})`);
  const heads: number[] = [];
  const fixed: number[] = [];
  const paints: number[] = [];
  let text = "";
  const server = createServer(({ url }, answer) => {
    answer.setHeader("content-type", "text/html; charset=utf-8");
    answer.write(text, "latin1");
    if (url === OPENING) answer.end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const beside = new URL(await far(edgeOfServer(new URL(`http://127.0.0.1:${port}`))));
  try {
    for (let run = 0; run < RUNS; run++) {
      const head = await headOf(new URL(address), `${cookie.name}=${cookie.value}`);
      text = head.text;
      heads.push(head.ms);
      fixed.push((await headOf(beside, "")).ms);
      paints.push((await firstLoad(browser, { name: "held", address, cookies: [cookie] }, true)).paintMs);
    }
  } finally {
    server.close();
    server.closeAllConnections();
  }
  const inTrips = (all: readonly number[]) => {
    const least = Math.min(...all);
    return `${least.toFixed(0)} ms, ${(least / SLOW_4G.rttMs).toFixed(2)} RTT`;
  };
  print("its bytes on an open connection", inTrips(heads));
  print("  of which line and bench: the same, at hand", inTrips(fixed));
  print("its first paint, from a new connection on", `${Math.min(...paints).toFixed(0)} ms`);
}

/** A head, and milliseconds from the request to its last byte, on a connection that is open already. */
async function headOf(
  { hostname, port, pathname }: URL,
  cookie: string,
): Promise<{ ms: number; text: string }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string, until: string) =>
    new Promise<{ ms: number; text: string }>((done, fail) => {
      const began = performance.now();
      let text = "";
      const headers = { cookie, "user-agent": "Mozilla/5.0", "accept-encoding": "br" };
      const sent = request({ hostname, port, path, agent, headers });
      sent.on("error", fail);
      sent.on("response", (answer) => {
        // As browsers do: what comes unpacked is on its way twice as long.
        const read = answer.pipe(createBrotliDecompress({ flush: constants.BROTLI_OPERATION_FLUSH }));
        read.on("error", fail);
        read.on("data", (part: Buffer) => {
          text += part.toString("latin1");
          if (text.includes(until)) done({ ms: performance.now() - began, text });
        });
        read.on("end", () => done({ ms: performance.now() - began, text }));
      });
      sent.end();
    });
  try {
    await ask(OPENING, "</html>");
    return await ask(pathname, OPEN_PLACE);
  } finally {
    agent.destroy();
  }
}
