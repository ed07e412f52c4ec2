/**
 * The least that could be done: a socket for everybody, the sheets in memory, and every sheet sent to all as it comes in,
 * redacted once for each side and once for Control.
 */
import { createRequire } from 'node:module';
import type { Side } from '@/lib/words';
import { serveHall } from './peer-server';

interface Socket {
  send(text: string): void;
  on(event: 'message', hear: (text: Buffer) => void): void;
}
interface SocketServer {
  on(event: 'listening', hear: () => void): void;
  on(event: 'connection', hear: (socket: Socket, request: { url: string }) => void): void;
  address(): { port: number };
}
const { WebSocketServer } = createRequire(import.meta.url)('ws') as {
  WebSocketServer: new (options: object) => SocketServer;
};

serveHall(({ teams, people }) => {
  const sheets = new Map<number, unknown>();
  const sockets: Record<Side | 'control', Socket[]> = { allied: [], german: [], control: [] };
  let number = 0;
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (socket, { url }) => {
    const person = Number(url.slice(1));
    const team = people[person];
    const own = team === undefined ? 'control' : teams[team]!.side;
    sockets[own].push(socket);
    socket.on('message', (text) => {
      const rows = JSON.parse(text.toString());
      sheets.set(person, rows);
      number += 1;
      const whole = JSON.stringify({ number, person, rows });
      const redacted = JSON.stringify({ number });
      for (const [audience, all] of Object.entries(sockets))
        for (const one of all) one.send(audience === own || audience === 'control' ? whole : redacted);
    });
  });
  return new Promise((settle) => server.on('listening', () => settle(server.address().port)));
});
