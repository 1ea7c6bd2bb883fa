import type { ReactNode } from "react";
import { Clauses, Parts, titlesOf } from "#app/kit/prose/clauses.tsx";
import { type FormState, isAsked } from "./form-state.ts";

interface ErrorSummaryProps {
  state: FormState<string>;
  /** The fields in the order of the page, each with the id that its error links to. */
  anchors: Readonly<Record<string, string>>;
  /** What a field is called, for messages that make sense beside their field only. */
  labels?: Readonly<Record<string, string>>;
  /** The title of the summary, where no other input would help. */
  title?: string | undefined;
  /** What may be done about it at once. */
  children?: ReactNode;
}

/** The message as the summary says it: after the name of its field, unless the message says that name. */
const saidAway = (message: string, label = ""): string =>
  message.includes(label) ? message : `${label}：${message}`;

/** How many lines are faults, and how many only ask whether it was meant so. */
function titleOf(wrong: number, asked: number): string {
  const parts = [wrong > 0 ? `${wrong} 处需要改一下` : "", asked > 0 ? `${asked} 处请您确认` : ""];
  return `有 ${parts.filter((part) => part !== "").join("，")}`;
}

/** What is wrong, on top, each line linked to its field; it has the focus when the page comes. */
export function ErrorSummary({ state, anchors, labels = {}, title, children }: ErrorSummaryProps) {
  const lines = Object.entries(anchors).flatMap(([field, anchor]) => {
    const message = state.errors[field];
    return message === undefined ? [] : [{ field, anchor, message: saidAway(message, labels[field]) }];
  });
  const [first] = lines;
  if (first === undefined) return null;
  if (state.relax.length > 0)
    return (
      <NothingLeft anchor={first.anchor} label={labels[first.field] ?? "要求"}>
        {children}
      </NothingLeft>
    );
  const asked = lines.filter(({ field }) => isAsked(state, field)).length;
  const wrong = lines.length - asked;
  return (
    <Summary title={title ?? titleOf(wrong, asked)} isMild={wrong === 0}>
      {title === undefined && (
        <p className="sm">
          <Clauses
            text={`${wrong === 0 ? "没有问题，就在下面勾一下，再提交。" : ""}其余内容都已保留，不用重填。`}
          />
        </p>
      )}
      <ul>
        {lines.map(({ anchor, message }) => (
          <ToField key={anchor} anchor={anchor}>
            <Parts of={titlesOf(message)} />
          </ToField>
        ))}
      </ul>
      {children}
    </Summary>
  );
}

/** No name meets all wishes together: none of them is a fault, and a button each, its `children`, says which may go. */
const NothingLeft = ({ anchor, label, children }: { anchor: string; label: string; children: ReactNode }) => (
  <Summary title="没有符合要求的名字" isMild>
    <p className="sm">
      <Clauses text="放宽其中一项就有，其余内容都已保留。" />
    </p>
    {children}
    <ul>
      <ToField anchor={anchor}>{`自己改“${label}”`}</ToField>
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
