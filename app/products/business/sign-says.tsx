import {
  besides,
  Findings,
  isWhole,
  sayNoneBesides,
  sayRival,
  sayStructure,
} from "#app/kit/business/findings.tsx";
import { Quoting } from "#app/kit/prose/quoting.tsx";
import type { Finding, FullBusinessName } from "#functions/contract/products/business.ts";
import type { Alike } from "./alike.ts";

interface SignSaysProps {
  name: FullBusinessName;
  /** The rivals that were named, or how many, and by whom. */
  rivals: number | readonly string[];
  who?: string;
  /** Findings that stand above the list, and are not repeated here. */
  said: readonly Finding[];
  /** What all names of the list say alike, which stands below them. */
  alike?: Alike;
}

/** The texts of a card for a business's name: all that differs from card to card. */
export function SignSays({ name, rivals, who, said, alike }: SignSaysProps) {
  const { full, why, care } = name;
  const findings = besides(name.findings, said);
  return (
    <dl className="says">
      <div>
        <dt>完整名称</dt>
        {full !== null && <dd lang="zh-Hans">{full.text}</dd>}
        {!isWhole(name) && <dd className="sm">{sayStructure(name)}</dd>}
      </div>
      {alike?.areClear !== true && (
        <div>
          <dt>合规初查</dt>
          <dd>{findings.length === 0 ? sayNoneBesides(said) : <Findings findings={findings} />}</dd>
        </div>
      )}
      {alike?.haveOneRival !== true && (
        <div>
          <dt>与同行的近似</dt>
          <dd>
            <Quoting text={sayRival(name, rivals, who)} />
          </dd>
        </div>
      )}
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
