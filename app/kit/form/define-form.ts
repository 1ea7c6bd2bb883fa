import type * as v from "valibot";
import type { FieldErrors, FormState } from "./form-state.ts";
import { freshState } from "./fresh-state.ts";
import { type Reading, readForm } from "./read-form.ts";
import { type Typed, typedAt } from "./typed.ts";

/** A schema of the contract; that of an object says which keys it asks for. */
type Schema = v.GenericSchema & { readonly entries?: Readonly<Record<string, { readonly type: string }>> };
type KeysIn<I> = I extends unknown ? keyof I & string : never;
type KeyOf<S extends Schema> = KeysIn<v.InferInput<S>>;

/** A form as a table (表单). */
interface Table<S extends Schema, F extends string> {
  /** Reads the brief, and says in Chinese what is wrong with it: the same that the origin reads it by. */
  schema: S;
  /** The fields in page order, each with the id that its error links to; the last takes all other errors. */
  anchors: Readonly<Record<F, string>>;
  /** What the summary calls a field whose message does not name it. */
  labels?: NoInfer<{ readonly [K in F]?: string }>;
  /** What a fresh form holds. */
  fresh?: Typed;
  /** Keys of the schema that are drawn at a field of another name. */
  parts?: NoInfer<{ readonly [K in F]?: readonly KeyOf<S>[] }>;
  /** Ticks that are sent as 0 where they are not made. */
  ticks?: readonly KeyOf<S>[];
  /** What every post of the form says, whatever was typed. */
  always?: Typed;
  /** Turns what was typed into the schema's keys, where the page asks for one key in several fields. */
  inKeys?: (typed: Typed) => Typed;
  /** What is said of keys that are missing together, in place of each one's own message. */
  together?: (wire: Typed) => NoInfer<FieldErrors<F>>;
}

/** A post as it was read: the form to draw again, and the brief or what is wrong with it. */
export interface Post<B, F extends string> {
  state: FormState<F>;
  reading: Reading<B, F>;
  /** The field of the page for a key of the wire such as `year` or `wishes.0`. */
  fieldOf: (key: string) => F;
}

interface Form<B, F extends string> {
  anchors: Readonly<Record<F, string>>;
  labels: { readonly [K in F]?: string };
  fresh: Typed;
  /** The form to draw: what was typed; where nothing was, `kept` or else the values of a fresh form. */
  state(typed: Typed, kept?: Typed): FormState<F>;
  /** The form to draw as it was sent with an order (重新填写); what that did not say is as in a fresh form. */
  again(sent: Typed): FormState<F>;
  /** Reads a post; the values of `added` are put over it unchanged. */
  post(typed: Typed, added?: Typed): Post<B, F>;
}

/** Makes a form of its table: the pages draw, read, refuse and send it by what this returns. */
export function defineForm<const S extends Schema, F extends string>(
  table: Table<S, F>,
): Form<v.InferOutput<S>, F> {
  const { schema, anchors, labels = {}, fresh = {}, together } = table;
  const { byKey, last } = fieldsOf(table);
  const fieldOf = (key: string): F => byKey.get(key.replace(/[.[].*$/, "")) ?? last;
  const state = (typed: Typed, kept = fresh): FormState<F> => freshState(typed, kept);
  const again = (sent: Typed) => state(Object.keys(sent).length === 0 ? sent : { ...fresh, ...sent });
  const post = (typed: Typed, added: Typed = {}): Post<v.InferOutput<S>, F> => {
    const wire = { ...wireOf(table, byKey.keys(), typed), ...added };
    const reading = readForm(schema, wire, fieldOf);
    if (reading.ok || together === undefined) return { state: state(typed), reading, fieldOf };
    const errors = { ...reading.errors, ...together(wire) };
    return { state: state(typed), reading: { ok: false, errors }, fieldOf };
  };
  return { anchors, labels, fresh, state, again, post };
}

/** The field of each key that the page asks for, in its order, and the field of all the rest. */
function fieldsOf<S extends Schema, F extends string>({ anchors, parts = {} }: Table<S, F>) {
  const isField = (key: string): key is F => Object.hasOwn(anchors, key);
  const fields = Object.keys(anchors).filter(isField);
  const last = fields.at(-1);
  if (last === undefined) throw new Error("a form has a field");
  const keysAt = (field: F): readonly string[] => [field, ...(parts[field] ?? [])];
  return { byKey: new Map(fields.flatMap((field) => keysAt(field).map((key) => [key, field]))), last };
}

/**
 * The wire's strings out of what was typed, no key but the form's own. An empty value is left out, but
 * sent empty where the schema asks for its key: then the visitor reads the message of that key.
 */
function wireOf<S extends Schema, F extends string>(
  { schema, ticks = [], always, inKeys }: Table<S, F>,
  keys: Iterable<string>,
  typed: Typed,
): Record<string, string> {
  const said = inKeys?.(typed) ?? typed;
  const isAsked = (key: string) => (schema.entries?.[key]?.type ?? "optional") !== "optional";
  const wire: Record<string, string> = {};
  for (const key of [...keys, "idem", "sure"]) {
    const value = typedAt(said, key);
    if (value.trim() !== "" || isAsked(key)) wire[key] = value;
  }
  for (const tick of ticks) wire[tick] = typedAt(said, tick) === "1" ? "1" : "0";
  return { ...wire, ...always };
}
