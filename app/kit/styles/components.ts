import { desk } from "./components/desk.ts";
import { detail } from "./components/detail.ts";
import { expert } from "./components/expert.ts";
import { form } from "./components/form.ts";
import { frame } from "./components/frame.ts";
import { comment, guide, lexicon } from "./components/guide.ts";
import { home } from "./components/home.ts";
import { luck } from "./components/luck.ts";
import { name } from "./components/name.ts";
import { pay } from "./components/pay.ts";
import { report } from "./components/report.ts";
import { result } from "./components/result.ts";
import { score } from "./components/score.ts";
import { tell } from "./components/tell.ts";
import { together } from "./components/together.ts";

const squeeze = (css: string) => css.replace(/\s*\n\s*/g, "");

/** Component classes by name: all the CSS of one component stands at its name and ships only if the name is used. */
export const components: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    ...frame,
    ...form,
    ...name,
    ...home,
    ...guide,
    ...comment,
    ...lexicon,
    ...result,
    ...report,
    ...detail,
    ...score,
    ...luck,
    ...tell,
    ...pay,
    ...expert,
    ...desk,
    ...together,
  }).map(([name, css]) => [name, squeeze(css)]),
);
