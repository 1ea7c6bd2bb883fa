import { createServer } from "node:net";
import { ensureBuild } from "./steps/build.ts";
import { run, start } from "./steps/commands.ts";
import { ensureSecrets } from "./steps/secrets.ts";
import { main, Trouble } from "./steps/tell.ts";

const STATE = ".wrangler/state";

/** `npm start`: secrets, build, migrations, then both Workers in one process; PORT picks the port. */
await main(async () => {
  const port = readPort(process.env["PORT"] ?? "8787");
  await refuseTakenPort(port);
  ensureSecrets();
  console.log("Building …");
  await ensureBuild();
  const origin = ["-c", "functions/origin/wrangler.toml", "--persist-to", STATE];
  await run("wrangler", ["d1", "migrations", "apply", "luopan", "--local", ...origin], "The migration");
  const workers = ["-c", "wrangler.toml", "-c", "functions/origin/wrangler.toml"];
  const flags = [
    "--port",
    String(port),
    "--ip",
    "127.0.0.1",
    "--persist-to",
    STATE,
    "--show-interactive-dev-session=false",
  ];
  const dev = start("wrangler", ["dev", ...workers, ...flags], { env: { FORCE_COLOR: "0" } });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => dev.kill(signal));
  announce(port);
  return new Promise<number>((done) => dev.on("exit", (code) => done(code ?? 0)));
});

function readPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Trouble(`PORT=${text} is no port number.`);
  return port;
}

async function refuseTakenPort(port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((done, fail) => {
    probe.once("error", (error: NodeJS.ErrnoException) => {
      const why = error.code === "EADDRINUSE" ? "is in use" : `cannot be used (${error.code})`;
      fail(new Trouble(`Port ${port} ${why}. Pick another: PORT=${port + 1} npm start`));
    });
    probe.listen(port, "127.0.0.1", () => probe.close(() => done()));
  });
}

async function announce(port: number): Promise<void> {
  const address = `http://localhost:${port}`;
  for (let tries = 0; tries < 240; tries++) {
    await new Promise((done) => setTimeout(done, 250));
    const up = await fetch(address, { method: "HEAD" }).catch(() => undefined);
    if (up !== undefined) return console.log(`\nLuopan is at ${address}\n`);
  }
}
