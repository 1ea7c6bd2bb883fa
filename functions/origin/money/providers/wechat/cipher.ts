import * as v from "valibot";

/** The encrypted part of a notification: `ciphertext` is base64, with the tag (16 bytes) at its end. */
export const SealedResource = v.object({
  algorithm: v.literal("AEAD_AES_256_GCM"),
  ciphertext: v.string(),
  nonce: v.string(),
  associated_data: v.optional(v.string(), ""),
});

const utf8 = new TextEncoder();

/** Opens (解密) what was sealed under the APIv3 key (32 bytes of ASCII); throws where a bit was changed. */
export async function openResource(
  { ciphertext, nonce, associated_data }: v.InferOutput<typeof SealedResource>,
  apiV3Key: string,
): Promise<string> {
  const key = await crypto.subtle.importKey("raw", utf8.encode(apiV3Key), "AES-GCM", false, ["decrypt"]);
  const sealed = Uint8Array.from(atob(ciphertext), (char) => char.charCodeAt(0));
  const opened = await crypto.subtle.decrypt(
    { name: "AES-GCM", iv: utf8.encode(nonce), additionalData: utf8.encode(associated_data) },
    key,
    sealed,
  );
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(opened);
}
