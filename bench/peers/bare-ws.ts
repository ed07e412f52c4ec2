import { createRequire } from 'node:module';
import type { Peer, PeerHall } from './peer-hall';
import { startPeer } from './peer-server';
import { PeerTimes } from './peer-times';

interface Socket {
  send(text: string): void;
  close(): void;
  on(event: 'open' | 'message', hear: (text: Buffer) => void): void;
}

/** A hall on bare sockets. */
export async function openBareWs(hall: PeerHall): Promise<Peer> {
  const WebSocket = createRequire(import.meta.url)('ws') as new (address: string) => Socket;
  const server = await startPeer('bare-ws', hall);
  const times = new PeerTimes(hall);
  const sockets = await Promise.all(
    Array.from({ length: hall.people.length + hall.umpires }, async (_, client) => {
      const socket = new WebSocket(`ws://127.0.0.1:${server.port}/${client}`);
      socket.on('message', (text) => {
        const { number, person } = JSON.parse(text.toString()) as { number: number; person?: number };
        times.heard(client, number, person === client);
      });
      await new Promise<void>((settle) => socket.on('open', () => settle()));
      return socket;
    }),
  );
  return {
    play: (writes) =>
      times.round(writes.length, () => {
        for (const { person, rows } of writes) sockets[person]!.send(JSON.stringify(rows));
      }),
    close: () => {
      for (const socket of sockets) socket.close();
      return server.stop();
    },
  };
}
