import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";

/** What a bounded load cost the process that answered it. */
export interface Cost {
  /** Microseconds of CPU a request, user and system. */
  cpuMicros: number;
  bytes: number;
}

const CONNECTIONS = 8;
/** Clock ticks a second in /proc/PID/stat; 100 on every Linux that Node runs on. */
const TICKS = 100;

/** Sends `count` requests over 8 kept connections and reads the process's CPU time before and after. */
export async function measure(
  pid: number,
  url: string,
  headers: Record<string, string>,
  count: number,
): Promise<Cost> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const bytes = await get(url, headers, agent);
  const before = cpuTicks(pid);
  let left = count;
  const worker = async () => {
    while (left-- > 0) await get(url, headers, agent);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  const ticks = cpuTicks(pid) - before;
  agent.destroy();
  return { cpuMicros: (ticks / TICKS / count) * 1e6, bytes };
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

function cpuTicks(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return Number(fields[11]) + Number(fields[12]);
}
