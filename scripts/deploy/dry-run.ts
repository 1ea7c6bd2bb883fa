import type { Cloud } from "./cloud.ts";

/** An account in which nothing is yet, and which only says what would be done to it. Secrets are told by name alone. */
export function emptyCloud(say: (line: string) => void): Cloud {
  const created: { name: string; uuid: string }[] = [];
  return {
    async ask(args) {
      if (args[0] === "d1" && args[1] === "list") return { ok: true, output: JSON.stringify(created) };
      if (args[0] === "d1" && args[1] === "migrations") return { ok: true, output: "all of them" };
      return { ok: false, output: "does not exist" };
    },
    async change(args, input) {
      const [what, act, name = ""] = args;
      if (what === "d1" && act === "create") created.push({ name, uuid: `<the id of ${name}>` });
      const typed = input === undefined ? "" : `   < ${Object.keys(JSON.parse(input)).join(", ")}`;
      say(`  $ wrangler ${args.join(" ")}${typed}`);
    },
  };
}
