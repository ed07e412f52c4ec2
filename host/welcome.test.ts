import decodeQR from 'qr/decode.js';
import { describe, expect, it, vi } from 'vitest';
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

  it('the links name the address that Game Control picked, as long as the machine has it', () => {
    const links = [{ seat: 'Game Control', code: 'AAAA-BBBB-CCCC', opensFirst: true }];
    expect(welcome({ offered, picked: 'opcom.local' }, served, { links })).toContain(
      'Game Control  http://opcom.local:3000/join/AAAA-BBBB-CCCC',
    );
    expect(welcome({ offered, picked: '10.9.9.9' }, served, { links })).toContain(
      'Game Control  http://192.168.1.20:3000/join/AAAA-BBBB-CCCC',
    );
    expect(handedAddress([], '10.9.9.9')).toBeNull();
  });

  it('hold a QR code that a phone reads as the address', () => {
    const letters = welcome({ offered, picked: '' }, served, { links: [] })
      .split('\n')
      .filter((line) => /^[ ▄▀█]{20,}$/.test(line));
    const wide = letters[0]!.length;
    // Four pixels a module, dark where there is ink.
    const data = new Uint8Array(wide * letters.length * 2 * 4 * 4 * 4).fill(255);
    const pixels = { width: wide * 4, height: letters.length * 2 * 4, data };
    for (let y = 0; y < pixels.height; y++)
      for (let x = 0; x < pixels.width; x++) {
        const letter = letters[Math.floor(y / 8)]![Math.floor(x / 4)]!;
        if ((y % 8 < 4 ? '▀█' : '▄█').includes(letter))
          data.fill(0, (y * pixels.width + x) * 4, (y * pixels.width + x) * 4 + 3);
      }
    expect(decodeQR(pixels)).toBe('http://192.168.1.20:3000');
  });

  it('ends with how the console is stopped: a package has a window of its own', () => {
    const last = () => welcome({ offered, picked: '' }, served, { links: [] }).trimEnd().split('\n').at(-1);
    expect(last()).toBe('Ctrl-C stops the console; the game is kept.');
    vi.stubEnv('OPCOM_START_FILE', '/opcom/opcom-console');
    expect(last()).toBe('Ctrl-C stops the console, and so does closing this window; the game is kept.');
    vi.unstubAllEnvs();
  });

  it('begins with the link of a game to try, where one was opened', () => {
    const said = (tried?: string) => welcome({ offered, picked: '' }, served, { links: [], tried }).split('\n\n');
    expect(said('DDDDDDDDDDDD')[1]).toBe(
      'Try a turn: open this link in a browser on this computer. It is practice, and touches no game.\n  http://localhost:3000/join/DDDDDDDDDDDD',
    );
    expect(said()[1]).toMatch(/^ {2}on this machine/);
  });

  it('ends with the link to open first; with none where Game Control has sat down', () => {
    const links = [
      { seat: 'Air', code: 'BBBB-BBBB-BBBB', opensFirst: false },
      { seat: 'Game Control', code: 'CCCC-CCCC-CCCC', opensFirst: true },
    ];
    const ending = (given: typeof links) =>
      welcome({ offered, picked: '' }, served, { links: given }).split('\n\n').slice(-2);
    expect(ending(links)).toEqual([
      'Game Control opens this link first, in a browser on this computer:\n  http://localhost:3000/join/CCCC-CCCC-CCCC',
      'Ctrl-C stops the console; the game is kept.\n',
    ]);
    expect(ending(links.slice(0, 1))[0]).toMatch(/^One-time links, each for one seat:/);
  });

  it('names the host’s page, where there is one', () => {
    const page = 'http://127.0.0.1:4711/secret/';
    const said = (given?: string) => welcome({ offered, picked: '' }, served, { links: [], page: given });
    expect(said(page)).toContain('The host’s page, for this computer alone:\n  http://127.0.0.1:4711/secret/\n');
    expect(said()).not.toContain('host’s page');
  });
});
