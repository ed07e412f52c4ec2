import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.mjs';
import { version } from './version.mjs';

const readers = ['Hosts', 'Umpires', 'Players', 'Designers of scenarios', 'Engineers'];

/** The faults of a list of changes, one sentence each: its versions, dates, readers and bullets. */
function faultsOf(text: string): string[] {
  const [, ...versions] = text.split(/^## /m);
  const headings = versions.map((one) => /^(\d+)\.(\d+)\.(\d+) - (\d{4}-\d\d-\d\d)\n/.exec(one));
  const places = headings.map((heading) => heading?.slice(1, 4).map(Number) ?? [0, 0, 0]);
  const isOrdered = places.every((place, i) => {
    const above = places[i - 1];
    const at = above?.findIndex((number, of) => number !== place[of]) ?? -1;
    return !above || (at >= 0 && above[at]! > place[at]!);
  });
  const dates = headings.map((heading) => heading?.[4] ?? '');
  const bullets = [...text.matchAll(/^- (.*)$/gm)].map(([, bullet]) => bullet!);
  return [
    ...(versions.length === 0 ? ['There is no version.'] : []),
    ...versions.flatMap((one, i) => (headings[i] ? [] : [`No version and date: ${one.split('\n')[0]}`])),
    ...(isOrdered && dates.every((date, i) => i === 0 || dates[i - 1]! >= date) ? [] : ['The newest is not first.']),
    ...versions.flatMap((one) => {
      const [before = '', ...sections] = one.split(/^### /m);
      const named = sections.map((section) => section.split('\n')[0]!);
      return [
        ...(before.split('\n').slice(1).join('').trim() || sections.length === 0
          ? ['Text stands under no reader.']
          : []),
        ...named.filter((name) => !readers.includes(name)).map((name) => `${name} is no reader.`),
        ...(named.join() === readers.filter((name) => named.includes(name)).join()
          ? []
          : ['Readers are out of order.']),
        ...sections.filter((section) => !section.includes('\n- ')).map((section) => `Nothing for ${section.trim()}.`),
        ...sections
          .flatMap((section) => section.split('\n').slice(1))
          .filter((line) => line !== '' && !line.startsWith('- '))
          .map((line) => `No bullet: ${line}`),
      ];
    }),
    ...bullets
      .filter((bullet) => (bullet.match(/[.!?](?=\s|$)/g) ?? []).length > 2)
      .map((bullet) => `More than two sentences: ${bullet.slice(0, 60)}`),
    ...bullets.filter((bullet, i) => bullets.indexOf(bullet) !== i).map((bullet) => `Said twice: ${bullet}`),
  ];
}

const newest = '## 0.2.0 - 2026-11-30\n\n### Hosts\n\n- It starts. It stops.\n\n### Players\n\n- They write.\n';
const older = '\n## 0.1.0 - 2026-11-23\n\n### Umpires\n\n- They rule.\n';

describe('the list of changes', () => {
  it('has versions with a date, the newest first, and bullets of two sentences by reader', () => {
    const text = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
    expect(faultsOf(text)).toEqual([]);
    expect(/^## (\S+) /m.exec(text)?.[1]).toBe(version);
  });

  it.each([
    ['nothing', newest + older, []],
    ['no version', '# What changed\n', ['There is no version.']],
    [
      'a heading without a date',
      `## Next\n\n### Hosts\n\n- It starts.\n${older}`,
      ['No version and date: Next', 'The newest is not first.'],
    ],
    ['the older version first', older + newest, ['The newest is not first.']],
    [
      'a version twice',
      newest + newest.replace('It starts', 'It runs').replace('They write', 'They read'),
      ['The newest is not first.'],
    ],
    [
      'a reader that there is not',
      newest.replace('Players', 'Testers'),
      ['Testers is no reader.', 'Readers are out of order.'],
    ],
    ['readers in another order', `${newest}\n### Umpires\n\n- They rule.\n`, ['Readers are out of order.']],
    ['a reader without a bullet', `${newest}\n### Engineers\n`, ['Nothing for Engineers.']],
    ['a line under no reader', newest.replace('### Hosts\n\n', ''), ['Text stands under no reader.']],
    [
      'a third sentence',
      newest.replace('It stops.', 'It stops. It waits.'),
      ['More than two sentences: It starts. It stops. It waits.'],
    ],
    ['a bullet twice', newest + older.replace('They rule.', 'They write.'), ['Said twice: They write.']],
  ])('%s is found', (_, text, faults) => expect(faultsOf(text)).toEqual(faults));
});
