import { messages } from "#functions/contract/values/messages.ts";
import { byEar } from "#functions/naming/person/suggest/ear/by-ear.ts";
import { type AskedSound, readSounds } from "#functions/naming/person/suggest/ear/read-sounds.ts";
import type { HandlerOf } from "#functions/origin/handler-of.ts";

/** What sounds so (凭音找字): nothing of a family goes in, nothing is kept. */
export const askByEar: HandlerOf<"x", "byEar"> = async ({ sound, tone1, tone2, sex }) => {
  const none = { wrong: null, sounds: [], names: [] };
  if (sound.trim() === "") return none;
  const read = readSounds(sound);
  if (read === null) return { ...none, wrong: messages.soundBad };
  const tones = [tone1, tone2];
  const asked = read.map((one, at): AskedSound => ({ ...one, tone: toneOf(tones[at], one.tone) }));
  const { sounds, names } = byEar(asked, sex);
  const whole = names.map((name) => ({ ...name, pinyin: [...name.pinyin] }));
  return {
    wrong: null,
    sounds: sounds.map(({ said, exact, near }) => ({ said, exact: [...exact], near: [...near] })),
    names: whole,
  };
};

function toneOf(asked: string | undefined, said: AskedSound["tone"]): AskedSound["tone"] {
  if (asked === undefined || asked === "said") return said;
  const tone = Number(asked);
  return tone === 1 || tone === 2 || tone === 3 || tone === 4 ? tone : null;
}
