import { writeFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type Answers, addressIn, askFor, plainOf } from "./deploy/answers.ts";
import { ANSWERS, digestsOf, keptKeys, readAnswers, writeId } from "./deploy/checkout.ts";
import { theCloud } from "./deploy/cloud.ts";
import { deploy } from "./deploy/deploy.ts";
import { emptyCloud } from "./deploy/dry-run.ts";
import { readWorkers } from "./deploy/workers.ts";
import { ensureBuild } from "./steps/build.ts";
import { main, Trouble } from "./steps/tell.ts";

const say = (line: string) => console.log(line);
/** Times that the site is asked whether it is well, five seconds apart: a new domain takes a minute or two. */
const ASKED = 36;

/**
 * `npm run deploy`: asks what it needs, makes databases, queues and buckets, puts secrets, migrates, deploys the Workers, and
 * looks whether the site is well. What is there already stays as it is. `-- --dry-run` prints every step for an empty account and
 * touches nothing; `-- --answers file.json` has the answers, and the secrets of channels, by the names of the settings.
 */
await main(async () => {
  const { values } = parseArgs({
    options: { "dry-run": { type: "boolean", default: false }, answers: { type: "string" } },
  });
  const given = { ...readAnswers(ANSWERS), ...(values.answers !== undefined && readAnswers(values.answers)) };
  const workers = readWorkers();
  if (values["dry-run"]) {
    const answers = { PUBLIC_URL: "https://names.example.com", ...given };
    await deploy({
      ...{ workers, answers, say, cloud: emptyCloud(say) },
      keys: (name) => `<a new key for ${name}>`,
      writeId: (config, database, id) => say(`  ${config}: database_id of ${database} = ${id}`),
      digestOf: async () => "<what it is made of>",
      health: async (address) => {
        say(`  GET ${address.href}health, until all is well`);
        return true;
      },
    });
    return;
  }
  const { ok, output } = await theCloud.ask(["whoami"]);
  if (!ok || /not authenticated/i.test(output)) throw new Trouble("Log in first: npx wrangler login");
  const answers = await allAnswers(given);
  addressIn(answers);
  writeFileSync(ANSWERS, `${JSON.stringify(plainOf(answers), null, 2)}\n`);
  say("Building …");
  await ensureBuild();
  const digestOf = digestsOf(plainOf(answers));
  await deploy({ workers, answers, say, cloud: theCloud, keys: keptKeys(say), writeId, digestOf, health });
});

/** What is not known is asked for where somebody is there to answer. */
async function allAnswers(given: Answers): Promise<Answers> {
  if (!process.stdin.isTTY) return given;
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await askFor(given, (question) => reader.question(`${question}: `));
  } finally {
    reader.close();
  }
}

async function health(address: URL): Promise<boolean> {
  for (let asked = 0; asked < ASKED; asked++) {
    const answer = await fetch(new URL("health", address)).catch(() => null);
    if (answer?.ok === true) return true;
    await wait(5_000);
  }
  return false;
}
