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
}

/** The sites on which the screens of a file are shown. */
export interface Stages {
  /** The first of them. */
  url: URL;
  /** Walks to a screen; the phone is given back when the test is over. */
  see(screen: Screen, scripts: boolean): Promise<Seen>;
  close(): Promise<void>;
}

/** Sites for screens: one whose edge has everything, one whose edge has nothing, one for those that spoil it. */
export async function openStages(real: RealAnswers, access: Access): Promise<Stages> {
  const vars = { ...access.vars, DESK_LOCAL_SECRET: "a-secret-of-this-machine".repeat(2) };
  const open = () => openFaultyHouse({ vars });
  const warm = await open();
  answerAsReal(warm.upstream, real, false);
  await warm.site.visitor().get("/");
  const opened = new Map([["warm", Promise.resolve(warm)]]);
  const houseOf = ({ alone, cold }: Screen): Promise<House> => {
    const kind = alone === true ? "alone" : cold === true ? "cold" : "warm";
    const house = opened.get(kind) ?? open();
    opened.set(kind, house);
    return house;
  };
  return {
    url: warm.site.url,
    async see(screen, scripts) {
      const house = await houseOf(screen);
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
      await screen.show({ ...phone, upstream: house.upstream, real });
      await phone.page.locator("footer").waitFor({ state: "attached" });
      if (scripts) await hold(phone);
      return { page: phone.page, documents: await Promise.all(documents) };
    },
    async close() {
      await Promise.all([...opened.values()].map(async (house) => (await house).close()));
    },
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
