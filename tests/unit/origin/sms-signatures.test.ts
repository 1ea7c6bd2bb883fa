import { expect, test } from "vitest";
import { signAcs3 } from "#functions/origin/messages/sms/aliyun.ts";
import { authorizationTc3, signTc3 } from "#functions/origin/messages/sms/tencent.ts";

test("Aliyun's V3 signature is that of its documentation's worked example (RunInstances)", async () => {
  const call = {
    host: "ecs.cn-shanghai.aliyuncs.com",
    action: "RunInstances",
    version: "2014-05-26",
    query: { RegionId: "cn-shanghai", ImageId: "win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd" },
    date: "2023-10-26T10:22:32Z",
    nonce: "3156853299f313e23d1673dc12e1703d",
  };
  const { authorization } = await signAcs3(call, "YourAccessKeyId", "YourAccessKeySecret");
  expect(authorization).toBe(
    "ACS3-HMAC-SHA256 Credential=YourAccessKeyId," +
      "SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version," +
      "Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0",
  );
});

test("Tencent's V3 signature is that of its documentation's worked example (DescribeInstances)", async () => {
  const text =
    "TC3-HMAC-SHA256\n1551113065\n2019-02-25/cvm/tc3_request\n" +
    "5ffe6a04c0664d6b969fab9a13bdab201d63ee709638e2749d62a09ca18d7031";
  expect(await signTc3("Gu5t9xGARNpq86cd98joQYCN3EXAMPLE", "2019-02-25", "cvm", text)).toBe(
    "72e494ea809ad7a8c8f7a4507b9bddcbaa8e581f516e8da2f66e2c5a96525168",
  );
});

test("Tencent's day is that of UTC, and another body gives another signature", async () => {
  const call = { host: "sms.tencentcloudapi.com", service: "sms", body: "{}", timestamp: 1_551_113_065 };
  const one = await authorizationTc3(call, "id", "secret");
  const other = await authorizationTc3({ ...call, body: "{ }" }, "id", "secret");
  expect(one).toContain(
    "Credential=id/2019-02-25/sms/tc3_request, SignedHeaders=content-type;host, Signature=",
  );
  expect(other).not.toBe(one);
});
