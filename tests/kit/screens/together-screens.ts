import type { ByEar } from "#functions/contract/names/by-ear.ts";
import type { Kinsfolk } from "#functions/contract/names/name-card.ts";
import type { Duet, PlainName } from "#functions/contract/together/duet.ts";
import type { Poll } from "#functions/contract/together/poll.ts";
import * as that from "#tests/kit/upstream/behaviours.ts";
import type { Screen, Stage } from "./screen.ts";

const DUET = "/api/x/duet";
const POLL = "/api/x/poll";
const KEY = "7QX7QAM1PC83ZDAFFRH0357WAQ";

/** The real free names, as those who choose see them. */
const namesOf = ({ real }: Stage): PlainName[] =>
  real.free.names.map(({ given, name, pinyin, source, why }) => ({ given, name, pinyin, source, why }));

const two = (stage: Stage) => {
  const [left, right = left] = namesOf(stage);
  if (left === undefined || right === undefined) throw new Error("the free result has no names");
  const shown = { left: { place: 0, name: left }, right: { place: 1, name: right } };
  return { ...shown, ahead: { left: shown, right: shown, both: null, neither: null } };
};

/** The page of the two as the owner sees it, unless `change` says otherwise. */
const duet =
  (change: (stage: Stage) => Partial<Duet>) =>
  (stage: Stage): Promise<number> => {
    const { sn } = stage.real.free;
    const open = { side: "owner", state: "open", invite: KEY, own: "choosing", other: "absent", count: 16 };
    const shown = { sn, ...open, round: null, found: null, ...change(stage) };
    stage.upstream.behave(that.answersWith(shown), DUET);
    return stage.open(`/together/${sn}`);
  };

const poll =
  (change: (stage: Stage) => Partial<Poll>, votes: number | null = null) =>
  (stage: Stage): Promise<number> => {
    const { sn } = stage.real.free;
    const names = namesOf(stage).map((name, at) => ({
      ...name,
      votes: votes === null || at === 0 ? votes : 0,
    }));
    const open = { side: "owner", state: "open", invite: KEY, names, voters: 2, voted: null, liked: [] };
    stage.upstream.behave(that.answersWith({ sn, ...open, ...change(stage) }), POLL);
    return stage.open(`/vote/${sn}`);
  };

/** Where the other parent has put the names that both like. */
const PLACES = [1, 3, 2];

const found = (stage: Stage, together: boolean) => ({
  together,
  names: namesOf(stage).map((name, at) => ({
    ...name,
    own: at + 1,
    other: together ? (PLACES[at] ?? 1) : null,
  })),
});

const duets: Screen[] = [
  {
    what: "two parents, not begun",
    route: "together/:sn",
    show: duet(() => ({ state: "none", invite: null, own: "absent" })),
  },
  {
    what: "two parents, a round of two",
    route: "together/:sn",
    show: duet((stage) => ({
      round: { nth: 7, of: 24, ...two(stage) },
      back: { nth: 6, left: 0, right: 1 },
    })),
  },
  {
    what: "two parents, one waits for the other",
    route: "together/:sn",
    show: duet(() => ({ own: "waiting" })),
  },
  {
    what: "what two parents both like",
    route: "together/:sn",
    show: duet((stage) => ({ state: "done", own: "done", other: "done", found: found(stage, true) })),
  },
  {
    what: "two parents who like no name together",
    route: "together/:sn",
    show: duet(() => ({ state: "done", own: "done", other: "done", found: { together: true, names: [] } })),
  },
  {
    what: "the other parent's link in a third browser",
    route: "together/:sn",
    show: (stage) => {
      stage.upstream.behave(
        that.refuses(409, "STATE_CONFLICT", "这个邀请已经在另一个浏览器里用过了。"),
        DUET,
      );
      return stage.open(`/together/${KEY}`);
    },
  },
];

const polls: Screen[] = [
  {
    what: "a family's vote to be opened",
    route: "vote/:sn",
    show: poll((stage) => ({
      ...{ state: "none", invite: null, names: [], voters: null },
      liked: namesOf(stage).map(({ given }) => given),
    })),
  },
  { what: "a family's vote, open", route: "vote/:sn", show: poll(() => ({})) },
  {
    what: "a family's vote as a relative sees it",
    route: "vote/:sn",
    show: poll(() => ({ side: "relative", invite: null, voters: null, voted: 1 })),
  },
  { what: "a family's vote, closed", route: "vote/:sn", show: poll(() => ({ state: "closed" }), 2) },
];

const card: Screen = {
  what: "a name's card to keep",
  route: "name-card/:sn",
  show: ({ open, real }) => open(`/name-card/${real.free.sn}?name=${encodeURIComponent(real.detail.given)}`),
};

const pageOf = (path: string, { open, real }: Stage) =>
  open(`/${path}/${real.free.sn}?name=${encodeURIComponent(real.detail.given)}`);

const KINSFOLK: Kinsfolk[] = [
  {
    who: "sibling",
    given: "清扬",
    says: [
      { about: "读音", fits: true, text: "喊起来分得开。" },
      { about: "用字", fits: true, text: "同一个位置都是“清”，像排了字辈。" },
      { about: "声调", fits: true, text: "这个是阴平＋阳平，那个是阴平＋阳平，念起来各有起落。" },
      { about: "意思", fits: true, text: "说的不是一件事，气质都偏清朗。" },
    ],
  },
  {
    who: "parent",
    given: "建青",
    says: [{ about: "读音", fits: false, text: "里的“清”同长辈的字同音，讲究避讳的人家会避开。" }],
  },
];

/** Two characters are drawn stroke by stroke on one page: the more strokes they have, the heavier it is. */
const MOST_OF_A_PAGE = 15 * 1024;

/** How a name is written, and a name on one page; a name beside those of the family. */
const papers: Screen[] = [
  {
    what: "how a name is written",
    route: "name-strokes/:sn",
    show: (stage) => pageOf("name-strokes", stage),
  },
  {
    what: "a name on one page",
    route: "name-page/:sn",
    most: MOST_OF_A_PAGE,
    show: (stage) => pageOf("name-page", stage),
  },
  {
    what: "one name beside those of the family",
    route: "naming-detail",
    show: ({ open, real, upstream }) => {
      upstream.behave(that.answersWith({ ...real.detail, kinsfolk: KINSFOLK }), "/api/business/nameDetail");
      return open(`/naming-detail?sn=${real.free.sn}&name=${encodeURIComponent(real.detail.given)}`);
    },
  },
];

const ear = (sound: string, heard: (real: Stage["real"]) => ByEar) => (stage: Stage) => {
  stage.upstream.behave(that.answersWith(heard(stage.real)), "/api/x/byEar");
  return stage.open(`/by-ear?sound=${encodeURIComponent(sound)}`);
};
const UNREAD = "没有认出读音。请写一两个汉字，或者一两个音节的拼音，如 qīng rán";

/** A start by ear. */
const ears: Screen[] = [
  { what: "by ear, nothing asked", route: "by-ear", show: ({ open }) => open("/by-ear") },
  {
    what: "by ear, two sounds",
    route: "by-ear",
    show: ear("清和", (real) => real.ear),
  },
  {
    what: "by ear, what is no sound",
    route: "by-ear",
    show: ear("xyz", () => ({ wrong: UNREAD, sounds: [], names: [] })),
  },
];

/** Chosen together: two parents who choose blind, a family's vote, and a name that is kept, heard, written and explained. */
export const togetherScreens: readonly Screen[] = [...duets, ...polls, card, ...papers, ...ears];
