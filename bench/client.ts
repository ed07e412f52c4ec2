import { Agent, request } from 'node:http';

/** An answer of the server. */
export interface Heard {
  code: number;
  text: string;
  location: string | undefined;
}

/** A seat at its laptop: requests under its own cookie, on connections kept open. */
export class Laptop {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 6 });
  readonly #addresses = new Map<string, string>();

  constructor(
    readonly port: number,
    readonly seatId: string,
    readonly cookie: string,
  ) {}

  /** Sends a request and gives the whole answer. */
  ask(method: 'GET' | 'POST', path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Heard> {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((settle, fail) => {
      const asked = request(
        {
          host: '127.0.0.1',
          port: this.port,
          method,
          path,
          agent: this.#agent,
          headers: {
            cookie: this.cookie,
            ...(sent ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) } : {}),
            ...headers,
          },
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part) => parts.push(part));
          answer.on('end', () =>
            settle({
              code: answer.statusCode ?? 0,
              text: Buffer.concat(parts).toString(),
              location: answer.headers.location,
            }),
          );
        },
      );
      asked.on('error', fail);
      asked.end(sent);
    });
  }

  /** A page's payload, as the router asks for it when it refreshes; the address it is sent on to is kept. */
  async page(path: string): Promise<string> {
    const address = this.#addresses.get(path) ?? path;
    const heard = await this.ask('GET', address, undefined, { rsc: '1' });
    if (heard.code !== 307 || !heard.location) return heard.text;
    const { pathname, search } = new URL(heard.location, 'http://127.0.0.1');
    this.#addresses.set(path, pathname + search);
    return this.page(path);
  }

  /** Opens the seat's stream; `hear` is called for every event of the desk. Settles when the stream stands. */
  listen(hear: () => void): Promise<() => void> {
    return new Promise((settle, fail) => {
      const asked = request(
        { host: '127.0.0.1', port: this.port, path: `/api/events/${this.seatId}`, headers: { cookie: this.cookie } },
        (answer) => {
          if (answer.statusCode !== 200) return fail(new Error(`stream: ${answer.statusCode}`));
          answer.setEncoding('utf8');
          answer.on('data', (text: string) => {
            for (const _ of text.matchAll(/^event: desk$/gm)) hear();
          });
          settle(() => asked.destroy());
        },
      );
      asked.on('error', (error: NodeJS.ErrnoException) => error.code !== 'ECONNRESET' && fail(error));
      asked.end();
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** Runs `look` now and again after each `call`, never twice at once: what a page does that refreshes. */
export function refresher(look: () => Promise<void>): () => void {
  let running = false;
  let again = false;
  const run = async (): Promise<void> => {
    running = true;
    do {
      again = false;
      await look();
    } while (again);
    running = false;
  };
  return () => {
    if (running) again = true;
    else void run();
  };
}
