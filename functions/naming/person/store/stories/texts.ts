import { storiesA } from "./stories-a.ts";
import { storiesB } from "./stories-b.ts";
import { storiesC } from "./stories-c.ts";
import { storiesD } from "./stories-d.ts";
import { storiesE } from "./stories-e.ts";
import { storiesF } from "./stories-f.ts";
import { storiesG } from "./stories-g.ts";
import { storiesH } from "./stories-h.ts";
import { storiesI } from "./stories-i.ts";
import { storiesJ } from "./stories-j.ts";
import { storiesK } from "./stories-k.ts";

/** All stories, as texts of one line a name; each begins and ends with a line feed. */
export const STORIES: readonly string[] = [
  storiesA,
  storiesB,
  storiesC,
  storiesD,
  storiesE,
  storiesF,
  storiesG,
  storiesH,
  storiesI,
  storiesJ,
  storiesK,
];
