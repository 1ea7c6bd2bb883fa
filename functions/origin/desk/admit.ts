import { identify, KeysUnreachable } from "#functions/access/identify.ts";
import type { Person, Role } from "#functions/contract/desk/desk.ts";
import type { OriginEnv } from "#functions/origin/env.ts";
import { Failure } from "#functions/origin/failure.ts";

/**
 * Who makes a call of the desk (验明身份), read off the assertion, never off what the site says. Throws FORBIDDEN
 * for anybody without one of `roles` and where there is no desk, UNAVAILABLE where the keys can't be had.
 */
export async function admit(
  assertion: string | null,
  roles: readonly Role[],
  { desk }: Pick<OriginEnv, "desk">,
): Promise<Person> {
  const person = desk && (await identify(assertion, desk).catch(unavailable));
  if (!person?.roles.some((role) => roles.includes(role))) throw new Failure("FORBIDDEN");
  return person;
}

function unavailable(error: unknown): never {
  throw error instanceof KeysUnreachable ? new Failure("UNAVAILABLE") : error;
}
