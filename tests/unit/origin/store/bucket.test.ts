import { expect, test } from "vitest";
import { bucketOf } from "#functions/origin/store/bucket.ts";

const key = (id: string, byte: string) => ({ id, secret: btoa(byte.repeat(32)) });
const OLD = key("k1", "a");
const visitors = Array.from({ length: 4000 }, (_, at) => at.toString(16).padStart(32, "0"));
const bucketsOf = (...keys: { id: string; secret: string }[]) =>
  Promise.all(visitors.map((visitorId) => bucketOf(visitorId, keys)));

test("visitors spread over all buckets, keep theirs when a key is added, and get others under another key", async () => {
  const buckets = await bucketsOf(OLD);
  const sizes = Object.values(Object.groupBy(buckets, (bucket) => bucket)).map((all) => all?.length ?? 0);
  // 4,000 thrown into 1,024 leave some 20 of them empty; the fullest has some 12.
  expect(sizes.length).toBeGreaterThan(950);
  expect(Math.max(...sizes)).toBeLessThan(20);
  expect(await bucketsOf(key("k2", "b"), OLD)).toEqual(buckets);
  const moved = (await bucketsOf(key("k2", "b"))).filter((bucket, at) => bucket !== buckets[at]);
  expect(moved.length).toBeGreaterThan(3900);
});
