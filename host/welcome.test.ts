import { describe, expect, it } from 'vitest';
import { handedAddress, type OfferedAddress } from '@/lib/handed-address';
import { addressLines, welcome } from './welcome';

const offered: OfferedAddress[] = [
  { host: '192.168.1.20', kind: 'hall', on: 'wlp2s0' },
  { host: 'opcom.local', kind: 'localName', on: '' },
  { host: '172.17.0.1', kind: 'virtual', on: 'docker0' },
];
const served = { port: 3000, isSecure: false };

describe('the addresses that the host reads', () => {
  it('name this machine, the one that is handed out, and then the others with what they belong to', () =>
    expect(addressLines(offered, served)).toBe(
      [
        '  on this machine   http://localhost:3000',
        '  on the network    http://192.168.1.20:3000',
        '  others            http://opcom.local:3000   a name that most laptops and iPhones find',
        '                    http://172.17.0.1:3000    docker0, for guests and containers of this machine',
      ].join('\n'),
    ));

  it('without a network name this machine alone', () =>
    expect(addressLines([], { port: 443, isSecure: true })).toBe('  on this machine   https://localhost'));

  it('the links name the address that Game Control picked, as long as the machine has it', async () => {
    const links = [{ seat: 'Game Control', code: 'AAAA-BBBB-CCCC', opensFirst: true }];
    expect(await welcome({ offered, picked: 'opcom.local' }, served, links)).toContain(
      'Game Control  http://opcom.local:3000/join/AAAA-BBBB-CCCC',
    );
    expect(await welcome({ offered, picked: '10.9.9.9' }, served, links)).toContain(
      'Game Control  http://192.168.1.20:3000/join/AAAA-BBBB-CCCC',
    );
    expect(handedAddress([], '10.9.9.9')).toBeNull();
  });

  it('begins with the link of a game to try, where one was opened', async () => {
    const said = async (tried?: string) => (await welcome({ offered, picked: '' }, served, [], tried)).split('\n\n');
    expect((await said('DDDDDDDDDDDD'))[1]).toBe(
      'Try a turn: open this link in a browser on this computer. It is practice, and touches no game.\n  http://localhost:3000/join/DDDDDDDDDDDD',
    );
    expect((await said())[1]).toMatch(/^ {2}on this machine/);
  });

  it('ends with the link to open first; with none where Game Control has sat down', async () => {
    const links = [
      { seat: 'Air', code: 'BBBB-BBBB-BBBB', opensFirst: false },
      { seat: 'Game Control', code: 'CCCC-CCCC-CCCC', opensFirst: true },
    ];
    const ending = async (given: typeof links) =>
      (await welcome({ offered, picked: '' }, served, given)).split('\n\n').slice(-2);
    expect(await ending(links)).toEqual([
      'Game Control opens this link first, in a browser on this computer:\n  http://localhost:3000/join/CCCC-CCCC-CCCC',
      'Ctrl-C stops the console; the game is kept.\n',
    ]);
    expect((await ending(links.slice(0, 1)))[0]).toMatch(/^One-time links, each for one seat:/);
  });
});
