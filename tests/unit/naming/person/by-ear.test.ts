import { describe, expect, test } from "vitest";
import { marked } from "#functions/naming/facts/sound/mandarin/marked.ts";
import { bareSyllables } from "#functions/naming/facts/sound/mandarin/syllable.ts";
import { byEar } from "#functions/naming/person/suggest/ear/by-ear.ts";
import { readSounds } from "#functions/naming/person/suggest/ear/read-sounds.ts";

const said = (text: string) =>
  readSounds(text)?.map(({ id, tone }) => {
    const bare = bareSyllables[id]?.bare ?? "";
    return tone === null ? bare : marked(`${bare}${tone}`);
  }) ?? null;

describe("a sound", () => {
  test.each([
    ["清然", ["qīng", "rán"]],
    ["像“清”和“然”的音", ["qīng", "rán"]],
    ["清和", ["qīng", "hé"]],
    ["清 和", ["qīng", "hé"]],
    ["像清和然", ["qīng", "rán"]],
    ["qing ran", ["qing", "ran"]],
    ["qīngrán", ["qīng", "rán"]],
    ["Qing1 ran2", ["qīng", "rán"]],
    ["lü4", ["lǜ"]],
    ["lǜ", ["lǜ"]],
    ["xi'an", ["xi", "an"]],
    ["然", ["rán"]],
    ["輕", ["qīng"]],
    ["xyz", null],
    ["清然和", null],
    ["<b>", null],
    ["  ", null],
  ])("is read in %s", (text, sounds) => {
    expect(said(text)).toEqual(sounds);
  });
});

describe("by ear", () => {
  test("come names that sound so, exact ones first, and characters of the tone that was asked for", () => {
    const { names, sounds } = byEar(readSounds("qing he") ?? [], "unknown");
    expect(names.find(({ given }) => given === "清和")).toMatchObject({
      exact: true,
      pinyin: ["qīng", "hé"],
    });
    expect(names.map(({ exact }) => exact)).toEqual(
      names
        .map(({ exact }) => exact)
        .sort()
        .reverse(),
    );
    expect(names.every(({ pinyin: [first = ""] }) => /^q[iīíǐì]ng?$/.test(first))).toBe(true);
    const [toned] = byEar(readSounds("qing1") ?? [], "unknown").sounds;
    expect(toned?.exact.every(({ pinyin }) => pinyin === "qīng")).toBe(true);
    expect(sounds[0]?.exact.length).toBeGreaterThan(toned?.exact.length ?? 0);
  });

  // Breaks it catches: one name of this sound, while a girl's report sells another.
  test("come names for a boy and for a girl where all are asked for", () => {
    const heard = (sex: "male" | "female" | "unknown") =>
      byEar(readSounds("云溪") ?? [], sex).names.map(({ given }) => given);
    expect(heard("female")).toContain("云溪");
    expect(heard("male")).not.toContain("云溪");
    expect(heard("unknown")).toContain("云溪");
  });
});
