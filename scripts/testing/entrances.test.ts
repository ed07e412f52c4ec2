import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { controlVerbs, type Route, routes } from '@/lib/turn/kernel/authority';
import { root } from '../../host/install.mjs';
import { actionFiles, actions, codeIn, routeFiles, withNeighbours } from './entrances';

/** Actions that read and change nothing: any seat of Control may ask what they answer. */
const readingOnly = [
  'app/control/[seatId]/reports/actions.ts marks',
  'app/control/[seatId]/setup/maps/actions.ts weighTie',
];

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
      player: /\b(playerSeat|playerAtDesk)\(/,
      seat: /\bwatchedSeat\(/,
      control: /\bcontrolSeat\(/,
    };
    const ungated = found.filter(({ path, file }) => {
      const { who }: Route = routes[path as keyof typeof routes];
      return who !== 'anybody' && !gates[typeof who === 'string' ? who : 'control']!.test(withNeighbours(file));
    });
    expect(ungated).toEqual([]);
  });

  test('a desk of Control lies below the seat it belongs to, and nothing else of the console does', () => {
    for (const [path, { who }] of Object.entries(routes) as [string, Route][]) {
      expect(typeof who !== 'string', path).toBe(path.startsWith('/control/[seatId]'));
      expect(who === 'player', path).toBe(/^(\/api)?\/player\/\[seatId\]/.test(path));
    }
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
    expect(links.length).toBeGreaterThan(3);
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

describe('the actions', () => {
  const all = actions();

  test('stand in files of their own, never inside a page or component', () => {
    expect(actionFiles().inside).toEqual([]);
    expect(actionFiles().whole.every((file) => /^app\/control\/.*actions\.ts$/.test(file))).toBe(true);
    expect(all.length).toBeGreaterThan(80);
  });

  test('each takes its own seat of Control by the id it is given', () => {
    expect(all.filter(({ gate }) => gate !== 'controlSeat(seatId)')).toEqual([]);
  });

  test('each performs one verb of the table, or is known to read only', () => {
    const without = all.filter(({ verb }) => verb === null || !Object.hasOwn(controlVerbs, verb));
    expect(without.map(({ file, name }) => `${file} ${name}`).sort()).toEqual(readingOnly);
  });
});
