import { openPhone, type Phone, type PhoneOptions } from "#tests/kit/browser/browser.ts";
import { type Shop, startShop } from "#tests/kit/money/sandbox.ts";
import { phones } from "#tests/kit/runtime/phones.ts";
import { EXPERT, OPERATOR, startAccess } from "./access.ts";

/** A site with the sandbox's cashiers before it and a desk behind it: both sides of an order. */
export interface DeskShop extends Shop {
  /** The browser of a family, which may leave for a cashier. */
  parent(options?: PhoneOptions): Promise<Phone>;
  /** The browser of somebody who works here. */
  clerk(as: "operator" | "expert", options?: PhoneOptions): Promise<Phone>;
}

export async function openDeskShop(): Promise<DeskShop> {
  const access = await startAccess();
  const shop = await startShop({ vars: access.vars, originVars: access.vars });
  const { site, sandbox } = shop;
  return {
    ...shop,
    parent: (options) =>
      openPhone(site.url, {
        ...{ userAgent: phones.iPhone, elsewhere: [sandbox.url.origin], ...options },
      }),
    async clerk(as, options) {
      const phone = await openPhone(site.url, options);
      const assertion = await access.assert(as === "operator" ? OPERATOR : EXPERT);
      await phone.page.setExtraHTTPHeaders({ "cf-access-jwt-assertion": assertion });
      return phone;
    },
    close: async () => {
      await shop.close();
      access.close();
    },
  };
}
