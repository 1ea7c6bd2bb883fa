import type { SettingKind } from "#functions/contract/desk/settings.ts";
import { calls } from "#functions/contract/wire/calls.ts";
import { goBy } from "#tests/kit/browser/press.ts";
import { settingsNow, settingVersions } from "#tests/kit/desk/setting-samples.ts";
import type { Screen, Stage } from "#tests/kit/screens/screen.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";

const { settings: SETTINGS, versions: VERSIONS, changeSetting: CHANGE } = calls.desk;
const EDIT = "desk/settings/edit";

const edit =
  (kind: SettingKind, about = "") =>
  ({ upstream, open }: Stage): Promise<number> => {
    const reasons = kind === "prices" ? { 1: "双十一过后恢复原价", 2: "资深起名人多了一位" } : {};
    upstream.behave(that.answersWith({ versions: settingVersions[kind], reasons }), VERSIONS.path);
    return open(`/desk/settings/edit?kind=${kind}${about}`);
  };

/** Opens the form, fills it in and presses a button. */
const filled =
  (kind: SettingKind, typed: Readonly<Record<string, string>>, about = "", button = 'button[value="look"]') =>
  async (stage: Stage): Promise<void> => {
    await edit(kind, about)(stage);
    for (const [name, value] of Object.entries(typed)) await stage.page.fill(`#${name}`, value);
    await goBy(stage.page, button);
  };

const reason = "双十二前调一次";
const spring = "春节的安排定了";

/** The settings of the desk (设置) in their states. */
export const settingScreens: readonly Screen[] = [
  {
    what: "the settings",
    route: "desk/settings",
    as: "operator",
    show: ({ upstream, open }) => {
      upstream.behave(that.answersWith({ settings: settingsNow }), SETTINGS.path);
      return open("/desk/settings");
    },
  },
  { what: "the prices at the desk", route: EDIT, as: "operator", show: edit("prices") },
  { what: "the site's notice at the desk", route: EDIT, as: "operator", show: edit("notice") },
  { what: "the house notices at the desk", route: EDIT, as: "operator", show: edit("ads") },
  { what: "a house notice at the desk", route: EDIT, as: "operator", show: edit("ads", "&id=spring") },
  { what: "the phone and hours at the desk", route: EDIT, as: "operator", show: edit("contact") },
  { what: "expert naming at the desk", route: EDIT, as: "operator", show: edit("manual") },
  {
    what: "prices filled in wrong",
    route: EDIT,
    as: "operator",
    show: filled("prices", { baby: "29.999", luck: "0", manual: "免费" }),
  },
  {
    what: "a change of prices, asked once",
    route: EDIT,
    as: "operator",
    show: filled("prices", { baby: "35", reason }),
  },
  {
    what: "a steep change of prices, typed wrong again",
    route: EDIT,
    as: "operator",
    show: async (stage) => {
      await filled("prices", { baby: "399.00", luck: "2.5", reason })(stage);
      const refusal = { fields: { again: "和上面的新价格不一样，请核对是不是多写或少写了一位" } };
      stage.upstream.behave(that.refuses(400, "INVALID_PARAMS", "不行", refusal), CHANGE.path);
      await stage.page.fill("#again", "39.90");
      await goBy(stage.page, 'button[value="save"]');
    },
  },
  {
    what: "a setting that somebody changed meanwhile",
    route: EDIT,
    as: "operator",
    show: async (stage) => {
      await filled("notice", { text: "春节七天照常回复。", reason: spring })(stage);
      const [was, ...before] = settingVersions.notice;
      const theirs = { ...was, nth: 2, value: { text: "元旦三天照常回复，人工起名顺延两天。" } };
      stage.upstream.behave(that.answersWith({ versions: [theirs, was, ...before] }), VERSIONS.path);
      const said =
        "您打开这一页以后，已经有人改过，现在是第 2 版。您填的都还在下面，请对照现在的内容再确认一次。";
      stage.upstream.behave(that.refuses(409, "STATE_CONFLICT", said), CHANGE.path);
      await goBy(stage.page, 'button[value="save"]');
    },
  },
  {
    what: "the site's notice, asked once",
    route: EDIT,
    as: "operator",
    show: filled("notice", { text: "春节七天照常回复。", reason: spring }),
  },
  {
    what: "a house notice, asked once",
    route: EDIT,
    as: "operator",
    show: filled("ads", { title: "春节怎么安排", reason: spring }, "&id=spring"),
  },
  {
    what: "the end of a house notice, asked once",
    route: EDIT,
    as: "operator",
    show: edit("ads", "&end=spring"),
  },
  {
    what: "a version to be set back to, without a reason",
    route: EDIT,
    as: "operator",
    show: filled("prices", { reason: " " }, "&back=0", ".desk .card button"),
  },
];
