import type { BriefRow, DeskBrief } from "#functions/contract/desk/desk-briefs.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { calls } from "#functions/contract/wire/calls.ts";
import { goBy } from "#tests/kit/browser/press.ts";
import type { BriefAnswers } from "#tests/kit/desk/brief-answers.ts";
import type { Screen, Stage } from "#tests/kit/screens/screen.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";

const { briefs: BRIEFS, brief: BRIEF, preview: PREVIEW, saveManuscript: SAVE, deliver: DELIVER } = calls.desk;
const OTHER = { who: "both@example.com", since: "2026-11-21T02:30:00.000Z" };

type Show = (stage: Stage) => Promise<unknown>;
type Stages = keyof BriefAnswers["at"];

/** The brief at a stage, changed. */
const brief =
  (at: Stages, change: (one: DeskBrief) => object = () => ({})): Show =>
  ({ upstream, open, real }) => {
    const one = real.briefs.at[at];
    upstream.behave(that.answersWith({ ...one, ...change(one) }), BRIEF.path);
    return open(`/desk/brief?sn=${one.order.sn}`);
  };

const preview =
  (at: keyof BriefAnswers["preview"], over: object = {}): Show =>
  ({ upstream, open, real }) => {
    const one = { ...real.briefs.preview[at], ...over };
    upstream.behave(that.answersWith(one), PREVIEW.path);
    return open(`/desk/preview?sn=${one.order.sn}`);
  };

const list =
  (change: (rows: readonly BriefRow[]) => readonly BriefRow[], address = "/desk/briefs"): Show =>
  ({ upstream, open, real }) => {
    upstream.behave(that.answersWith({ briefs: change(real.briefs.briefs) }), BRIEFS.path);
    return open(address);
  };

/** An order number of its own. */
const numbered = (last: string) => `01HZX8K3QJ5V7M9N2P4R6S8TZ${last}`;

/** Late, asked, taken by another: whatever a row may say. */
const everySort = (rows: readonly BriefRow[]): readonly BriefRow[] => {
  const [first] = rows;
  if (first === undefined) throw new Error("a brief is needed");
  return [
    { ...first, late: true, dueAt: "2026-11-20T15:59:59.999Z", asks: true, worker: OTHER },
    { ...first, sn: numbered("V"), stage: "revising" },
    ...rows.slice(1),
    { ...first, sn: numbered("W"), stage: "draft", dueAt: null },
  ];
};

/** Presses a button of the manuscript at a stage, which is saved as that, while the origin answers so. */
const pressed =
  (at: Stages, button: string, path: string, behaviour: Parameters<Stage["upstream"]["behave"]>[0]): Show =>
  async (stage) => {
    await brief(at)(stage);
    const { version } = stage.real.briefs.at[at].draft;
    stage.upstream.behave(that.answersWith({ version }), SAVE.path);
    stage.upstream.behave(behaviour, path);
    await goBy(stage.page, `button[value="${button}"]`);
  };

/** The broken manuscript handed over, refused for what the origin finds wrong with it. */
const handedBroken: Show = (stage) => {
  const { faults } = stage.real.briefs.preview.broken;
  const fields = Object.fromEntries(faults.map(({ at, say }) => [at, say]));
  const refused = that.refuses(400, "INVALID_PARAMS", "有几处需要改一下", { fields });
  return pressed("broken", "deliver", DELIVER.path, refused)(stage);
};

const rows: readonly (readonly [what: string, route: string, show: Show])[] = [
  ["the briefs", "desk/briefs", list(everySort)],
  ["no brief to work on", "desk/briefs", list(() => [])],
  [
    "the briefs that are done with",
    "desk/briefs",
    list(
      (all) =>
        all.slice(0, 2).map((row, at) => ({ ...row, stage: at === 0 ? "final" : "cancelled", dueAt: null })),
      "/desk/briefs?of=done",
    ),
  ],
  ["a brief that is not in yet", "desk/brief", brief("paid")],
  ["a brief to begin with", "desk/brief", brief("briefed")],
  ["a manuscript, nothing written", "desk/brief", brief("writing")],
  ["a manuscript, half written", "desk/brief", brief("half")],
  ["a manuscript, all written", "desk/brief", brief("whole")],
  [
    "a late manuscript of another expert's",
    "desk/brief",
    brief("half", ({ order }) => ({ worker: OTHER, order: { ...order, late: true } })),
  ],
  ["a manuscript that is handed over", "desk/brief", brief("draft")],
  ["a manuscript to be revised", "desk/brief", brief("revising")],
  [
    "a brief that was paid back",
    "desk/brief",
    brief("writing", ({ order }) => ({
      order: {
        ...order,
        stage: "cancelled",
        status: "refunded",
        can: { message: false, revise: false, approve: false },
      },
    })),
  ],
  ["a manuscript with faults everywhere", "desk/brief", handedBroken],
  [
    "a manuscript that was saved by two",
    "desk/brief",
    async (stage) => {
      await brief("half", ({ draft }) => ({ draft: { ...draft, version: 0 } }))(stage);
      const { whole } = stage.real.briefs.at;
      stage.upstream.behave(
        that.answersWith({ ...whole, worker: OTHER, draft: { ...whole.draft, savedBy: OTHER.who } }),
        BRIEF.path,
      );
      stage.upstream.behave(that.refuses(409, "STATE_CONFLICT", messages.othersWork), SAVE.path);
      await stage.page.fill('[name="opening"]', "我写的开头。");
      await goBy(stage.page, 'button[value="save"]');
    },
  ],
  [
    "a manuscript while nobody answers",
    "desk/brief",
    pressed("half", "save", SAVE.path, that.refuses(503, "UNAVAILABLE", "维护中")),
  ],
  [
    "an answer without words",
    "desk/brief",
    pressed("draft", "say", SAVE.path, that.answersWith({ version: 3 })),
  ],
  ["a manuscript as the family will see it", "desk/preview", preview("whole")],
  ["a manuscript that can't go out yet", "desk/preview", preview("half")],
  [
    "a manuscript without a name to show",
    "desk/preview",
    preview("half", { manuscript: null, faults: [{ at: "names", say: messages.namesFew(8, 0) }] }),
  ],
];

/** The expert's side of the desk (起名人的工作台) in its states. */
export const briefScreens: readonly Screen[] = rows.map(([what, route, show]) => ({
  what,
  route,
  as: "expert",
  show,
}));
