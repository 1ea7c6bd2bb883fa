/** What Alipay signs (待签名字符串): `k=v` of all that is not empty, sorted by name, raw values, joined by `&`. */
export const signedContent = (params: ReadonlyMap<string, string>): string =>
  [...params.keys()]
    .sort()
    .filter((name) => params.get(name) !== "")
    .map((name) => `${name}=${params.get(name)}`)
    .join("&");
