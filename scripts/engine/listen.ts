import {
  type Listening,
  listenTo,
  SPEECHES,
  type Spoken,
} from "#functions/naming/person/describe/listen-to.ts";
import { Usage } from "./usage.ts";

export const listenOptions = { speech: { type: "string" } } as const;

/**
 * `listen [--speech mandarin,cantonese]`: reads full names, one a line, and gives for each what is heard in it; blank lines
 * are left out, and a name that is no name has an error of its own.
 */
export function* listenCommand(
  lines: Iterable<string>,
  { speech }: { speech?: string | undefined },
): Generator<Listening> {
  const speeches = readSpeeches(speech);
  for (const line of lines) {
    const name = line.trim();
    if (name !== "") yield listenTo(name, speeches);
  }
}

function readSpeeches(text = SPEECHES.join(",")): readonly Spoken[] {
  return text.split(",").map((word) => {
    const speech = SPEECHES.find((each) => each === word.trim());
    if (speech === undefined) throw new Usage(`--speech: ${word} is none of ${SPEECHES.join(", ")}`);
    return speech;
  });
}
