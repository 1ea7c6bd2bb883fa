import { Glyphs } from "#app/kit/name/glyphs.tsx";
import { Quotation } from "#app/kit/name/source/quotation.tsx";
import { useHold } from "#app/kit/order/hold.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import type { FreeLuck, LuckName } from "#functions/contract/products/luck.ts";
import { LENGTH_WORDS } from "./words.ts";

const CHILD = { male: "家儿子", female: "家女儿", unknown: "家宝宝" } as const;

/** The drawn name as long as it is not paid for (封): a sealed letter, that says for whom it is and nothing else. */
export function Sealed({ face: { sn, surname, sex, length } }: { face: FreeLuck }) {
  // A reader's link does not have the number.
  const isOwner = useHold()?.role !== "reader";
  return (
    <figure className="letter">
      <p>
        <span>
          <b>{surname + CHILD[sex]}</b>
          {LENGTH_WORDS[length]}
        </span>
        <i>封</i>
      </p>
      <figcaption>
        <Clauses text="里面是哪个名字，订单号已经定下，付不付款都不会变。" />
        {isOwner && (
          <>
            <br />
            {"订单号 "}
            <span translate="no">{sn}</span>
          </>
        )}
      </figcaption>
    </figure>
  );
}

/** The drawn name, which rises out of its letter once (拆开): the text is there from the start. */
export function Opened({ name }: { name: LuckName }) {
  return (
    <div className="letter open">
      <div className={name.characters.length > 3 ? "plate long" : "plate"}>
        <Glyphs name={name} as="h1" />
        {name.source !== null && <Quotation source={name.source} />}
      </div>
    </div>
  );
}
