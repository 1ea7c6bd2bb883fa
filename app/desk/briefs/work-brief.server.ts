import type { AppLoadContext } from "@remix-run/cloudflare";
import { type BriefFormState, draftIn, fieldOf, typedOf } from "#app/desk/draft/draft-fields.ts";
import { bareBriefPath, briefPath, previewPath } from "#app/desk/frame/brief-paths.ts";
import { type Acted, sendAct } from "#app/desk/frame/send-act.server.ts";
import type { FlashKey } from "#app/kit/cookies/flash.server.ts";
import { freshState } from "#app/kit/form/fresh-state.ts";
import { readForm } from "#app/kit/form/read-form.ts";
import { type Typed, typedAt } from "#app/kit/form/typed.ts";
import { SaveDraftParams, WorkBriefParams } from "#functions/contract/desk/desk-briefs.ts";

/** An act that was done, with the page to go on to. */
export type Worked = Acted<BriefFormState> & { to?: string };

/** The state of the form: with what was just typed, else with the saved draft. */
export const briefState = (typed: Typed, kept: Typed): BriefFormState => freshState(typed, kept);

/** Acts that need no manuscript. */
const FLASH_OF_ACT = { start: "started", take: "taken", say: "sent" } as const satisfies Record<
  string,
  FlashKey
>;

/** Does what a button of the page asks for: begins, takes over, answers; saves, checks, shows or hands over. */
export async function workBrief(context: AppLoadContext, sn: string): Promise<Worked> {
  const act = typedAt(context.form, "act");
  if (Object.hasOwn(FLASH_OF_ACT, act)) return workOn(context, sn);
  if (act === "overwrite") return overwrite(context, sn);
  if (act === "hand-over") return handOver(context, sn, briefState(context.form, {}));
  const saved = await save(context, sn, context.form);
  if (!saved.ok) return saved;
  if (act === "deliver") return handOver(context, sn, saved.state);
  if (context.form.auto === "1") return { ok: true, came: "saved", to: bareBriefPath(sn) };
  const row = /^check\.(\d+)$/.exec(act)?.[1];
  const to =
    act === "preview" ? previewPath(sn) : briefPath(sn, row === undefined ? undefined : `name.${row}`);
  return { ok: true, came: "saved", to };
}

async function workOn({ form, upstream }: AppLoadContext, sn: string): Promise<Worked> {
  const { act = "", text, idem } = form;
  const wire = act === "say" ? { sn, act, text: text ?? "", idem: idem ?? "" } : { sn, act };
  const reading = readForm(WorkBriefParams, wire, fieldOf);
  const done = await sendAct({ state: briefState(form, {}), reading, fieldOf }, async (brief) => {
    await upstream.desk.workBrief(brief);
    return FLASH_OF_ACT[brief.act];
  });
  return { ...done, to: briefPath(sn, act === "say" ? "talk" : undefined) };
}

type Saved = { ok: true; state: BriefFormState } | (Acted<BriefFormState> & { ok: false });

/** Saves what was typed as a new version; the form then holds it as it was saved, with that version. */
async function save({ upstream }: AppLoadContext, sn: string, typed: Typed): Promise<Saved> {
  const draft = draftIn(typed);
  const wire = { sn, version: typedAt(typed, "version"), draft: JSON.stringify(draft) };
  const reading = readForm(SaveDraftParams, wire, fieldOf);
  const state = briefState(typed, {});
  let version = 0;
  const done = await sendAct({ state, reading, fieldOf }, async () => {
    ({ version } = await upstream.desk.saveManuscript(wire));
    return "saved";
  });
  if (!done.ok) return done;
  return {
    ok: true,
    state: { ...state, values: { ...typedOf(draft, version), act: typedAt(typed, "act") } },
  };
}

/** Takes the work over and saves on top of the version that was saved meanwhile. */
async function overwrite(context: AppLoadContext, sn: string): Promise<Worked> {
  const { form, upstream } = context;
  const reading = readForm(WorkBriefParams, { sn, act: "take" }, fieldOf);
  const taken = await sendAct({ state: briefState(form, {}), reading, fieldOf }, async (brief) => {
    await upstream.desk.workBrief(brief);
    return "taken";
  });
  if (!taken.ok) return taken;
  const saved = await save(context, sn, { ...form, version: typedAt(form, "newest") });
  return saved.ok ? { ok: true, came: "saved", to: briefPath(sn) } : saved;
}

/** Hands over the version that the form holds. */
async function handOver({ upstream }: AppLoadContext, sn: string, state: BriefFormState): Promise<Worked> {
  const reading = { ok: true, brief: { sn, version: typedAt(state.values, "version") } } as const;
  const done = await sendAct({ state, reading, fieldOf }, async (params) => {
    await upstream.desk.deliver(params);
    return "delivered";
  });
  return { ...done, to: briefPath(sn) };
}
