import { Clauses, clausesOf } from "./clauses.tsx";

interface CallingProps {
  text: string;
  /** Our number as it stands in the text; "" where there is none. */
  phone: string;
}

/** A number that a tap dials (拨号). */
export const Dialled = ({ phone }: { phone: string }) => (
  <a href={`tel:${phone.replaceAll(/[^+\d]/gu, "")}`}>{phone}</a>
);

/** A text whose phone number is dialled by a tap (拨号): whoever reads it waits for somebody to talk to. */
export function Calling({ text, phone }: CallingProps) {
  const clauses = clausesOf(text);
  const at = phone === "" ? -1 : clauses.findIndex((clause) => clause.includes(phone));
  if (at < 0) return <Clauses text={text} />;
  const [before, after] = (clauses[at] ?? "").split(phone);
  const rest = clauses.slice(at + 1).join("");
  // Words after the number begin a line of their own where both do not fit; a sign stays with it.
  const isSign = /^\p{P}*$/u.test(after ?? "");
  return (
    <>
      <Clauses text={clauses.slice(0, at).join("")} />
      <span className="cl">
        {before}
        <Dialled phone={phone} />
        {isSign && after}
      </span>
      {!isSign && (
        <>
          {/^\s/u.test(after ?? "") && " "}
          <span className="cl">{after?.trimStart()}</span>
        </>
      )}
      {rest !== "" && (
        <span className="cl">
          <Clauses text={rest} />
        </span>
      )}
    </>
  );
}
