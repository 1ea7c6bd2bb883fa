/** A template as React's renderer meets it among its elements. */
const TEMPLATE = 'Symbol.for("luopan.template")';

/** What `react/jsx-runtime` has besides: makes a template, whose texts are read once, where it was first drawn. */
export const DRAW = `
const read = new Map();
const isOpen = (text) => text.lastIndexOf("<") > text.lastIndexOf(">");
/** Texts, and what stands between them: 0 a child, 1 markup, [name] an attribute. */
function partsOf(texts) {
  const parts = [];
  let isIn = false;
  for (let at = 0; at < texts.length; at++) {
    let text = texts[at];
    if (parts.at(-1) === 1) text = text.slice(1);
    if (/[<>]/.test(text)) isIn = isOpen(text);
    const name = at < texts.length - 1 && isIn ? / ([\\w:-]+)=$/.exec(text) : null;
    if (name !== null) text = text.slice(0, name.index);
    const isMarkup = name !== null && name[1] === "dangerouslySetInnerHTML";
    if (isMarkup) {
      text += ">";
      isIn = false;
    }
    if (text !== "") parts.push(text);
    if (at < texts.length - 1) parts.push(isMarkup ? 1 : name === null ? 0 : [name[1]]);
  }
  return parts;
}
const $$template = ${TEMPLATE};
export function draw(texts, ...holes) {
  let parts = read.get(texts);
  if (parts === undefined) read.set(texts, (parts = partsOf(texts)));
  return { $$typeof: $$template, parts, holes };
}`;

/** In React's own names: what draws a template into the page as it stands so far, and notes the classes that are drawn. */
const DRAWING = `
var luopanTemplate=${TEMPLATE},luopanSeen=new Set,luopanClasses=new Set;
var luopanStarts={className:' class="',href:' href="',id:' id="'};
function luopanScan(html,into){
  for(var at=html.indexOf(' class="');at>=0;at=html.indexOf(' class="',at)){
    at+=8;
    into.add(html.slice(at,html.indexOf('"',at)));
  }
}
function luopanClassesOf(parts){
  if(parts.classes===void 0){
    parts.classes=new Set;
    for(var i=0;i<parts.length;i++)"string"===typeof parts[i]&&luopanScan(parts[i],parts.classes);
  }
  return parts.classes;
}
exports.classesDrawn=function(){
  var all=luopanClasses;
  luopanSeen.forEach(function(parts){luopanClassesOf(parts).forEach(function(text){all.add(text)})});
  luopanSeen=new Set;
  luopanClasses=new Set;
  return all;
};
function luopanDraw(request,task,parts,holes){
  luopanSeen.add(parts);
  var segment=task.blockedSegment,chunks=segment.chunks,state=request.responseState,at=0;
  for(var i=0;i<parts.length;i++){
    var part=parts[i];
    if("string"===typeof part){
      if(segment.lastPushedText&&60!==part.charCodeAt(0))chunks.push("\\x3c!-- --\\x3e");
      chunks.push(part);
      segment.lastPushedText=62!==part.charCodeAt(part.length-1)&&!state.generateStaticMarkup;
    }else{
      var hole=holes[at++];
      if(0===part){
        if("string"===typeof hole)segment.lastPushedText=Fa(chunks,hole,state,segment.lastPushedText);
        else if(null!=hole&&"boolean"!==typeof hole)X(request,task,hole);
      }else{
        if(1===part)y(chunks,hole,null);
        else if(null!=hole)x(chunks,state,part[0],hole);
        segment.lastPushedText=!1;
      }
    }
  }
}`;

/** Where the renderer is changed: it draws templates, writes the commonest attributes as they are, hands out what it has drawn in one piece, and knows its classes. */
const CHANGES = [
  [
    "switch(c.$$typeof){case Ga:Gb(",
    "switch(c.$$typeof){case luopanTemplate:luopanDraw(a,b,c.parts,c.holes);return;case Ga:Gb(",
  ],
  ["c=c.children;for(var g=0;", 'c=c.children;if(0===c.length)return b.push(d.join(""));for(var g=0;'],
  [
    "function x(a,b,c,d){",
    `function x(a,b,c,d){
  "className"===c&&luopanClasses.add(""+d);
  if("string"===typeof d&&luopanStarts.hasOwnProperty(c)){a.push(luopanStarts[c],v(d),'"');return}`,
  ],
  ["function y(a,b,c){if(null!=b){", 'function y(a,b,c){if(null!=b){luopanScan(""+b.__html,luopanClasses);'],
] as const;
/** Scripts that move late parts into their places, and long complaints: no page of ours has such parts (in-order.tsx). */
const UNUSED = [
  /'function \$R[CX]\(.*?(?=;\$R[CX]\("')/g,
  /'function \$RS\(.*?(?=;\$RS\("')/g,
  /'The server used (?:[^'\\]|\\.)*(?=')/g,
];

/** What of it the drawing calls besides: a text, any node. */
const CALLED = ["function Fa(a,b,c,d){", "function X(a,b,c){", "function v(a){"];

/** React's renderer for strings (react-dom-server-legacy), which draws templates too; throws where it is written otherwise. */
export function withDrawing(code: string): string {
  for (const text of [...CALLED, ...CHANGES.map(([before]) => before)])
    if (code.split(text).length !== 2) throw new Error(`React's renderer is written otherwise: ${text}`);
  const bare = UNUSED.reduce((rest, text) => rest.replaceAll(text, "'"), code);
  return CHANGES.reduce((rest, [before, instead]) => rest.replace(before, () => instead), bare) + DRAWING;
}
