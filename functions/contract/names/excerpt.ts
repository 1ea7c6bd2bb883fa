const lengthOf = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + line.length, 0);

/** A paragraph that has no room by itself stands sentence by sentence. */
const sentencesOf = (lines: readonly string[], room: number): string[] =>
  lines.flatMap((line) => (line.length > room ? line.split(/(?<=[。！？])(?!”)/u) : [line]));

/** The lines around the quoted one of a piece (引文前后), as many as there is room for; the quoted one in any case. */
export function linesAround(
  whole: readonly string[],
  isQuoted: (line: string) => boolean,
  room: number,
): string[] {
  const lines = sentencesOf(whole, room);
  const quoted = Math.max(0, lines.findIndex(isQuoted));
  let [from, to] = [quoted, quoted + 1];
  for (let grows = true; grows; ) {
    grows = false;
    for (const [next, end] of [
      [from, to + 1],
      [from - 1, to],
    ] as const) {
      if (next < 0 || end > lines.length || lengthOf(lines.slice(next, end)) > room) continue;
      [from, to] = [next, end];
      grows = true;
    }
  }
  return lines.slice(from, to);
}
