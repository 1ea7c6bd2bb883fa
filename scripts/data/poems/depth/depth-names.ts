import { dynastyOf, lostAuthors, spurious } from "../words/authors.ts";

/** Rulers as they are cited, by what the package calls them. */
const rulers: Readonly<Record<string, string>> = {
  太宗皇帝: "唐太宗",
  太宗皇帝李世民: "唐太宗",
  高宗皇帝: "唐高宗",
  高宗皇帝李治: "唐高宗",
  中宗皇帝: "唐中宗",
  睿宗皇帝: "唐睿宗",
  则天皇后: "武则天",
  明皇帝: "唐玄宗",
  唐明皇: "唐玄宗",
  玄宗皇帝李隆基: "唐玄宗",
  肃宗皇帝: "唐肃宗",
  德宗皇帝: "唐德宗",
  德宗皇帝李适: "唐德宗",
  顺宗皇帝李诵: "唐顺宗",
  文宗皇帝: "唐文宗",
  宣宗皇帝: "唐宣宗",
  宣宗皇帝李忱: "唐宣宗",
  昭宗皇帝: "唐昭宗",
  不详: "无名氏",
  佚名: "无名氏",
};

/** Poets of 全唐诗 of the Five Dynasties. */
const fiveDynasties = new Set(
  "李煜 李璟 冯延巳 欧阳炯 顾夐 孙光宪 毛文锡 毛熙震 牛希济 魏承班 尹鹗 李珣 阎选 鹿虔扆 和凝 张泌 李中 花蕊夫人 花蕊夫人徐氏".split(
    " ",
  ),
);

/** Rulers and their families of the Five Dynasties, as the package calls them. */
const ofTheFive = /^(南唐|吴越|后蜀|后唐|闽|蜀[主太高]|孟蜀|韩王从善|吉王从谦|后王)/;

/** Authors who write no source of a name: divination in verse, riddles of alchemy, ghosts. */
const noSource = /^易静$|鬼|□|^(王梵志|王禹|李遵)$/;

/** Authors with a character that few faces have and no list of usual ones: written out by its parts, as editors do. */
const writtenOut: Readonly<Record<string, string>> = { 王𩔪: "王〔左邕右页〕" };

/** The author as printed and the dynasty; null where the name is broken or gives no sources. */
export function tangAuthor(printed: string): { author: string; dynasty: string } | null {
  const plain = printed.replace(/^释(?=.)/, "");
  const author = rulers[plain] ?? plain;
  if (noSource.test(author) || spurious.test(author) || !/^\p{Script=Han}{2,}$/u.test(author)) return null;
  const dynasty = dynastyOf[author] ?? (fiveDynasties.has(author) || ofTheFive.test(author) ? "五代" : "唐");
  return { author: writtenOut[author] ?? author, dynasty };
}

/** The author of a ci; the package numbers namesakes and has lost rare characters, which leaves one alone. */
export function ciAuthor(printed: string): string | null {
  const author = lostAuthors[printed] ?? printed.replace(/\d+$/, "");
  return noSource.test(author) ||
    spurious.test(author) ||
    dynastyOf[author] !== undefined ||
    !/^\p{Script=Han}{2,}$/u.test(author)
    ? null
    : author;
}

/**
 * The title of a 全唐诗 poem as it is cited: notes out, the number of a series after 其, the parts of a title parted
 * by a dot. Null where there is no title (句, 失题), for what cannot be named cannot be cited.
 */
export function tangTitle(printed: string): string | null {
  const plain = printed.replace(/[（(〖[][^（()）〖〗[\]]*[）)〗\]]/g, "").replace(/[「」『』“”‘’]/g, "");
  const words = plain.trim().split(/[ \t]+/);
  const parts = words.map((word, at) =>
    at > 0 && /^[一二三四五六七八九十百]+$/.test(word) ? `其${word}` : word,
  );
  const title = parts.join("·");
  if (!/^[\p{Script=Han}·，。、：《》？；]+$/u.test(title)) return null;
  return /^(句|失题|题阙|缺题|又|又一首|偈|颂|诗|歌|其[一二三四五六七八九十]+)(·|$)/.test(title)
    ? null
    : title;
}
