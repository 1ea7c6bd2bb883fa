import { screensBy } from "#tests/kit/screens/all-screens.ts";
import { drawStills } from "#tests/kit/screens/walk/draw-stills.ts";

const { paid, pay, expert, desk } = screensBy;
drawStills({ paid, pay, expert, desk });
