import type { Response } from "playwright-core";
import type { RealAnswers } from "#tests/kit/answers/real-answers.ts";
import { openFaultyHouse, type Phone } from "#tests/kit/browser/browser.ts";
import { type Access, EXPERT, OPERATOR } from "#tests/kit/desk/access.ts";
import { answerAsReal } from "#tests/kit/screens/all-screens.ts";
import type { Screen } from "#tests/kit/screens/screen.ts";

type House = Awaited<ReturnType<typeof openFaultyHouse>>;

/** A screen as it is to be seen, and every document on the way there, the last one its own; null: it had gone on. */
export interface Seen extends Pick<Phone, "page"> {
  documents: readonly (string | null)[];
  /** Comes to the same state once more: by the page's address, or where scripts made it, by all that was done. */
  again(): Promise<unknown>;
}

/** The sites on which the screens of a file are shown. */
export interface Stages {
  /** Where they stand. */
  url: URL;
  /** Walks to a screen; the phone is given back when the test is over. */
  see(screen: Screen, scripts: boolean): Promise<Seen>;
  close(): Promise<void>;
}

type Kind = "warm" | "cold" | "alone";
const kindOf = ({ alone, cold }: Screen): Kind =>
  alone === true ? "alone" : cold === true ? "cold" : "warm";

const KINDS: readonly Kind[] = ["warm", "cold", "alone"];
/** Screens in the order in which the fewest sites are set up for them. */
export const inTurn = (screens: readonly Screen[]): Screen[] =>
  KINDS.flatMap((kind) => screens.filter((screen) => kindOf(screen) === kind));

/**
 * Sites for screens, one after another on the same Workers: one whose edge has everything, one whose edge has nothing,
 * one for each of those that spoil it.
 */
export async function openStages(real: RealAnswers, access: Access): Promise<Stages> {
  const vars = { ...access.vars, DESK_LOCAL_SECRET: "a-secret-of-this-machine".repeat(2) };
  const open = async (kind: Kind): Promise<House> => {
    const house = await openFaultyHouse({ vars });
    if (kind === "warm") {
      answerAsReal(house.upstream, real, false);
      await house.site.visitor().get("/");
    }
    return house;
  };
  let house = await open("warm");
  let shown: Kind | Screen = "warm";
  const houseFor = async (screen: Screen): Promise<House> => {
    const kind = kindOf(screen);
    const wanted = kind === "alone" ? screen : kind;
    if (wanted === shown) return house;
    await house.close();
    house = await open(kind);
    shown = wanted;
    return house;
  };
  return {
    url: house.site.url,
    async see(screen, scripts) {
      const house = await houseFor(screen);
      answerAsReal(house.upstream, real, screen.cold === true);
      const { userAgent } = screen;
      const phone = await house.phone({ scripts, ...(userAgent !== undefined && { userAgent }) });
      if (screen.as !== undefined) {
        const assertion = await access.assert(screen.as === "operator" ? OPERATOR : EXPERT);
        await phone.page.setExtraHTTPHeaders({ "cf-access-jwt-assertion": assertion });
      }
      const documents: Promise<string | null>[] = [];
      phone.page.on("response", (response) => {
        if (isDocument(response)) documents.push(response.text().catch(() => null));
      });
      const show = () => screen.show({ ...phone, upstream: house.upstream, real });
      await show();
      await phone.page.locator("footer").waitFor({ state: "attached" });
      if (scripts) await hold(phone);
      // As in a new tab: what this one has kept of a form would be asked about first.
      const anew = async () => {
        await phone.page.evaluate(() => sessionStorage.clear());
        await show();
      };
      const again = screen.needsScripts === true ? anew : () => phone.page.reload();
      return { page: phone.page, documents: await Promise.all(documents), again };
    },
    close: () => house.close(),
  };
}

const isDocument = (response: Response): boolean =>
  response.request().resourceType() === "document" && Math.floor(response.status() / 100) !== 3;

/** A page that loads itself again is held: a busy machine looks at it for longer than it would stay. */
const hold = ({ page }: Phone) =>
  page.evaluate(() => {
    if (document.querySelector("[data-reload]") === null) return;
    for (let id = window.setTimeout(() => undefined); id > 0; id--) window.clearTimeout(id);
  });
