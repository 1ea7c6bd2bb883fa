import { characterPath, givenNamePath } from "#app/kit/paths/lexicon-paths.ts";
import { Link } from "#app/kit/prose/link.tsx";
import type { ShortName } from "#functions/contract/site/lexicon.ts";

/** Characters, each a link to its page. */
export function CharacterLinks({ of: characters }: { of: readonly string[] }) {
  return (
    <ul className="zi-links" translate="no">
      {characters.map((char) => (
        <li key={char}>
          <Link to={characterPath(char)}>{char}</Link>
        </li>
      ))}
    </ul>
  );
}

/** Given names, each a link to its page, with their sounds where they are known. */
export function NameLinks({ of: names }: { of: readonly (Pick<ShortName, "given"> & Partial<ShortName>)[] }) {
  return (
    <ul className="name-links">
      {names.map(({ given, pinyin }) => (
        <li key={given}>
          <Link to={givenNamePath(given)}>
            <b translate="no">{given}</b>
            {pinyin && <small>{pinyin.join(" ")}</small>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
