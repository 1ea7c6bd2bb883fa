import { FilterChoice, FilterForm } from "#app/desk/frame/filter-choice.tsx";
import type { DeskItem } from "#functions/contract/desk/desk-queue.ts";
import { AGES, choicesOf, isFiltered, QUEUE_PATH, type QueueFilter } from "./queue-filter.ts";

/** Which items of the queue are shown: by kind, by what was ordered, by how long they wait. */
export function QueueFilters({ items, filter }: { items: readonly DeskItem[]; filter: QueueFilter }) {
  const { of, service } = choicesOf(items);
  return (
    <FilterForm path={QUEUE_PATH} clear={isFiltered(filter) ? QUEUE_PATH : undefined}>
      <FilterChoice name="of" label="什么事" names={of} chosen={filter.of} by="f" />
      <FilterChoice name="service" label="服务" names={service} chosen={filter.service} />
      <FilterChoice name="age" label="等了多久" names={AGES} chosen={filter.age} />
    </FilterForm>
  );
}
