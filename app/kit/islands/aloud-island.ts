/** Reads a name aloud (听一听) by a voice of the device; nothing newer than ES2018. */

/** A voice's language by the place whose speech it is; Android writes `zh_CN`, Apple `zh-CN`, some `yue-Hant-HK`. */
const PLACES: Readonly<Record<string, RegExp>> = {
  cn: /^(zh|cmn)(-hans)?-cn/,
  hk: /^yue\b|-hk\b/,
  tw: /^(zh|cmn)(-hant)?-tw/,
};
/** Slower than speech: two or three syllables are over before one has listened. */
const RATE = 0.75;

const synthesis = "speechSynthesis" in window ? speechSynthesis : null;
const box = document.querySelector<HTMLElement>("[data-aloud]");

/** A voice that works on the device itself: others send the name to a server. */
function voiceOf(place: string): SpeechSynthesisVoice | undefined {
  const voices = synthesis === null ? [] : synthesis.getVoices();
  return voices.find(
    ({ lang, localService }) => localService && PLACES[place]?.test(lang.toLowerCase().replace(/_/g, "-")),
  );
}

function showVoices(): void {
  if (box === null) return;
  for (const button of Array.from(box.querySelectorAll<HTMLElement>("[data-voice]"))) {
    button.hidden = voiceOf(button.dataset.voice ?? "") === undefined;
    if (!button.hidden) box.hidden = false;
  }
}

if (synthesis !== null && box !== null) {
  showVoices();
  // Most browsers know their voices only some moments later.
  synthesis.onvoiceschanged = showVoices;
  box.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-voice]") : null;
    const voice = button === null ? undefined : voiceOf(button.dataset.voice ?? "");
    if (voice === undefined) return;
    const said = new SpeechSynthesisUtterance(box.dataset.aloud);
    said.voice = voice;
    said.lang = voice.lang;
    said.rate = RATE;
    synthesis.cancel();
    synthesis.speak(said);
  });
}
