const HOURS = /([\d.]+[ \u00a0](?:小时|分钟))/u;
const BEFORE_A_UNIT = /(?<=\d) (?=[年月日])|(?<=[年月木火土金水]) (?=\d)/gu;

/** A text whose numbers stay on a line with what they count: dates, hours, elements (数与量不分家). */
export function Counts({ text }: { text: string }) {
  return (
    <>
      {countsOf(text).map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a fixed text
          <span className="nb" key={at}>
            {part}
          </span>
        ),
      )}
    </>
  );
}

/** Text and hours by turns, beginning with text; dates and elements have spaces that do not break. */
export const countsOf = (text: string): string[] => text.replace(BEFORE_A_UNIT, "\u00a0").split(HOURS);
