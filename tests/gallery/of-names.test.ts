import { screensBy } from "#tests/kit/screens/all-screens.ts";
import { drawStills } from "#tests/kit/screens/walk/draw-stills.ts";

const { baby, business, score, luck } = screensBy;
drawStills({ baby, business, score, luck });
