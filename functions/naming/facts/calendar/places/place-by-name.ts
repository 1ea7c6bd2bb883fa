import { findPlace, type Place, places } from "./places.ts";

/** A trailing word that people leave out or add: 深圳 and 深圳市 are one place. */
const SUFFIX = /(特别行政区|自治州|地区|市|县|盟)$/u;
const bare = (name: string) => name.replace(SUFFIX, "");

let byName: ReadonlyMap<string, Place> | undefined;

/** The place of a code or of a Chinese name, with or without 市; undefined where there is none. */
export function placeNamed(text: string): Place | undefined {
  const name = text.normalize("NFKC").trim();
  byName ??= index();
  return findPlace(name) ?? byName.get(name) ?? byName.get(bare(name));
}

/** Places by whole and by bare name; a bare name that two share (新竹市, 新竹县) means the first, the city. */
function index(): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const place of places()) found.set(place.name, place);
  for (const place of places()) if (!found.has(bare(place.name))) found.set(bare(place.name), place);
  return found;
}
