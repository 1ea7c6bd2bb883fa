/** Where a start is to be found; `password` of the desk, null where there is none on this machine. */
interface Started {
  readonly site: string;
  readonly sandbox: string;
  readonly password: string | null;
}

/** What `npm start` says once all is up: an address for each thing to try, a line each. */
export function announcement({ site, sandbox, password }: Started): string {
  const desk = password === null ? "by Cloudflare Access" : `password ${password}`;
  const lines: readonly (readonly [what: string, where: string, how?: string])[] = [
    ["Name a baby 宝宝起名", `${site}/`, "three names without paying"],
    ["Name a business 公司店铺起名", `${site}/?tab=business`, "with its trade, rivals and region"],
    ["Score a name 名字评分", `${site}/?tab=score`, "every point says why"],
    ["Luck draw 随机优选", `${site}/luck-name`, "four draws that anyone can repeat"],
    ["Expert naming 人工起名", `${site}/manual-naming`, "written at the desk"],
    ["Guides 起名知识", `${site}/guide`],
    ["Pay 付款", sandbox, "the sandbox of WeChat Pay, Alipay, Stripe: a button for every payment"],
    ["Desk 工作台", `${site}/desk`, desk],
    ["Contract", `${site}/openapi`, "every call between site and upstream; /openapi.json"],
  ];
  const wide = Math.max(...lines.map(([what]) => widthOf(what)));
  const far = Math.max(...lines.map(([, where]) => where.length));
  const rows = lines.map(([what, where, how = ""]) =>
    `  ${what}${" ".repeat(wide - widthOf(what))}  ${where.padEnd(far)}  ${how}`.trimEnd(),
  );
  return ["", "Luopan is up. Things to try:", ...rows, "  Ctrl-C ends all of it.", ""].join("\n");
}

/** Columns of a terminal: a Chinese character takes two. */
const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, char) => sum + (/\p{Script=Han}/u.test(char) ? 2 : 1), 0);
