import type { Recording } from "./recording.ts";

/** Pages that the site has drawn and put at its edge, each as the answer that the edge gives for it, by its key. */
export type AtEdge = Readonly<
  Record<string, { readonly headers: Record<string, string>; readonly body: string }>
>;

/**
 * The code of a Worker that stands in for a warm edge cache: what was asked last, fresh, and pages that were drawn there. What is put there while it runs it tells where it is asked for `/put`; a page comes as
 * an HTTP message (workerd's `cacheApiOutbound`).
 */
export const edgeCode = ({ kept }: Recording, drawn: AtEdge = {}): string => `
const kept=${JSON.stringify(kept)};
const drawn=${JSON.stringify(drawn)};
const put={};
export default {async fetch(request){
  const {pathname}=new URL(request.url);
  if(pathname==="/put")return Response.json(put);
  if(request.method==="PUT"){
    const [head,...rest]=(await request.text()).split("\\r\\n\\r\\n");
    if(pathname.startsWith("/drawn/"))put[pathname]={
      headers:Object.fromEntries(head.split("\\r\\n").slice(1).map((line)=>line.split(/: (.*)/s).slice(0,2))),
      body:rest.join("\\r\\n\\r\\n"),
    };
    return new Response(null,{status:204});
  }
  const hit={"cf-cache-status":"HIT"};
  const page=drawn[pathname];
  if(request.method==="GET"&&page)return new Response(page.body,{headers:{...page.headers,...hit}});
  const text=kept[pathname.split("/").at(-1)];
  if(request.method!=="GET"||!text)return new Response(null,{status:504});
  return new Response(text,{headers:{"content-type":"application/json",...hit,"x-stored-at":String(Date.now())}});
}}`;
