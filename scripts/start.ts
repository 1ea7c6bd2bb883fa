import type { ChildProcess } from "node:child_process";
import { createServer } from "node:net";
import { announcement } from "./steps/announcement.ts";
import { ensureBuild } from "./steps/build.ts";
import { run, start } from "./steps/commands.ts";
import { readDevVars } from "./steps/dev-vars.ts";
import { ensureBehind, ensureDesk, ensureSandbox, ensureSecrets, ensureSeller } from "./steps/secrets.ts";
import { main, Trouble } from "./steps/tell.ts";

const STATE = ".wrangler/state";

/** `npm start`: secrets, build, migrations, then site, pages, orders, desk and origin, and beside them the sandbox; PORT picks the port. */
await main(async () => {
  const port = readPort(process.env.PORT ?? "8787");
  const beside = port + 1;
  await refuseTakenPort(port, port);
  await refuseTakenPort(beside, port);
  const site = `http://localhost:${port}`;
  // By its number: a name would be looked up, and may stand for another address than the one it listens on.
  const sandbox = `http://127.0.0.1:${beside}`;
  ensureSecrets();
  ensureSandbox(site, sandbox);
  ensureBehind();
  ensureDesk();
  ensureSeller();
  console.log("Building …");
  await ensureBuild();
  const origin = ["-c", "functions/origin/wrangler.toml", "--persist-to", STATE];
  await run("wrangler", ["d1", "migrations", "apply", "luopan", "--local", ...origin], "The migration");
  // Two that start at once would both pick the first free port for their debuggers: the sandbox takes any.
  const providers = dev(beside, ["functions/sandbox/wrangler.toml"], ".wrangler/sandbox", [
    "--inspector-port",
    "0",
  ]);
  const workers = dev(
    port,
    [
      "wrangler.toml",
      ...["pages", "orders", "desk", "origin"].map((name) => `functions/${name}/wrangler.toml`),
    ],
    STATE,
  );
  const children = [workers, providers];
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      for (const child of children) child.kill(signal);
    });
  }
  announce(site, sandbox);
  const code = await new Promise<number>((done) => workers.on("exit", (exit) => done(exit ?? 0)));
  providers.kill();
  return code;
});

/** Workers in one process, listening on loopback; the first answers. */
function dev(
  port: number,
  configs: readonly string[],
  state: string,
  more: readonly string[] = [],
): ChildProcess {
  const workers = configs.flatMap((config) => ["-c", config]);
  const flags = ["--port", String(port), "--ip", "127.0.0.1", "--persist-to", state];
  const args = ["dev", ...workers, ...flags, ...more, "--show-interactive-dev-session=false"];
  // Warnings and errors, also the Workers' own: what wrangler says of bindings and hidden variables fills a screen.
  // Of every request wrangler would keep a trace beside the database, 5 kB each and for ever: who wants them says so.
  const { WRANGLER_LOG = "warn", X_LOCAL_OBSERVABILITY = "false" } = process.env;
  return start("wrangler", args, { env: { FORCE_COLOR: "0", WRANGLER_LOG, X_LOCAL_OBSERVABILITY } });
}

function readPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_534)
    throw new Trouble(`PORT=${text} is no port number with another one after it.`);
  return port;
}

/** `port` is one of the two that this start needs: the site's (`first`) and, after it, the sandbox's. */
async function refuseTakenPort(port: number, first: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((done, fail) => {
    probe.once("error", (error: NodeJS.ErrnoException) => {
      const why = error.code === "EADDRINUSE" ? "is in use" : `cannot be used (${error.code})`;
      const what = port === first ? `Port ${port}` : `Port ${port}, which the payment sandbox needs,`;
      fail(new Trouble(`${what} ${why}. Pick another: PORT=${first + 2} npm start`));
    });
    probe.listen(port, "127.0.0.1", () => probe.close(() => done()));
  });
}

async function announce(site: string, sandbox: string): Promise<void> {
  for (let tries = 0; tries < 240; tries++) {
    await new Promise((done) => setTimeout(done, 250));
    const up = await Promise.all(
      [site, sandbox].map((one) => fetch(one, { method: "HEAD" }).catch(() => undefined)),
    );
    if (up.includes(undefined)) continue;
    return console.log(
      announcement({
        site,
        sandbox,
        password: readDevVars("functions/desk/.dev.vars").get("DESK_LOCAL_SECRET") ?? null,
      }),
    );
  }
}
