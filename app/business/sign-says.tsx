import type { FullBusinessName } from "#functions/contract/business.ts";
import { Findings, sayRival, sayStructure } from "./findings.tsx";

/** What a card says of a name for a business in words; `rivals` is how many were named. */
export function SignSays({ name, rivals }: { name: FullBusinessName; rivals: number }) {
  const { full, why, care, findings } = name;
  return (
    <dl className="says">
      <div>
        <dt>完整名称</dt>
        {full !== null && <dd>{full.text}</dd>}
        <dd className="sm">{sayStructure(name)}</dd>
      </div>
      <div>
        <dt>合规初查</dt>
        <dd>
          <Findings findings={findings} />
        </dd>
      </div>
      <div>
        <dt>与同行的近似</dt>
        <dd>{sayRival(name, rivals)}</dd>
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
