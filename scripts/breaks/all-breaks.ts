import { Trouble } from "../steps/tell.ts";
import { type Break, PROJECTS, type Row } from "./break.ts";
import { architecture } from "./rows/architecture.ts";
import { calendar } from "./rows/calendar.ts";
import { desk } from "./rows/desk.ts";
import { experts } from "./rows/experts.ts";
import { forms } from "./rows/forms.ts";
import { gate, visitor } from "./rows/gate.ts";
import { money } from "./rows/money.ts";
import { names } from "./rows/names.ts";
import { outages } from "./rows/outages.ts";
import { privacy } from "./rows/privacy.ts";
import { providers } from "./rows/providers.ts";
import { refunds } from "./rows/refunds.ts";
import { roles } from "./rows/roles.ts";
import { screens } from "./rows/screens.ts";
import { sources } from "./rows/sources.ts";
import { comments, messages, sharing } from "./rows/telling.ts";
import { traditional } from "./rows/traditional.ts";
import { watch } from "./rows/watch.ts";
import { weight } from "./rows/weight.ts";
import { wire } from "./rows/wire.ts";

const AREAS: Readonly<Record<string, readonly Row[]>> = {
  gate,
  wire,
  visitor,
  roles,
  money,
  refunds,
  providers,
  desk,
  experts,
  privacy,
  calendar,
  names,
  sources,
  forms,
  screens,
  watch,
  weight,
  traditional,
  outages,
  sharing,
  comments,
  messages,
  architecture,
};

/** Every deliberate fault, by area. */
export const allBreaks: readonly Break[] = Object.entries(AREAS).flatMap(([area, rows]) =>
  rows.map((row) => ({ ...row, area })),
);

/** The faults of these names and areas, or all of them; those that are quickly asked about first. Throws Trouble. */
export function pickBreaks(words: readonly string[]): readonly Break[] {
  const unknown = words.filter((word) => !allBreaks.some(({ name, area }) => word === name || word === area));
  if (unknown.length > 0)
    throw new Trouble(
      `No fault or area is called ${unknown.join(", ")}. Areas: ${Object.keys(AREAS).join(", ")}.`,
    );
  const picked = allBreaks.filter(
    ({ name, area }) => words.length === 0 || words.includes(name) || words.includes(area),
  );
  return picked.toSorted((one, other) => PROJECTS.indexOf(one.project) - PROJECTS.indexOf(other.project));
}
