import { Agent, request } from "node:http";
import { constants, createBrotliDecompress } from "node:zlib";
import type { Browser } from "playwright-core";
import { print } from "../figures.ts";
import { firstLoad } from "./first-load.ts";
import { SLOW_4G } from "./network.ts";

/** Milliseconds that the database is held. */
export const HELD_MS = 1_000;
/** Where the frame of a page ends and the place of its own part is open. */
const OPEN_PLACE = '<div class="late page">';
const RUNS = 5;

/** A page of an order, and whose it is. */
interface HeldPage {
  address: string;
  cookie: { name: string; value: string };
}

/** Prints when the head of an order's page is there, and painted, while every query takes a second. */
export async function printHeld(browser: Browser, { address, cookie }: HeldPage): Promise<void> {
  console.log(`\nThe database is held for ${HELD_MS} ms: the head of a free result (best of ${RUNS})`);
  const heads: number[] = [];
  const paints: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    heads.push(await headMs(new URL(address), `${cookie.name}=${cookie.value}`));
    paints.push((await firstLoad(browser, address, true, [cookie])).paintMs);
  }
  const [head, paint] = [Math.min(...heads), Math.min(...paints)];
  print("its bytes on an open connection", `${head.toFixed(0)} ms, ${(head / SLOW_4G.rttMs).toFixed(2)} RTT`);
  print("its first paint, from a new connection on", `${paint.toFixed(0)} ms`);
}

/** Milliseconds from the request to the head's last byte, on a connection that is open already. */
async function headMs({ hostname, port, pathname }: URL, cookie: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string, until: string) =>
    new Promise<number>((done, fail) => {
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
          if (text.includes(until)) done(performance.now() - began);
        });
        read.on("end", () => done(performance.now() - began));
      });
      sent.end();
    });
  try {
    await ask("/guide", "</html>");
    return await ask(pathname, OPEN_PLACE);
  } finally {
    agent.destroy();
  }
}
