import { describe, expect, test } from "vitest";
import { DuetChoices, type Round } from "#app/touched/duet-choices.ts";
import { Ear } from "#app/touched/ear.ts";
import type { ByEar } from "#functions/contract/names/by-ear.ts";
import type { DuetStep } from "#functions/contract/together/duet.ts";

const two = (left: number, right: number) => {
  const at = (place: number) => ({
    place,
    name: { given: `${place}`, name: `${place}`, pinyin: [], source: null, why: "" },
  });
  return { left: at(left), right: at(right) };
};
/** A round after which the same pair comes whatever is said; null: none for now. */
const round = (nth: number, pair: ReturnType<typeof two>, then: ReturnType<typeof two> | null): Round => ({
  ...{ nth, of: 24, ...pair },
  ahead: { left: then, right: then, both: then, neither: then },
});
const placesOf = ({ nth, left, right }: Round) => [nth, left.place, right.place];

/** Choices from a first round on, with a server that answers when it is told to, and a clock that stands. */
function begun(first: Round) {
  const sent: { answer: DuetStep; nth: number; back: (said: Round | null) => void; lose: () => void }[] = [];
  const told: string[] = [];
  const clock = { now: 1000 };
  const choices = new DuetChoices(first, {
    post: ({ nth }, answer) =>
      new Promise((back, lose) => sent.push({ answer, nth, back, lose: () => lose(new Error("offline")) })),
    leave: () => void told.push("left"),
    failed: () => void told.push("failed"),
    changed: () => undefined,
    now: () => clock.now,
  });
  const settled = () => new Promise<void>((done) => setTimeout(done));
  return { choices, sent, told, clock, settled };
}

describe("rounds of two at the touch", () => {
  const first = round(1, two(0, 1), two(2, 3));
  const second = round(2, two(2, 3), two(4, 5));

  test("show the next pair at once, and hold a second tap for one on the pair before", async () => {
    const { choices, sent, clock, settled } = begun(first);
    expect(choices.choose("left")).toBe(true);
    expect(placesOf(choices.round)).toEqual([2, 2, 3]);
    expect(choices.choose("left")).toBe(true);
    clock.now += 1000;
    // Not yet known that the first answer is kept: the second one waits for that.
    choices.choose("both");
    expect(sent.map(({ nth, answer }) => [nth, answer])).toEqual([[1, "left"]]);
    sent[0]?.back(second);
    await settled();
    expect(sent.map(({ nth, answer }) => [nth, answer])).toEqual([
      [1, "left"],
      [2, "both"],
    ]);
    expect(placesOf(choices.round)).toEqual([3, 4, 5]);
  });

  test("show the pair that the server asks for where it is another one, and forget what was said of the wrong one", async () => {
    const { choices, sent, clock, settled } = begun(first);
    choices.choose("left");
    clock.now += 1000;
    choices.choose("both");
    sent[0]?.back(round(5, two(8, 9), null));
    await settled();
    expect([placesOf(choices.round), choices.mood, sent.length]).toEqual([[5, 8, 9], "at ease", 1]);
  });

  test("leave the pair that could not be sent to its form, and say so", async () => {
    const { choices, sent, told, settled } = begun(first);
    choices.choose("left");
    sent[0]?.lose();
    await settled();
    expect([placesOf(choices.round), choices.mood, told]).toEqual([[1, 0, 1], "failed", ["failed"]]);
    expect(choices.choose("left")).toBe(false);
  });

  // Break it catches: a step back overtakes the answer that it takes back, and takes back the one before; or is lost.
  test("take the last answer back once it is kept, and show the pair that the server asks for again", async () => {
    const { choices, sent, clock, settled } = begun({ ...first, back: null });
    choices.choose("left");
    expect(choices.round.back).toEqual({ nth: 1, left: 0, right: 1 });
    clock.now += 1000;
    expect(choices.choose("back")).toBe(true);
    expect(sent.length).toBe(1);
    sent[0]?.back({ ...second, back: { nth: 1, left: 0, right: 1 } });
    await settled();
    expect(sent.map(({ nth, answer }) => [nth, answer])).toEqual([
      [1, "left"],
      [2, "back"],
    ]);
    sent[1]?.back({ ...first, back: null });
    await settled();
    expect([placesOf(choices.round), choices.round.back, choices.mood]).toEqual([[1, 0, 1], null, "at ease"]);
  });

  test("open the page anew where there is no round left", async () => {
    const { choices, sent, told, settled } = begun(round(8, two(0, 1), null));
    choices.choose("neither");
    expect(placesOf(choices.round)).toEqual([8, 0, 1]);
    sent[0]?.back(null);
    await settled();
    expect(told).toEqual(["left"]);
  });
});

describe("by ear at the touch", () => {
  const character = (char: string, pinyin: string) => ({ char, pinyin, gloss: "" });
  const found: ByEar = {
    ...{ wrong: null, names: [] },
    sounds: [{ said: "qing", exact: [character("清", "qīng"), character("庆", "qìng")], near: [] }],
  };

  test("a tone is looked up in what is there, before the server has been asked", async () => {
    const shown: ByEar[] = [];
    const asked: string[] = [];
    const ear = new Ear({ sound: "qing", tone1: "any", tone2: "any" }, found, {
      ask: (query) => {
        asked.push(query);
        return new Promise(() => undefined);
      },
      show: (one) => void shown.push(one),
      keep: () => undefined,
    });
    await Promise.resolve();
    await Promise.resolve();
    ear.hear("sound=qing&tone1=4&tone2=any&sex=unknown");
    expect(shown.map(({ sounds }) => sounds.map(({ exact }) => exact.map(({ char }) => char)))).toEqual([
      [["庆"]],
    ]);
    // No character has this tone: that is the server's to say.
    ear.hear("sound=qing&tone1=3&tone2=any&sex=unknown");
    expect([shown.length, asked.length]).toEqual([1, 2]);
  });
});
