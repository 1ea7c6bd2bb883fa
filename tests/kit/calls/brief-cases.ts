import { ABSENT, type Case, fullinfo } from "#tests/kit/calls/call-asks.ts";
import type { World } from "#tests/kit/calls/call-world.ts";
import { draftOf } from "#tests/kit/expert/draft.ts";
import { MANUSCRIPT } from "#tests/kit/expert/order.ts";
import { setStatus } from "#tests/kit/money/paid-order.ts";
import type { Said } from "#tests/kit/wire/origin-client.ts";

type Name = "brief" | "preview" | "workBrief" | "saveManuscript" | "deliver";
type Params = Record<string, string>;

const asExpert =
  (name: Name, params: Params = {}) =>
  ({ askAs }: World, sn: string): Promise<Said> =>
    askAs("expert", name, { sn, ...params });

/** On an order whose brief is in, whose work has begun, or whose draft is saved. */
const briefed =
  (...asks: ((world: World, sn: string) => Promise<Said>)[]): Case =>
  async (world) => {
    const sn = await world.paid("manual");
    let said = await fullinfo("submitted")(world, { sn });
    for (const ask of asks) said = await ask(world, sn);
    return said;
  };
const start = asExpert("workBrief", { act: "start" });
const draft = JSON.stringify(draftOf(MANUSCRIPT));
const save = asExpert("saveManuscript", { version: "0", draft });
const saveOld = asExpert("saveManuscript", { version: "7", draft });

/** What every call about one order refuses. */
const ofBrief = (name: Name, params: Params = {}) => ({
  INVALID_PARAMS: ({ askAs }: World) => askAs("expert", name, { ...params, sn: "1" }),
  FORBIDDEN: ({ ask }: World) => ask("desk", name, { ...params, sn: ABSENT }),
  NOT_FOUND: ({ askAs }: World) => askAs("expert", name, { ...params, sn: ABSENT }),
  ERASED: briefed(async (world, sn) => {
    await setStatus(world.site, sn, "erased");
    return world.askAs("expert", name, { ...params, sn });
  }),
});

/** The calls of the expert's side of the desk (起名人的工作台). */
export const briefCases = {
  briefs: {
    ok: ({ askAs }: World) => askAs("expert", "briefs"),
    INVALID_PARAMS: ({ askAs }: World) => askAs("expert", "briefs", { of: "lost" }),
    FORBIDDEN: ({ ask }: World) => ask("desk", "briefs"),
  },
  brief: { ...ofBrief("brief"), ok: briefed(asExpert("brief")) },
  preview: {
    ...ofBrief("preview"),
    ok: briefed(start, save, asExpert("preview")),
    STATE_CONFLICT: async (world: World) => asExpert("preview")(world, await world.paid("manual")),
  },
  workBrief: {
    ...ofBrief("workBrief", { act: "start" }),
    ok: briefed(start),
    STATE_CONFLICT: briefed(start, start),
  },
  saveManuscript: {
    ...ofBrief("saveManuscript", { version: "0", draft }),
    ok: briefed(start, save),
    STATE_CONFLICT: briefed(start, saveOld),
  },
  deliver: {
    ...ofBrief("deliver", { version: "1" }),
    ok: briefed(start, save, asExpert("deliver", { version: "1" })),
    STATE_CONFLICT: briefed(start, save, asExpert("deliver", { version: "2" })),
  },
};
