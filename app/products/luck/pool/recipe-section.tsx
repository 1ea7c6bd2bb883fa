import { luckPoolPath } from "#app/kit/paths/luck-path.ts";
import { Link } from "#app/kit/prose/link.tsx";
import type { PaidLuck } from "#functions/contract/products/luck.ts";
import { MachineText } from "./machine-text.tsx";
import { PoolRows } from "./pool-rows.tsx";
import { SHA } from "./rule.ts";

type Draw = PaidLuck["made"][number];

/** How to repeat the draw (自己核对): its steps as they went, and how to take them with any sha256 tool. */
export function RecipeSection({ luck, draw }: { luck: PaidLuck; draw: Draw }) {
  const { sn, pool } = luck;
  return (
    <details className="fold sec off-paper" id="recipe">
      <summary>怎么核对</summary>
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
      <Again draw={draw} pool={luckPoolPath(sn)} />
    </details>
  );
}

/** The same steps, to be done by hand: a phone and any page that computes the hash are enough. */
function Again({ draw, pool }: { draw: Draw; pool: string }) {
  const { message, digest, word, number, left, place } = draw;
  const group = digest.slice(word * 8, word * 8 + 8);
  return (
    <details>
      <summary>自己动手算一遍</summary>
      <ol className="luck-steps">
        <li>
          复制下面这行字，前后不要带空格：
          <pre data-quoted="">{message}</pre>
        </li>
        <li>
          {`找一个能算 ${SHA} 的网页或小工具，贴进去算。得到的应当是：`}
          <pre data-quoted="">{digest}</pre>
        </li>
        <li>
          {`取它的第 ${word + 1} 组 8 位（`}
          <code data-quoted="" className="nb">
            {group}
          </code>
          {`），从十六进制换成十进制，得 ${number}。换算也有现成的网页。`}
        </li>
        <li>{`用计算器验余数：${number} － ${left} × ${(number - place) / left} ＝ ${place}。`}</li>
        <li>
          打开<Link to={pool}>候选名全表</Link>
          {`，按序号数到第 ${place} 个（从 0 数起，前面抽过的跳过不数）。全表下面有一行名单，整行复制，同样算一次，应当就是名单指纹。`}
        </li>
      </ol>
      <p className="sm">会用命令行的，也可以这样算：</p>
      <pre data-quoted="">{`printf %s '${message}' | sha256sum`}</pre>
    </details>
  );
}
