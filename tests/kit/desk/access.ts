import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";

export const OPERATOR = "op@example.com";
export const EXPERT = "pen@example.com";
export const STRANGER = "stranger@example.com";
const AUDIENCE = "a".repeat(64);

/** What Cloudflare Access is to the desk: a team that signs who has come in, and publishes its keys. */
export interface Access {
  /** The settings of both Workers. */
  vars: Readonly<Record<string, string>>;
  /** A good assertion of somebody's, or one that is wrong as `over` says. */
  assert(email: string, over?: Over): Promise<string>;
  /** The team signs with another key from now on, and publishes that one only (密钥轮换). */
  rotate(): Promise<void>;
  /** Assertions of another team, which says it is this one. */
  forge(email: string): Promise<string>;
  /** How often the keys were looked up. */
  looked: number;
  close(): void;
}

/** Claims that differ, undefined for one that is left out; `lasts` seconds from now to its end, negative: it is over. */
type Over = Readonly<Record<string, unknown>> & { lasts?: number };

interface Pair {
  kid: string;
  secret: CryptoKey;
  open: CryptoKey;
}

async function newPair(kid: string): Promise<Pair> {
  const { privateKey, publicKey } = await generateKeyPair("RS256");
  return { kid, secret: privateKey, open: publicKey };
}

let first: ReturnType<typeof generateKeyPair> | undefined;

/** The key that each team of a process begins with: to make one takes longer than most tests. */
async function firstPair(): Promise<Pair> {
  first ??= generateKeyPair("RS256");
  const { privateKey, publicKey } = await first;
  // The Workers know keys by address and name, and an address comes again.
  return { kid: crypto.randomUUID(), secret: privateKey, open: publicKey };
}

/** Starts a team's address on loopback. */
export async function startAccess(): Promise<Access> {
  let pair = await firstPair();
  let looked = 0;
  const server = createServer(async (_request, response) => {
    looked++;
    const keys = [{ ...(await exportJWK(pair.open)), kid: pair.kid, alg: "RS256", use: "sig" }];
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ keys }));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const sign = (by: Pair, email: string, { lasts = 600, ...over }: Over = {}) => {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      aud: [AUDIENCE],
      iss: issuer,
      iat: now - 1000,
      nbf: now - 1000,
      exp: now + lasts,
      email,
    };
    return new SignJWT({ ...claims, type: "app", sub: "someone", ...over })
      .setProtectedHeader({ alg: "RS256", kid: by.kid })
      .sign(by.secret);
  };
  const people = `${OPERATOR}:operator,${EXPERT}:expert,both@example.com:expert+operator`;
  return {
    vars: { ACCESS_ISSUER: issuer, ACCESS_AUDIENCE: AUDIENCE, DESK_PEOPLE: people },
    assert: (email, over) => sign(pair, email, over),
    rotate: async () => {
      pair = await newPair(`another-${crypto.randomUUID()}`);
    },
    forge: async (email) => sign(await newPair(pair.kid), email),
    get looked() {
      return looked;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
