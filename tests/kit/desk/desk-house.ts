import { type House, openHouse, type Phone, type PhoneOptions } from "#tests/kit/browser/browser.ts";
import type { StartOptions } from "#tests/kit/runtime/start-workers.ts";
import { type Access, EXPERT, OPERATOR, startAccess } from "./access.ts";

/** A house with a desk behind Access. */
export interface DeskHouse extends House {
  access: Access;
  /** The browser of somebody who works here. */
  clerk(as: "operator" | "expert", options?: PhoneOptions): Promise<Phone>;
}

/** Starts the site and its origin with a desk, and a browser. */
export async function openDeskHouse(options: StartOptions = {}): Promise<DeskHouse> {
  const access = await startAccess();
  const house = await openHouse({
    ...options,
    vars: { ...access.vars, ...options.vars },
    originVars: { ...access.vars, ...options.originVars },
  });
  return {
    ...house,
    access,
    async clerk(as, phoneOptions) {
      const phone = await house.phone(phoneOptions);
      const assertion = await access.assert(as === "operator" ? OPERATOR : EXPERT);
      await phone.page.setExtraHTTPHeaders({ "cf-access-jwt-assertion": assertion });
      return phone;
    },
    close: async () => {
      await house.close();
      access.close();
    },
  };
}
