import { expect, test, vi } from "vitest";
import { playAll } from "#tests/kit/money/play-worlds.ts";
import { openGround, runSpreadWorld } from "#tests/kit/money/spread/run-spread-world.ts";
import { spreadWorldOf } from "#tests/kit/money/spread/spread-world.ts";

test("over eight databases between which buckets move, our books are the providers'", {
  timeout: 120_000,
}, async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const ground = await openGround(8);
  const many = { seed: 20261124, worlds: 10, orders: 20 };
  const { failure, ...counts } = await playAll(many, spreadWorldOf(many.orders, 8), (world) =>
    runSpreadWorld(ground, world),
  );
  expect(failure).toBeNull();
  expect(counts.schedules).toBe(200);
  expect(ground.tally.moves).toBeGreaterThan(20);
  expect(ground.tally.refused).toBeGreaterThan(0);
});
