import { expect, test } from "vitest";
import { readPaymentConfig } from "#functions/origin/money/providers/config.ts";
import { config, wechatKeys } from "#tests/kit/wechat/parties.ts";

const { WECHAT_PAY_KEYS: keys, ...vars } = config();
const read = (written: string) => readPaymentConfig({ ...vars, WECHAT_PAY_KEYS: written }, "production");

test.each([
  ["bare", (spki: string) => spki],
  ["in PEM", (spki: string) => `-----BEGIN PUBLIC KEY-----\n${spki}\n-----END PUBLIC KEY-----\n`],
  ["in PEM on one line", (spki: string) => `-----BEGIN PUBLIC KEY-----\\n${spki}\\n-----END PUBLIC KEY-----`],
])("WeChat's keys of both kinds can be written %s, in one list", (_how, write) => {
  const written = Object.entries(wechatKeys).map(([id, { spki }]) => `${id}:${write(spki)}`);
  expect(read(written.join()).config.wechat?.WECHAT_PAY_KEYS).toEqual(keys);
});

test.each(["", "PUB_KEY_ID_1", ":AAAA", "PUB_KEY_ID_1:AAAA,"])("WeChat's keys are not «%s»", (written) => {
  const { config: configured, faults } = read(written);
  expect(configured.wechat).toBeNull();
  expect(faults.join()).toMatch(/^WECHAT_PAY_KEYS /);
});
