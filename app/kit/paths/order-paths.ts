/** The page of an order and its receipt (订单与收据), where its owner shares it and takes it to another browser. */
export const RECEIPT_PATH = "/resulte";
export const receiptPath = (sn: string): string => `${RECEIPT_PATH}?sn=${sn}`;

/** The page of a scoring order. */
export const scorePath = (sn: string): string => `/name-measurement-result/${sn}`;

/** Where a page's script asks how the page may be shared (分享签名): `?url=` its address, answered as JSON or with 204. */
export const SHARE_PATH = "/share-wechat";
