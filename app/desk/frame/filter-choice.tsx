import type { ReactNode } from "react";
import { Link, usePath } from "#app/kit/prose/link.tsx";

interface FilterFormProps {
  /** The page that is asked anew, and its path without any filter where one is set. */
  path: string;
  clear?: string | undefined;
  children: ReactNode;
}

/** Which of a list are shown (筛选): a plain form that asks the page anew, so that the address holds what was chosen. */
export function FilterForm({ path, clear, children }: FilterFormProps) {
  return (
    <form className="desk-filters" method="get" action={usePath(path)}>
      {children}
      <button className="btn quiet" type="submit">
        筛选
      </button>
      {clear !== undefined && (
        <Link className="go" to={clear} data-key="c">
          看全部
        </Link>
      )}
    </form>
  );
}

interface FilterChoiceProps {
  name: string;
  label: string;
  /** By value, what is chosen in words. */
  names: Readonly<Record<string, string>>;
  chosen: string | undefined;
  /** The key that leads here. */
  by?: string;
  /** The words are people's addresses, which no page translates. */
  areAddresses?: true;
}

export const FilterChoice = ({ name, label, names, chosen, by, areAddresses }: FilterChoiceProps) => (
  <label>
    {label}
    <select name={name} defaultValue={chosen ?? ""} data-key={by}>
      <option value="">全部</option>
      {Object.entries(names).map(([value, text]) => (
        <option key={value} value={value} translate={areAddresses ? "no" : undefined}>
          {text}
        </option>
      ))}
    </select>
  </label>
);
