import { type Draw, drawInWords, drawName, drawsOf } from "#functions/naming/person/draw/draw.ts";
import { familyPool } from "#functions/naming/person/draw/family-pool.ts";
import { familyOf } from "#functions/naming/person/score/family.ts";
import { ENGINE_VERSION } from "#functions/naming/version.ts";
import { oneOf } from "./read-birth.ts";
import { readHan } from "./read-family.ts";
import { Usage } from "./usage.ts";

const string = { type: "string" } as const;
export const drawOptions = {
  sn: string,
  surname: string,
  sex: string,
  length: string,
  index: string,
} as const;

type DrawOptions = { readonly [K in keyof typeof drawOptions]?: string | undefined };

/** `draw`: the luck name of an order number, its pool, and how anyone repeats the draw; all draws, or the one of `--index`. */
export function drawCommand(options: DrawOptions) {
  const sn = options.sn ?? "";
  if (!/^[\w-]{1,64}$/.test(sn)) throw new Usage("--sn wants an order number: letters, digits, - and _");
  const length = oneOf("length", options.length ?? "2", ["1", "2", "any"]);
  const family = familyOf({
    surname: readHan("surname", options.surname ?? "", 4),
    sex: oneOf("sex", options.sex ?? "unknown", ["male", "female", "unknown"]),
    chart: null,
    length: length === "any" ? "any" : length === "1" ? 1 : 2,
  });
  const pool = familyPool(family);
  const draws = drawsOf(pool);
  if (draws === 0) throw new Usage(`no name can be drawn for ${family.surname}`);
  const indexes = Array.from({ length: draws }, (_, index) => `${index}`);
  const wanted = options.index === undefined ? indexes : [oneOf("index", options.index, indexes)];
  const told = (draw: Draw) => ({ ...draw, name: family.surname + draw.name, steps: drawInWords(draw) });
  return {
    version: ENGINE_VERSION,
    pool: { size: pool.names.length, threshold: pool.threshold, digest: pool.digest },
    draws: wanted.map((index) => told(drawName(pool, sn, Number(index)))),
  };
}
