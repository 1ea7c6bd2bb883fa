import { readdirSync, readFileSync } from "node:fs";
import { Agent, request } from "node:http";

/** What a bounded load cost the process that answered it. */
export interface Cost {
  /** Microseconds of CPU a request, user and system. */
  cpuMicros: number;
  bytes: number;
}

const CONNECTIONS = 8;

/** Sends `count` requests over 8 kept connections and reads the process's CPU time before and after. */
export async function measure(
  pid: number,
  url: string,
  headers: Record<string, string>,
  count: number,
): Promise<Cost> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const bytes = await get(url, headers, agent);
  const before = cpuNanos(pid);
  let left = count;
  const worker = async () => {
    while (left-- > 0) await get(url, headers, agent);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  const nanos = cpuNanos(pid) - before;
  agent.destroy();
  return { cpuMicros: nanos / 1000 / count, bytes };
}

function get(url: string, headers: Record<string, string>, agent: Agent): Promise<number> {
  return new Promise((done, fail) => {
    const sent = request(url, { agent, headers }, (answer) => {
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on("end", () => {
        if (answer.statusCode === 200) done(bytes);
        else fail(new Error(`${url} answered ${answer.statusCode}`));
      });
      answer.on("error", fail);
    });
    sent.on("error", fail);
    sent.end();
  });
}

/** CPU of a process's threads so far, by the scheduler's own clock: /proc/PID/stat counts in steps of 10 ms. */
export function cpuNanos(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const ran = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8"));
  return ran.reduce((sum, line) => sum + Number(line.split(" ")[0]), 0);
}
