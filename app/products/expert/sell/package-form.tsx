import { FieldError } from "#app/kit/form/fields/field.tsx";
import { EXPERT_PATH } from "#app/kit/paths/expert-paths.ts";
import { Clauses, Listing, Parts } from "#app/kit/prose/clauses.tsx";
import { usePath } from "#app/kit/prose/link.tsx";
import type { BuyState } from "#app/products/expert/progress/buy-fields.ts";
import type { Rengong } from "#functions/contract/products/expert.ts";
import { yuan } from "#functions/contract/values/money.ts";

type Package = Rengong["packages"][number];

/** What a package has beyond the first one: who writes it, where that is not left open, and what can be counted. */
function sayMore(one: Package, first: Package, experts: Rengong["experts"]): string {
  const [senior, ...others] = experts.filter((expert) => expert.senior);
  const who = others.length === 0 ? senior?.name : "资深起名人";
  const more = [
    ...(one.type === "senior" && experts.length > 1 ? [`一定由${who}写`] : []),
    ...(one.names > first.names ? [`多 ${one.names - first.names} 个名字`] : []),
    ...(one.revisions > first.revisions ? [`多改\u00a0${one.revisions - first.revisions}\u00a0次`] : []),
  ];
  const same = one.days === first.days ? "；交稿日子一样" : "";
  return `比${first.title}：${more.length > 0 ? more.join("，") : "名字和次数一样"}${same}`;
}

/** The packages (档位), a button each; whole without any script. */
export function PackageForm({ offer, state }: { offer: Rengong; state: BuyState }) {
  const [first] = offer.packages;
  return (
    <form
      className="packages"
      id="packages"
      method="post"
      action={usePath(EXPERT_PATH)}
      noValidate
      data-wait="正在下单…"
    >
      <input type="hidden" name="idem" value={state.idem} />
      <FieldError state={state} field="type" />
      {offer.packages.map((one) => (
        <section className="card" key={one.type} aria-labelledby={`of-${one.type}`}>
          <h2 id={`of-${one.type}`}>{one.title}</h2>
          <p className="cost">
            <b className="num">{yuan(one.amount)}</b> 元
          </p>
          <ul className="gets">
            <li>{`${one.names} 个名字，1 个首选`}</li>
            <li>
              <Clauses text={`可修改 ${one.revisions} 次，每次 ${one.revisionDays} 个工作日内`} />
            </li>
            <li>
              <Parts of={[`资料齐后 ${one.days} 个工作日内`, "给初稿"]} />
            </li>
            <li>
              <Writer one={one} experts={offer.experts} />
            </li>
            {first !== undefined && first !== one && (
              <li>
                <Listing text={sayMore(one, first, offer.experts)} />
              </li>
            )}
          </ul>
          {offer.open && one.open ? (
            <>
              <button
                className={one === first ? "btn" : "btn quiet"}
                type="submit"
                name="type"
                value={one.type}
              >
                {`选${one.title}`}
              </button>
              <p className="sm after">下一步先看订单，确认后再付款</p>
            </>
          ) : (
            <p className="sm">{offer.open ? "这一档的起名人暂时没有空。" : "现在约不了。"}</p>
          )}
        </section>
      ))}
    </form>
  );
}

/** Who writes it, in a word and by name: no name is parted over two lines. */
function Writer({ one, experts }: { one: Package; experts: Rengong["experts"] }) {
  const names = one.type === "senior" ? sayWhoOf(experts) : sayNames(experts);
  return (
    <>
      由{experts.length > 0 ? <a href="#who">{writer(one)}</a> : writer(one)}写{names !== "" && "："}
      <Listing text={names} />
    </>
  );
}

/** Who the senior ones are and what they did before: what their price rests on, beside the price. */
const sayWhoOf = (experts: Rengong["experts"]): string =>
  experts
    .filter(({ senior }) => senior)
    .map(({ name, about }) => `${name}，${/^[^，。；]*/u.exec(about)?.[0] ?? about}`)
    .join("；");

/** Who may write a standard manuscript: any of them. Not 或 between their names: before 许 it is read as 或许, perhaps. */
export const sayNames = (experts: readonly Pick<Rengong["experts"][number], "name">[]): string =>
  experts.map(({ name }) => name).join("、") + (experts.length > 1 ? "中的一位" : "");

const writer = ({ type }: Package): string => (type === "senior" ? "资深起名人" : "起名人");
