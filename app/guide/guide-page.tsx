import type { Guide } from "#functions/contract/site.ts";
import { Clauses } from "../document/clauses.tsx";
import { GuideList } from "./guide-list.tsx";

/** 起名知识: all articles; `missing`, the one that was asked for is not among them. */
export function GuidePage({ guides, missing }: { guides: readonly Guide[]; missing: boolean }) {
  return (
    <>
      <div className="hero">
        <h1>{missing ? "没有找到这篇文章" : "起名知识"}</h1>
        <p className="lead">
          <Clauses
            text={
              missing
                ? "可能是链接少了几个字，或者文章已经并入别的篇目。全部文章都在下面。"
                : "法条写明出处，算法写明依据，各家说法不同的地方也照实写。每篇都有来源和日期。"
            }
          />
        </p>
      </div>
      <GuideList guides={guides} />
    </>
  );
}
