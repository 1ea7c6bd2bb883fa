import { FilterChoice, FilterForm } from "#app/desk/frame/filter-choice.tsx";
import { CHANNELS, PRODUCTS } from "#app/desk/orders/order-words.ts";
import { type Asked, FIGURES_PATH } from "./figures-words.ts";

/** Which product and which way of paying the figures are of (筛选). */
export function FigureFilters({ asked }: { asked: Asked }) {
  return (
    <FilterForm path={FIGURES_PATH}>
      <input type="hidden" name="days" value={asked.days} />
      <FilterChoice name="service" label="服务" names={PRODUCTS} chosen={asked.service} />
      <FilterChoice name="channel" label="付款方式" names={CHANNELS} chosen={asked.channel} />
    </FilterForm>
  );
}
