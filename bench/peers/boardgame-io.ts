import { createRequire } from 'node:module';
import type { Peer, PeerHall } from './peer-hall';
import { startPeer } from './peer-server';
import { PeerTimes } from './peer-times';

interface Socket {
  on(event: string, hear: (...said: never[]) => void): void;
  emit(event: string, ...said: unknown[]): void;
  close(): void;
}
interface State {
  _stateID: number;
  G: { sheets: Record<string, { orders: string }[]> };
}

const match = 'the hall';

/** A hall on boardgame.io. Its clients speak to it by its own transport, without the store that keeps a browser's copy. */
export async function openBoardgameIo(hall: PeerHall): Promise<Peer> {
  const require = createRequire(import.meta.url);
  const { io } = createRequire(require.resolve('boardgame.io/multiplayer'))('socket.io-client') as {
    io: (address: string, options: object) => Socket;
  };
  const server = await startPeer('boardgame-io', hall);
  const times = new PeerTimes(hall);
  const count = hall.people.length + hall.umpires;
  /** The words of the round that each person has sent. */
  const sent = new Map<number, string>();
  const sitDown = (client: number): Promise<Socket> => {
    const socket = io(`http://127.0.0.1:${server.port}/hall`, { transports: ['websocket'], forceNew: true });
    const heard = ({ _stateID, G }: State) =>
      times.heard(client, _stateID, sent.has(client) && G.sheets[client]?.[0]?.orders === sent.get(client));
    socket.on('update', (_match: string, state: State) => heard(state));
    // Where a line broke and came back, what was missed comes with this.
    socket.on('sync', (_match: string, { state }: { state: State }) => heard(state));
    socket.on('connect', () => socket.emit('sync', match, String(client), undefined, count));
    return new Promise((settle) => socket.on('sync', () => settle(socket)));
  };
  // The first one makes the match.
  const sockets = [await sitDown(0)];
  for (let client = 1; client < count; client++) sockets.push(await sitDown(client));
  return {
    play: (writes) =>
      times.round(writes.length, () => {
        for (const { person, rows } of writes) {
          sent.set(person, rows[0]!.orders);
          const payload = { type: 'handIn', args: [rows], playerID: String(person) };
          sockets[person]!.emit('update', { type: 'MAKE_MOVE', payload }, 0, match, String(person));
        }
      }),
    close: () => {
      for (const socket of sockets) socket.close();
      return server.stop();
    },
  };
}
