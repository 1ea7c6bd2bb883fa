import { useHold } from "#app/kit/order/hold.ts";
import { receiptPath } from "#app/kit/paths/order-paths.ts";
import { Clauses, Parts } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import { QrCode } from "#app/kit/prose/qr-code.tsx";

interface ElderQrProps {
  sn: string;
  /** The whole address by the reader's key; null where the link was ended. */
  address: string | null;
}

/** The code on the owner's page: it opens the same page by a reader's key, so that no order number is on the paper. */
export function ElderQr({ sn, address }: ElderQrProps) {
  const isOwner = useHold()?.role === "owner";
  if (address === null && !isOwner) return null;
  if (address === null)
    return (
      <p className="sm off-paper">
        <Clauses text="分享链接已经停用，纸上就没有二维码。" />
        需要的话，<Link to={`${receiptPath(sn)}#share`}>先生成新的分享链接</Link>。
      </p>
    );
  return (
    <div className="elder-qr">
      <QrCode content={address} label="在手机上看这个名字的二维码" />
      <p className="sm">
        扫码看这个名字。
        <br />
        <Parts of={["打开的网页上", "没有生辰", "和订单号。"]} />
      </p>
    </div>
  );
}
