import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { expect, test } from "vitest";
import { FolkBox } from "#app/products/baby/paper/folk-box.tsx";
import { NamePage } from "#functions/contract/orders/orders.ts";
import { findCharacter } from "#functions/naming/facts/characters/find-character.ts";
import { describeName } from "#functions/naming/person/describe/describe-name.ts";
import { familyOf } from "#functions/naming/person/score/family.ts";
import { sampleOf } from "#tests/kit/wire/sample-of.ts";

const LIN = familyOf({ surname: "林", sex: "female", chart: null });

/** What the box says of the names' elements, tags aside. */
function saidOf(given: string): string {
  const { characters } = describeName(LIN, given, null);
  const name = {
    ...v.parse(NamePage, sampleOf(NamePage)),
    characters: v.parse(NamePage.entries.characters, characters),
  };
  return renderToStaticMarkup(createElement(FolkBox, { name, chart: null, isShared: false })).replaceAll(
    /<[^>]+>/gu,
    "",
  );
}

// Breaks it catches: 柔 with the radical 木 on one side of the page and 金 on the other, and not a word on why.
test("where a character's element is not that of its radical, the page says by what it goes", () => {
  expect(findCharacter("柔")).toMatchObject({ element: "金" });
  expect(saidOf("知柔")).toContain("不看部首：“柔”部首是“木”，表里归金。");
  expect(saidOf("知林")).not.toContain("部首");
});
