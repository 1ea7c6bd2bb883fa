import { submit } from "#tests/kit/browser/browser-form.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";
import { SEEK } from "#tests/kit/upstream/upstream-moods.ts";
import type { Screen, Stage } from "./screen.ts";

/** Opens all that is folded away on the page. */
export const unfoldAll = async ({ page }: Stage): Promise<void> => {
  const folded = page.locator("details:not([open]) > summary");
  while ((await folded.count()) > 0) await folded.first().click();
};

/** The form, filled in and sent. */
const sent =
  (values: Readonly<Record<string, string>>, prepare: (stage: Stage) => void = () => undefined) =>
  async (stage: Stage): Promise<void> => {
    await stage.open("/?tab=business");
    await unfoldAll(stage);
    prepare(stage);
    for (const [name, value] of Object.entries(values)) await stage.page.fill(`#${name}`, value);
    await submit(stage.page);
  };

const answering =
  (status: number, code: string, detail: object = {}) =>
  ({ upstream }: Stage) =>
    upstream.behave(that.refuses(status, code, "不行", detail), SEEK);

const BAN =
  "“中国”通常不能用：以这类字词开头要从严审核，并报国务院批准；放在中间只能是行业的限定语，不能当字号（《企业名称登记管理规定》第十二条）";

/** Both homes of the business service and its form, in every state they have. */
export const businessFormScreens: readonly Screen[] = [
  {
    what: "the business home without prices",
    route: "/",
    cold: true,
    show: ({ open }) => open("/?tab=business"),
  },
  {
    what: "the business home unfolded",
    route: "/",
    show: async (stage) => {
      await stage.open("/?tab=business");
      await unfoldAll(stage);
    },
  },
  {
    what: "the business form with errors everywhere",
    route: "/",
    show: sent({ region: "Hangzhou", avoid: "x", must: "一二三四五", rivals: "长".repeat(31) }),
  },
  {
    what: "the business form that breaks the rules",
    route: "/",
    show: sent({ trade: "面包店", must: "中国" }, answering(422, "NOT_COMPLIANT", { fields: { must: BAN } })),
  },
  {
    what: "the business form while the upstream is down",
    route: "/",
    show: sent({ trade: "面包店" }, answering(503, "UNAVAILABLE")),
  },
  {
    what: "the business form sent too fast",
    route: "/",
    show: sent({ trade: "面包店" }, answering(429, "TOO_MANY")),
  },
  { what: "the second home", route: "index2", show: ({ open }) => open("/index2") },
  {
    what: "the second home without prices and comments",
    route: "index2",
    cold: true,
    show: ({ open }) => open("/index2"),
  },
];
