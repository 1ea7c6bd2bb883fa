import { receiptPath } from "#app/kit/paths/order-paths.ts";
import { Link } from "#app/kit/prose/link.tsx";

/** To what the owner may do with an order (管理订单): take it along, share it, print its receipt, end it. */
export const ManageLink = ({ sn }: { sn: string }) => (
  <p>
    <Link className="go" to={receiptPath(sn)}>
      换手机看、单独打印收据
    </Link>
  </p>
);
