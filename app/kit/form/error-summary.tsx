import type { ReactNode } from "react";
import { HOME_PATHS } from "#app/kit/paths/home-paths.ts";
import { Clauses, Parts, titlesOf } from "#app/kit/prose/clauses.tsx";
import { Link } from "#app/kit/prose/link.tsx";
import { type FormState, isAsked, mayBeSure } from "./form-state.ts";

interface ErrorSummaryProps {
  state: FormState<string>;
  /** The fields in the order of the page, each with the id that its error links to. */
  anchors: Readonly<Record<string, string>>;
  /** What a field is called, for messages that make sense beside their field only. */
  labels?: Readonly<Record<string, string>>;
  /** The title of the summary, where no other input would help. */
  title?: string | undefined;
  /** What has not happened yet, said first. */
  undone?: string | undefined;
  /** What may be done about it at once. */
  children?: ReactNode;
}

/** Is anything kept besides what is wrong? A key of the form's own is nothing that a visitor wrote. */
const keepsMore = ({ values, errors }: FormState<string>): boolean =>
  Object.entries(values).some(
    ([key, value]) => !OWN_KEYS.includes(key) && errors[key] === undefined && value.trim() !== "",
  );

const OWN_KEYS: readonly string[] = ["act", "idem", "form", "version"];

/** How many lines are faults, and how many only ask whether it was meant so. */
function titleOf(wrong: number, asked: number): string {
  const parts = [wrong > 0 ? `${wrong} 处需要改一下` : "", asked > 0 ? `${asked} 处请您确认` : ""];
  return `有 ${parts.filter((part) => part !== "").join("，")}`;
}

/** How a form goes on that only asks: by a button at once, or where things are to be chosen among, by a tick. */
const sayAsked = (state: FormState<string>): string =>
  mayBeSure(state) ? "没有问题，就点“继续”；要改，在下面改。" : "没有问题，就在下面勾上，再提交。";

/** What is wrong, on top, each line linked to its field; it has the focus when the page comes. */
export function ErrorSummary({
  state,
  anchors,
  labels = {},
  title,
  undone = "",
  children,
}: ErrorSummaryProps) {
  const lines = Object.entries(anchors).flatMap(([field, anchor]) => {
    const message = state.errors[field];
    if (message === undefined) return [];
    // The name of its field goes before it, unless the message says that name.
    const label = labels[field] ?? "";
    return [{ field, anchor, message, label: message.includes(label) ? "" : label }];
  });
  const [first] = lines;
  if (first === undefined) return null;
  if (state.relax.length > 0)
    return (
      <NothingLeft
        message={first.message}
        wishes={lines.map(({ anchor, field }) => ({ anchor, label: labels[field] ?? "要求" }))}
        score={labels.have === undefined ? HOME_PATHS["business-score"] : HOME_PATHS.score}
      >
        {children}
      </NothingLeft>
    );
  const asked = lines.filter(({ field }) => isAsked(state, field)).length;
  const wrong = lines.length - asked;
  const kept = [
    wrong === 0 ? sayAsked(state) : "",
    keepsMore(state) ? "其余内容都已保留，不用重填。" : "",
  ].join("");
  const said = `${undone}${title === undefined ? kept : ""}`;
  return (
    <Summary title={title ?? titleOf(wrong, asked)} isMild={wrong === 0}>
      {said !== "" && (
        <p className="sm">
          <Clauses text={said} />
        </p>
      )}
      <ul>
        {lines.map(({ anchor, message, label }) => (
          <ToField key={anchor} anchor={anchor}>
            <Said label={label} message={message} />
          </ToField>
        ))}
      </ul>
      {children}
    </Summary>
  );
}

/** A message, after the name of its field where it does not say that itself. */
const Said = ({ label, message }: { label: string; message: string }) =>
  label === "" ? (
    <Parts of={titlesOf(message)} />
  ) : (
    <>
      <span className="errs-of">
        <span className="cl">{label}</span>：
      </span>
      <span>
        <Parts of={titlesOf(message)} />
      </span>
    </>
  );

interface NothingLeftProps {
  /** The fields of those that may go. */
  wishes: readonly { anchor: string; label: string }[];
  /** Where a name that the visitor has in mind already gets its score. */
  score: string;
  /** Which wishes do not go together, and why. */
  message: string;
  children: ReactNode;
}

/** No name meets all wishes together: none of them is a fault, and a button each, its `children`, says which may go. */
const NothingLeft = ({ wishes, score, message, children }: NothingLeftProps) => (
  <Summary title="没有符合要求的名字" isMild>
    <p>
      <Clauses text={message} />
    </p>
    <p className="sm">
      <Clauses text="放宽其中一项就有，其余内容都已保留。" />
    </p>
    {children}
    <ul>
      {wishes.map(({ anchor, label }) => (
        <ToField key={anchor} anchor={anchor}>{`自己改“${label}”`}</ToField>
      ))}
      <li>
        <Link to={score}>已经想好名字了？给它评分</Link>
      </li>
    </ul>
  </Summary>
);

const ToField = ({ anchor, children }: { anchor: string; children: ReactNode }) => (
  <li>
    <a href={`#${anchor}`}>{children}</a>
  </li>
);

interface SummaryProps {
  title: string;
  /** Nothing is wrong: it only asks. */
  isMild: boolean;
  children: ReactNode;
}

const Summary = ({ title, isMild, children }: SummaryProps) => (
  <div
    className={isMild ? "errs mild" : "errs"}
    id="errors"
    role="alert"
    tabIndex={-1}
    // biome-ignore lint/a11y/noAutofocus: the visitor has just sent the form; this is what they must hear first
    autoFocus
    aria-labelledby="errors-title"
  >
    <h2 id="errors-title">{title}</h2>
    {children}
  </div>
);
