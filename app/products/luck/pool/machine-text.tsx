import { SHA } from "./rule.ts";

/** A run of signs that a machine has made or will read: hashes, order numbers, commands. */
const MACHINE = /([!-~]{8,})/;
/** More would not fit a line. */
const SHORT = 10;

export const isMachine = (text: string): boolean => MACHINE.test(text);

/** Text whose machine runs stand apart, so that they break anywhere unless they are short, and are read as they are (等宽). */
export function MachineText({ text }: { text: string }) {
  return text
    .replaceAll("SHA-256", SHA)
    .split(MACHINE)
    .map((part) =>
      MACHINE.test(part) ? (
        <code key={part} data-quoted="" className={part.length > SHORT ? undefined : "nb"}>
          {part}
        </code>
      ) : (
        part
      ),
    );
}
