import { SHA } from "./rule.ts";

/** A run of ASCII that a machine has made or will read: a hash, an order number, a command. */
const MACHINE = /([!-~]{8,})/;
/** Characters of a run that stays on one line, at most. */
const SHORT = 10;

export const isMachine = (text: string): boolean => MACHINE.test(text);

/** A text with its machine runs marked (等宽): they stay as they are, and a long run may break anywhere. */
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
