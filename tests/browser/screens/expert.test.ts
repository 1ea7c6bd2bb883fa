import { screensBy } from "#tests/kit/screens/all-screens.ts";
import { lookAt } from "#tests/kit/screens/walk/look-at.ts";

lookAt(screensBy.expert);
