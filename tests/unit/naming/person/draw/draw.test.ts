import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  DRAWS,
  drawInWords,
  drawName,
  drawsOf,
  messageOf,
  placeAmong,
} from "#functions/naming/person/draw/draw.ts";
import { type Pool, poolOf } from "#functions/naming/person/draw/pool.ts";

const hash = (text: string) => createHash("sha256").update(text, "utf8").digest("hex");
const sns = fc.string({
  unit: fc.constantFrom(..."0123456789ABCDEFGHJKMNPQRSTVWXYZ"),
  minLength: 26,
  maxLength: 26,
});

/** A pool of that many names: 甲0, 甲1 … */
function poolOfSize(size: number): Pool {
  return poolOf(Array.from({ length: size }, (_, at) => ({ name: `甲${at}`, score: 90 })));
}

/** The published rule once more, by node:crypto and BigInt, as anyone might repeat it. */
function byHand(names: readonly string[], sn: string, index: number): string {
  const left = [...names];
  for (let draw = 0; ; draw++) {
    const size = BigInt(left.length);
    const limit = (2n ** 32n / size) * size;
    const digest = hash(`luopan-draw-1|${sn}|${draw}`);
    const groups = (digest.match(/.{8}/g) ?? []).map((group) => BigInt(`0x${group}`));
    const number = groups.find((group) => group < limit);
    if (number === undefined) throw new Error("all eight rejected: hash again with |1");
    const [name = ""] = left.splice(Number(number % size), 1);
    if (draw === index) return name;
  }
}

describe("the draw of a luck name", () => {
  it("is what its published rule says, by another's arithmetic", () => {
    fc.assert(
      fc.property(
        sns,
        fc.integer({ min: DRAWS, max: 600 }),
        fc.integer({ min: 0, max: 3 }),
        (sn, size, index) => {
          const pool = poolOfSize(size);
          expect(drawName(pool, sn, index).name).toBe(byHand(pool.names, sn, index));
        },
      ),
    );
  });

  // printf 'luopan-draw-1|0123456789ABCDEFGHJKMNPQRS|0' | sha256sum, and so on; the division by hand.
  it.each([
    {
      index: 0,
      digest: "2f6c40636265ff563ad4d764d2e7f204a7aaf23a22b8484ef7f703c431085236",
      place: 3,
      name: "清和",
    },
    {
      index: 1,
      digest: "0983992e5ac2f043febda7ed2ea16473e6631937727cb377b422f37e5e0435ae",
      place: 2,
      name: "思齐",
    },
    {
      index: 2,
      digest: "8ef3e7fa2ea0d3258d9a08944e0bc76253b65f64f85fbb9f58dfb8d911bfd80f",
      place: 2,
      name: "知远",
    },
    {
      index: 3,
      digest: "59bfea6bf5bba6c671c69136df34349455780a9ed3de1cecb963f2f1b0530db1",
      place: 1,
      name: "嘉言",
    },
  ])("number $index of a fixed order gives $name", ({ index, digest, place, name }) => {
    const pool = poolOf(
      ["清和", "嘉言", "云舒", "知远", "思齐"].map((given) => ({ name: given, score: 90 })),
    );
    const sn = "0123456789ABCDEFGHJKMNPQRS";
    expect(drawName(pool, sn, index)).toMatchObject({ digest, place, name, word: 0 });
    expect(hash(messageOf(sn, index))).toBe(digest);
  });

  it("is the same for an order whenever it is asked", () => {
    fc.assert(
      fc.property(sns, fc.integer({ min: 0, max: 3 }), (sn, index) => {
        expect(drawName(poolOfSize(50), sn, index)).toEqual(drawName(poolOfSize(50), sn, index));
      }),
    );
  });

  it("never gives an order the same name twice", () => {
    fc.assert(
      fc.property(sns, fc.integer({ min: 1, max: 40 }), (sn, size) => {
        const pool = poolOfSize(size);
        const drawn = Array.from({ length: drawsOf(pool) }, (_, index) => drawName(pool, sn, index).name);
        expect(new Set(drawn).size).toBe(Math.min(DRAWS, size));
      }),
    );
  });

  it.each([{ index: 0 }, { index: 3 }])(
    "gives every name the same chance at draw $index (χ², 1 in 1,000)",
    ({ index }) => {
      const size = 23;
      const runs = 23_000;
      const pool = poolOfSize(size);
      const counts = new Map<string, number>();
      for (let run = 0; run < runs; run++) {
        const { name } = drawName(pool, `ORDER${run}`, index);
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
      const expected = runs / size;
      const chiSquare = pool.names.reduce(
        (sum, name) => sum + ((counts.get(name) ?? 0) - expected) ** 2 / expected,
        0,
      );
      expect(chiSquare).toBeLessThan(48.27);
    },
  );

  it("passes over numbers that would favour the first names", () => {
    // With three quarters of 2³² places, one number in four is at or above the only multiple there is.
    const left = 3 * 2 ** 30;
    const found = Array.from({ length: 400 }, (_, run) => placeAmong(left, `R${run}`, 0));
    expect(found.every(({ number, place }) => number < left && place === number)).toBe(true);
    const passedOver = found.filter(({ word }) => word > 0);
    expect(passedOver.length).toBeGreaterThan(60);
    for (const { word, digest } of passedOver) {
      expect(Number.parseInt(digest.slice((word - 1) * 8, word * 8), 16)).toBeGreaterThanOrEqual(left);
    }
  });

  it("hashes again, with |1 behind the text, where all eight numbers are passed over", () => {
    const left = 2 ** 31 + 1;
    const again = Array.from({ length: 4000 }, (_, run) => placeAmong(left, `R${run}`, 0)).filter(
      ({ message }) => message.endsWith("|0|1"),
    );
    expect(again.length).toBeGreaterThan(0);
    for (const { message, digest } of again) {
      expect(digest).toBe(hash(message));
      const first = hash(message.replace(/\|1$/, "")).match(/.{8}/g) ?? [];
      expect(first.every((group) => Number.parseInt(group, 16) >= left)).toBe(true);
    }
  });

  it("refuses a draw that there is none of", () => {
    expect(() => drawName(poolOfSize(9), "A", DRAWS)).toThrow(RangeError);
    expect(() => drawName(poolOfSize(9), "A", -1)).toThrow(RangeError);
    expect(() => drawName(poolOfSize(2), "A", 2)).toThrow(RangeError);
    expect(() => drawName(poolOfSize(0), "A", 0)).toThrow(RangeError);
  });

  it("says in words how to repeat it", () => {
    const drawn = drawName(poolOfSize(5), "A", 0);
    const words = drawInWords(drawn).join("");
    for (const part of [drawn.message, drawn.digest, String(drawn.number), drawn.name])
      expect(words).toContain(part);
  });
});
