import { expect, test, vi } from "vitest";
import { playAll } from "#tests/kit/money/play-worlds.ts";
import { openGround, runSpreadWorld } from "#tests/kit/money/spread/run-spread-world.ts";
import { spreadWorldOf } from "#tests/kit/money/spread/spread-world.ts";

test("over four databases between which buckets move, our books are the providers'", {
  timeout: 120_000,
}, async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const ground = await openGround(4);
  const many = { seed: 5, worlds: 6, orders: 20 };
  const { failure, ...counts } = await playAll(many, spreadWorldOf(many.orders, 4), (world) =>
    runSpreadWorld(ground, world),
  );
  expect(failure).toBeNull();
  expect(counts.schedules).toBe(120);
  expect(ground.tally.moves).toBeGreaterThan(8);
  expect(ground.tally.refused).toBeGreaterThan(0);
});
