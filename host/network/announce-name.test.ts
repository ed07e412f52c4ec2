import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { decode, encode, type Packet } from 'dns-packet';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../postgres/free-port';
import { type Announced, announceName } from './announce-name';

/** All of it stays on the loopback: no group is joined, and what would go to the group goes to one address. */
const names = ['opcom.local', 'opcom-laptop.local'] as const;
const group = '127.0.0.1';

const open: { close: () => void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

async function socket(): Promise<Socket> {
  const made = createSocket('udp4');
  made.bind(0, group);
  await once(made, 'listening');
  open.push(made);
  return made;
}

async function announced(addresses: () => Promise<string[]>, dns = {}): Promise<Announced | null> {
  const port = await freePort();
  const made = await announceName({
    names,
    addresses,
    askForMs: 50,
    dns: { port, ip: group, bind: group, multicast: false, ...dns },
  });
  if (made) open.push({ close: made.end });
  return made && { ...made, name: `${made.name} ${port}` };
}

/** The first answer to questions for the addresses of names. */
async function ask(port: number, ...asked: string[]): Promise<string[]> {
  const asking = await socket();
  const heard = once(asking, 'message');
  for (const name of asked)
    asking.send(encode({ type: 'query', id: 7, questions: [{ name, type: 'A' }] }), port, group);
  const [message] = (await heard) as [Buffer];
  const { answers = [] }: Packet = decode(message);
  return answers.map((one) => `${one.name} ${'data' in one ? one.data : ''}`);
}

describe('the name that is announced', () => {
  it('leads to the addresses that the machine has when it is asked', async () => {
    let own = ['192.168.1.20'];
    const made = await announced(async () => own);
    const [name, port] = made!.name.split(' ');
    expect(name).toBe('opcom.local');
    expect(await ask(Number(port), 'OPCOM.local')).toEqual(['opcom.local 192.168.1.20']);
    own = ['10.0.0.7', '10.0.0.8'];
    // Of another name nothing is said.
    const asked = ['printer.local', 'opcom.local'];
    expect(await ask(Number(port), ...asked)).toEqual(['opcom.local 10.0.0.7', 'opcom.local 10.0.0.8']);
  });

  it('is the second where another machine answers to the first', async () => {
    const other = await socket();
    const { port } = other.address();
    other.on('message', (message, from) => {
      const { questions = [] } = decode(message);
      const answers = questions.map(({ name }) => ({ name, type: 'A' as const, ttl: 60, data: '192.168.1.99' }));
      other.send(encode({ type: 'response', answers }), from.port, from.address);
    });
    const socketOf = createSocket('udp4');
    socketOf.bind(0, group);
    await once(socketOf, 'listening');
    const made = await announced(async () => ['192.168.1.20'], { port, bind: false, socket: socketOf });
    expect(made!.name).toBe(`opcom-laptop.local ${made!.name.split(' ')[1]}`);
  });

  it('is none without a network, and none where the port is refused: the console goes on', async () => {
    expect(await announced(async () => [])).toBeNull();
    const taken = await socket();
    expect(await announced(async () => ['192.168.1.20'], { port: taken.address().port, reuseAddr: false })).toBeNull();
  });
});
