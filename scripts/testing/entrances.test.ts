import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Route, routes } from '@/lib/turn/access/routes';
import * as roles from '@/lib/turn/kernel/verb-roles';
import { controlVerbs, playerVerbs } from '@/lib/turn/testing/all-verbs';
import { desksIn, routesIn } from '../../host/list-routes.mjs';
import { declaredVerbs, verbsIn } from '../../host/list-verbs.mjs';
import { root } from '../../host/root.mjs';
import { codeIn, routeFiles, withNeighbours } from './entrances';

const found = routeFiles();
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

describe('the routes', () => {
  test('every page, route handler and file of app has a row, and every row something behind it', () => {
    expect(found.map(({ path }) => path).sort()).toEqual(Object.keys(routes).sort());
  });

  test.each(Object.entries(routes))('%s takes the methods of its row and no other', (path, row) => {
    const { methods } = found.find((one) => one.path === path)!;
    expect([...methods].sort()).toEqual([...row.methods].sort());
  });

  test('what is not for anybody asks for the seat itself: a layout is not run for a page that is fetched alone', () => {
    const gates: Record<string, RegExp> = {
      player: /\b(playerSeat|playerAtDesk)\b/,
      seat: /\bwatchedSeat\(/,
      control: /\bcontrol(Seat|AtDesk)\b/,
    };
    const ungated = found.filter(({ path, file }) => {
      const { who }: Route = routes[path as keyof typeof routes];
      return who !== 'anybody' && !gates[typeof who === 'string' ? who : 'control']!.test(withNeighbours(file));
    });
    expect(ungated).toEqual([]);
  });

  test('a desk of Control lies below the seat it belongs to, and nothing else of the console does', () => {
    for (const [path, { who }] of Object.entries(routes) as [string, Route][]) {
      expect(typeof who !== 'string', path).toBe(/^(\/api)?\/control\/\[seatId\]/.test(path));
      expect(who === 'player', path).toBe(/^(\/api)?\/player\/\[seatId\]/.test(path));
    }
  });
});

describe('what is declared once', () => {
  const desk = "  '/control/[seatId]/a': desk({\n    title: 'A',\n    who: anyControl,\n    view: '@/a/b#C',\n  }),\n";
  const file = 'a.ts';

  test('a desk is read off its declaration, with its entry of the rail', () => {
    expect(desksIn({ file, text: desk })).toEqual([
      { path: '/control/[seatId]/a', file, who: 'anyControl', view: '@/a/b#C', rail: undefined },
    ]);
    const railed = desk.replace('    view', "    rail: { deed: 'air', name: 'Air' },\n    view");
    expect(desksIn({ file, text: railed })).toMatchObject([{ rail: "deed: 'air', name: 'Air'" }]);
  });

  test('a route is read off its declaration', () => {
    expect(routesIn({ file, text: "  '/api/player/[seatId]/a': get('player', json(a)),\n" })).toEqual([
      { path: '/api/player/[seatId]/a', file, method: 'GET', who: "'player'" },
    ]);
    expect(
      routesIn({ file, text: "  '/api/control/[seatId]/a': post(\n    gameControl,\n    a,\n  ),\n" }),
    ).toMatchObject([{ method: 'POST', who: 'gameControl' }]);
  });

  test('a declaration that is not understood stops the list, by the name of its file', () => {
    for (const bad of [
      desk.replace('    who: anyControl,\n', ''),
      desk.replace('#C', ''),
      desk.replace('    view', '    rail: entry,\n    view'),
    ])
      expect(() => desksIn({ file, text: bad })).toThrow('a.ts declares 1, of which 0 are understood');
    expect(() => routesIn({ file, text: '  [path]: get(anyControl, json(a)),\n' })).toThrow('a.ts declares 1');
  });
});

describe('the pages', () => {
  test('none is fetched ahead of the click that leads to it: a room is entered, not looked into', () => {
    const linking = codeIn('app', 'companions', 'components').filter((file) =>
      textOf(file).includes("from 'next/link'"),
    );
    const links = linking.flatMap((file) =>
      [...textOf(file).matchAll(/<Link\b[^>]*?>/gs)].map(([link]) => `${file} ${link}`),
    );
    expect(links.length).toBeGreaterThan(2);
    expect(links.filter((link) => !link.includes('prefetch={false}'))).toEqual([]);
    const byHand = codeIn('app', 'companions', 'components').filter((file) => /\.prefetch\(/.test(textOf(file)));
    expect(byHand).toEqual([]);
  });

  test('each is made when it is asked for, none at build', () => {
    const layout = textOf('app/layout.tsx');
    expect(layout).toContain("export const dynamic = 'force-dynamic';");
    const otherwise = codeIn('app').filter((file) =>
      /export const (revalidate|fetchCache)\b|generateStaticParams|force-static|['"]use cache/.test(textOf(file)),
    );
    expect(otherwise).toEqual([]);
  });
});

describe('the writes', () => {
  test('go by one route a room, and by no server action', () => {
    const writing = Object.entries(routes)
      .filter(
        ([path, { methods }]) =>
          (methods as readonly string[]).some((one) => one !== 'GET') && path !== '/api/auth/[...nextauth]',
      )
      .map(([path]) => path);
    expect(writing.sort()).toEqual([
      '/api/control/[seatId]/act',
      '/api/control/[seatId]/check',
      '/api/control/[seatId]/upload',
      '/api/player/[seatId]/act',
    ]);
    const acting = codeIn('app', 'components', 'companions', 'lib').filter((file) =>
      /^\s*['"]use server['"]/m.test(textOf(file)),
    );
    expect(acting).toEqual([]);
  });

  test('every verb that is declared is listed for its room, with those who may use it', () => {
    const declared = ['lib/turn', 'companions/verbs'].flatMap((room) => declaredVerbs(room));
    const named = (kind: string) => declared.filter((verb) => verb.kind === kind).map(({ name }) => name);
    expect(named('control').sort()).toEqual(Object.keys(controlVerbs).sort());
    expect(named('player').sort()).toEqual(Object.keys(playerVerbs).sort());
    const calls = codeIn('lib', 'companions')
      .filter((file) => !/\/kernel\/|\.test\.ts$/.test(file))
      .flatMap((file) => textOf(file).match(/\b(?:controlVerb|playerVerb|controlVerbInParts)(?:<[^(]*>)?\(/g) ?? []);
    expect(declared.length).toBe(calls.length);
    expect(declared.length).toBeGreaterThan(130);
    for (const [name, { declared: told }] of Object.entries(controlVerbs)) {
      expect(told.name).toBe(name);
      expect(Object.values(roles), name).toContain(told.who);
    }
    for (const { name, kind, who } of declared)
      expect(kind === 'player' ? who === undefined : who !== undefined && who in roles, name).toBe(true);
    expect(declared.filter(({ file, name }) => !file.endsWith(`/${name}.ts`))).toEqual([]);
  });

  test('a verb that is declared in a way that the list does not understand stops it, by the name of its file', () => {
    const verb = (text: string) => () => verbsIn({ file: 'lib/turn/a.ts', text });
    const declared =
      "export const flagIt = controlVerb({\n  rule: '§2',\n  name: 'flag-it',\n  who: anyControl,\n});\n";
    expect(verb(declared)()).toMatchObject([{ name: 'flag-it', exported: 'flagIt', who: 'anyControl' }]);
    expect(verb(declared.replace('Verb(', 'Verb<Form>('))()).toMatchObject([{ name: 'flag-it' }]);
    for (const bad of [
      declared.replace('export ', ''),
      declared.replace("'flag-it'", 'name'),
      declared.replace('  who: anyControl,\n', ''),
    ])
      expect(verb(bad)).toThrow('lib/turn/a.ts declares 1 verbs, of which 0 are understood');
  });

  test('no file performs a write but as a declared verb', () => {
    const performing = codeIn('lib', 'companions', 'app').filter(
      (file) => /\bperform\(/.test(textOf(file)) && !/\/testing\/|generated/.test(file),
    );
    expect(performing.sort()).toEqual(['lib/turn/kernel/verb.ts']);
  });
});
