import { ElementChip } from "#app/kit/name/chart/element-chip.tsx";
import { isOfMany, meaningOf } from "#app/kit/name/facts.ts";
import { CitedWhole } from "#app/kit/name/source/quotation.tsx";
import { sayUnquoted } from "#app/kit/name/source/unquoted.tsx";
import { useMarks } from "#app/kit/page/use-marks.ts";
import { detailPath } from "#app/kit/paths/detail-path.ts";
import { asTold, tiedCounts } from "#app/kit/prose/dotted.ts";
import { Link } from "#app/kit/prose/link.tsx";
import { CompareTick } from "#app/kit/report/compare-bar.tsx";
import { LikeForm } from "#app/kit/result/like-form.tsx";
import { OWN_ONE } from "#app/kit/result/own-names.tsx";
import { anchorOf } from "#app/kit/result/view.ts";
import type { NameCard } from "#functions/contract/names/name-card.ts";

interface NameSlipProps {
  sn: string;
  name: NameCard;
  picked: boolean;
  /** Is this a name that the family had thought of itself? */
  own: boolean;
}

/** One name of a paid report, short (名字条): its sound, score, meaning, source, and what to mind; all else is behind its link. */
export function NameSlip(props: NameSlipProps) {
  const { name, given, liked, unfit } = props.name;
  return (
    <article className={unfit ? "slip unfit" : "slip"}>
      <div id={anchorOf(given)}>
        <Says {...props} />
      </div>
      <LikeForm name={name} given={given} liked={liked} unfit={unfit} />
    </article>
  );
}

/** What to mind in one line: the first sentence of one thing; of several what each is, what it means is on the name's own page. */
const shortOf = (care: readonly string[]): string[] =>
  care.map((text) => {
    const [sentence = text] = text.split("。");
    return care.length === 1 ? sentence : sentence.replace(/，[^，]*$/u, "");
  });

/** What to mind of a name, but for what many names share: a line of its own on a card, in a row behind the meaning. */
export function ShortCare({ care, as: Line }: Pick<NameCard, "care"> & { as: "p" | "span" }) {
  const marks = useMarks();
  const cares = shortOf(care.filter((text) => !isOfMany(text)));
  return (
    cares.length > 0 && <Line className="care">{`要留意：${tiedCounts(marks(cares.join("；")))}。`}</Line>
  );
}

/** The elements of the given name, surname left out. */
export const GivenElements = ({ name: { characters, given } }: { name: NameCard }) =>
  characters.slice(-[...given].length).map(({ element }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a name may hold one character twice
    <ElementChip key={at} element={element} />
  ));

/** What a card and a row begin with: the name, which leads to its page, its sound and its score. */
export const NameHead = ({ sn, name: { name, given, pinyin, score } }: { sn: string; name: NameCard }) => (
  <h3>
    <Link to={detailPath(sn, given)} translate="no">
      {name}
    </Link>
    <small>{pinyin.join(" ")}</small>
    <b>{`${score} 分`}</b>
  </h3>
);

function Says({ sn, name, picked, own }: NameSlipProps) {
  const { source, care, characters, given, why } = name;
  const unlisted = characters.some(({ level }) => level === 0) ? ["有字不在规范字表"] : [];
  const lacking = care.filter(isOfMany).map((text) => /^[^，。]*/u.exec(text)?.[0] ?? text);
  const notes = [...(source === null ? [sayUnquoted(name)] : []), ...lacking, ...unlisted];
  return (
    <>
      <NameHead sn={sn} name={name} />
      <p>{asTold(meaningOf(why))}</p>
      <p className="sm">
        <GivenElements name={name} />
        {own && `${OWN_ONE}；`}
        {source !== null && <CitedWhole source={source} sign={notes.length > 0 ? "；" : ""} />}
        {notes.join("；")}
      </p>
      <ShortCare care={care} as="p" />
      <p className="foot">
        <CompareTick name={name.name} given={given} picked={picked} />
      </p>
    </>
  );
}
