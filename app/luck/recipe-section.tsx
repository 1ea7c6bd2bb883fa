import type { PaidLuck } from "#functions/contract/luck.ts";
import { Link } from "../document/link.tsx";
import { luckPoolPath } from "./luck-path.ts";
import { MachineText } from "./machine-text.tsx";
import { PoolRows } from "./pool-rows.tsx";

type Draw = PaidLuck["made"][number];

/** The engine's command that makes the pool and the draw again from nothing but these words. */
const commandOf = ({ sn, surname, sex, length }: PaidLuck, { index }: Draw): string =>
  `npm run -s engine -- draw --sn ${sn} --surname ${surname} --sex ${sex} --length ${length} --index ${index}`;

/** How the draw is repeated (自己核对): in words, by anyone's sha256 tool, and by the engine. */
export function RecipeSection({ luck, draw }: { luck: PaidLuck; draw: Draw }) {
  const { sn, pool } = luck;
  return (
    <section className="sec off-paper" aria-labelledby="recipe">
      <h2 id="recipe">怎样自己核对</h2>
      <p className="sm">{`第 ${draw.index + 1} 次，一步一步：`}</p>
      <ol className="luck-steps">
        {draw.steps.map((step) => (
          <li key={step}>
            <MachineText text={step} />
          </li>
        ))}
      </ol>
      <PoolRows face={luck} />
      <p>
        <Link className="go" to={luckPoolPath(sn)}>
          {`看候选名全表（${pool.size} 个）`}
        </Link>
      </p>
      <details>
        <summary>用电脑核对</summary>
        <p>任何能算 SHA-256 的工具都行。在命令行里：</p>
        <pre data-quoted="">{`printf %s '${draw.message}' | sha256sum`}</pre>
        <p>有本站的程序，可以连名单一起重做，结果应当一样：</p>
        <pre data-quoted="">{commandOf(luck, draw)}</pre>
      </details>
    </section>
  );
}
