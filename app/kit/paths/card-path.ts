const query = (name: string): string => new URLSearchParams({ name }).toString();

/** The page of a name as a picture to keep (名片). */
export const cardPath = (sn: string, name: string): string => `/name-card/${sn}?${query(name)}`;
/** The picture itself, on one of the two papers, as PNG or SVG; shared by a reader's key. */
export const picturePath = (
  sn: string,
  name: string,
  paper: "day" | "night" = "day",
  kind: "png" | "svg" = "png",
): string => `/name-card/${sn}/${paper}.${kind}?${query(name)}`;
