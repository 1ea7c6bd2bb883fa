import { Clauses } from "#app/kit/prose/clauses.tsx";
import { usePath } from "#app/kit/prose/link.tsx";
import { QrCode } from "#app/kit/prose/qr-code.tsx";

/** A link of one purpose to be sent on (邀请): as a code for another phone's camera, and to copy. */
export function Invitation({
  address,
  path,
  label,
  where = "",
  isFolded = false,
}: {
  address: string;
  path: string;
  label: string;
  /** On which phone it must be opened, where that is not all the same. */
  where?: string;
  /** The code is folded away. */
  isFolded?: boolean;
}) {
  const code = (
    <>
      <QrCode content={address} label={`${label}的二维码`} />
      <p>或用微信扫码打开。</p>
    </>
  );
  return (
    <div className="card qr-box">
      <p>
        <a className="btn" href={usePath(path)} data-copy="">
          {`复制${label}`}
        </a>
      </p>
      {isFolded ? (
        <details>
          <summary>二维码</summary>
          {code}
        </details>
      ) : (
        code
      )}
      {where !== "" && (
        <p>
          <Clauses text={where} />
        </p>
      )}
      <p className="sm mt-3">
        <Clauses text="链接里没有订单号，打开的人看不到生辰、要求和收据。" />
      </p>
    </div>
  );
}
