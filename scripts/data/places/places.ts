// Writes functions/naming/facts/calendar/places/places-data.ts: node scripts/data/places/places.ts
import { writeFile } from "node:fs/promises";
import * as v from "valibot";
import { readArchive } from "../packages/npm-archive.ts";
import { MAINLAND_BY_HAND, PLACES_BY_HAND } from "./by-hand.ts";

/** Of the package echarts, whose map data has a point for each prefecture. */
const VERSION = "4.9.0";
const INTEGRITY =
  "sha512-+ugizgtJ+KmsJyyDPxaw2Br5FqzuBnyOWwcxPKO6y0gc5caYcfnEUIlNStx02necw8jmKmTafmpHhGo4XDtEIA==";
const CITIES = "map/json/china-cities.json";
const TARGET = new URL("../../../functions/naming/facts/calendar/places/places-data.ts", import.meta.url);

const Cities = v.object({
  features: v.array(
    v.object({
      id: v.optional(v.string(), ""),
      properties: v.object({
        name: v.optional(v.string(), ""),
        cp: v.optional(v.tuple([v.number(), v.number()])),
      }),
    }),
  ),
});

/** Codes of GB/T 2260 that changed since: prefectures became cities, 儋州 a prefecture. */
const NEW_CODES: ReadonlyMap<string, string> = new Map([
  ["469003", "460400"],
  ["542200", "540500"],
  ["542400", "540600"],
  ["542600", "540400"],
  ["652100", "650400"],
  ["652200", "650500"],
]);

/** Short names that are a province's too. */
const CLEAR_NAMES: ReadonlyMap<string, string> = new Map([
  ["220200", "吉林市"],
  ["632500", "海南州"],
]);

/** 莱芜 is a district of 济南 since 2019; 台湾 香港 澳门 are typed by hand, with zones of their own. */
const LEFT_OUT: ReadonlySet<string> = new Set(["371200", "710000", "810000", "820000"]);

const MUNICIPALITIES = "直辖市";
const PROVINCES: ReadonlyMap<string, string> = new Map(
  (
    "11直辖市 12直辖市 13河北 14山西 15内蒙古 21辽宁 22吉林 23黑龙江 31直辖市 32江苏 33浙江 34安徽 35福建 36江西 37山东 " +
    "41河南 42湖北 43湖南 44广东 45广西 46海南 50直辖市 51四川 52贵州 53云南 54西藏 61陕西 62甘肃 63青海 64宁夏 65新疆"
  )
    .split(" ")
    .map((entry) => [entry.slice(0, 2), entry.slice(2)]),
);

type Row = { code: string; name: string; longitude: number };

const archive = await readArchive("echarts", VERSION, INTEGRITY, (path) => path === CITIES);
const json = archive.get(CITIES);
if (json === undefined) throw new Error(`echarts ${VERSION} holds no ${CITIES}`);
const mainland = [...mapped(json.toString("utf8")), ...MAINLAND_BY_HAND].sort((a, b) =>
  a.code < b.code ? -1 : 1,
);
const lines = [...grouped(mainland), ...PLACES_BY_HAND.trim().split("\n")];
await writeFile(TARGET, moduleText(lines));
console.log(`${lines.filter((line) => !line.startsWith("#")).length} places`);

function mapped(text: string): Row[] {
  const rows: Row[] = [];
  for (const { id, properties } of v.parse(Cities, JSON.parse(text)).features) {
    if (LEFT_OUT.has(id) || properties.cp === undefined) continue;
    const name = CLEAR_NAMES.get(id) ?? properties.name;
    rows.push({ code: NEW_CODES.get(id) ?? id, name, longitude: properties.cp[0] });
  }
  return rows;
}

/** Municipalities first, then the provinces by code. */
function grouped(rows: readonly Row[]): string[] {
  const byGroup = new Map<string, string[]>([[MUNICIPALITIES, []]]);
  for (const { code, name, longitude } of rows) {
    const group = PROVINCES.get(code.slice(0, 2));
    if (group === undefined) throw new Error(`no province for ${code} ${name}`);
    const members = byGroup.get(group) ?? [];
    members.push(`${code} ${name} ${longitude.toFixed(2)}`);
    byGroup.set(group, members);
  }
  return [...byGroup].flatMap(([group, members]) => [`# ${group} Asia/Shanghai`, ...members]);
}

function moduleText(placeLines: readonly string[]): string {
  return [
    "/**",
    " * Places of birth: `# group zone`, then `code name longitude [zone]`. Made by scripts/data/places/places.ts; do not edit.",
    ` * Mainland longitudes: map data of echarts ${VERSION} (Apache-2.0); codes: GB/T 2260; the rest by hand, see there.`,
    " */",
    "export const PLACES_DATA = `",
    ...placeLines,
    "`;",
    "",
  ].join("\n");
}
