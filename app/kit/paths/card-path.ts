const query = (name: string): string => `name=${encodeURIComponent(name)}`;

/** The page of a name as a picture to keep (名字卡). */
export const cardPath = (sn: string, name: string): string => `/name-card/${sn}?${query(name)}`;
/** What a family has chosen together as a picture (全家选的名字), by the key of its vote. */
export const sheetPath = (sn: string): string => `/vote/${sn}/day.png`;
/** The picture itself, on one of the two papers, as PNG or SVG; shared by a reader's key. */
export const picturePath = (
  sn: string,
  name: string,
  paper: "day" | "night" = "day",
  kind: "png" | "svg" = "png",
): string => `/name-card/${sn}/${paper}.${kind}?${query(name)}`;
