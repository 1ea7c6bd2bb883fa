import { briefPath } from "#app/desk/frame/brief-paths.ts";
import { DeskFrame, type KeyHint } from "#app/desk/frame/desk-frame.tsx";
import { FilterChoice, FilterForm } from "#app/desk/frame/filter-choice.tsx";
import { orderPath } from "#app/desk/frame/pages.ts";
import { whenText } from "#app/desk/frame/when.ts";
import { endOf, PRODUCTS } from "#app/desk/orders/order-words.ts";
import { Link } from "#app/kit/prose/link.tsx";
import type { DeskLog, LoggedOrder, Person } from "#functions/contract/desk/desk.ts";
import { isSifted, LOG_KINDS, LOG_PATH, type LogFilter, logPath } from "./log-filter.ts";
import { aboutText, VERBS } from "./verbs.ts";

interface LogPageProps {
  person: Person;
  log: DeskLog;
  filter: LogFilter;
}

const KEYS: readonly KeyHint[] = [
  ["J K", "下一条、上一条"],
  ["F", "筛选"],
];

/** What was done at the desk, newest first (工作记录), of a day, a person or a kind of act. */
export function LogPage({ person, log, filter }: LogPageProps) {
  return (
    <DeskFrame person={person} at={LOG_PATH} title="记录" keys={KEYS}>
      <Filters log={log} filter={filter} />
      {log.entries.length === 0 ? (
        <p className="blank">{isSifted(filter) ? "没有符合筛选的。" : "还没有记录。"}</p>
      ) : (
        <ol className="desk-rows desk-grid desk-log">
          {log.entries.map((entry) => (
            <Entry key={entry.nth} entry={entry} person={person} />
          ))}
        </ol>
      )}
      {log.more !== null && (
        <p>
          <Link className="go" to={logPath(filter, log.more)}>
            更早的
          </Link>
        </p>
      )}
    </DeskFrame>
  );
}

function Filters({ log: { people }, filter }: Pick<LogPageProps, "log" | "filter">) {
  const names = Object.fromEntries(people.map((who) => [who, who]));
  return (
    <FilterForm path={LOG_PATH} clear={isSifted(filter) ? LOG_PATH : undefined}>
      <FilterChoice name="of" label="哪一类" names={LOG_KINDS} chosen={filter.of} by="f" />
      <FilterChoice name="who" label="谁" names={names} chosen={filter.who} />
      <label>
        哪一天
        <input type="date" name="day" defaultValue={filter.day} />
      </label>
    </FilterForm>
  );
}

type LogEntry = DeskLog["entries"][number];

/** A line: what was done, to whose order, by whom and when; the words that went out, and why. The row leads to its order. */
function Entry({ entry, person }: { entry: LogEntry; person: Person }) {
  const { at, who, verb, subject, reason, order } = entry;
  const to = order === null ? null : pathOf(order, person);
  return (
    <li>
      <p className="what">
        <b>{VERBS[verb]}</b>
        <span>{aboutText(subject)}</span>
      </p>
      <p className="when">
        <span className="num">{whenText(at)}</span>
        <span translate="no">{who}</span>
      </p>
      <p>{order !== null && sayOrder(order)}</p>
      <div className="said">
        {order !== null && order.words !== null && (
          <p>
            发给家长：<span data-quoted="">{order.words}</span>
          </p>
        )}
        {reason !== null && (
          <p>
            {verb === "answer-comment" ? "回复：" : "原因："}
            <span data-quoted="">{reason}</span>
          </p>
        )}
      </div>
      {to !== null && (
        <Link className="go" to={to} data-step="">
          看这一单
        </Link>
      )}
    </li>
  );
}

const sayOrder = ({ product, surname, sn }: LoggedOrder): string =>
  [PRODUCTS[product], surname === "" ? "" : `姓${surname}`, endOf(sn)]
    .filter((one) => one !== "")
    .join(" · ");

/** Where somebody reads an order: whoever runs the site on its own page, whoever writes at its manuscript. */
function pathOf({ sn, product }: LoggedOrder, { roles }: Person): string | null {
  if (roles.includes("operator")) return orderPath(sn);
  return product === "expert" ? briefPath(sn) : null;
}
