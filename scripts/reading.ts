import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureEngineData } from "./steps/data.ts";
import { main, Trouble } from "./steps/tell.ts";

const USAGE = `npm run reading -- sheets FOLDER   what is read: names without scores, a file for each reader
npm run reading -- rates FOLDER    takes marks back (reader-N-*.marks.txt) and prints rates and agreement
npm run reading -- store           makes the store of graded names from its readers' marks, prints their agreement
npm run reading -- sameness        how alike the names of different families are
The rubric stands in scripts/reading/rubric.md. Options: --families 86 --seed 1 --readers 3`;

/** `npm run reading`: lets people who know nothing of the engine read its names, and reckons what they say. */
await main(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: Object.fromEntries(
      ["families", "seed", "readers"].map((name) => [name, { type: "string" as const }]),
    ),
  });
  const [command = "", folder = ""] = positionals;
  const number = (name: string, usual: number) => Number(values[name] ?? usual);
  await ensureEngineData();
  if (command === "sameness") return sameness(number("seed", 1));
  if (command === "store") return (await import("./reading/store/make-store.ts")).makeStore();
  if (folder === "") throw new Trouble(USAGE);
  if (command === "rates") return rates(folder);
  if (command !== "sheets") throw new Trouble(USAGE);
  const { writeSheets } = await import("./reading/sheets.ts");
  const names = writeSheets({
    folder,
    families: number("families", 86),
    seed: number("seed", 1),
    readers: number("readers", 3),
  });
  console.log(
    `${names} names, three sheets a reader; give each sheet to a fresh reader with the rubric (scripts/reading/rubric.md)`,
  );
});

async function rates(folder: string): Promise<void> {
  const { agreementOf, ratesOf, readMarks, wincedAt } = await import("./reading/rates.ts");
  const files = readdirSync(folder).filter((name) => name.endsWith(".marks.txt"));
  const readers = [...new Set(files.map((name) => name.split("-")[1] ?? ""))].sort();
  const marks = readers.map((reader) =>
    readMarks(
      files
        .filter((name) => name.split("-")[1] === reader)
        .map((name) => readFileSync(join(folder, name), "utf8"))
        .join("\n"),
    ),
  );
  const key = JSON.parse(readFileSync(join(folder, "key.json"), "utf8"));
  console.log(`${readers.length} readers, ${marks.map(({ size }) => size).join(" + ")} marks`);
  console.log("slice                     names  considered  gladly  wince by one  by two");
  for (const { considered, gladly, names, slice, winceOne, winceTwo } of ratesOf(key, marks)) {
    const cells = [considered, gladly, winceOne, winceTwo].map((share) =>
      `${share.toFixed(1)} %`.padStart(9),
    );
    console.log(`${slice.padEnd(25)} ${String(names).padStart(5)} ${cells.join(" ")}`);
  }
  console.log(`two readers agree on considered or not in ${agreementOf(marks).toFixed(0)} of 100`);
  console.log(`winced at by two: ${wincedAt(key, marks).join(" ") || "none"}`);
}

/** Families of all surnames, and those of one that many have. */
async function sameness(seed: number): Promise<void> {
  const { samenessOf } = await import("./reading/sameness.ts");
  for (const surname of [undefined, "王", "陈"]) {
    for (const sex of ["male", "female"] as const) {
      for (const first of [3, 33]) {
        const { most, shared } = samenessOf(sex, 20, first, seed, surname);
        const families = surname === undefined ? "20 families" : `20 families called ${surname}`;
        console.log(
          `${families}, ${sex}, first ${first}: ${shared.toFixed(0)} % also go to another, one to ${most} of them`,
        );
      }
    }
  }
}
