import { expect, test } from "vitest";
import { viewOf } from "#app/kit/result/view.server.ts";

const asked = (favourable?: readonly string[]) =>
  viewOf(new URLSearchParams({ filter: "favoured" }), favourable);

// Break it catches: «no name has a favourable element» said of a report without a chart, or of a shop's.
test("names are sifted by favourable elements only where there are some; else the report is shown as it opens", () => {
  expect(asked(["金", "水"]).filter).toBe("favoured");
  const opening = { filter: "all", sort: "report", batch: 0, part: "first" };
  expect(asked([])).toEqual(opening);
  expect(asked()).toEqual(opening);
});
