/**
 * The host's page, on a socket of its own that listens to this machine alone: no other machine can reach it, and the
 * hall's gateway knows nothing of it. It is up before the console and after it, so that it can say why the console is not.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setHeaders } from '../gateway/headers';
import { refuse } from '../gateway/refuse';
import { root } from '../root.mjs';
import { type PageDoor, whoAsks } from './who-asks';

/** The contents and acts of the page. Answers are sent as JSON. */
export interface PageWork {
  shown: () => Promise<object>;
  /** Does what was asked, as JSON has it. */
  act: (said: unknown) => Promise<object>;
  /** Takes a file that the host has chosen. `name`: as it was called where it lay. */
  takeFile: (name: string, content: Readable, bytes: number) => Promise<object>;
}

/** The page while it is open: `address` is its link. */
export interface OpenPage {
  address: string;
  close: () => Promise<void>;
}

/** The files of the page, as they were bundled. */
const folder = join(root, 'server', 'host-page');

const kinds: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};

/** More than any act of the page says, in bytes. */
const saidAtMost = 64_000;

const loopback = '127.0.0.1';

const page = (nonce: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Host’s page · OP COM Console</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="page.css">
<script type="module" src="page.js" nonce="${nonce}"></script>
</head>
<body><div id="page"></div></body>
</html>
`;

/** Opens the page on a free port of this machine alone, under a new key. @throws when the system gives no port */
export async function openPage(work: PageWork): Promise<OpenPage> {
  const door: PageDoor = { port: 0, key: randomBytes(24).toString('base64url') };
  const server = createServer((request, response) => {
    setHeaders(request, response, { isDev: false, isSecure: false });
    const asks = whoAsks(
      {
        from: request.socket.remoteAddress,
        method: request.method,
        url: request.url,
        headers: request.headers,
        rawHeaders: request.rawHeaders,
      },
      door,
    );
    if (asks.who === 'nobody') return refuse(response, asks.code, asks.text);
    answer(request, response, asks.path, work).catch((problem) => {
      console.error(problem);
      if (response.headersSent) response.destroy();
      else refuse(response, 500, 'Something went wrong in the console.');
    });
  });
  await new Promise<void>((settle, fail) => {
    server.once('error', fail).listen(0, loopback, settle);
  });
  door.port = (server.address() as AddressInfo).port;
  const close = () =>
    new Promise<void>((settle) => {
      server.close(() => settle());
      server.closeAllConnections();
    });
  return { address: `http://${loopback}:${door.port}/${door.key}/`, close };
}

async function answer(request: IncomingMessage, response: ServerResponse, path: string, work: PageWork): Promise<void> {
  const { method } = request;
  if (method === 'POST' && path === 'act') return send(response, await work.act(await saidIn(request)));
  if (method === 'POST' && path === 'file') {
    const name = new URL(request.url!, 'http://page').searchParams.get('name') ?? '';
    return send(response, await work.takeFile(name, request, Number(request.headers['content-length'] ?? Number.NaN)));
  }
  if (method !== 'GET' && method !== 'HEAD') return refuse(response, 404, 'There is nothing here.');
  if (path === 'shown') return send(response, await work.shown());
  if (path === '') return sendText(response, 'text/html; charset=utf-8', page(nonceOf(request)));
  const kind = kinds[extname(path)];
  const file = join(folder, path);
  if (kind === undefined || !/^[\w-]+(\.[\w-]+)+$/.test(path) || !existsSync(file))
    return refuse(response, 404, 'There is nothing here.');
  sendText(response, kind, readFileSync(file));
}

/** The body as JSON; undefined: it is none, or too long. */
async function saidIn(request: IncomingMessage): Promise<unknown> {
  if (!(Number(request.headers['content-length']) <= saidAtMost)) return undefined;
  try {
    return JSON.parse(await text(request));
  } catch {
    return undefined;
  }
}

/** The scripts of an answer bear the nonce of its policy. */
const nonceOf = ({ headers }: IncomingMessage): string =>
  /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))![1]!;

const send = (response: ServerResponse, said: object): void =>
  sendText(response, 'application/json', JSON.stringify(said));

function sendText(response: ServerResponse, kind: string, body: string | Buffer): void {
  response.setHeader('content-type', kind);
  response.end(body);
}
