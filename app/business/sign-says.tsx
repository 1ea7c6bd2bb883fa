import type { FullBusinessName } from "#functions/contract/business.ts";
import { Findings, isWhole, sayRival, sayStructure } from "./findings.tsx";

/** What a card says of a name for a business in words, all that differs from card to card; `rivals` is how many were named, by `who`. */
export function SignSays({ name, rivals, who }: { name: FullBusinessName; rivals: number; who?: string }) {
  const { full, why, care, findings } = name;
  return (
    <dl className="says">
      <div>
        <dt>完整名称</dt>
        {full !== null && <dd>{full.text}</dd>}
        {!isWhole(name) && <dd className="sm">{sayStructure(name)}</dd>}
      </div>
      <div>
        <dt>合规初查</dt>
        <dd>{findings.length === 0 ? "没有发现通常不许用的字词。" : <Findings findings={findings} />}</dd>
      </div>
      <div>
        <dt>与同行的近似</dt>
        <dd>{sayRival(name, rivals, who)}</dd>
      </div>
      <div>
        <dt>为什么推荐</dt>
        <dd>{why}</dd>
      </div>
      {care.length > 0 && (
        <div>
          <dt className="care">要留意</dt>
          {care.map((text) => (
            <dd key={text}>{text}</dd>
          ))}
        </div>
      )}
    </dl>
  );
}
