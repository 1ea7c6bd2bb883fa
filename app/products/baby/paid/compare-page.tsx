import { bandOf } from "#app/kit/name/facts.ts";
import { useMay } from "#app/kit/order/hold.ts";
import { votePath } from "#app/kit/paths/together-paths.ts";
import { clausesOf } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import { Compared, type ComparedProps } from "#app/kit/report/compared.tsx";
import type { NamePage } from "#functions/contract/orders/orders.ts";

/** In few words: on a phone a sound and its tone share the line of a narrow column. */
const TONES = ["轻声", "一声", "二声", "三声", "四声", "轻声"] as const;

/**
 * The rows of the table: a label, and what the row says of a name, with the elements that the child's chart wants beside those of
 * the names. The rows of the bill parts follow.
 */
const rowsBeside = (favourable: readonly string[]): ComparedProps<NamePage>["rows"] => [
  [
    "读音",
    ({ pinyin, tones }) => ({
      sounds: pinyin.map((sound, at) => [sound, TONES[tones[at] ?? 0] ?? ""] as const),
    }),
  ],
  [
    "康熙笔画",
    // Pieces that stay whole where four columns of a phone are too narrow for one line.
    ({ characters }) => ({
      parts: characters.map(({ kangxiStrokes }, at) => `${at === 0 ? "" : "+"}${kangxiStrokes}`),
    }),
  ],
  [
    "五行",
    ({ characters }) => ({ elements: characters.map(({ element }) => element) }),
    favourable.length === 0 ? undefined : `喜用${favourable.join("、")}`,
  ],
  ["用字", ({ band }) => bandOf(band)],
  // What wants lines of its own on a phone stands together, behind what has room in a column.
  ["取意", (name) => ({ parts: meaningsOf(given(name)) })],
  ["出处", ({ source }) => (source === null ? "没有典故，取字义" : { cited: source })],
  ["谐音", ({ homophones }) => homophones.map(({ note }) => note).join("") || "没有发现"],
  ["可登记", ({ registrable }) => (registrable.ok ? "可以" : registrable.note)],
];

const given = ({ characters, given }: NamePage) => characters.slice(-[...given].length);

/** What characters mean, by clauses; a character stands with the first of its own. */
const meaningsOf = (characters: NamePage["characters"]): string[] =>
  characters.flatMap(({ char, gloss }, at) => {
    const [first = "", ...others] = clausesOf(at < characters.length - 1 ? `${gloss}；` : gloss);
    return [`${char}，${first}`, ...others];
  });

/** Two to four names side by side (放在一起比). */
export function ComparePage({
  favourable,
  ...compared
}: Omit<ComparedProps<NamePage>, "rows" | "advice"> & { favourable: readonly string[] }) {
  return (
    <Compared
      {...compared}
      rows={rowsBeside(favourable)}
      advice="分数只是参考。念出声、写几遍，再和家人商量。"
      next={<AskFamily sn={compared.sn} />}
    />
  );
}

/** The way to let the family choose (家人投票), for whoever may begin it. */
function AskFamily({ sn }: { sn: string }) {
  if (!useMay("x", "pollSet")) return null;
  return (
    <p className="sec off-paper">
      还定不下来？
      <Link className="nb" to={votePath(sn)}>
        请家人投票
      </Link>
      <span className="cl par">（几个名字都可以放进去）</span>
    </p>
  );
}
