import type { Context } from "#functions/sandbox/context.ts";
import { button, escapeHtml, page, yuan } from "#functions/sandbox/html.ts";
import { type Delivery, type Payment, refunded } from "#functions/sandbox/money/book.ts";
import { MINUTE_MS } from "#functions/sandbox/time.ts";

const STATE = { open: "待付款", paid: "已付款", closed: "已关闭" } as const;
const CHANNEL = {
  jsapi: "微信内支付",
  h5: "微信 H5",
  native: "微信扫码",
  wap: "支付宝手机网页",
  page: "支付宝电脑网页",
  card: "银行卡",
} as const;
const KIND = { paid: "付款通知", refund: "退款通知", expired: "过期通知" } as const;
const DELIVERY = {
  due: "等待发送",
  sending: "发送中",
  held: "扣下了",
  dropped: "丢弃了",
  done: "已发出",
  "given-up": "不再发送",
} as const;
const TWIST = {
  probe: "探测",
  "bad-signature": "签名不对",
  stale: "时间太旧",
  "wrong-amount": "金额不对",
  foreign: "别家商户的",
  "unknown-order": "不存在的单号",
} as const;

/** The control page for people: every payment, and what can be done to it. */
export function controlPage({ book, switches, config }: Context): Response {
  const payments = book.all().reverse();
  const list =
    payments.length === 0 ? "<p>还没有付款单。在网站上下单并选一种付款方式，就会出现在这里。</p>" : "";
  const { notices, sheet } = switches;
  const set = (label: string, fields: Record<string, string>) => button(label, "/control/switch", fields);
  return page(
    "支付沙箱",
    `<p>网站：<a href="${escapeHtml(config.siteUrl)}">${escapeHtml(config.siteUrl)}</a>。这里扮演微信支付、支付宝和银行卡，不会真的收钱。</p>
${list}${payments.map(card).join("")}
<details><summary>通知、时间与故障</summary>
<p>通知：现在${{ send: "照常发送", hold: "先扣下", drop: "全部丢弃" }[notices]}</p>
${set("照常发送", { notices: "send" })}${set("先扣下", { notices: "hold" })}${set("全部丢弃", { notices: "drop" })}${button("发出扣下的通知", "/control/release")}${button("倒序发出", "/control/release", { reverse: "1" })}
<p>让时间过去（有效期与通知的重发）</p>
${[1, 5, 30, 120].map((minutes) => button(`${minutes} 分钟`, "/control/clock", { ms: String(minutes * MINUTE_MS) })).join("")}
<p>微信付款面板：现在${{ pay: "付款", cancel: "取消", fail: "失败", "ok-unpaid": "说成功但没付" }[sheet]}</p>
${set("付款", { sheet: "pay" })}${set("取消", { sheet: "cancel" })}${set("失败", { sheet: "fail" })}${set("说成功但没付", { sheet: "ok-unpaid" })}
<p>退款：现在${switches.refundsWait ? "停在处理中" : "立即完成"}</p>
${set("立即完成", { refundsWait: "0" })}${set("停在处理中", { refundsWait: "1" })}
<p>微信令牌接口：现在${switches.addressRefused ? "拒绝（40164）" : "放行"}</p>
${set("放行", { addressRefused: "0" })}${set("拒绝", { addressRefused: "1" })}
<p>下一次接口调用出错（还有 ${switches.faults.length} 个在等）</p>
${button("429", "/control/fault", { on: "any", how: "429" })}${button("500", "/control/fault", { on: "any", how: "500" })}${button("办成了但超时", "/control/fault", { on: "any", how: "hang", when: "after" })}
</details>`,
  );
}

function card(payment: Payment): string {
  const { outTradeNo, state } = payment;
  const act = (label: string, action: string, more: Record<string, string> = {}) =>
    button(label, `/control/${action}`, { outTradeNo, ...more });
  const back = refunded(payment);
  const amounts = [
    `${yuan(payment.amount)} 元`,
    ...(payment.charged > 0 && payment.charged !== payment.amount
      ? [`实付 ${yuan(payment.charged)} 元`]
      : []),
    ...(back > 0 ? [`已退 ${yuan(back)} 元`] : []),
  ];
  const unpaid = [
    act("付款", "pay"),
    act("付款，通知晚 30 秒", "pay", { delay: "30000" }),
    act("少付 1 分", "pay", { amount: String(payment.amount - 1) }),
    act("关闭", "close"),
  ];
  const twists = Object.entries(TWIST).map(([twist, label]) => act(`通知：${label}`, "notify", { twist }));
  const paid = [act("再通知一次", "notify")];
  if (payment.refunds.some((one) => one.state === "pending")) paid.push(act("完成退款", "finish-refund"));
  const buttons = { open: unpaid, paid, closed: [act("关闭后仍然付款", "pay", { force: "1" })] };
  return `<section><p><strong>${CHANNEL[payment.channel]}</strong> · ${STATE[state]} · ${amounts.join("，")}</p>
<p>${escapeHtml(payment.description)}<br>商户单号 <code>${escapeHtml(outTradeNo)}</code></p>
${payment.deliveries.map(line).join("")}
${buttons[state].join("")}
${state === "paid" ? `<details><summary>发一个不对的通知</summary>${twists.join("")}</details>` : ""}</section>`;
}

function line({ kind, twist, state, tries, heard }: Delivery): string {
  const odd = twist === null ? "" : `（${TWIST[twist]}）`;
  const answer = heard === null ? "" : `，对方答 ${heard === 0 ? "没有回应" : heard}`;
  return `<p>${KIND[kind]}${odd}：${DELIVERY[state]}，第 ${tries} 次${answer}</p>`;
}
