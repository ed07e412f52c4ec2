/** A port that speaks TLS answers plain http too: with a sentence and the way to https. */
import { createServer, type RequestListener } from 'node:http';
import type { Server as SecureServer } from 'node:https';
import type { Socket } from 'node:net';
import { turnAway } from './host-names';
import { refuse } from './refuse';

/** The first byte of a TLS handshake. That of an http request is a letter. */
const handshakeByte = 0x16;

/**
 * Redirects plain http on the port of a TLS server to the same address over https. The redirect is temporary, because the
 * console may be started without TLS again. Call it before anything else listens to the server's connections.
 */
export function redirectPlainHttp(secure: SecureServer, names: string[]): void {
  const plain = createServer(redirectTo(names));
  const [takeSecure] = secure.listeners('connection') as ((this: SecureServer, socket: Socket) => void)[];
  secure.removeAllListeners('connection');
  secure.on('connection', (socket: Socket) => {
    const drop = () => socket.destroy();
    const look = () => {
      const first: Buffer | null = socket.read(1);
      if (!first) {
        if (socket.readableEnded || socket.destroyed) drop();
        else socket.once('readable', look);
        return;
      }
      socket.off('error', drop).off('end', drop);
      socket.unshift(first);
      if (first[0] === handshakeByte) takeSecure!.call(secure, socket);
      else plain.emit('connection', socket);
    };
    socket.on('error', drop).on('end', drop);
    look();
  });
}

const redirectTo =
  (names: string[]): RequestListener =>
  (request, response) => {
    const turned = turnAway(request, names);
    if (turned) return refuse(response, turned.code, turned.text);
    const { url = '/' } = request;
    const address = `https://${request.headers.host}${url.startsWith('/') ? url : '/'}`;
    response.setHeader('location', address);
    response.setHeader('cache-control', 'no-store');
    refuse(response, 307, `This console is served over https. Open ${address}`);
  };
