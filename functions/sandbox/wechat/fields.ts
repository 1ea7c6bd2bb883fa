import * as v from "valibot";

const text = (max: number, pattern = /^./s) => v.pipe(v.string(), v.maxBytes(max), v.regex(pattern));
const fen = v.pipe(v.number(), v.integer(), v.minValue(1));

const number = text(32, /^[A-Za-z0-9_\-|*]{6,}$/);
/** https and no query; on loopback, http too. */
const address = text(255, /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])[^?#\s]+$/);

const common = {
  appid: text(32),
  mchid: text(32),
  description: text(127),
  out_trade_no: number,
  /** RFC 3339. */
  time_expire: v.optional(text(64, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/)),
  attach: v.optional(text(128)),
  notify_url: address,
  goods_tag: v.optional(text(32)),
  amount: v.strictObject({ total: fen, currency: v.optional(v.literal("CNY")) }),
};
const scene = { payer_client_ip: text(45, /^[0-9a-fA-F.:]+$/), device_id: v.optional(text(32)) };
const h5Info = v.strictObject({
  type: v.picklist(["iOS", "Android", "Wap"]),
  app_name: v.optional(text(64)),
  app_url: v.optional(text(128)),
});

/** What each way of paying takes (下单参数), and nothing more. */
export const creations = {
  jsapi: v.strictObject({
    ...common,
    payer: v.strictObject({ openid: text(128) }),
    scene_info: v.optional(v.strictObject(scene)),
  }),
  h5: v.strictObject({ ...common, scene_info: v.strictObject({ ...scene, h5_info: h5Info }) }),
  native: v.strictObject({ ...common, scene_info: v.optional(v.strictObject(scene)) }),
};
export type Way = keyof typeof creations;

export const closing = v.strictObject({ mchid: text(32) });

/** What a refund takes (退款参数); one of the two numbers names the payment. */
export const refunding = v.strictObject({
  transaction_id: v.optional(text(32)),
  out_trade_no: v.optional(number),
  out_refund_no: text(64, /^[A-Za-z0-9_\-|*@]+$/),
  reason: v.optional(text(80)),
  notify_url: v.optional(address),
  amount: v.strictObject({ refund: fen, total: fen, currency: v.literal("CNY") }),
});

/** A body by its schema; a refusal names the first field that is wrong, as WeChat does. */
export function readBody<S extends v.GenericSchema>(
  schema: S,
  body: string,
): { asked: v.InferOutput<S> } | { fault: string } {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return { fault: "请求体不是合法的JSON" };
  }
  const parsed = v.safeParse(schema, json);
  if (parsed.success) return { asked: parsed.output };
  const path = v.getDotPath(parsed.issues[0]) ?? "";
  return { fault: `输入源“/body/${path.replaceAll(".", "/")}”有误` };
}
