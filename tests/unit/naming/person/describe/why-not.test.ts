import { describe, expect, it } from "vitest";
import { whyNot } from "#functions/naming/person/describe/why-not.ts";
import { bestNames } from "#functions/naming/person/generate/best-names.ts";
import { BARS } from "#functions/naming/person/generate/proposable.ts";
import { type Family, familyOf } from "#functions/naming/person/score/family.ts";
import { dealtTo } from "#functions/naming/person/store/fits.ts";
import { gradedGivens } from "#tests/unit/naming/person/generate/brute-force.ts";

const lin = (asked: Partial<Family> = {}) =>
  familyOf({ surname: "林", sex: "female", chart: null, sn: "LPWHYNOT", ...asked });
const shownTo = (family: Family) => bestNames(family, 33).names.map(({ given }) => given);

describe("a name that is missing", () => {
  it("that is there is told its place", () => {
    const shown = shownTo(lin());
    expect(whyNot(lin(), shown[4] ?? "", shown)).toMatchObject({ shownAt: 5, bar: null });
  });

  it.each([
    ["囧囧", {}, "ungraded", "逐个读过"],
    ["望舒", { avoid: ["舒"] }, "avoided", "“舒”"],
    ["望舒", { generation: { char: "承", at: 1 } }, "wanted", "字辈"],
    ["舒宁", { surname: "舒" }, "surname", "“舒宁”"],
  ] as const)("such as %s is told the rule that bars it", (given, asked, bar, word) => {
    const family = lin({ ...asked, avoid: "avoid" in asked ? [...asked.avoid] : [] });
    const answer = whyNot(family, given, shownTo(family));
    expect(answer).toMatchObject({ shownAt: null, bar });
    expect(answer.says.join("")).toContain(word);
    expect(answer.says.join("")).toMatch(/它是 \d+ 分/);
  });

  it("that is only behind is told its place among all and what it loses to the last one shown", () => {
    const shown = shownTo(lin());
    const behind = gradedGivens()
      .slice(0, 1500)
      .flatMap((given) => {
        const answer = whyNot(lin(), given, shown);
        return answer.bar === null && answer.shownAt === null ? [answer] : [];
      });
    expect(behind.length).toBeGreaterThan(50);
    for (const { says } of behind.slice(0, 50)) {
      expect(says[0]).toMatch(/在您家能用的 \d+ 个名字里排第 [1-9]\d*，/);
      expect(says.at(-1)).toContain(`“${shown.at(-1)}”`);
    }
  });

  // Breaks it catches: a place among the first for what is not shown; a name that others have told that it is worse.
  it("because it is dealt to other surnames is told so, and stands behind all that are dealt to this one", () => {
    const shown = shownTo(lin());
    const dealt = dealtTo("林", "female");
    const says = (given: string) => whyNot(lin(), given, shown).says.join("");
    const ours = [...dealt.keys()].filter((given) => !shown.includes(given)).slice(0, 5);
    const others = ["望舒", "攸宁", "采薇", "晚晴", "清晏"].filter((given) => !dealt.has(given));
    expect(ours.length).toBe(5);
    expect(others).not.toEqual([]);
    const placeOf = (given: string) => Number(/排第 (\d+)/u.exec(says(given))?.[1]);
    for (const given of ours) expect(says(given)).not.toContain("分给各个姓");
    for (const given of others) {
      expect(says(given)).toContain("它没有分到");
      expect(placeOf(given)).toBeGreaterThan(Math.max(...ours.map(placeOf)));
    }
  });

  it("is answered for every rule there is", () => {
    expect(new Set(BARS).size).toBe(BARS.length);
    const said = whyNot(lin(), "囧", []).says;
    expect(said.length).toBeGreaterThan(0);
  });
});
