import type { BrowserContext, Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { lendPage } from "#tests/kit/browser/lent-pages.ts";
import { phones } from "#tests/kit/runtime/phones.ts";
import {
  type Site,
  type StartOptions,
  signedVisitor,
  startSite,
  VISITOR_COOKIE,
} from "#tests/kit/runtime/start-workers.ts";
import { type RecordingUpstream, recordingUpstream } from "#tests/kit/upstream/recording-upstream.ts";

/** Both kinds of browser that every screen must serve. */
export const SCRIPTS = [
  ["on", true],
  ["off", false],
] as const;

export interface PhoneOptions {
  scripts?: boolean;
  dark?: boolean;
  /** CSS pixels. */
  width?: number;
  height?: number;
  userAgent?: string;
  /** The id of a visitor who is known already: whose orders are seen by their owner. */
  visitor?: string;
  /** Lets a test add a script of its own; nothing is then said of the page's policy. */
  bypassCSP?: boolean;
  /** This test provokes faults of scripts or of the policy and looks at them itself. */
  faulty?: boolean;
  /** Links that were looked at have their pages made ready; else no page is asked for that the test has not opened. */
  looks?: boolean;
  /** Origins beside the site's that this test sends the phone to: a cashier's. */
  elsewhere?: readonly string[];
}

/** A phone with one page open and no cookies, and what it noticed. */
export interface Phone {
  page: Page;
  context: BrowserContext;
  /** What the page's policy stopped, and faults of scripts that nothing handled. */
  faults: string[];
  /** Every address that was asked for. */
  requests: string[];
  /** `page.goto` of a path of the site; the status of the page. */
  open(path: string): Promise<number>;
}

/** The site, its upstream where it is a remote one, and phones: what a file of browser tests runs on. */
export interface House {
  site: Site;
  /** A recording upstream in the origin's place, or null where the real origin answers. */
  upstream: RecordingUpstream | null;
  phone(options?: PhoneOptions): Promise<Phone>;
  close(): Promise<void>;
}

/** Starts a site on the real origin, or on `upstream` where there is one. */
export async function openHouse(
  options: StartOptions & { upstream?: RecordingUpstream } = {},
): Promise<House> {
  const { upstream = null, vars, ...rest } = options;
  const remote = upstream === null ? {} : { UPSTREAM_URL: upstream.url };
  const site = await startSite({ ...rest, vars: { ...remote, ...vars } });
  return {
    site,
    upstream,
    phone: (phone) => openPhone(site.url, phone),
    close: async () => {
      await Promise.all([site.close(), upstream?.close()]);
    },
  };
}

/** A house whose upstream is a recording one: it answers samples until it is told otherwise. */
export async function openFaultyHouse(
  options: StartOptions = {},
): Promise<House & { upstream: RecordingUpstream }> {
  const upstream = await recordingUpstream();
  return { ...(await openHouse({ ...options, upstream })), upstream };
}

/** A house of this test's own, whose edge is cold. Closed when the test is over. */
export async function openColdHouse(
  options: StartOptions = {},
): Promise<Omit<House, "close"> & { upstream: RecordingUpstream }> {
  const upstream = await recordingUpstream();
  const site = await startSite({ ...options, vars: { UPSTREAM_URL: upstream.url, ...options.vars } });
  onTestFinished(async () => {
    await Promise.all([site.close(), upstream.close()]);
  });
  return { site, upstream, phone: (phone) => openPhone(site.url, phone) };
}

/** A phone of 375 × 812, as new; given back when the test is over, which fails where the phone noticed a fault. */
export async function openPhone(base: URL, options: PhoneOptions = {}): Promise<Phone> {
  const { scripts = true, dark = false, width = 375, height = 812, faulty = false, elsewhere = [] } = options;
  const { userAgent = phones.weChat, bypassCSP = false, looks = false } = options;
  const { page, context, back } = await lendPage({
    ...{ base: base.href, scripts, dark, userAgent, bypassCSP, width, height, looks },
  });
  if (options.visitor !== undefined)
    await context.addCookies([
      { name: VISITOR_COOKIE, value: signedVisitor(options.visitor), url: base.href, httpOnly: true },
    ]);
  const faults: string[] = [];
  const requests: string[] = [];
  context.on("request", (request) => void requests.push(request.url()));
  context.on("weberror", (error) => {
    const fault = String(error.error());
    // Chromium's own word of a view transition that the next load overtook: no script of ours began it.
    if (!fault.includes("ViewTransition opt-in disabled")) faults.push(fault);
  });
  context.on("console", (message) => {
    if (/Content.Security.Policy|TrustedHTML|TrustedScript|violates/i.test(message.text()))
      faults.push(message.text());
  });
  onTestFinished(async () => {
    await back();
    if (!faulty) expect(faults).toEqual([]);
    const known = [base.origin, ...elsewhere];
    expect(requests.filter((address) => isForeign(address, known))).toEqual([]);
  });
  const open = async (path: string) => {
    const answer = await page.goto(path);
    return answer?.status() ?? 0;
  };
  return { page, context, faults, requests, open };
}

const isForeign = (address: string, known: readonly string[]) =>
  /^(https?|wss?):/.test(address) && !known.some((origin) => address.startsWith(origin));
