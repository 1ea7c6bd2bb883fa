type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isTick = (control: Control): control is HTMLInputElement => /radio|box/.test(control.type);

/** Keeps a half-filled form for this tab, and offers it again (接着填); forgotten once the form has gone out. */
export function keepDraft(store: Storage): void {
  const form = document.querySelector<HTMLFormElement>("form[data-draft]");
  const bar = document.getElementById("resume");
  if (!form) return;
  const controls: Control[] = [];
  for (const control of Array.from(form.elements)) {
    const own =
      control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement;
    // Consent is given anew each time.
    if (own && control.type !== "hidden" && control.id !== "guardian") controls.push(control);
  }
  // Each form has its own key: its draft stays while the visitor fills in another form.
  const key = `draft ${form.id}`;
  const kept = store.getItem(key);
  if (kept && bar) {
    bar.hidden = false;
    bar.addEventListener("click", ({ target }) => {
      if (!(target instanceof HTMLButtonElement)) return;
      bar.hidden = true;
      if (target.value === "fill") fill(controls, JSON.parse(kept));
      else if (!target.value) store.removeItem(key);
    });
  }
  form.addEventListener("change", () =>
    store.setItem(key, JSON.stringify(controls.map((c) => (isTick(c) ? c.checked : c.value)))),
  );
  form.addEventListener("submit", () => store.removeItem(key));
}

function fill(controls: readonly Control[], values: readonly unknown[]): void {
  controls.forEach((control, at) => {
    if (isTick(control)) control.checked = values[at] === true;
    else control.value = String(values[at]);
  });
}
