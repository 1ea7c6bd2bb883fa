import { type FailureCode, type FailureDetail, failures } from "#functions/contract/wire/envelope.ts";

/** What a visitor reads where a call says nothing better. */
const SAY: Readonly<Record<FailureCode, string>> = {
  INVALID_PARAMS: "有几处需要改一下",
  PAYMENT_REQUIRED: "付款后可以看",
  FORBIDDEN: "没有处理这个请求",
  OWNER_ONLY: "这一步要下单的人来做。如果是您下的单，请先到“查订单”里找回它。",
  NOT_FOUND: "没有找到。请核对订单号，或到“查订单”里查。",
  STATE_CONFLICT: "这笔订单的状态已经变了，请刷新后再看",
  ERASED: "这份结果已应要求删除，或已过保存期，不能恢复了。",
  ENDED: "这个分享链接已经停用了。想接着看，请向发给您的人要一个新的链接。",
  TOO_LARGE: "内容太长了",
  NOT_COMPLIANT: "这个名字通常不能用",
  TOO_MANY: "操作太快了，请稍后再试。",
  INTERNAL: "我们这边出了问题，您的资料和付款都安全。",
  NOT_CONFIGURED: "这项服务还没有开通",
  UNAVAILABLE: "正在维护，请稍后再来。已付款的订单不受影响。",
};

/** An expected refusal of a call, thrown by a handler and turned into the envelope at the entry. */
export class Failure extends Error {
  override readonly name = "Failure";
  readonly code: FailureCode;
  readonly detail: FailureDetail;

  constructor(code: FailureCode, detail: FailureDetail = {}, say: string = SAY[code]) {
    super(say);
    this.code = code;
    this.detail = detail;
  }

  get status(): number {
    return failures[this.code];
  }
}
