/** What a share is signed over: seconds since 1970, and the page's address without its fragment. */
export interface ShareParts {
  ticket: string;
  nonceStr: string;
  timestamp: number;
  url: string;
}

/** The signature of `wx.config` (JS-SDK 使用权限签名): SHA-1, hex, of the four in this order. */
export async function shareSignature({ ticket, nonceStr, timestamp, url }: ShareParts): Promise<string> {
  const bare = url.replace(/#.*$/s, "");
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${bare}`;
  const digest = await crypto.subtle.digest("SHA-1", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
