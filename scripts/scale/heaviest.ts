import * as v from "valibot";
import { Sn } from "#functions/contract/values/scalars.ts";
import { print } from "#scripts/bench/figures.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import { memoryBodies } from "#tests/kit/runtime/here/memory-bodies.ts";
import { originHere } from "#tests/kit/runtime/here/origin-here.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

const MANY = 200;
const SURNAMES = "陈,欧阳,司徒,王,李,张,刘,焦,黄,周,吴,徐,孙,马,朱,胡,高,郭,何,林,诸葛,上官".split(",");
/** What makes reports heavy: names out of chapters, kinsfolk to be laid beside each, names of the family's own. */
const BOOKS = [null, "诗经,楚辞,论语", "论语", "楚辞", "诗经"];
const LENGTHS = ["any", "2", "any", "1"];
const KIN = { siblings: "景行,望舒,若水", parents: "志远,静宜", have: "怀瑾,修远,思齐,弘毅,敏行" };

/** The n-th family: no two of them ask for the same. */
export const familyOf = (nth: number): Record<string, string> =>
  babyForm({
    surname: SURNAMES[nth % SURNAMES.length] ?? "林",
    sex: nth % 3 === 1 ? "female" : "male",
    length: LENGTHS[nth % LENGTHS.length] ?? "any",
    year: String(2024 + (nth % 3)),
    month: String(1 + ((nth * 5) % 12)),
    day: String(1 + ((nth * 7) % 28)),
    sources: BOOKS[nth % BOOKS.length] ?? null,
    ...(nth % 2 === 0 && KIN),
  });

/** `npm run bench -- bodies [families]`: what paid orders of the heavier kinds keep, row and body, over many families. */
export async function benchBodies(): Promise<void> {
  const many = Number(process.argv[3] ?? MANY);
  const bodies = memoryBodies();
  const here = await originHere({ originVars: { ORDERS_A_DAY: "999999" } }, { BODIES: bodies });
  const sizes: number[] = [];
  const rows: number[] = [];
  let refused = 0;
  for (let nth = 0; nth < many; nth++) {
    const family = callerOf(here);
    const { status, data } = await family.post("/api/business/seek", familyOf(nth));
    if (status !== 200) {
      refused++;
      continue;
    }
    const { sn } = v.parse(v.object({ sn: Sn }), data);
    await payInDatabase(here, sn);
    await family.get("/api/business/sought", { sn });
    sizes.push([...bodies.kept.values()].reduce((sum, { length }) => sum + length, 0));
    bodies.kept.clear();
    rows.push(await rowsOf(sn, await here.database()));
  }
  print("families", `${sizes.length} (${refused} more find no name that fits)`);
  print("body of a paid order", said(sizes));
  print("its rows: order, payment, parts", said(rows));
}

type Database = Awaited<ReturnType<Awaited<ReturnType<typeof originHere>>["database"]>>;

/** Bytes of an order's rows as SQLite keeps them: each value, and one more that says what it is. */
async function rowsOf(sn: string, database: Database): Promise<number> {
  const tables = ["orders", "payments", "reports"].map((table) =>
    database.prepare(`SELECT * FROM ${table} WHERE sn = ?`).bind(sn).all(),
  );
  const rows = (await Promise.all(tables)).flatMap(({ results }) => results);
  return rows.flatMap(Object.values).reduce((sum, value) => sum + 1 + `${value ?? ""}`.length, 0);
}

function said(bytes: readonly number[]): string {
  const sorted = bytes.toSorted((a, b) => a - b);
  const mean = bytes.reduce((sum, size) => sum + size, 0) / bytes.length;
  const kb = (size = 0) => (size / 1000).toFixed(1);
  const ninetieth = kb(sorted[Math.floor(sorted.length * 0.9)]);
  return `mean ${kb(mean)} · 90 % ${ninetieth} · largest ${kb(sorted.at(-1))} kB`;
}
