import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { BusinessBrief, FORMS, USAGES } from "#functions/contract/products/business-brief.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { Failure } from "#functions/origin/failure.ts";
import { checkBusiness } from "#functions/origin/products/business/check.ts";
import { deriveBusiness } from "#functions/origin/products/business/derive.ts";
import {
  BusinessFace,
  Cards,
  deriveBusinessReport,
  Sheet,
} from "#functions/origin/products/business/report.ts";
import { type StoredBusiness, StoredBusinessBrief } from "#functions/origin/products/business/stored.ts";
import { batchesOf } from "#functions/origin/products/names/batches.ts";
import { businessForm } from "#tests/kit/forms/business-form.ts";

const delivered = {
  engine: "1",
  deliveredAt: "2026-11-21T00:00:00.000Z",
  receipt: {
    outTradeNo: "A".repeat(26),
    channel: "card",
    amount: 4990,
    currency: "CNY",
    paidAt: "2026-11-21T00:00:00.000Z",
  },
} as const;

function briefOf(over: Parameters<typeof businessForm>[0]): StoredBusinessBrief {
  const { idem: _idem, keep: _keep, ...said } = v.parse(BusinessBrief, businessForm(over));
  return v.parse(StoredBusinessBrief, said);
}

/** Wishes of every kind; some leave few names or none, some break the rules. */
const anyBrief = fc
  .record({
    usage: fc.constantFrom(...USAGES),
    trade: fc.constantFrom("社区面包店", "茶馆", "软件开发"),
    form: fc.constantFrom(...FORMS),
    length: fc.constantFrom("2", "3"),
    must: fc.constantFrom("", "", "麦", "云川", "中国"),
    avoid: fc.constantFrom("", "麦田云山"),
    rivals: fc.constantFrom("", "云上麦\n禾光里"),
  })
  .map(briefOf);

/** The free face and the parts of the paid report; null where the wishes are refused. */
function bothFaces(brief: StoredBusinessBrief, change = (free: StoredBusiness): StoredBusiness => free) {
  try {
    checkBusiness(brief);
    const free = change(deriveBusiness(brief));
    const { face, ...parts } = deriveBusinessReport(brief, free, delivered);
    const of = (name: string) => Object.keys(parts).filter((part) => part.startsWith(name));
    return {
      free,
      face: v.parse(BusinessFace, face),
      batches: of("batch-").map((part) => v.parse(Cards, parts[part])),
      names: of("sheet-").flatMap((part) => v.parse(Sheet, parts[part])),
    };
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}

test("a paid report has the free names first, as many as promised, none twice, none banned", () => {
  let promised = 0;
  fc.assert(
    fc.property(anyBrief, (brief) => {
      const faces = bothFaces(brief);
      if (faces === null) return;
      const { free, face, batches, names } = faces;
      expect(names.slice(0, free.names.length)).toEqual(free.names);
      expect(new Set(face.given).size).toBe(face.given.length);
      expect(names.map(({ given }) => given)).toEqual(face.given);
      expect(batches.flat().map(({ given }) => given)).toEqual(face.given);
      expect(batches[0]).toHaveLength(free.names.length + free.locked.names);
      expect(batchesOf(face)).toBe(free.locked.batches);
      for (const { given, bill, score, findings } of names) {
        expect([...given]).toHaveLength(brief.length);
        for (const char of brief.must) expect(given).toContain(char);
        for (const char of brief.avoid) expect(given).not.toContain(char);
        expect(bill.lines.reduce((sum, { points }) => sum + points, 0)).toBe(score);
        expect(findings.filter(({ kind }) => kind === "ban")).toEqual([]);
      }
      promised += free.locked.names;
    }),
    // The plain brief promises its 20 names, so that never all of the drawn ones are refused or empty.
    { numRuns: 10, examples: [[briefOf({})]] },
  );
  expect(promised).toBeGreaterThanOrEqual(20);
});

test("a report keeps the names and scores of a free face by an older engine in front", () => {
  const faces = bothFaces(briefOf({}), (free) => ({
    ...free,
    names: free.names.map((name, at) => ({ ...name, given: at === 0 ? "旧名" : name.given, score: 7 })),
  }));
  expect(faces?.names.slice(0, 3)).toEqual(faces?.free.names);
  expect(new Set(faces?.face.given).size).toBe(53);
});

test("wishes that leave no name are told which to relax, at the field", () => {
  const refusal = () => deriveBusiness(briefOf({ must: "麦田", rivals: "麦田" }));
  expect(refusal).toThrow(
    expect.objectContaining({
      code: "INVALID_PARAMS",
      detail: {
        fields: { must: messages.nothingLeft(["必须有的“麦田”", "避开 1 个同行"]) },
        relax: expect.arrayContaining([
          {
            text: expect.stringMatching(/^去掉“必须有的字”（\d+ 个）$/),
            names: expect.any(Number),
            instead: "must=",
          },
          expect.objectContaining({ instead: "rivals=" }),
        ]),
      },
    }),
  );
});

test("wishes that leave one or two names give these, nothing to pay for, and what to relax", () => {
  const { names, locked, relax } = deriveBusiness(briefOf({ must: "麦田" }));
  for (const { given } of names) expect(["麦田", "田麦"]).toContain(given);
  expect(locked).toEqual({ names: 0, batches: 0, batchSize: 10, further: 0 });
  expect(relax.map(({ text }) => text)).toContainEqual(expect.stringMatching(/^去掉“必须有的字”（\d+ 个）$/));
});
