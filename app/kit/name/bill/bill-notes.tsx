import { READERS_PATH } from "#app/kit/paths/guide-path.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import type { Bill } from "#functions/contract/names/name-card.ts";
import { halvesOf, isUnscored } from "./bill-parts.ts";

/** Why a maximum is another one on another bill: what was not asked, or could not be looked up, is left out. */
const maximaOf = ({ lines }: Bill): string =>
  `${lines.some(isUnscored) ? "没填的、查不到的" : "没填、没选的"}不计分，分给其余各行。`;

/** The maxima of the two halves where nothing is left out. */
const [OWN_MAX, FOLK_MAX] = [75, 25];

/**
 * Why the two halves of a bill have the maxima that they have, and what the name has by itself out of 100, divided out of the subtotal
 * that is printed above; [] where there is one half.
 */
export function sayWithoutFolk(bill: Bill): string[] {
  const [own, folk] = halvesOf(bill);
  if (own === undefined || folk === undefined) return [];
  // By itself it then has what it has in all.
  if (folk.max === 0) return [maximaOf(bill)];
  const cap = bill.lines.find(({ part }) => part === "封顶");
  const points = own.points - (cap?.points ?? 0);
  const share = Math.round((points * 100) / own.max);
  const isWhole = own.max === OWN_MAX && folk.max === FOLK_MAX && !bill.lines.some(isUnscored);
  const maxima = isWhole ? [] : [maximaOf(bill)];
  if (cap !== undefined && share >= bill.total)
    return [...maxima, `只看名字本身也一样：上面那一行“封顶”写着，这个名字最多 ${bill.total} 分。`];
  const uncapped = cap === undefined ? "" : "、不算封顶那一行";
  return [...maxima, `只看名字本身${uncapped}：${points} ÷ ${own.max}，折成 100 分是 ${share} 分。`];
}

/** What stands under a bill: its range where the birth may have several charts, and what its halves come to. */
export function BillNotes({ bill }: { bill: Bill }) {
  const { lines, range } = bill;
  return (
    <>
      {range !== undefined && range.least !== range.most && (
        <p className="sm">{`时辰或流派不同，总分会在 ${range.least} 到 ${range.most} 之间。`}</p>
      )}
      {lines.some(({ mark, reason }) => mark === "试读" || reason.includes("试读")) && (
        <p className="sm">
          试读的是 AI，不是真人。
          <Link className="off-paper" to={READERS_PATH}>
            怎么读的
          </Link>
        </p>
      )}
      {sayWithoutFolk(bill).map((text) => (
        <p className="sm" key={text}>
          <Clauses text={text} />
        </p>
      ))}
    </>
  );
}
