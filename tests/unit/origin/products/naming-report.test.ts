import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { BabyBrief } from "#functions/contract/products/baby-brief.ts";
import { Failure } from "#functions/origin/failure.ts";
import { deriveFreeResult } from "#functions/origin/products/baby/derive.ts";
import { BabyFace, Cards, deriveBabyReport, Sheet } from "#functions/origin/products/baby/report.ts";
import type { StoredResult } from "#functions/origin/products/baby/stored.ts";
import type { FindCitation } from "#functions/origin/products/citations.ts";
import { batchesOf } from "#functions/origin/products/names/batches.ts";
import { citeFromFiles } from "#scripts/samples/cite-from-files.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";

const noSource = async () => null;
const SN = "LPSAMPLE0000000001";
const delivered = {
  engine: "1",
  deliveredAt: "2026-11-21T00:00:00.000Z",
  receipt: {
    outTradeNo: "A".repeat(26),
    channel: "card",
    amount: 2990,
    currency: "CNY",
    paidAt: "2026-11-21T00:00:00.000Z",
  },
} as const;

/** Forms of every kind, as the wire carries them; some leave few names or none. */
const anyForm = fc
  .record({
    surname: fc.constantFrom("林", "欧阳", "单", "王", "曾", "于"),
    sex: fc.constantFrom("male", "female", "unknown"),
    month: fc.integer({ min: 1, max: 12 }).map(String),
    hour: fc.constantFrom("unknown", "0", "9", "23"),
    length: fc.constantFrom("1", "2", "any"),
    fixed: fc.constantFrom(null, null, null, "安", "德"),
    avoid: fc.constantFrom("", "清和雅宁"),
    rarity: fc.constantFrom("any", "common", "rare"),
    useBazi: fc.constantFrom("0", "1"),
    useGrids: fc.constantFrom("0", "1"),
  })
  .map((over) => v.parse(BabyBrief, babyForm(over)));

/** The free face and the parts of the paid report; null where the form leaves no name. */
async function bothFaces(
  brief: BabyBrief,
  change: (free: StoredResult) => StoredResult = (free) => free,
  cite: FindCitation = noSource,
) {
  try {
    const free = change(await deriveFreeResult(brief, SN, cite));
    const { face, ...parts } = await deriveBabyReport(brief, SN, free, delivered, cite);
    const of = (name: string) => Object.keys(parts).filter((part) => part.startsWith(name));
    return {
      free,
      face: v.parse(BabyFace, face),
      batches: of("batch-").map((part) => v.parse(Cards, parts[part])),
      names: of("sheet-").flatMap((part) => v.parse(Sheet, parts[part])),
    };
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}

test("a paid report has the free names first, as many as promised, and none twice", async () => {
  let promised = 0;
  await fc.assert(
    fc.asyncProperty(anyForm, async (brief) => {
      const faces = await bothFaces(brief);
      if (faces === null) return;
      const { free, face, batches, names } = faces;
      expect(names.slice(0, free.names.length)).toEqual(free.names);
      expect(new Set(face.given).size).toBe(face.given.length);
      expect(names.map(({ given }) => given)).toEqual(face.given);
      expect(batches.flat().map(({ given }) => given)).toEqual(face.given);
      expect(batches.flat().map(({ score }) => score)).toEqual(names.map(({ bill }) => bill.total));
      expect(batches[0]).toHaveLength(free.names.length + free.locked.names);
      expect(batchesOf(face)).toBe(free.locked.batches);
      expect(batches.length).toBe(free.locked.batches + 1);
      promised += free.locked.names;
    }),
    // The plain form promises its 30 names, so that never all of the drawn ones are refused or empty.
    { numRuns: 25, examples: [[v.parse(BabyBrief, babyForm({}))]] },
  );
  expect(promised).toBeGreaterThanOrEqual(30);
});

test("a report keeps the names and scores of a free face by an older engine in front", async () => {
  const brief = v.parse(BabyBrief, babyForm());
  const faces = await bothFaces(brief, (free) => ({
    ...free,
    names: free.names.map((name, at) => {
      const total = name.score - 7;
      const given = at === 0 ? "旧名" : name.given;
      return { ...name, given, score: total, bill: { ...name.bill, total } };
    }),
  }));
  expect(faces?.names.slice(0, 3)).toEqual(faces?.free.names);
  expect(new Set(faces?.face.given).size).toBe(83);
});

test("the same order gives the same report", async () => {
  const brief = v.parse(BabyBrief, babyForm({ length: "any" }));
  expect(await bothFaces(brief)).toEqual(await bothFaces(brief));
});

describe("the family's own names", () => {
  const having = (have: string, over: Parameters<typeof babyForm>[0] = {}) =>
    v.parse(BabyBrief, babyForm({ have, ...over }));

  test("are scored by the same rules, best first, each with its place among what was found", async () => {
    const faces = await bothFaces(having("梓涵,清和,犇"), (free) => free, citeFromFiles);
    if (faces === null) throw new Error("no names");
    const { free, face, names } = faces;
    const totals = names.map(({ bill }) => bill.total);
    expect(free.have.map(({ given }) => given).sort()).toEqual(["梓涵", "清和", "犇"].sort());
    expect(free.have.map(({ bill }) => bill.total)).toEqual(
      free.have.map(({ bill }) => bill.total).sort((a, b) => b - a),
    );
    for (const { bill, place, of } of free.have) {
      expect(of).toBe(names.length);
      expect(place).toBe(totals.filter((total) => total > bill.total).length + 1);
      expect(bill.lines.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(bill.total, 5);
    }
    expect(face.have).toEqual(free.have);
  });

  test("are shown even with a character outside the table, but only registrable ones open", async () => {
    const faces = await bothFaces(having("囍儿,清和"));
    expect(faces?.free.have.map(({ given, registrable }) => [given, registrable.ok]).sort()).toEqual([
      ["囍儿", false],
      ["清和", true],
    ]);
    expect(faces?.free.haveWhole.map(({ given }) => given)).toEqual(["清和"]);
  });

  test("do not change which names are found, nor their scores", async () => {
    const [plain, having2] = await Promise.all([bothFaces(having("")), bothFaces(having("清和,梓涵"))]);
    expect(having2?.names).toEqual(plain?.names);
    expect(plain?.free.have).toEqual([]);
  });
});
