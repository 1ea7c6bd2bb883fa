import type { Ways } from "#app/orders/payment/checkout-state.ts";
import type { Channel } from "#functions/contract/orders/payments.ts";

/** The ways that are left once a channel has turned out to be shut (付款方式用不了). */
export const waysWithout = (ways: Ways, shut: Channel | null): Ways =>
  shut === null ? ways : { ...ways, channels: ways.channels.filter((channel) => channel !== shut) };

/** Is there no way to pay, here or anywhere else? */
export const isAllShut = ({ channels, elsewhere, mini, isUnknownPayer }: Ways): boolean =>
  channels.length === 0 && elsewhere.length === 0 && mini === null && !isUnknownPayer;

/** What the visitor hears of the channel that was pressed, by the ways that are left. */
export const shutText = ({ channels }: Ways): string =>
  `这种付款方式现在用不了，没有扣款。${channels.length > 0 ? "请换一种再试。" : ""}`;
