/** Milliseconds: before the compass shows, before a wait is called slow, before it is called failed. */
const SHOW_MS = 200;
const SLOW_MS = 8000;
const FAILED_MS = 30_000;

/** The compass (罗盘) while a page is fetched, and a button that is pressed only once. */
export function waitFor(): void {
  const [luopan, words, again, back] = Array.from(
    document.querySelectorAll<HTMLElement>("#luopan,#luopan>*+*"),
  );
  if (!luopan || !words || !again || !back) return;
  const dial = luopan.querySelector("img");
  let timers: ReturnType<typeof setTimeout>[] = [];
  let pressed: HTMLButtonElement | null = null;
  /** What sent the form: of several buttons each may have a value of its own. */
  let sent: HTMLElement | null = null;
  const press = (down: boolean) => {
    if (pressed) pressed.disabled = down;
  };

  const end = () => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
    press(false);
    luopan.hidden = again.hidden = back.hidden = true;
  };
  const begin = (text: string, submits: boolean) => {
    end();
    const after = (wait: number, act: () => void) => timers.push(setTimeout(act, wait));
    words.textContent = text;
    after(SHOW_MS, () => {
      // Fetched only where it is seen: most pages come before it would show.
      if (dial?.dataset.src) dial.src = dial.dataset.src;
      luopan.hidden = false;
    });
    if (!submits) return;
    after(SLOW_MS, () => {
      words.textContent = words.getAttribute("data-slow");
    });
    after(FAILED_MS, () => {
      words.textContent = words.getAttribute("data-failed");
      again.hidden = back.hidden = false;
    });
  };

  // On window: other code of the page handles the event first, and may prevent it.
  addEventListener("submit", (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    begin(form.dataset.wait || "请稍等…", true);
    // Disabled only after the browser has read the form: a disabled button would not send its value.
    pressed = form.querySelector<HTMLButtonElement>("[type=submit]");
    sent = event.submitter ?? pressed;
    setTimeout(press, 0, true);
  });
  addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.origin !== location.origin) return;
    if (link.hash && link.href.split("#")[0] === location.href.split("#")[0]) return;
    begin("正在打开…", false);
  });
  const giveUp = () => {
    stop();
    end();
  };
  back.addEventListener("click", giveUp);
  // The same form once more: with its `idem` it stays one, a code by SMS as an order; others ask again for what they asked.
  again.addEventListener("click", () => {
    giveUp();
    sent?.click();
  });
  addEventListener("keydown", (event) => {
    if (event.key === "Escape") end();
  });
  addEventListener("pageshow", end);
}
