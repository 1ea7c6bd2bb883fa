import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { CallToolRequestSchema, ListToolsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { ENGINE_VERSION } from "#functions/naming/version.ts";
import { runEngine } from "../run-engine.ts";
import "./know-grades.ts";

interface Tool {
  readonly name: string;
  readonly description: string;
  /** Options of the command line, by their names there; `given` and `names` may stand without an option. */
  readonly options: Readonly<Record<string, string>>;
  readonly required: readonly string[];
}

const family = {
  surname: "surname in Chinese characters, e.g. 林",
  sex: "male, female or unknown",
  at: 'birth, "2026-04-17 20:00" or without the time; leave it out where it is not known',
  calendar: "solar (default) or lunar",
  place: "place of birth in Chinese, e.g. 杭州",
};

/** What an assistant may ask the engine, each a command of the command line. */
const TOOLS: readonly Tool[] = [
  {
    name: "names",
    description: "Chinese given names for a baby, best first, each with its bill of points and its source.",
    options: {
      ...family,
      count: "how many, 10 unless told",
      skip: "how many to pass over",
      length: "characters of the given name: 1, 2 or any",
      wishes: "wishes, parted by commas, in Chinese",
      sources: "books to take sources from, parted by commas, in Chinese",
      avoid: "characters not to be used",
      fixed: "a character that must be in the name",
    },
    required: ["surname"],
  },
  {
    name: "score",
    description: "The bill of one full name: every line with its points and the reason.",
    options: { ...family, given: "given name in Chinese characters, e.g. 清和" },
    required: ["surname", "given"],
  },
  {
    name: "cite",
    description: "Where the characters of a given name stand in the classics, with the whole piece.",
    options: { given: "one or two Chinese characters, e.g. 清扬" },
    required: ["given"],
  },
  {
    name: "listen",
    description:
      "What is heard in a full name in Mandarin and Cantonese: words nobody wants to be called by.",
    options: { names: "full names, parted by commas", speech: "mandarin, cantonese (default: both)" },
    required: ["names"],
  },
  {
    name: "chart",
    description:
      "The four pillars (八字) of a birth, with the steps by which they are read. Folk belief, and said to be.",
    options: { at: family.at, calendar: family.calendar, place: family.place },
    required: ["at"],
  },
];

/** Serves the engine to an assistant over stdio until the other side goes away (Model Context Protocol). */
export async function serveEngine(): Promise<void> {
  const server = new Server(
    { name: "luopan-engine", version: ENGINE_VERSION },
    { capabilities: { tools: {} } },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: TOOLS.map(described) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const { code, stdout, stderr } = await callTool(params.name, params.arguments ?? {});
    return { content: [{ type: "text", text: code === 0 ? stdout : stderr }], isError: code !== 0 };
  });
  await server.connect(new StdioServerTransport());
}

const described = ({ name, description, options, required }: Tool) => ({
  name,
  description,
  inputSchema: {
    type: "object" as const,
    properties: Object.fromEntries(
      Object.entries(options).map(([option, words]) => [option, { type: "string", description: words }]),
    ),
    required: [...required],
    additionalProperties: false,
  },
});

async function callTool(name: string, given: Readonly<Record<string, unknown>>) {
  const tool = TOOLS.find((one) => one.name === name);
  const refused = (stderr: string) => ({ code: 2 as const, stdout: "", stderr });
  if (tool === undefined) return refused(`there is no tool ${name}`);
  const unknown = Object.keys(given).find((option) => !Object.hasOwn(tool.options, option));
  if (unknown !== undefined) return refused(`${name} takes no ${unknown}`);
  const missing = tool.required.find((option) => given[option] === undefined);
  if (missing !== undefined) return refused(`${name} wants ${missing}`);
  const { names, ...rest } = Object.fromEntries(
    Object.entries(given).map(([key, value]) => [key, String(value)]),
  );
  if (name === "cite") return runEngine(["cite", "--", rest.given ?? ""]);
  const asked = name === "names" ? { count: "10", ...rest } : rest;
  const words = Object.entries(asked).flatMap(([option, value]) => [`--${option}=${value}`]);
  return runEngine([name, ...words], (names ?? "").split(/[,，、\s]+/u));
}
