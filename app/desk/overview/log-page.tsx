import { briefPath } from "#app/desk/frame/brief-paths.ts";
import { DeskFrame, type KeyHint } from "#app/desk/frame/desk-frame.tsx";
import { FilterChoice, FilterForm } from "#app/desk/frame/filter-choice.tsx";
import { orderPath } from "#app/desk/frame/pages.ts";
import { VERBS } from "#app/desk/frame/verbs.ts";
import { whenText } from "#app/desk/frame/when.ts";
import { Why } from "#app/desk/frame/why.tsx";
import { endOf, PRODUCTS } from "#app/desk/orders/order-words.ts";
import { dayText } from "#app/kit/page/time-text.ts";
import { Clauses } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import type { DeskLog, LoggedOrder, Person } from "#functions/contract/desk/desk.ts";
import { beijingDay, DAY_MS } from "#functions/contract/values/time.ts";
import { aboutText } from "./about-text.ts";
import { isSifted, LOG_KINDS, LOG_PATH, type LogFilter, logPath } from "./log-filter.ts";

interface LogPageProps {
  person: Person;
  log: DeskLog;
  filter: LogFilter;
  /** ms */
  now: number;
}

const KEYS: readonly KeyHint[] = [
  ["J K", "下一条、上一条"],
  ["F", "筛选"],
];

/** What was done at the desk, newest first (工作记录), of a day, a person or a kind of act. */
export function LogPage({ person, log, filter, now }: LogPageProps) {
  return (
    <DeskFrame person={person} at={LOG_PATH} title="记录" keys={KEYS}>
      <Filters log={log} filter={filter} now={now} />
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

/** Days that may be chosen: more stand further back in the log. */
const DAYS = 31;

/** The last days in Beijing, and the one that an address asks for where it is earlier; a field for a date speaks the browser's language. */
function daysBefore(now: number, chosen: string | undefined): Record<string, string> {
  const days = Array.from({ length: DAYS }, (_, ago) => beijingDay(now - ago * DAY_MS));
  const all = chosen === undefined || days.includes(chosen) ? days : [...days, chosen];
  return Object.fromEntries(all.map((day, ago) => [day, ago === 0 ? `今天，${dayText(day)}` : dayText(day)]));
}

function Filters({ log: { people }, filter, now }: Pick<LogPageProps, "log" | "filter" | "now">) {
  const names = Object.fromEntries(people.map((who) => [who, who]));
  return (
    <FilterForm path={LOG_PATH} clear={isSifted(filter) ? LOG_PATH : undefined}>
      <FilterChoice name="of" label="哪一类" names={LOG_KINDS} chosen={filter.of} by="f" />
      <FilterChoice name="who" label="谁" names={names} chosen={filter.who} areAddresses />
      <FilterChoice name="on" label="哪一天" names={daysBefore(now, filter.on)} chosen={filter.on} />
    </FilterForm>
  );
}

type LogEntry = DeskLog["entries"][number];

/** A line: what was done, to whose order, by whom and when; the words that went out, and why. The row leads to its order. */
function Entry({ entry, person }: { entry: LogEntry; person: Person }) {
  const { at, who, verb, subject, reason, order } = entry;
  const about = aboutText(subject);
  const to = order === null ? null : pathOf(order, person);
  // Of another's order nothing is told to who writes: whoever runs the site sees all that are there.
  const isGone = verb.endsWith("-comment") && person.roles.includes("operator");
  return (
    <li>
      <p className="what">
        <b>{VERBS[verb]}</b>
        {about !== "" && <span className="tag">{about}</span>}
      </p>
      <p className="when">
        <span className="num">{whenText(at)}</span>
        <span translate="no">{who}</span>
      </p>
      <p>
        <Clauses text={order === null ? (isGone ? "评论或订单已经删除" : "") : sayOrder(order)} />
      </p>
      <div className="said">
        {order !== null && order.words !== null && (
          <p>
            发给家长：
            <span data-quoted="">
              <Clauses text={order.words} />
            </span>
          </p>
        )}
        {reason !== null &&
          (verb === "answer-comment" ? (
            <p>
              回复：
              <span data-quoted="">
                <Clauses text={reason} />
              </span>
            </p>
          ) : (
            <Why reason={reason} />
          ))}
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
  `${surname === "" ? "" : `姓${surname}，`}${PRODUCTS[product]}，${endOf(sn)}`;

/** Where somebody reads an order: whoever runs the site on its own page, whoever writes at its manuscript. */
function pathOf({ sn, product }: LoggedOrder, { roles }: Person): string | null {
  if (roles.includes("operator")) return orderPath(sn);
  return product === "expert" ? briefPath(sn) : null;
}
