/** Lets the browser ask before a manuscript is left that is not saved (离开前提醒); its own buttons keep it. */
function askBeforeLeaving(form: HTMLFormElement): void {
  const ask = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    // Browsers of before 2023 go by this alone.
    event.returnValue = "unsaved";
    // Whoever stays sees the page again, without the compass of the way out.
    setTimeout(() => dispatchEvent(new Event("pageshow")));
  };
  const watch = () => addEventListener("beforeunload", ask);
  if (form.dataset.unsaved) watch();
  form.addEventListener("input", watch);
  form.addEventListener("submit", () => removeEventListener("beforeunload", ask));
}

const draft = document.querySelector<HTMLFormElement>("form[data-unsaved]");
if (draft) askBeforeLeaving(draft);
