import { Counts } from "./counts.tsx";

/** A note stands in the page's order, or beside a form. */
export type NotePlace = "section" | "aside";

interface DataNoteProps {
  as: NotePlace;
  id: string;
  title: string;
  said: readonly string[];
}

/** What happens with what a visitor fills in (资料说明). */
export function DataNote({ as: Box, id, title, said }: DataNoteProps) {
  return (
    <Box className={Box === "aside" ? "aside stick" : "sec"} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {Box === "aside" ? (
        said.map((text) => (
          <p key={text}>
            <Counts text={text} />
          </p>
        ))
      ) : (
        <ul className="plain">
          {said.map((text) => (
            <li key={text}>
              <Counts text={text} />
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
}
