import { Agent, request } from 'node:http';

/** An answer of the server. */
export interface Heard {
  code: number;
  text: string;
}

/** A seat at its laptop: requests under its own cookie, on connections kept open. */
export class Laptop {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 6 });

  constructor(
    readonly port: number,
    readonly seatId: string,
    readonly cookie: string,
  ) {}

  /** Sends a request and gives the whole answer. */
  ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Heard> {
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
          },
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part) => parts.push(part));
          answer.on('end', () =>
            settle({
              code: answer.statusCode ?? 0,
              text: Buffer.concat(parts).toString(),
            }),
          );
        },
      );
      asked.on('error', fail);
      asked.end(sent);
    });
  }

  /** The text of a desk of Control, as its browser reads it: `orders/hq-1`. */
  async desk(path: string): Promise<string> {
    const at = encodeURIComponent(`/control/${this.seatId}/${path}`);
    const { code, text } = await this.ask('GET', `/api/control/${this.seatId}/desk?at=${at}`);
    if (code !== 200) throw new Error(`desk ${path}: ${code} ${text.slice(0, 200)}`);
    return text;
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
