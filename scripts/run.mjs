// Runs one of the TypeScript scripts on a Node that can: the one npm put first on the path, or the user's own.
import { spawn } from "node:child_process";

const LEAST = [22, 12];
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < LEAST[0] || (major === LEAST[0] && minor < LEAST[1])) {
  console.error(
    `Luopan needs Node ${LEAST.join(".")} or newer; this is ${process.versions.node}. ` +
      "Run it through npm (npm start, npm test): on Linux x64 npm ci brings Node 24 along; elsewhere install Node 24.",
  );
  process.exit(1);
}
const flags = ["--experimental-strip-types", "--disable-warning=ExperimentalWarning"];
const child = spawn(process.execPath, [...flags, ...process.argv.slice(2)], { stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));
