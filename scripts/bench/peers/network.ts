import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/** A connection of a phone: milliseconds there and back, kilobits a second each way. */
export interface Network {
  rttMs: number;
  downKbit: number;
  upKbit: number;
}

/** Slow 4G as Lighthouse has it: what all peers are loaded through. */
export const SLOW_4G: Network = { rttMs: 150, downKbit: 1600, upKbit: 750 };

/** Bytes of a packet, and packets of a connection's first flight (RFC 6928). */
const PACKET = 1460;
const FIRST_PACKETS = 10;

/** One direction of the line, which all connections share: bytes leave one after the other. */
class Line {
  readonly #bytesPerMs: number;
  #freeAt = 0;

  constructor(kbit: number) {
    this.#bytesPerMs = kbit / 8;
  }

  /** Milliseconds until these bytes have left. */
  take(bytes: number): number {
    const now = performance.now();
    this.#freeAt = Math.max(this.#freeAt, now) + bytes / this.#bytesPerMs;
    return this.#freeAt - now;
  }
}

const after = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/**
 * A model of the network between a phone and a server, in this process: it needs no right to the kernel's own. A
 * connection costs one round trip, each direction half of one; the line's bandwidth is shared; a connection begins with
 * ten packets and doubles with each round trip (slow start). There is no loss and no TLS: it is the same for all who are compared.
 */
export class NetworkModel {
  readonly #network: Network;
  readonly #down: Line;
  readonly #up: Line;
  readonly #servers: Server[] = [];
  readonly #open = new Set<Socket>();

  constructor(network: Network) {
    this.#network = network;
    this.#down = new Line(network.downKbit);
    this.#up = new Line(network.upKbit);
  }

  /** A port of this machine behind which the server on `port` is as far away as the network says. */
  async far(port: number): Promise<number> {
    const server = createServer({ noDelay: true, pauseOnConnect: true }, (phone) =>
      this.#connect(phone, port),
    );
    this.#servers.push(server);
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const { port: own } = server.address() as AddressInfo;
    return own;
  }

  close(): void {
    for (const server of this.#servers) server.close();
    for (const socket of this.#open) socket.destroy();
  }

  #keep(socket: Socket): void {
    this.#open.add(socket);
    socket.on("close", () => this.#open.delete(socket));
  }

  async #connect(phone: Socket, port: number): Promise<void> {
    const { rttMs } = this.#network;
    phone.on("error", () => undefined);
    this.#keep(phone);
    await after(rttMs);
    const server = connect({ host: "127.0.0.1", port, noDelay: true });
    server.on("error", () => phone.destroy());
    this.#keep(server);
    server.on("connect", () => {
      pump(phone, server, this.#up, rttMs);
      pump(server, phone, this.#down, rttMs);
      phone.resume();
    });
  }
}

/** Carries bytes one way, in order: each packet waits for room in the window, then for the line, then for the distance. */
function pump(from: Socket, to: Socket, line: Line, rttMs: number): void {
  let window = FIRST_PACKETS * PACKET;
  let underWay = 0;
  let queue = Promise.resolve();
  const waiting: (() => void)[] = [];
  const send = async (packet: Buffer) => {
    while (underWay > 0 && underWay + packet.length > window)
      await new Promise<void>((done) => waiting.push(done));
    underWay += packet.length;
    await after(line.take(packet.length));
    setTimeout(() => to.destroyed || to.write(packet), rttMs / 2);
    setTimeout(() => {
      underWay -= packet.length;
      window += packet.length;
      for (const go of waiting.splice(0)) go();
    }, rttMs);
  };
  from.on("data", (chunk: Buffer) => {
    from.pause();
    queue = queue.then(async () => {
      for (let at = 0; at < chunk.length; at += PACKET) await send(chunk.subarray(at, at + PACKET));
      from.resume();
    });
  });
  from.on("end", () => {
    queue = queue.then(() => after(rttMs / 2 + 1)).then(() => void to.end());
  });
  from.on("error", () => to.destroy());
  from.on("close", () => void queue.then(() => after(rttMs)).then(() => to.destroy()));
}
