import type { OrderKind } from "#functions/contract/orders/orders.ts";

/** The name by which an owner knows an order again (头一个名字); of several, the first. */
export const FirstName = ({ first, kind }: { first: string; kind: OrderKind }) => (
  <>
    <span translate="no">{first}</span>
    {kind === "seek" && " 等"}
  </>
);
