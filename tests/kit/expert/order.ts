import * as v from "valibot";
import { RgOrder } from "#functions/contract/products/expert.ts";
import { Sn } from "#functions/contract/values/scalars.ts";
import { originEnv } from "#functions/origin/env.ts";
import type { SourceFinders } from "#functions/origin/products/expert/manuscript/describe-manuscript.ts";
import type { ManuscriptFile } from "#functions/origin/products/expert/manuscript/manuscript-file.ts";
import { openDatabase } from "#functions/origin/store/database.ts";
import type { Clerk } from "#functions/origin/visit.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import { DATA_KEYS, type OriginSite } from "#tests/kit/runtime/start-workers.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

/** A brief that can be handed in. */
export const BRIEF: Readonly<Record<string, string>> = {
  surname: "沈",
  sex: "female",
  story: "外公种了一辈子树，希望名字里有草木；名字要好写。",
  length: "2",
  avoid: "梅英",
  guardian: "1",
};

/** Names with a reason of its own each, so that whoever looks at the page can judge it. */
const NAMES = [
  ["南枝", "向南的枝条先得暖意，也先开花。外公看树，看的也是哪一枝先发芽。"],
  ["甘棠", "甘棠是棠梨树。人们记得召伯的好，就舍不得砍它。种树人家的孩子，叫这个名字正合适。"],
  ["青禾", "青青的禾苗，朴素，有生气。两个字笔画都少，刚学写字也写得好。"],
  ["乔木", "乔木是高大的树，鸟从深谷飞出来，就住在上面。外公种了一辈子树，这一棵留给她。"],
  ["松月", "松树间升起月亮，夏夜就凉下来了。松树经得住冬天，盼她有韧劲。"],
  ["修竹", "修竹是修长的竹子，安静、清凉。竹有节，四季常青，外公会喜欢。"],
  ["新桐", "春天的早晨，桐树刚抽新叶。桐叶大，长开了就是一片阴凉。"],
  ["汀兰", "汀是水边的平地，兰草长在那里，不争地方，自己香着。"],
] as const;

/** A manuscript that may be delivered for it. */
export const MANUSCRIPT: ManuscriptFile = {
  opening: "外公种树，名字里就留一株草木。",
  names: NAMES.map(([given, reason]) => ({ given, reason })),
  pick: { given: "南枝", reason: "外公一听就懂。" },
};

/** The same after a family has asked for names that are easier to write. */
export const REVISED: ManuscriptFile = {
  ...MANUSCRIPT,
  names: MANUSCRIPT.names.map((name) =>
    name.given === "新桐"
      ? { given: "一禾", reason: "一株禾苗，从一粒种子长起。六画写完，第一天上学就会写。" }
      : name,
  ),
};

/** Books in which nothing is found. */
export const noBooks: SourceFinders = { cite: async () => null, sources: async () => [] };

/** What an expert's command works with, on the database of a site. */
export async function deskAt(
  site: OriginSite,
  vars: Record<string, string> = {},
  now = Date.now(),
): Promise<Clerk> {
  const env = originEnv({ STAGE: "test", DATA_KEYS, ...vars, DB: await site.database() });
  return { db: openDatabase(env.DB), env, now, who: "cli:here" };
}

/** A family that has somebody name its child, past the pages. */
export function familyAt(site: OriginSite, caller = callerOf(site)) {
  const call = (name: string, params: Record<string, string>) => caller.post(`/api/business/${name}`, params);
  return {
    caller,
    async buy(type: "standard" | "senior" = "standard"): Promise<string> {
      const { data } = await call("rengongBuy", { type, idem: crypto.randomUUID() });
      return v.parse(v.object({ sn: Sn }), data).sn;
    },
    async paid(type: "standard" | "senior" = "standard"): Promise<string> {
      const sn = await this.buy(type);
      await payInDatabase(site, sn, type === "standard" ? 29_900 : 69_900);
      return sn;
    },
    async briefed(over: Record<string, string> = {}): Promise<string> {
      const sn = await this.paid();
      await call("fullinfo", { sn, state: "submitted", ...BRIEF, ...over });
      return sn;
    },
    fullinfo: (sn: string, over: Record<string, string>) => call("fullinfo", { sn, ...over }),
    step: (sn: string, action: string, text = "", idem: string = crypto.randomUUID()) =>
      call("rgOrder", { sn, action, text, idem }),
    async progress(sn: string): Promise<RgOrder> {
      return v.parse(RgOrder, (await call("rgOrder", { sn })).data);
    },
  };
}
