/** The server behind a gateway. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>;

/** The console as its gateway knows it. */
export interface Console {
  handler: Handler;
  /** The holder behind a request: a browser that holds a seat; null: a stranger's. Where nobody says so, all are strangers. */
  holderOf?: (request: IncomingMessage) => Promise<string | null>;
  /** Hears that another device opened the console, and under which name. */
  visited?: ((name: string) => void) | undefined;
  /** While developing: for the tools of Next.js. */
  upgrade?: Upgrade | undefined;
}
