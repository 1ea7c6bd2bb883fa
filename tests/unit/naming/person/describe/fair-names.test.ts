import { expect, it } from "vitest";
import { bannedIn } from "#functions/contract/values/banned-words.ts";
import { chartOf } from "#functions/naming/facts/calendar/chart/chart.ts";
import { describeName } from "#functions/naming/person/describe/describe-name.ts";
import { familyOf } from "#functions/naming/person/score/family.ts";
import { citeFromFiles } from "#scripts/samples/cite-from-files.ts";
import { gradedGivens } from "#tests/unit/naming/person/generate/brute-force.ts";
import { SPRING_BIRTH } from "#tests/unit/naming/person/generate/families.ts";

// A poem's own title may hold such a word (赠转运陆中丞): a name that would print it in our sentences has no source.
it("no graded name is recommended or warned of in words that the site never says", async () => {
  const family = familyOf({
    surname: "林",
    sex: "female",
    chart: chartOf(SPRING_BIRTH),
  });
  const said: string[] = [];
  for (const given of gradedGivens()) {
    const { care, why } = describeName(family, given, await citeFromFiles(family, given));
    said.push(...[why, ...care].filter((text) => bannedIn(text).length > 0));
  }
  expect(said).toEqual([]);
}, 60_000);
