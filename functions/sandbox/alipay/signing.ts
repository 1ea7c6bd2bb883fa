import { signRsa, spoil, verifyRsa } from "#functions/sandbox/rsa.ts";

/** What is signed (待签名字符串): the raw values, sorted by name, without empty ones and those of `leftOut`. */
export function signedText(params: ReadonlyMap<string, string>, leftOut: readonly string[]): string {
  return [...params]
    .filter(([name, value]) => value !== "" && !leftOut.includes(name))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
}

/** Did the app sign this request? The signed text includes `sign_type`. */
export const isSignedByApp = (params: ReadonlyMap<string, string>, appPublicKey: string): boolean =>
  verifyRsa(signedText(params, ["sign"]), params.get("sign") ?? "", appPublicKey);

/** The parameters with Alipay's signature, as notifications and returns carry them. */
export function withSignature(
  params: ReadonlyMap<string, string>,
  key: string,
  isSpoiled = false,
): URLSearchParams {
  const right = signRsa(signedText(params, ["sign", "sign_type"]), key);
  return new URLSearchParams([...params, ["sign_type", "RSA2"], ["sign", isSpoiled ? spoil(right) : right]]);
}
