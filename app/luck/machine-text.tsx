import { SHA } from "./rule.ts";

/** A run of signs that a machine has made or will read: hashes, order numbers, commands. */
const MACHINE = /([!-~]{8,})/;

/** Text whose machine runs stand apart, so that they break anywhere and are read as they are (等宽). */
export function MachineText({ text }: { text: string }) {
  return text
    .replaceAll("SHA-256", SHA)
    .split(MACHINE)
    .map((part) =>
      MACHINE.test(part) ? (
        <code key={part} data-quoted="">
          {part}
        </code>
      ) : (
        part
      ),
    );
}
