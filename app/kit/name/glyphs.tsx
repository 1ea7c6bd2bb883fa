import type { ReactNode } from "react";
import { Glyph } from "#app/kit/glyphs/glyph.tsx";
import { textOf } from "#app/kit/glyphs/outlines.ts";
import { useOutlines } from "#app/kit/glyphs/outlines-context.ts";
import { ElementChip, type ElementName } from "./chart/element-chip.tsx";

/** A name as it is drawn; an unknown element is null, an unknown sound is "". */
export interface Named {
  characters: readonly { char: string; element: ElementName | null }[];
  pinyin: readonly string[];
}

interface Sounded extends Pick<Named, "pinyin"> {
  characters: readonly { char: string }[];
}

/** The characters of a name with their sounds above. */
export function Characters({ name, as: Heading }: { name: Sounded; as: "h1" | "h3" | "p" }) {
  const text = textOf(name);
  const drawn = useOutlines().names.get(text);
  return (
    <Heading className="glyphs" translate="no" data-name={text}>
      {name.characters.map(({ char }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name may hold one character twice
        <span className="zi" key={at}>
          <ruby>
            {drawn?.[at] === undefined ? <span>{char}</span> : <Glyph char={char} drawn={drawn[at]} />}
            <rt>{name.pinyin[at] || "？"}</rt>
          </ruby>
        </span>
      ))}
    </Heading>
  );
}

/** The characters of a name with their sounds above and their elements below. */
export function Glyphs({ name, as }: { name: Named; as: "h1" | "h3" | "p" }) {
  return (
    <>
      <Characters name={name} as={as} />
      <ul className="chips" aria-label="五行">
        {name.characters.map(({ element }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two characters may share an element
          <li key={at}>
            {element === null ? (
              <span className="wx text-ink3">未知</span>
            ) : (
              <ElementChip element={element} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The plate of a card: the name, and its score beside it. */
export function Plate({ name, score, as = "h3" }: { name: Named; score: ReactNode; as?: "h3" | "p" }) {
  return (
    <div className={name.characters.length > 3 ? "plate long" : "plate"}>
      <div>
        <Glyphs name={name} as={as} />
      </div>
      {score}
    </div>
  );
}
