import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { calls } from "#functions/contract/wire/calls.ts";
import { type House, openHouse } from "#tests/kit/browser/browser.ts";
import { partedWords } from "#tests/kit/browser/parted-words.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

let house: House;
let family: ReturnType<typeof callerOf>;
beforeAll(async () => {
  house = await openHouse();
  family = callerOf(house.site);
});
afterAll(() => house?.close());

const FACES = ["free", "paid"] as const;
/** A name of three characters, and one of four, of a family that gave the hour with the longest words. */
const SURNAMES = ["林", "欧阳"] as const;
const SCREENS = [
  [320, 568],
  [375, 667],
  [390, 844],
] as const;

const paths = new Map<string, Promise<string>>();
/** The page of a family's order, made once. */
function pathOf(face: (typeof FACES)[number], surname: string): Promise<string> {
  const made = async () => {
    const { data } = await family.post("/api/business/seek", babyForm({ surname, hour: "23" }));
    const { sn } = v.parse(calls.index.seek.data, data);
    if (face === "paid") await payInDatabase(house.site, sn);
    return `/naming-result/${sn}`;
  };
  const key = face + surname;
  const path = paths.get(key) ?? made();
  paths.set(key, path);
  return path;
}

interface Seen {
  /** How far down the first name and its elements reach, px. */
  bottom: number;
  /** Height of a character of the first name, px. */
  glyph: number;
  signs: number;
}

async function firstName(
  face: (typeof FACES)[number],
  surname: string,
  size: string,
  screen: readonly number[],
) {
  const [width = 0, height = 0] = screen;
  const { page, open } = await house.phone({ width, height, visitor: family.visitorId });
  await open(`${await pathOf(face, surname)}${size === "大字" ? "?view=large" : ""}`);
  return page
    .locator(".name-card, .opened")
    .first()
    .evaluate((card): Seen => {
      const signs = [...card.querySelectorAll(".zi")];
      const parts = [...signs, ...card.querySelectorAll(".chips li")];
      return {
        bottom: Math.max(...parts.map((part) => part.getBoundingClientRect().bottom)),
        glyph: Number.parseFloat(getComputedStyle(card.querySelector(".glyphs") ?? card).fontSize),
        signs: signs.length,
      };
    });
}

describe.each(FACES)("the %s names", (face) => {
  describe.each(SURNAMES)("of a family %s", (surname) => {
    // Breaks it catches: a head that grows by a line, a name in the middle of a tall leaf: nobody scrolls to meet a name.
    test.each(SCREENS)("begin with a whole one on a screen of %i × %i", async (...screen) => {
      const { bottom, signs } = await firstName(face, surname, "", screen);
      expect(signs).toBe(surname.length + 2);
      expect(bottom).toBeLessThanOrEqual(screen[1]);
    });

    // Break it catches: a count or a span of hours that makes two lines of what stands above the name.
    test("stand under one line that says whose, or how many", async () => {
      const { page, open } = await house.phone({ width: 375, height: 667, visitor: family.visitorId });
      await open(await pathOf(face, surname));
      const lines = await page
        .locator(".echo")
        .first()
        .evaluate((echo) => {
          const range = document.createRange();
          range.selectNodeContents(echo);
          const bottoms = [...range.getClientRects()].map(({ top, bottom }) =>
            Math.round((top + bottom) / 2 / 8),
          );
          return new Set(bottoms).size;
        });
      expect(lines).toBe(1);
    });

    // Breaks it catches: a size for the large text that is less than that of the usual one.
    test("do so in 大字, where a name is no smaller", async () => {
      const screen = [375, 812] as const;
      const usual = await firstName(face, surname, "", screen);
      const large = await firstName(face, surname, "大字", screen);
      expect(large.bottom).toBeLessThanOrEqual(screen[1]);
      expect(large.glyph).toBeGreaterThanOrEqual(usual.glyph);
    });
  });
});

const PAGES = [
  ...["/", "/?tab=business", "/?tab=score", "/?tab=score&of=business", "/luck-name", "/manual-naming"],
  ...["/manuscript-example", "/guide", "/characters", "/by-ear", "/comment-list", "/search-order"],
];

describe.each(["standard", "large"])("headings, %s", (view) => {
  // Break it catches: a heading that is too wide for a line and is broken wherever the line ends: 有来处的 ⏎ 名字 is parted, 名 ⏎ 字 broken.
  test("are never broken inside a word on a narrow phone", async () => {
    const { page, open } = await house.phone({ width: 320, height: 568, visitor: family.visitorId });
    await open(`/?view=${view}`);
    const results = FACES.flatMap((face) => SURNAMES.map((surname) => pathOf(face, surname)));
    const broken: string[] = [];
    for (const path of [...PAGES, ...(await Promise.all(results))]) {
      expect(await open(path)).toBe(200);
      expect(await page.locator("h1").count(), path).toBe(1);
      broken.push(...(await partedWords(page)).map((fault) => `${path}: ${fault}`));
    }
    expect(broken).toEqual([]);
  });
});
