import { BRIEFS_PATH, briefPath } from "#app/desk/frame/brief-paths.ts";
import { DeskFrame, type KeyHint } from "#app/desk/frame/desk-frame.tsx";
import { FilterChoice, FilterForm } from "#app/desk/frame/filter-choice.tsx";
import { leftText, waitedText } from "#app/desk/frame/waited.ts";
import { whenText } from "#app/desk/frame/when.ts";
import { endOf } from "#app/desk/orders/order-words.ts";
import { Link } from "#app/kit/prose/link.tsx";
import type { Person } from "#functions/contract/desk/desk.ts";
import type { BriefRow, BriefsOf } from "#functions/contract/desk/desk-briefs.ts";
import { type BriefFilter, briefsPath, DUES, isListed, isNarrowed, WHOSE } from "./brief-filter.ts";
import { WAITS } from "./brief-words.ts";
import { Worker } from "./worker.tsx";

const LISTS = [
  ["open", "要做的"],
  ["done", "已完成"],
] as const;

interface BriefsPageProps {
  person: Person;
  filter: BriefFilter;
  /** All of the list; the page shows those that the filter lets through. */
  briefs: readonly BriefRow[];
  /** ms */
  now: number;
}

const KEYS: readonly KeyHint[] = [
  ["J K", "下一件、上一件"],
  ["F", "筛选"],
];

/** Orders of expert work (稿件): late ones first, then by when they are due. */
export function BriefsPage({ person, filter, briefs, now }: BriefsPageProps) {
  const { of } = filter;
  const shown = briefs.filter((row) => isListed(row, filter, person.email, now));
  const late = of === "open" ? othersOf(shown, person.email).filter((row) => row.late).length : 0;
  return (
    <DeskFrame person={person} at={BRIEFS_PATH} title="稿件" keys={KEYS}>
      <nav className="sorts" aria-label="哪些稿件">
        {LISTS.map(([key, label]) => (
          <Link key={key} to={briefsPath(key)} aria-current={key === of ? "page" : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      {briefs.length > 0 && <Filters briefs={briefs} filter={filter} />}
      {late > 0 && (
        <p>
          <a className="go overdue" href={`#${OTHERS}`}>{`同事的稿件有 ${late} 件逾期`}</a>
        </p>
      )}
      {shown.length === 0 ? (
        <p className="blank">
          {briefs.length > 0
            ? "没有符合筛选的稿件。"
            : of === "open"
              ? "现在没有要做的稿件。"
              : "还没有完成的稿件。"}
        </p>
      ) : (
        partsOf(shown, of, person.email).map(([title, rows]) => (
          <section key={title} className="sec" id={title} aria-label={title}>
            <h2>{`${title} ${rows.length} 件`}</h2>
            <ul className="desk-rows desk-grid">
              {rows.map((row) => (
                <BriefLine key={row.sn} row={row} me={person.email} now={now} />
              ))}
            </ul>
          </section>
        ))
      )}
      <p className="sm">时间都是北京时间。</p>
    </DeskFrame>
  );
}

/** Stages at which nothing is to be done before the family has: its brief, or its answer. */
const FAMILYS: readonly string[] = ["ordered", "paid", "draft"];

/** Stages at which somebody may take an order that nobody has. */
const OURS: readonly string[] = ["briefed", "writing", "revising"];

/** Does the next step wait for the family? */
const waits = ({ stage, asks }: BriefRow): boolean => FAMILYS.includes(stage) && !asks;

const OTHERS = "同事在做的";
/** What others do: where it is late, the top of the page says so. */
const othersOf = (rows: readonly BriefRow[], me: string): BriefRow[] =>
  rows.filter((row) => !waits(row) && row.worker !== null && row.worker.who !== me);

/** A list in its parts: one's own work, what nobody has taken, what others do, and last what waits for the family. */
function partsOf(rows: readonly BriefRow[], of: BriefsOf, me: string) {
  if (of === "done") return [["已完成", rows]] as const;
  const ours = rows.filter((row) => !waits(row));
  const parts = [
    ["轮到您的", ours.filter(({ worker }) => worker?.who === me)],
    ["还没有人接的", ours.filter(({ worker }) => worker === null)],
    [OTHERS, othersOf(rows, me)],
    ["等家长的", rows.filter(waits)],
  ] as const;
  return parts.filter(([, part]) => part.length > 0);
}

/** What may be chosen of the stages that are there. */
function Filters({ briefs, filter }: Pick<BriefsPageProps, "briefs" | "filter">) {
  const stages = [...new Set(briefs.map(({ stage }) => stage))];
  const waits = Object.fromEntries(stages.map((stage) => [stage, WAITS[stage]]));
  const { of, whose, due } = filter;
  return (
    <FilterForm path={BRIEFS_PATH} clear={isNarrowed(filter) ? briefsPath(of) : undefined}>
      {of === "done" && <input type="hidden" name="of" value={of} />}
      <FilterChoice name="whose" label="谁的" names={WHOSE} chosen={whose} by="f" />
      <FilterChoice name="waits" label="等什么" names={waits} chosen={filter.waits} />
      <FilterChoice name="due" label="到期" names={DUES} chosen={due} />
    </FilterForm>
  );
}

/** An order in a row: what it waits for and for how long, by when it is due, whose it is. The whole row leads to it. */
export function BriefLine({ row, me, now }: { row: BriefRow; me: string; now: number }) {
  const { sn, surname, title, stage, late, asks, worker, since, dueAt } = row;
  const isFree = worker === null && OURS.includes(stage);
  const isMine = worker?.who === me && stage !== "briefed" && OURS.includes(stage);
  return (
    <li>
      <p className="what">
        <b data-quoted="">{surname === "" ? "还没有填姓氏" : `姓${surname}`}</b>
        <span className="cl">{title}</span>
        <span>{endOf(sn)}</span>
      </p>
      <p className="when num">
        {dueAt === null ? (
          since !== undefined && <b>{waitedText(since, now)}</b>
        ) : (
          <b className={late ? "overdue" : undefined}>{leftText(dueAt, now)}</b>
        )}
        {dueAt !== null && <span>{`${whenText(dueAt)} 前交稿`}</span>}
      </p>
      <p>
        <b>{WAITS[stage]}</b>
        {asks && <b>，有留言没有回</b>}
      </p>
      <p>{worker === null ? "还没有人接" : <Worker worker={worker} me={me} />}</p>
      <Link className="go" to={briefPath(sn)} data-step="">
        {isFree ? "接这一单" : isMine ? "接着写" : "看这一单"}
      </Link>
    </li>
  );
}
