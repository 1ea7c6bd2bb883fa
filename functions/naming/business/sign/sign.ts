import { type Cohesion, cohesionOf } from "./cohesion.ts";
import { type Mark, marksOf } from "./marks.ts";

/** A 字号 as the bill sees it. */
export interface Sign {
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly cohesion: Cohesion;
}

/** Reads a 字号; null where a character of it is not registrable, or it has none. */
export function signOf(text: string): Sign | null {
  const marks = marksOf(text);
  return marks === null || marks.length === 0 ? null : signFrom(marks);
}

/** A 字号 from its marks. */
export function signFrom(marks: readonly Mark[]): Sign {
  return { text: marks.map(({ char }) => char).join(""), marks, cohesion: cohesionOf(marks) };
}
