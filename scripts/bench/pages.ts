import { globSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { FIRST_FLIGHT, sentBytes } from "./first-flight.ts";
import type { Recording } from "./workerd/recording.ts";

/** Prints what each page weighs: HTML with its CSS, its islands, its script files, its requests. */
export async function benchPages(
  recording: Recording,
  base: string,
  headers: Record<string, string>,
): Promise<void> {
  console.log(
    "\nBytes (HTML + CSS as the edge sends them, brotli 4, and % of the 14 kB that a page may weigh; inline islands and script files gz 9; requests, favicon aside)",
  );
  for (const { name, path } of recording.pages) {
    const html = await (await fetch(base + path, { headers })).text();
    const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)];
    const islands = inline.map(([, code = ""]) => code).join("\n");
    const page = inline.reduce((rest, [whole]) => rest.replace(whole, ""), html);
    const files = new Set(
      [...html.matchAll(/["'](\/assets\/[^"']+\.js)["']/g)].map((match) => match[1] ?? ""),
    );
    const script = [...files].reduce(
      (sum, file) => sum + gzipSync(readFileSync(`build/client${file}`), { level: 9 }).byteLength,
      0,
    );
    const images = [...html.matchAll(/<img[^>]+src="(?!data:)/g)].length;
    const bytes = sentBytes(page);
    const columns = [
      `${bytes} B`.padStart(9),
      `${Math.round((bytes / FIRST_FLIGHT) * 100)} %`.padStart(6),
      `islands ${gzipSync(islands, { level: 9 }).byteLength} B`.padStart(15),
      `script ${script} B`.padStart(15),
      `requests ${1 + files.size + images}`.padStart(12),
    ];
    console.log(`  ${name.padEnd(28)}${columns.join(" ")}`);
  }
}

/** Prints the size of each Worker as it is deployed, all files of a pattern together, beside the kilobytes asked. */
export function benchBundles(
  bundles: readonly (readonly [name: string, files: string, most?: number])[],
): void {
  console.log("\nBundles (gz 9)");
  for (const [name, pattern, most] of bundles) {
    const bytes = globSync(pattern).map((file) => gzipSync(readFileSync(file), { level: 9 }).byteLength);
    const sum = bytes.reduce((all, one) => all + one, 0);
    const asked = most === undefined ? "" : `  at most ${most}${sum > most * 1000 ? ": MISSED" : ""}`;
    console.log(`  ${name.padEnd(28)}${(sum / 1000).toFixed(1).padStart(7)} kB${asked}`);
  }
}
