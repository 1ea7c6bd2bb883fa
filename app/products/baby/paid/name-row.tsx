import { meaningOf } from "#app/kit/name/facts.ts";
import { CitedWhole } from "#app/kit/name/source/quotation.tsx";
import { asTold } from "#app/kit/prose/dotted.ts";
import { CompareTick } from "#app/kit/report/compare-bar.tsx";
import { LikeForm } from "#app/kit/result/like-form.tsx";
import { anchorOf, type View } from "#app/kit/result/view.ts";
import type { NameCard } from "#functions/contract/names/name-card.ts";
import { GivenElements, NameHead, ShortCare } from "./name-slip.tsx";

interface NameRowProps {
  sn: string;
  name: NameCard;
  picked: boolean;
  view: View;
}

/**
 * One name of a long list (名字行), for whoever runs through all of them: its place, sound, score and meaning; what the list is
 * sifted by stands with it, and on paper its source.
 */
export function NameRow({ sn, name, picked, view: { filter, sort } }: NameRowProps) {
  const { given, liked, unfit, source, care, why } = name;
  const isBySource = filter === "sourced" || sort === "source";
  return (
    <article className={unfit ? "slip unfit" : "slip"}>
      <div id={anchorOf(given)}>
        <CompareTick name={name.name} given={given} picked={picked} bare />
        <NameHead sn={sn} name={name} />
        <p className="sm">
          {filter === "favoured" && <GivenElements name={name} />}
          {asTold(meaningOf(why))}
          {source !== null && (
            <span className={isBySource ? undefined : "on-paper"}>
              出自
              <CitedWhole source={source} />
            </span>
          )}
          <ShortCare care={care} as="span" />
        </p>
      </div>
      {/* What is marked as unfit can be taken back here; it is marked on its card. */}
      <LikeForm name={name.name} given={given} liked={liked} {...(unfit && { unfit })} />
    </article>
  );
}
