/** Where a page's script asks how the page may be shared (分享签名): `?url=` its address, answered as JSON or with 204. */
export const SHARE_PATH = "/share-wechat";
