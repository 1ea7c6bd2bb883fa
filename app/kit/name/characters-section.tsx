import { Glyph } from "#app/kit/glyphs/glyph.tsx";
import { textOf } from "#app/kit/glyphs/outlines.ts";
import { useOutlines } from "#app/kit/glyphs/outlines-context.ts";
import { useMarks } from "#app/kit/page/use-marks.ts";
import { useShell } from "#app/kit/page/use-shell.ts";
import { Parts } from "#app/kit/prose/clauses.tsx";
import type { ScoredCharacter } from "#functions/contract/products/score.ts";
import { ElementChip, isApart } from "./chart/element-chip.tsx";

const LEVELS = {
  0: ["不在", "《通用规范汉字表》"],
  1: ["《通用规范汉字表》", "一级字"],
  2: ["《通用规范汉字表》", "二级字"],
  3: ["《通用规范汉字表》", "三级字"],
} as const;
const BASIS = { table: "五行据字表", rule: "五行据部首规则" } as const;
/** The same where no bill says it: the state's table has no elements, and its name stands just before. */
const BASIS_ALONE = { table: "五行据公开字表，", rule: "五行按部首推定，" } as const;

/** On what a character rests, in pieces that stay whole at the end of a line; `apart`: its element is not its radical's. */
function basisOf({ level, elementBy }: ScoredCharacter, apart: boolean, alone: boolean): readonly string[] {
  const [first, last] = LEVELS[level];
  if (elementBy === null) return [first, last];
  if (alone) {
    const schools = apart ? "不看部首，" : "";
    return ["字级据", first, `（${last}）；`, BASIS_ALONE[elementBy] + schools, "各家有不同"];
  }
  return [first, `${last}；`, BASIS[elementBy] + (apart ? "，不看部首" : "")];
}

/** What stands in place of a sense where a character is the surname. */
const SURNAME = "姓氏";

/** On what all characters rest alike, said once; null where they differ. */
function sharedBasis(characters: readonly ScoredCharacter[], alone: boolean): readonly string[] | null {
  const apart = characters.some(isApart);
  const [first, ...rest] = characters.map((character) => basisOf(character, apart, alone));
  return first !== undefined && rest.every((basis) => basis.join("") === first.join("")) ? first : null;
}

interface Characters {
  characters: readonly ScoredCharacter[];
  pinyin: readonly string[];
}

/** Each character: strokes, meaning, element and on what that rests; `alone`: on the page of a name of no family. */
export function CharactersSection({ name, alone = false }: { name: Characters; alone?: boolean }) {
  const drawn = useOutlines().names.get(textOf(name));
  const shared = sharedBasis(name.characters, alone);
  return (
    <section className="sec" aria-labelledby="characters">
      <h2 id="characters">逐字看</h2>
      {shared !== null && (
        <p className="sm">
          <Parts of={alone ? shared : ["依据：", ...shared]} />。
        </p>
      )}
      {name.characters.map((character, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name may hold one character twice
        <div className="hanzi" key={at}>
          <h3>
            {drawn?.[at] === undefined ? character.char : <Glyph char={character.char} drawn={drawn[at]} />}
            <small>{name.pinyin[at] ?? ""}</small>
            {character.element !== null && <ElementChip element={character.element} />}
          </h3>
          <Rows
            character={character}
            ownBasis={shared === null ? basisOf(character, isApart(character), alone) : null}
          />
        </div>
      ))}
    </section>
  );
}

/** What stands as the sense of a character: of one beyond our table, what is not known of it. */
function labelOf({ gloss, kangxiStrokes }: ScoredCharacter): string {
  if (kangxiStrokes === null) return "说明";
  return gloss === SURNAME ? "用作" : "取意";
}

function Rows({ character, ownBasis }: { character: ScoredCharacter; ownBasis: readonly string[] | null }) {
  const { char, traditional, forms, kangxiStrokes, radical, gloss } = character;
  const marks = useMarks();
  const strokes = `康熙 ${kangxiStrokes} 画`;
  const isTraditional = useShell()?.traditional === true;
  // In traditional script the form is the character that stands above, but for one with several.
  const isShown = traditional === char || (isTraditional && forms === undefined);
  const counted = isShown ? [`${strokes}，`] : [strokes, marks(`（按康熙字形「${traditional}」），`)];
  return (
    <dl className="rows">
      {gloss !== "" && (
        <div>
          <dt>{labelOf(character)}</dt>
          <dd>{gloss}</dd>
        </div>
      )}
      {kangxiStrokes !== null && (
        <div>
          <dt>笔画</dt>
          <dd>
            <Parts of={[...counted, `部首“${radical ?? ""}”`]} />
          </dd>
        </div>
      )}
      {forms !== undefined && (
        <div>
          <dt>繁体</dt>
          <dd>{marks(forms)}</dd>
        </div>
      )}
      {ownBasis !== null && (
        <div>
          <dt>依据</dt>
          <dd>
            <Parts of={ownBasis} />
          </dd>
        </div>
      )}
    </dl>
  );
}
