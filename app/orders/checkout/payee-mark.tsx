import { payeeOf } from "#app/kit/order/channels.ts";
import type { Channel } from "#functions/contract/orders/payments.ts";

/** What a payee is known by at a glance: its colour and a sign of our own drawing, in a square of 24. */
const MARKS: Readonly<Record<string, readonly [colour: string, path: string]>> = {
  微信支付: [
    "#07803F",
    "M10 5C6 5 3 7.500 3 10.600c0 1.800 1 3.300 2.500 4.300l-.6 1.900 2.200-1.100c.9.300 1.900.4 2.900.4 4 0 7-2.500 7-5.500S14 5 10 5zm8.500 6.500c0 3.300-3.200 5.700-7 6.100 1.100.9 2.700 1.400 4.400 1.400.8 0 1.500-.1 2.200-.3l1.700.8-.4-1.500c1.100-.8 1.800-1.900 1.800-3.200 0-1.400-1.100-2.600-2.700-3.300z",
  ],
  支付宝: [
    "#0A5FCB",
    "M11 3h2.200v2.500H20v1.800h-6.800v2h5.300c-.5 2-1.300 3.700-2.300 5.100l4.800 2v2.100l-6-2.500C13.300 17.400 11.200 18.500 8.700 18.500 5.600 18.500 3.500 17 3.500 14.900s2-3.500 4.600-3.500c2 0 4 .6 5.900 1.500.7-.9 1.200-1 1.500-1.900H5.500V9.300H11v-2H4V5.500h7zM8 13.200c-1.600 0-2.500.7-2.500 1.700s1 1.800 2.700 1.800c1.700 0 3.200-.8 4.400-2.100-1.500-.9-3-1.400-4.600-1.400z",
  ],
  银行卡: ["#49423A", "M3 6h18v12H3zm1.500 3.500h15v-2h-15zm0 2v5h15v-5zM6 13.500h5V15H6z"],
};

/** The mark of a payee (支付方式的标记) on its button, in its colour or, on our red, on white; the name beside it says the same. */
export function PayeeMark({ channel, onRed }: { channel: Channel; onRed: boolean }) {
  const mark = MARKS[payeeOf(channel)];
  if (mark === undefined) return null;
  const [colour, path] = mark;
  const [ground, sign] = onRed ? ["#fff", colour] : [colour, "#fff"];
  return (
    <svg className="payee" viewBox="0 0 24 24" aria-hidden="true">
      <rect width="24" height="24" rx="5" fill={ground} />
      <path fill={sign} d={path} />
    </svg>
  );
}
