import { Clauses } from "./clauses.tsx";

interface CallingProps {
  text: string;
  /** Our number as it stands in the text; "" where there is none. */
  phone: string;
}

/** A text whose phone number is dialled by a tap (拨号): whoever reads it waits for somebody to talk to. */
export function Calling({ text, phone }: CallingProps) {
  const [before = "", after] = phone === "" ? [text] : text.split(phone);
  if (after === undefined) return <Clauses text={text} />;
  return (
    <>
      <Clauses text={before} />
      <a className="nb" href={`tel:${phone.replaceAll(/[^+\d]/gu, "")}`}>
        {phone}
      </a>
      <Clauses text={after} />
    </>
  );
}
