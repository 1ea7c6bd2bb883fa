/** How every screen is shown: the file that it is drawn as, the width of the window, and what the look is called. */
const LOOKS = [
  { name: "index", file: "light", width: 375, title: "375 px" },
  { name: "dark", file: "dark", width: 375, title: "深色 dark" },
  { name: "large", file: "large", width: 375, title: "大字 larger text" },
  { name: "hant", file: "hant", width: 375, title: "繁體 traditional" },
  { name: "wide", file: "light", width: 1280, title: "1280 px" },
  { name: "wide-dark", file: "dark", width: 1280, title: "1280 px, 深色 dark" },
  { name: "wide-large", file: "large", width: 1280, title: "1280 px, 大字" },
  { name: "wide-hant", file: "hant", width: 1280, title: "1280 px, 繁體" },
] as const;

/** A screen that was drawn: its room, what it shows, and the name of its files without the look. */
export interface Still {
  room: string;
  what: string;
  file: string;
}

/** The index in each look, by file name: static pages without scripts; frames are read as they come into sight. */
export const indexPages = (stills: readonly Still[]): Map<string, string> =>
  new Map(LOOKS.map((look) => [`${look.name}.html`, pageOf(look, stills)]));

function pageOf({ name, file, width, title }: (typeof LOOKS)[number], stills: readonly Still[]): string {
  const scale = width === 375 ? 0.6 : 0.36;
  const height = width === 375 ? 812 : 1000;
  const rooms = [...new Set(stills.map(({ room }) => room))];
  const looks = LOOKS.map((look) =>
    look.name === name ? `<b>${look.title}</b>` : `<a href="${look.name}.html">${look.title}</a>`,
  );
  const frame = ({ what, file: still }: Still) =>
    `<figure><div><iframe sandbox loading="lazy" tabindex="-1" title="${escaped(what)}" src="${still}.${file}.html"></iframe></div>` +
    `<figcaption><a href="${still}.${file}.html">${escaped(what)}</a></figcaption></figure>`;
  const sections = rooms.map((room) => {
    const own = stills.filter((still) => still.room === room);
    return `<section id="${room}"><h2>${room} <small>${own.length}</small></h2><div class="row">${own.map(frame).join("\n")}</div></section>`;
  });
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Luopan, every screen: ${title}</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;margin:1.5rem;background:#e9e5db;color:#221d17}nav{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem}
.row{display:flex;flex-wrap:wrap;gap:1.5rem}figure{margin:0;width:${width * scale}px}
figure div{width:${width * scale}px;height:${height * scale}px;overflow:hidden;border:1px solid #8a7b64;background:#fff}
iframe{width:${width}px;height:${height}px;border:0;transform:scale(${scale});transform-origin:0 0}
figcaption{font-size:.875rem;margin-top:.375rem}a{color:#24495c}</style></head><body>
<h1>Luopan 罗盘起名: ${stills.length} screens</h1>
<p>Each is the page that a browser got, in the state that the tests walk to; a caption opens it whole.</p>
<nav>${looks.join("\n")}</nav>
<nav>${rooms.map((room) => `<a href="#${room}">${room}</a>`).join("\n")}</nav>
${sections.join("\n")}
</body></html>
`;
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
