import { encodeForm } from "#functions/contract/wire/form.ts";
import { splitFullName } from "#functions/naming/facts/characters/split-full-name.ts";
import type { Order } from "#functions/origin/store/find-order.ts";
import { open } from "#functions/origin/store/seal.ts";
import type { Context } from "#functions/origin/visit.ts";

/**
 * What was sent with an order, as a form body (重新填写). A brief is stored in the words of its form; but a birth that may be
 * left out is stored as one, a person's scored name is stored cut in two, and rivals are typed one a line.
 */
export async function sentForm(
  { sn, brief, product }: Pick<Order, "sn" | "brief" | "product">,
  { env }: Pick<Context, "env">,
): Promise<string> {
  const { birth, head = birth, rivals, ...said } = Object(await open(brief ?? "", sn, env.DATA_KEYS));
  const named = product === "score" ? asOneName(said) : said;
  return encodeForm({ ...named, ...head, rivals: rivals?.join("\n"), kind: product });
}

/** The name whole; its parts only where we would cut it elsewhere, for else to mend the name is to mend it twice. */
function asOneName({ surname, given, ...said }: { surname: string; given: string }) {
  const name = surname + given;
  return { ...said, name, ...(splitFullName(name).surname !== surname && { surname, given }) };
}
