import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { breach, files, imports, known, plain, reachable, root, textOf } from './testing/imports';
import { isAllowed, roomOf, rooms, walls } from './testing/rooms';

/** Which room may import from which: `testing/rooms.ts` has the table. */

describe('the walls', () => {
  it('reads the whole house', () => {
    expect(files.length).toBeGreaterThan(1_400);
    expect(imports.length).toBeGreaterThan(8_000);
  });

  it('every import keeps to the table', () => {
    expect(imports.filter((one) => !isAllowed(one)).map(breach)).toEqual([]);
  });

  it('every room of the table has files, and every file permitted by its path is there', () => {
    const lived = new Set(files.map(roomOf));
    expect(rooms.map(([room]) => room).filter((room) => !lived.has(room))).toEqual([]);
    const permitted = Object.values(walls).flatMap((row) => Object.values(row).filter(Array.isArray).flat());
    const present = new Set(files.map(plain));
    const isThere = (path: string) =>
      present.has(path) || ['', '.ts', '.mjs'].some((ending) => existsSync(join(root, path + ending)));
    expect(permitted.filter((path) => !isThere(path))).toEqual([]);
  });

  it('what a player can reach, on the server or in the browser, takes nothing of the advice to Control nor of what its desks share', () => {
    const starts = files.filter((file) => /^(app\/(player|api\/player)|components\/player)\//.test(file));
    expect(starts.length).toBeGreaterThan(60);
    const ofControl = ['lib/live/parts.ts', 'lib/live/difference.ts'];
    expect(ofControl.filter((file) => !known.has(file))).toEqual([]);
    const reached = [...reachable(starts)];
    expect(reached.filter((file) => roomOf(file) === 'advice' || ofControl.includes(file))).toEqual([]);
  });

  it('nothing a player page can reach in the browser comes from the rulebook, the truth or Control', () => {
    const starts = files.filter((file) =>
      /^(app\/player|app\/join|app\/sign-in|app\/board|components\/player)\//.test(file),
    );
    const inBrowser = starts.filter((file) => /^\s*['"]use client['"]/.test(textOf(file)));
    const reached = reachable(inBrowser);
    expect(inBrowser.length).toBeGreaterThan(40);
    expect(reached.size).toBeGreaterThan(inBrowser.length);
    const forbidden = [
      'adjudication',
      'ledger',
      'turn',
      'db',
      'live',
      'session',
      'scenario',
      'control app',
      'control parts',
    ];
    expect([...reached].filter((file) => forbidden.includes(roomOf(file) ?? ''))).toEqual([]);
    // What he sends is checked on the server: his phone loads nothing that checks it.
    const checks = imports.filter(({ from, to, isType }) => reached.has(from) && !isType && /^zod(\/|$)/.test(to));
    expect(checks.map(breach)).toEqual([]);
  });

  it('the list of the words of the mechanism imports nothing', () => {
    expect(imports.filter(({ from }) => from === 'lib/visibility/guard/mechanism-words.ts').map(breach)).toEqual([]);
  });

  it('the Prisma client is imported in lib/db only', () => {
    const clients = imports.filter(({ to }) => /^lib\/db\/generated|^@prisma\/(client|adapter)/.test(to));
    expect(clients.length).toBeGreaterThan(20);
    expect(clients.filter(({ from }) => !['db', 'host', 'shell'].includes(roomOf(from) ?? '')).map(breach)).toEqual([]);
  });

  it('no room of Control takes from another: what they share lies in parts, and the frame is taken by pages only', () => {
    const roomOfControl = (file: string) => /^components\/control\/([a-z-]+)\//.exec(file)?.[1];
    const across = imports.filter(({ from, to }) => {
      const here = roomOfControl(from);
      const there = roomOfControl(to);
      return here && there && here !== there;
    });
    expect(across.length).toBeGreaterThan(200);
    const apart = across.filter(({ from, to }) => roomOfControl(to) !== 'parts' && roomOfControl(from) !== 'frame');
    expect(apart.map(breach)).toEqual([]);
    const desks = imports.filter(
      ({ from, to }) => roomOf(from) === 'companion desks' && roomOf(to) === 'control parts',
    );
    expect(desks.length).toBeGreaterThan(20);
    expect(desks.filter(({ to }) => roomOfControl(to) !== 'parts').map(breach)).toEqual([]);
  });

  it('next and next-auth stay in app, components and the session; react never in lib', () => {
    const outside = imports.filter(
      ({ from, to }) => /^next(-auth)?(\/|$)/.test(to) && /^(lib|bin)\//.test(from) && from !== 'lib/session.ts',
    );
    const react = imports.filter(
      ({ from, to }) => /^react(-dom)?(\/|$)/.test(to) && from.startsWith('lib/') && from !== 'lib/session.ts',
    );
    expect([...outside, ...react].map(breach)).toEqual([]);
  });

  it('the engine, the ledger and the door are pure: no node module, no package but zod, and geometry of others', () => {
    const impure = imports.filter(
      ({ from, to }) =>
        ['adjudication', 'ledger', 'visibility'].includes(roomOf(from) ?? '') &&
        !roomOf(to) &&
        to !== 'zod' &&
        !(roomOf(from) === 'adjudication' && to === 'flatbush'),
    );
    expect(impure.map(breach)).toEqual([]);
  });

  it('the companion games are pure too: no node module, no package but zod, and the hexes of another', () => {
    const impure = imports.filter(
      ({ from, to }) =>
        roomOf(from) === 'companion rules' &&
        !roomOf(to) &&
        to !== 'zod' &&
        !(from === 'companions/farthest-bridge/rules/hexes.ts' && to === 'honeycomb-grid'),
    );
    expect(impure.map(breach)).toEqual([]);
  });
});
