import { Trouble } from "#scripts/steps/tell.ts";

/** One setting of production: whose it is, whether it is a secret, and how it is asked for (not at all where it is made). */
interface Setting {
  name: string;
  workers: readonly ("site" | "pages" | "orders" | "desk" | "origin")[];
  secret?: true;
  /** What the person at the keyboard is asked; an empty answer leaves it out, unless it is needed. */
  ask?: string;
  needed?: true;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "PUBLIC_URL",
    workers: ["site", "pages", "orders", "desk", "origin"],
    ask: "The site's address (https://names.example.com)",
    needed: true,
  },
  {
    name: "OPERATOR",
    workers: ["origin"],
    ask: "Who is paid: the firm's name, for checkouts, receipts and the footer",
  },
  { name: "LICENCE", workers: ["origin"], ask: "Its 统一社会信用代码" },
  { name: "ADDRESS", workers: ["origin"], ask: "Its address" },
  { name: "ICP", workers: ["origin"], ask: "ICP filing" },
  { name: "POLICE", workers: ["origin"], ask: "Police filing" },
  { name: "PHONE", workers: ["origin"], ask: "Phone for complaints" },
  { name: "HOURS", workers: ["origin"], ask: "Its hours" },
  {
    name: "ACCESS_ISSUER",
    workers: ["desk", "origin"],
    ask: "Cloudflare Access before the desk: team address",
  },
  {
    name: "ACCESS_AUDIENCE",
    workers: ["desk", "origin"],
    ask: "Cloudflare Access: the application's AUD tag",
  },
  { name: "DESK_PEOPLE", workers: ["desk", "origin"], ask: "Who works at the desk (email:role,…)" },
  { name: "VISITOR_KEYS", workers: ["site", "pages", "orders", "desk"], secret: true },
  { name: "DATA_KEYS", workers: ["origin"], secret: true },
];

/** The origin's further settings by how they begin: keys of channels are secrets, the rest is plain. */
const FAMILIES = [
  { starts: /^(WECHAT|ALIPAY|STRIPE|SMS)_/, secret: true },
  { starts: /^(EXPERT|EXPERTS|NOTICE|ORDERS_A_DAY|DATABASE_MB|READ_REPLICAS)/, secret: false },
] as const;

export type Answers = Readonly<Record<string, string>>;

/** The settings of one Worker by name. */
export interface WorkerSettings {
  plain: Record<string, string>;
  secret: Record<string, string>;
}

const settingOf = (name: string): Setting => {
  const known = SETTINGS.find((setting) => setting.name === name);
  if (known !== undefined) return known;
  const family = FAMILIES.find(({ starts }) => starts.test(name));
  if (family === undefined) throw new Trouble(`No setting is called ${name}: README.md lists them.`);
  return { name, workers: ["origin"], ...(family.secret && { secret: true as const }) };
};

/** What each Worker is told of the answers; throws where one is not known or the site has no address. */
export function settingsOf(answers: Answers, worker: string): WorkerSettings {
  const settings: WorkerSettings = { plain: {}, secret: {} };
  for (const [name, value] of Object.entries(answers)) {
    const { workers, secret } = settingOf(name);
    if (value === "" || !workers.some((one) => worker.endsWith(`-${one}`))) continue;
    settings[secret === true ? "secret" : "plain"][name] = value;
  }
  return settings;
}

/** The address that visitors come to; throws where it is missing or no https address. */
export function addressIn({ PUBLIC_URL = "" }: Answers): URL {
  const isAddress = URL.canParse(PUBLIC_URL) && new URL(PUBLIC_URL).protocol === "https:";
  if (!isAddress) throw new Trouble("PUBLIC_URL is missing, or no https address: the site needs one.");
  return new URL(PUBLIC_URL);
}

/** Asks for what no answer is known of; secrets are never asked on the screen. */
export async function askFor(
  known: Answers,
  ask: (question: string) => Promise<string>,
): Promise<Record<string, string>> {
  const answers: Record<string, string> = { ...known };
  for (const { name, ask: question, needed } of SETTINGS) {
    if (question === undefined || answers[name] !== undefined) continue;
    answers[name] = (await ask(needed === true ? question : `${question}, or nothing`)).trim();
  }
  return answers;
}

/** Answers that may be kept in a file beside the checkout: all but secrets. */
export const plainOf = (answers: Answers): Record<string, string> =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => settingOf(name).secret !== true));
