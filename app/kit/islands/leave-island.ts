/** Makes the browser ask before somebody leaves an unsaved manuscript (离开前提醒), unless its form is sent. */
function askBeforeLeaving(form: HTMLFormElement): void {
  const ask = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    // Browsers from before 2023 ask only where this is set.
    event.returnValue = "unsaved";
    // Somebody who stays sees the page again: this event hides the compass (see page/wait.ts).
    setTimeout(() => dispatchEvent(new Event("pageshow")));
  };
  const watch = () => addEventListener("beforeunload", ask);
  if (form.dataset.unsaved) watch();
  form.addEventListener("input", watch);
  const rest = () => removeEventListener("beforeunload", ask);
  form.addEventListener("submit", rest);
  // It has been saved by itself (desk/save-by-itself.ts).
  form.addEventListener("saved", rest);
}

const draft = document.querySelector<HTMLFormElement>("form[data-unsaved]");
if (draft) askBeforeLeaving(draft);
