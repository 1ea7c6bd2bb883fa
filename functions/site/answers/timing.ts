import type { Fetcher } from "#app/kit/upstream/send.ts";
import { TIMED_HEADER } from "#functions/contract/wire/calls.ts";

/** Where the time of one answer went, in milliseconds (Server-Timing). */
export interface Timing {
  /** The upstream, with every call to it timed. */
  over(service: Fetcher): Fetcher;
  /** The header as it stands when the answer's head leaves. */
  header(): string;
}

/** The database's own line in an answer of the origin: milliseconds and trips. */
const DATABASE = /\bdatabase;dur=([\d.]+);desc="(\d+)/;

const metric = (name: string, ms: number, many?: [count: number, of: string]): string =>
  `${name};dur=${ms.toFixed(1)}${many === undefined ? "" : `;desc="${many[0]} ${many[1]}"`}`;

/**
 * A clock over one answer: edge is all of it, upstream the time with a call under way, database what the origin says of
 * its trips, render the rest. In production a Worker's clock stands still between two reads of the network: there render
 * shows as 0.
 */
export function startTiming(now: () => number = () => performance.now()): Timing {
  const began = now();
  const calls = { count: 0, open: 0, since: 0, ms: 0 };
  const database = { ms: 0, trips: 0 };
  const end = () => {
    calls.open -= 1;
    if (calls.open === 0) calls.ms += now() - calls.since;
  };
  return {
    over: (service) => ({
      async fetch(request) {
        if (calls.open === 0) calls.since = now();
        calls.open += 1;
        calls.count += 1;
        const timed = new Request(request, { headers: new Headers(request.headers) });
        timed.headers.set(TIMED_HEADER, "1");
        const answer = await service.fetch(timed).finally(end);
        const [, ms = "0", trips = "0"] = DATABASE.exec(answer.headers.get("server-timing") ?? "") ?? [];
        database.ms += Number(ms);
        database.trips += Number(trips);
        return answer;
      },
    }),
    header() {
      const edge = now() - began;
      return [
        metric("edge", edge),
        metric("upstream", calls.ms, [calls.count, "calls"]),
        metric("database", database.ms, [database.trips, "trips"]),
        metric("render", Math.max(0, edge - calls.ms)),
      ].join(", ");
    },
  };
}
