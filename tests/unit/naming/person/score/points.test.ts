import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BillLine } from "#functions/naming/person/score/line.ts";
import { cappedElementPoints, elementPoints } from "#functions/naming/person/score/lines/elements.ts";
import { polyphonePoints } from "#functions/naming/person/score/lines/usable.ts";
import { zodiacPoints } from "#functions/naming/person/score/lines/zodiac.ts";
import { Scale } from "#functions/naming/person/score/scale.ts";
import { wishPoints } from "#functions/naming/person/score/wishes/wishes.ts";

describe("points of the five elements", () => {
  it.each([
    [["金", "水"], ["金", "水"], 12, 8],
    [["金", "水"], ["水", "金"], 12, 8],
    [["金", "水"], ["金", "金"], 12, 6],
    [["金", "水"], ["土", "金"], 12, 5],
    [["金", "水"], ["土", "土"], 5, 5],
    // Break it catches: one earth is paid for in both lines.
    [["金", "水"], ["土", "木"], 5, 2],
    [["金"], ["土", "木"], 5, 2],
    [["金", "水"], ["土"], 5, 2],
    [["金", "水"], ["水", "水"], 0, 8],
    [["金", "水"], ["木", "木"], 0, 2],
    [["金", "水"], ["火", "火"], 0, 0],
    [["金"], ["金", "金"], 12, 8],
    [["金"], ["金", "木"], 12, 2],
    [["金"], ["金"], 12, 8],
    [["金", "水"], ["金"], 12, 6],
    [["木", "火", "土"], ["木", "土"], 12, 8],
  ] as const)("favourable %j, in the name %j: %i and %i", (favourable, elements, first, second) => {
    expect(elementPoints(favourable, elements)).toEqual({ first, second });
  });

  it("are at most 10 and 6 where the hour is unknown", () => {
    expect(cappedElementPoints({ first: 12, second: 8 }, false)).toEqual({ first: 10, second: 6 });
    expect(cappedElementPoints({ first: 12, second: 8 }, true)).toEqual({ first: 12, second: 8 });
  });
});

describe("small points", () => {
  it("of readings are shared out among the characters", () => {
    expect([
      polyphonePoints(0, 2),
      polyphonePoints(1, 2),
      polyphonePoints(2, 2),
      polyphonePoints(1, 1),
    ]).toEqual([6, 3, 0, 0]);
  });

  it("of wishes go by how many are met", () => {
    expect([wishPoints(1, 1), wishPoints(3, 1), wishPoints(3, 2), wishPoints(3, 0)]).toEqual([5, 3, 5, 0]);
  });

  it("of the zodiac are the mean, halves rounded up", () => {
    expect([zodiacPoints([5, 4]), zodiacPoints([3]), zodiacPoints([1, 0]), zodiacPoints([])]).toEqual([
      5, 3, 1, 3,
    ]);
  });
});

describe("the scale of a bill", () => {
  const bill = fc
    .array(
      fc
        .integer({ min: 1, max: 20 })
        .chain((max) =>
          fc.tuple(fc.integer({ min: 0, max }), fc.constant(max), fc.integer({ min: 1, max: 24 })),
        ),
      { minLength: 5, maxLength: 20 },
    )
    .map((lines) =>
      lines.map(([points, max, weight], at) => ({ ...EMPTY, rule: `${at}`, points, max, weight })),
    );
  const scaledBy = (scale: Scale, lines: readonly BillLine[]) => {
    const scaled = lines.map((line) => ({ ...line }));
    scale.scale(scaled);
    return scaled;
  };
  const sum = (some: readonly BillLine[], field: "points" | "max") =>
    some.reduce((total, line) => total + line[field], 0);

  it("brings the maxima to 100 in whole numbers, each within one of its weight's share", () => {
    fc.assert(
      fc.property(bill, (lines) => {
        const scaled = scaledBy(new Scale(lines), lines);
        const weights = lines.reduce((all, { weight }) => all + weight, 0);
        expect(sum(scaled, "max")).toBe(100);
        scaled.forEach(({ max }, at) => {
          expect(Math.abs(max - ((lines[at]?.weight ?? 0) * 100) / weights)).toBeLessThan(1);
        });
      }),
    );
  });

  it("keeps none none, full full, and more no less, whatever the other lines have", () => {
    fc.assert(
      fc.property(bill, (lines) => {
        const scale = new Scale(lines);
        for (const { rule, max } of lines) {
          const row = [...scale.row(rule)];
          expect([row[0], row[max]]).toEqual([0, scale.most(rule)]);
          expect(row).toEqual(row.toSorted((a, b) => a - b));
        }
      }),
    );
  });

  it("has a total that is the sum of its lines", () => {
    fc.assert(
      fc.property(bill, (lines) => {
        const scale = new Scale(lines);
        expect(scale.totalOf(lines)).toBe(sum(scaledBy(scale, lines), "points"));
      }),
    );
  });

  it("leaves lines alone whose weights are their maxima and add up to 100, and has none of what is not in the bill", () => {
    const lines = [
      { ...EMPTY, rule: "a", points: 30, max: 60, weight: 60 },
      { ...EMPTY, rule: "b", points: 40, max: 40, weight: 40 },
    ];
    const scale = new Scale(lines);
    expect(scaledBy(scale, lines)).toMatchObject(lines.map(({ weight: _, ...line }) => line));
    expect([scale.most("c"), [...scale.row("c")]]).toEqual([0, [0]]);
  });
});

const EMPTY: BillLine = { part: "", rule: "", input: "", points: 0, max: 0, mark: "据表", reason: "" };
