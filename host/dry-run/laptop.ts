import { Agent, type IncomingMessage, request } from 'node:http';
import { request as requestSecure, Agent as SecureAgent } from 'node:https';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { nanoid } from 'nanoid';
import type { SeatKind } from '@/lib/words';

const unpacked = promisify(gunzip);

/** An answer of the server. */
interface Heard {
  code: number;
  text: string;
}

/** The laptop's seat, and where its console is. */
export interface Place {
  /** Its origin: `http://192.168.1.20:3000`. */
  at: string;
  room: SeatKind;
  seatId: string;
  cookie: string;
}

export const isSecure = (at: string): boolean => at.startsWith('https:');

/** A seat at its laptop: requests under its own cookie, on connections kept open. */
export class Laptop {
  readonly #place: Place;
  readonly #hear: (text: string) => void;
  readonly #agent: Agent;
  /** Bytes of all that it received, as they were sent: compressed, without the headers of HTTP. */
  bytes = 0;

  /** `hear` is given everything that this laptop receives. */
  constructor(place: Place, hear: (text: string) => void = () => {}) {
    this.#place = place;
    this.#hear = hear;
    this.#agent = new (isSecure(place.at) ? SecureAgent : Agent)({ keepAlive: true, maxSockets: 6 });
  }

  get seatId(): string {
    return this.#place.seatId;
  }

  #request(method: 'GET' | 'POST', path: string, headers: object, then: (answer: IncomingMessage) => void) {
    const { at, cookie } = this.#place;
    const { hostname, port } = new URL(at);
    const how = {
      host: hostname.replace(/^\[|\]$/g, ''),
      port,
      method,
      path,
      headers: { cookie, 'accept-encoding': 'gzip', ...headers },
      // The certificate is the console's own.
      rejectUnauthorized: false,
    };
    const asked = isSecure(at) ? requestSecure : request;
    return asked(method === 'GET' && path.startsWith('/api/events/') ? how : { ...how, agent: this.#agent }, then);
  }

  #ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Heard> {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const of = sent ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) } : {};
    return new Promise((settle, fail) => {
      const asked = this.#request(method, path, of, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', fail);
        answer.on('end', async () => {
          const all = Buffer.concat(parts);
          this.bytes += all.length;
          const isPacked = answer.headers['content-encoding'] === 'gzip';
          const text = (isPacked ? await unpacked(all) : all).toString();
          this.#hear(text);
          settle({ code: answer.statusCode ?? 0, text });
        });
      });
      asked.on('error', fail);
      asked.end(sent);
    });
  }

  /** Reads JSON. @throws where the answer is not 200 */
  async read<T>(path: string): Promise<T> {
    const { code, text } = await this.#ask('GET', path);
    if (code !== 200) throw new Error(`${path}: ${code} ${text.slice(0, 200)}`);
    return JSON.parse(text) as T;
  }

  /** Does one act of the seat's. @throws where it is refused */
  async act<T>(verb: string, input: object): Promise<T> {
    const { room, seatId } = this.#place;
    const { code, text } = await this.#ask('POST', `/api/${room}/${seatId}/act`, { verb, writeId: nanoid(), input });
    if (code !== 200) throw new Error(`${verb}: ${code} ${text.slice(0, 300)}`);
    return (JSON.parse(text) as { value: T }).value;
  }

  /** Opens the seat's stream; `word` is called whenever its desk changed. Settles when the stream stands, with what ends it. */
  listen(word: () => void): Promise<() => void> {
    return new Promise((settle, fail) => {
      let hasEnded = false;
      const asked = this.#request('GET', `/api/events/${this.seatId}`, {}, (answer) => {
        if (answer.statusCode !== 200) return fail(new Error(`stream: ${answer.statusCode}`));
        answer.setEncoding('utf8');
        answer.on('error', () => {});
        answer.on('data', (text: string) => {
          this.bytes += Buffer.byteLength(text);
          this.#hear(text);
          for (const _ of text.matchAll(/^event: desk$/gm)) word();
        });
        settle(() => {
          hasEnded = true;
          asked.destroy();
        });
      });
      asked.on('error', (error) => hasEnded || fail(error));
      asked.end();
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
