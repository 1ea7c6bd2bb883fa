import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { SHOTS } from "#scripts/gallery/shots.ts";
import { everyRow } from "#tests/kit/every-row.ts";
import { screens, screensBy } from "#tests/kit/screens/all-screens.ts";
import { routeStates } from "#tests/kit/screens/route-states.ts";

const paths = routes.map(({ path = "" }) => path);
const seen = new Set(screens.map(({ what }) => what));

test("every route says in which states it must be seen", () => {
  expect(paths.filter((path) => Object.keys(routeStates[path] ?? {}).length === 0)).toEqual([]);
  expect(Object.keys(routeStates).filter((path) => !paths.includes(path))).toEqual([]);
});

test("every route is seen in the browser in each of its states", () => {
  everyRow(Object.entries(routeStates), ([_path, states]) => {
    const missing = Object.entries(states).flatMap(([state, shown]) =>
      shown.length > 0 ? shown.filter((what) => !seen.has(what)) : [state],
    );
    expect(missing).toEqual([]);
  });
});

test("every route is drawn by a screen of its own, and every screen draws a route", () => {
  const drawn = new Set(screens.map(({ route }) => route));
  expect(paths.filter((path) => !drawn.has(path))).toEqual([]);
  expect([...drawn].filter((path) => !paths.includes(path))).toEqual([]);
});

test("every file of screens has its browser test, and every browser test its screens", () => {
  const files = Object.keys(screensBy).map((name) => `${name}.test.ts`);
  expect(readdirSync("tests/browser/screens").sort()).toEqual(files.sort());
});

test("no two screens are called alike", () => {
  expect(screens.map(({ what }) => what).filter((what, at, all) => all.indexOf(what) !== at)).toEqual([]);
});

test("the pictures for readers are of screens that there are, and of every route", () => {
  const shown = new Map(screens.map(({ what, route }) => [what, route]));
  expect(SHOTS.filter((what) => !shown.has(what))).toEqual([]);
  const pictured = new Set(SHOTS.map((what) => shown.get(what)));
  expect(paths.filter((path) => !pictured.has(path))).toEqual([]);
});
