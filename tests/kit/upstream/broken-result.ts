import { FREE, sample } from "./upstream-moods.ts";

const { names, ...rest } = sample("GET", FREE);
const [name] = Array.isArray(names) ? names : [];

/** A free result that passes the contract and that no screen can draw: half a character cannot stand in a link. */
export const broken = { ...rest, names: [{ ...Object(name), given: "\ud800" }] };
