import { createElement } from "react";
import { expect, test } from "vitest";
import { SignCharacters } from "#app/kit/business/sign-characters.tsx";
import { drawn } from "#tests/kit/set-up/drawn.ts";

const MAI = { char: "麦", pinyin: "mài", strokes: 7, level: 1, gloss: "一季收成，踏实口粮" } as const;
const NOTE = "繁体作「谷」，用在「山谷、空谷」；「穀」用在「五穀、稻穀」。";

test("only a character of a 字号 with several traditional forms has a note on them", () => {
  const characters = [{ ...MAI, char: "谷", pinyin: "gǔ", forms: NOTE }, MAI];
  const html = drawn(createElement(SignCharacters, { characters }));
  const [first = "", second = ""] = html.split("<h3>").slice(1);
  expect(first).toContain(`<dt>繁体</dt><dd>${NOTE.replaceAll("「", "“").replaceAll("」", "”")}</dd>`);
  expect(second).not.toContain("繁体");
});
