/**
 * Given names that are very common in recent years (own writing, from what is commonly heard and printed; no
 * count behind it). They are not picked by hand for proposals, and a family that has one is told.
 */
const oftenHeard: ReadonlySet<string> = new Set(
  (
    "浩然 浩宇 浩轩 皓轩 宇轩 宇航 宇辰 宇泽 宇涵 奕辰 奕宸 奕泽 亦辰 亦宸 沐宸 沐辰 沐阳 沐晨 茗泽 铭泽 俊杰 俊熙 俊宇 " +
    "子轩 子涵 子墨 子睿 子豪 子萱 子晴 子琪 子昂 子宸 梓涵 梓轩 梓萱 梓豪 梓晨 梓睿 梓桐 梓妍 梓琪 文轩 文博 博文 天佑 家豪 明轩 " +
    "一诺 依诺 一凡 一帆 一鸣 一涵 艺涵 诗涵 雨涵 思涵 紫涵 雅涵 语涵 雨桐 语桐 若汐 语汐 苡沫 欣怡 静怡 心怡 佳怡 嘉怡 " +
    "欣妍 欣悦 欣然 可馨 可欣 雨萱 雨欣 雨彤 雨晴 雨泽 思雨 思琪 诗琪 雅琪 佳琪 安琪 梦琪 梦瑶 梦洁 语嫣 若曦 晨曦 晨希 佳慧 嘉懿"
  ).split(" "),
);

/** Is this given name heard very often nowadays? */
export function isOftenHeard(given: string): boolean {
  return oftenHeard.has(given);
}

/** All given names that are heard very often. */
export function oftenHeardNames(): readonly string[] {
  return [...oftenHeard];
}
