/** Milliseconds between two looks at a payment, and for how long they go on by themselves. */
const EVERY_MS = 3000;
const FOR_MS = 30 * 60_000;

/** What the site says of a payment; `go` is where to go on to once it is paid. */
interface Looked {
  standing: string;
  go: string | null;
}

/** Looks every three seconds while the page is seen, and at once when it is seen again; hands back a look right now. */
export function look(check: string, standing: string): () => void {
  const started = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;

  const next = (ms: number) => {
    clearTimeout(timer);
    if (Date.now() - started < FOR_MS) timer = setTimeout(now, ms);
  };
  const now = () => {
    if (document.hidden || isBusy) return;
    isBusy = true;
    ask(check)
      .then(
        ({ wait, said }) => {
          if (said === null) return next(wait);
          if (said.go !== null) return location.replace(said.go);
          if (said.standing !== standing) return location.reload();
          return next(wait);
        },
        () => next(EVERY_MS),
      )
      .then(() => {
        isBusy = false;
      });
  };

  if (check === "") return () => undefined;
  next(EVERY_MS);
  document.addEventListener("visibilitychange", now);
  addEventListener("online", now);
  return now;
}

/** Asks the site once. Where the site refuses: `said` is null, and `wait` is the ms to the next look. */
async function ask(check: string): Promise<{ wait: number; said: Looked | null }> {
  const answer = await fetch(check, { headers: { accept: "application/json" } });
  const asked = Number(answer.headers.get("retry-after")) * 1000;
  if (!answer.ok) return { wait: Math.max(EVERY_MS, asked || 0), said: null };
  return { wait: EVERY_MS, said: await answer.json() };
}
