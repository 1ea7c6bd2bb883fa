/**
 * Numbered pinyin of characters beyond 通用规范汉字表 that people know and ask for in names: kMandarin of Unihan 15.0. Nothing
 * else is known of them here.
 */
export const beyondReadings: ReadonlyMap<string, string> = new Map([
  ["囍", "xi3"],
  ["龘", "da2"],
  ["靐", "bing4"],
  ["槑", "mei2"],
  ["烎", "yin2"],
]);
