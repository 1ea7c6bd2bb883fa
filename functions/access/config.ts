import * as v from "valibot";
import { Role } from "#functions/contract/desk/desk.ts";
import {
  type ConfigRead,
  LOCAL_ADDRESS,
  readConfig,
  type Stage,
  type Vars,
} from "#functions/contract/products/read-config.ts";

/** How the desk identifies people: by Access or, on a developer's machine, by a secret; and who they are. */
export interface AccessConfig {
  /** Lower-case email → roles of its owner. */
  people: ReadonlyMap<string, readonly Role[]>;
  /** The team's address, which issues assertions, and the tag of our application (AUD) in them. */
  access: { issuer: string; audience: string } | null;
  /** The secret that signs sign-ins without Access; never set in production. */
  localSecret: string | null;
}

const PEOPLE = /^[^\s,:@]+@[^\s,:@]+:[a-z+]+(,[^\s,:@]+@[^\s,:@]+:[a-z+]+)*$/;

const AccessVars = v.object({
  ACCESS_ISSUER: v.optional(
    v.pipe(
      v.string(),
      v.url("must be an address"),
      v.regex(/^https?:\/\/[^/]+$/, "must have no path: https://<team>.cloudflareaccess.com"),
    ),
  ),
  ACCESS_AUDIENCE: v.optional(v.pipe(v.string(), v.nonEmpty("is empty"))),
  DESK_PEOPLE: v.optional(
    v.pipe(
      v.string(),
      v.regex(PEOPLE, "must be `email:role`, parted by commas; roles: expert, operator, expert+operator"),
    ),
  ),
  DESK_LOCAL_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, "must have at least 32 characters"))),
});

/** Reads the desk's variables: null where none is set (no desk). `faults` says what is wrong with them. */
export function readAccessConfig(raw: Vars, stage: Stage): ConfigRead<AccessConfig> {
  const { config, faults } = readConfig(AccessVars, raw);
  if (config === null) return { config, faults };
  const { ACCESS_ISSUER, ACCESS_AUDIENCE, DESK_PEOPLE, DESK_LOCAL_SECRET } = config;
  if ([ACCESS_ISSUER, ACCESS_AUDIENCE, DESK_PEOPLE, DESK_LOCAL_SECRET].every((one) => one === undefined))
    return { config: null, faults };
  const isProduction = stage === "production";
  if ((ACCESS_ISSUER === undefined) !== (ACCESS_AUDIENCE === undefined))
    faults.push("ACCESS_ISSUER and ACCESS_AUDIENCE are needed together");
  if (isProduction && ACCESS_ISSUER !== undefined && LOCAL_ADDRESS.test(ACCESS_ISSUER))
    faults.push("ACCESS_ISSUER must be https in production");
  if (isProduction && DESK_LOCAL_SECRET !== undefined)
    faults.push("DESK_LOCAL_SECRET is for development only");
  const people = readPeople(DESK_PEOPLE ?? "", faults);
  if (ACCESS_ISSUER === undefined && DESK_LOCAL_SECRET === undefined)
    faults.push("DESK_PEOPLE needs ACCESS_ISSUER and ACCESS_AUDIENCE");
  if (faults.length > 0) return { config: null, faults };
  const access =
    ACCESS_ISSUER === undefined || ACCESS_AUDIENCE === undefined
      ? null
      : { issuer: ACCESS_ISSUER, audience: ACCESS_AUDIENCE };
  return { config: { people, access, localSecret: DESK_LOCAL_SECRET ?? null }, faults };
}

function readPeople(text: string, faults: string[]): ReadonlyMap<string, readonly Role[]> {
  const people = new Map<string, readonly Role[]>();
  for (const pair of text.split(",").filter((one) => one !== "")) {
    const [email = "", named = ""] = pair.split(":");
    const roles = v.safeParse(v.array(Role), named.split("+"));
    if (roles.success) people.set(email.toLowerCase(), roles.output);
    else faults.push(`DESK_PEOPLE names a role that there is not: ${named}`);
  }
  if (people.size === 0 && faults.length === 0) faults.push("DESK_PEOPLE is missing: nobody could come in");
  return people;
}
