import { PLACES_DATA } from "./places-data.ts";

/** A place of birth (出生地), for the sun's time there. */
export interface Place {
  /** GB/T 2260 for the mainland, Hong Kong and Macau; codes of our own elsewhere. */
  readonly code: string;
  readonly name: string;
  /** Province, region or country. */
  readonly group: string;
  /** Degrees east, to 0.01. */
  readonly longitude: number;
  /** IANA time zone. */
  readonly zone: string;
}

/** Ends the code of a place in Xinjiang whose family keeps local time (UTC+6); without it, Beijing time is meant. */
const LOCAL_TIME_MARK = "-XJ";
const XINJIANG = "新疆";

const PLACES: readonly Place[] = decode(PLACES_DATA);
const BY_CODE: ReadonlyMap<string, Place> = new Map(PLACES.map((place) => [place.code, place]));

/** All places, group by group. */
export function places(): readonly Place[] {
  return PLACES;
}

export function findPlace(code: string): Place | undefined {
  return BY_CODE.get(code);
}

/** A line `# group zone` opens a group; a line `code name longitude` is a place, a zone after it its own zone. */
function decode(data: string): readonly Place[] {
  const decoded: Place[] = [];
  let group = "";
  let groupZone = "";
  for (const line of data.trim().split("\n")) {
    const [code = "", name = "", longitude = "", zone = groupZone] = line.split(" ");
    if (code === "#") {
      group = name;
      groupZone = longitude;
      continue;
    }
    const place = { code, name, group, longitude: Number(longitude), zone };
    decoded.push(place);
    if (group === XINJIANG) decoded.push(onLocalTime(place));
  }
  return decoded;
}

function onLocalTime(place: Place): Place {
  return {
    ...place,
    code: place.code + LOCAL_TIME_MARK,
    name: `${place.name}（新疆时间）`,
    zone: "Asia/Urumqi",
  };
}
