// What is asked of the packed engine in every runtime: `rooms` are its modules, the answer one text.

/** Births in each half of the calendar's day, in two places and calendars. */
const BIRTHS = [
  {
    calendar: "solar",
    year: 1988,
    month: 7,
    day: 1,
    leap: false,
    hour: 12,
    minute: 0,
    place: null,
    zishi: "late",
  },
  {
    calendar: "solar",
    year: 2024,
    month: 2,
    day: 4,
    leap: false,
    hour: 23,
    minute: 30,
    place: "330100",
    zishi: "early",
  },
  {
    calendar: "lunar",
    year: 2025,
    month: 6,
    day: 1,
    leap: true,
    hour: null,
    minute: null,
    place: null,
    zishi: "late",
  },
];

/** The answers of all rooms, as JSON. */
export function askEngine({ characters, calendar, grids, sound, poems, score, generate, business }) {
  const charts = BIRTHS.map((birth) => calendar.chartOf(birth));
  const families = ["林", "欧阳", "司"].flatMap((surname) =>
    charts.map((chart) => score.familyOf({ surname, sex: "female", chart })),
  );
  return JSON.stringify({
    version: score.ENGINE_VERSION,
    characters: characters.characters(),
    charts,
    grids: [1, 7, 12, 23].flatMap((one) => [2, 9, 16].map((other) => grids.fiveGrids([one], [other, one]))),
    heard: ["杨伟", "林清和", "吴德行", "朱逸群"].map((name) => sound.listenTo(name, sound.SPEECHES)),
    cited: ["清扬", "采薇", "知行"].map((pair) => poems.cite(...pair)),
    bills: families.map((family) => score.billOf(family, "清和")),
    names: families.map((family) =>
      generate.bestNames(family, 10).names.map(({ given }) => generate.describeName(family, given)),
    ),
    draws: families
      .slice(0, 2)
      .map((family) => generate.drawName(generate.familyPool(family), "20260418abc", 0)),
    signs: business.businessNames(business.briefOf({ trade: "面包店", length: 3 }), 10),
  });
}
