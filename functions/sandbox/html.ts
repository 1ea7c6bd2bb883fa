const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (one) => ENTITIES[one] ?? one);

/** Fen as yuan with two decimals. */
export const yuan = (fen: number): string => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, "0")}`;

const STYLE = `body{font:16px/1.6 system-ui,sans-serif;margin:0 auto;max-width:44rem;padding:1rem;color:#222}
h1{font-size:1.3rem}section{border:1px solid #ccc;border-radius:.5rem;padding:.75rem;margin:.75rem 0}
form{display:inline-block;margin:.25rem .25rem .25rem 0}button{font:inherit;min-height:44px;padding:0 1rem}
code{overflow-wrap:anywhere}p{margin:.4rem 0}summary{min-height:44px;line-height:44px}`;

/** A page of the sandbox: plain, for a phone too. */
export function page(title: string, body: string, status = 200): Response {
  const html = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style><h1>${escapeHtml(title)}</h1>${body}</html>`;
  const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" };
  return new Response(html, { status, headers });
}

/** A form of one button. */
export function button(label: string, action: string, fields: Readonly<Record<string, string>> = {}): string {
  const hidden = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join("");
  return `<form method="post" action="${escapeHtml(action)}">${hidden}<button>${escapeHtml(label)}</button></form>`;
}
