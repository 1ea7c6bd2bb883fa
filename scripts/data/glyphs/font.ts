import { readFile } from "node:fs/promises";
import { create, type Font } from "fontkit";
import { readArchive } from "../packages/npm-archive.ts";

/** LXGW WenKai (霞鹜文楷, SIL Open Font License 1.1), all of its 30,003 Han characters, in some 300 pieces. */
export const fontPackage = {
  name: "@chinese-fonts/lxgwwenkai",
  version: "3.0.0",
  integrity:
    "sha512-mpgFYE8ro0TcbJdxmnvkPNKnsF3VqzJVRfDbRvDx83JHaLEVAht9pL8SqbqbduoPHXX+2ekgC+45sf74ljLe7g==",
} as const;

const PIECE = /^dist\/LXGWWenKai-Regular\/[^/]+\.woff2$/;
/** The package has no copy of the font's licence; its copyright lines are in the font. */
const licenceFile = new URL("OFL.txt", import.meta.url);

/** The regular face, and the licence with the copyright lines that the font bears. */
export interface Face {
  /** Its pieces one after the other: each takes megabytes, which are free again when the next is opened. */
  pieces: Iterable<Font>;
  licence: string;
}

/** Reads the face out of its pinned package. */
export async function readFace(): Promise<Face> {
  const { name, version, integrity } = fontPackage;
  const [files, licence] = await Promise.all([
    readArchive(name, version, integrity, (path) => PIECE.test(path)),
    readFile(licenceFile, "utf8"),
  ]);
  const [first] = opened(files);
  return { pieces: opened(files), licence: `${first?.copyright}\n\n${licence}` };
}

function* opened(files: ReadonlyMap<string, Buffer>): Generator<Font> {
  for (const [path, bytes] of files) {
    const piece = create(bytes);
    if (!("glyphForCodePoint" in piece)) throw new TypeError(`${path} is no single font`);
    yield piece;
  }
}
