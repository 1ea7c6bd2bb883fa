import { useHref } from "@remix-run/react";
import { CHANNELS, PRODUCTS } from "#app/desk/orders/order-words.ts";
import { type Asked, FIGURES_PATH } from "./figures-words.ts";

/** Which product and which channel the figures are of (筛选): a plain form that asks the page anew. */
export function FigureFilters({ asked }: { asked: Asked }) {
  return (
    <form className="desk-filters" method="get" action={useHref(FIGURES_PATH)}>
      <input type="hidden" name="days" value={asked.days} />
      <Choice name="service" label="服务" names={PRODUCTS} chosen={asked.service} />
      <Choice name="channel" label="渠道" names={CHANNELS} chosen={asked.channel} />
      <button className="btn quiet" type="submit">
        只看这些
      </button>
    </form>
  );
}

interface ChoiceProps {
  name: keyof Asked;
  label: string;
  names: Readonly<Record<string, string>>;
  chosen: string | undefined;
}

const Choice = ({ name, label, names, chosen }: ChoiceProps) => (
  <label>
    {label}
    <select name={name} defaultValue={chosen ?? ""}>
      <option value="">全部</option>
      {Object.entries(names).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </label>
);
