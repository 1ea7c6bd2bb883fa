import { create, type Font } from "fontkit";
import { readArchive } from "../npm-archive.ts";

/** LXGW WenKai (霞鹜文楷, SIL Open Font License 1.1), in 97 pieces by code point. */
export const fontPackage = {
  name: "lxgw-wenkai-webfont",
  version: "1.7.0",
  integrity:
    "sha512-kVJmT4xMAyOLhG6q0w63wJkVU7RP8UMQRGoAWj9tnpzL7sWFFYiEHBdUQyW9myqBQFa5SQfWfa2VLYF4IJBL5g==",
} as const;

const PIECE = /^files\/lxgwwenkai-regular-subset-\d+\.woff2$/;
const LICENCE = "OFL.txt";

/** The regular face: each code point's piece, and the licence with the copyright lines that the font bears. */
export interface Face {
  pieces: ReadonlyMap<number, Font>;
  licence: string;
}

/** Reads the face out of its pinned package. */
export async function readFace(): Promise<Face> {
  const { name, version, integrity } = fontPackage;
  const files = await readArchive(name, version, integrity, (path) => path === LICENCE || PIECE.test(path));
  const pieces = new Map<number, Font>();
  let copyright = "";
  for (const [path, bytes] of files) {
    if (path === LICENCE) continue;
    const piece = create(bytes);
    if (!("glyphForCodePoint" in piece)) throw new TypeError(`${path} is no single font`);
    copyright = piece.copyright;
    for (const codePoint of piece.characterSet) pieces.set(codePoint, piece);
  }
  return { pieces, licence: `${copyright}\n\n${files.get(LICENCE)?.toString("utf8") ?? ""}` };
}
