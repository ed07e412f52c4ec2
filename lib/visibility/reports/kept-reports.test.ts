import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { guard } from '../guard/guard';
import { lexiconFor } from '../guard/guard-lexicon';
import { fileOf, kinds, pageOf, written } from '../testing/letters/page';
import { goodwood } from '../testing/turns/goodwood';
import { marketGarden } from '../testing/turns/market-garden';
import { bodyOf, draftReport } from './eleti';
import { factsFor } from './report-facts';
import { openingsTwice } from './sentence-rules-for-tests';

/** Sixty letters over fifteen kinds of turn, read by people who saw neither code nor facts (docs/reports): the drafts are exactly these. */

const folder = 'docs/reports';
const letters = kinds.flatMap(({ letters: of }) => of);
const all = letters.flatMap((letter) =>
  letter.voices.map((voice) => ({ letter, voice, body: bodyOf(written(letter, voice)) })),
);
const named = all.map((one) => [`${one.letter.title}, ${one.voice}`, one] as const);

describe('the kept letters', () => {
  it('are sixty, of fifteen kinds of turn, a page each', () => {
    expect(kinds).toHaveLength(15);
    expect(all).toHaveLength(60);
    expect(readdirSync(folder).sort()).toEqual([...kinds.map(fileOf), 'README.md'].sort());
  });

  it.each(kinds.map((kind) => [kind.name, kind] as const))(
    '%s: the page is what the machine writes',
    async (_, kind) => {
      await expect(`${pageOf(kind)}\n`).toMatchFileSnapshot(`../../../${folder}/${fileOf(kind)}`);
    },
  );
});

describe.each(named)('%s', (_, { letter, body }) => {
  const { facts } = letter;
  const times = (words: string): number => body.split(words).length - 1;

  it('names each own unit, and each place where one is, as often as units are told of together there', () => {
    for (const { name, place } of facts.accounts) {
      expect(times(name) + times(capital(name)), name).toBeGreaterThan(0);
      if (place) expect(times(place.gridReference), `${name} ${place.gridReference}`).toBeGreaterThan(0);
    }
  });

  it('tells every enemy once, and nothing of the mechanism', () => {
    for (const { enemy } of facts.fights)
      expect(times(enemy.battalions) + times(capital(enemy.battalions))).toBeGreaterThan(0);
    expect(body).not.toMatch(/\bstatus\b|\bstep\b|\bdie\b|\bscore\b|\d-\d-\d/);
  });

  it('has no table of fewer than four units, and no sentence without a subject', () => {
    for (const table of body.split('\n\n').filter((part) => part.includes('\n') && !/^\d+\. /.test(part)))
      expect(
        table
          .split('\n')
          .join(' ')
          .split(/: \d{3} \d{3}|: lost/).length - 1,
        table,
      ).toBeGreaterThan(1);
    expect(body).not.toMatch(/undefined|\{|\}|\[|<|,,| {2}/);
  });
});

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const fromTruth = [...marketGarden, ...goodwood].flatMap(({ scenes }) => scenes);

it('the letters are short: an umpire reads thirteen of them before they go', () => {
  const count = (body: string): number => body.split(/\s+/).length;
  const words = fromTruth.map(({ viewer, truth }) =>
    count(bodyOf(draftReport(viewer, truth.turn, factsFor(viewer, truth)))),
  );
  const mean = words.reduce((sum, one) => sum + one, 0) / words.length;
  // 1,500 words in thirteen letters are 115 in one; these are smaller turns than the one that is measured in the browser.
  expect(mean).toBeLessThan(80);
  expect(Math.max(...words)).toBeLessThan(250);
  const given = all.map(({ body }) => count(body));
  expect(given.reduce((sum, one) => sum + one, 0) / given.length).toBeLessThan(170);
});

describe.each(fromTruth.map((scene) => [scene.title, scene] as const))(
  'from the truth of a turn: %s',
  (_, { viewer, truth }) => {
    const facts = factsFor(viewer, truth);
    const body = bodyOf(draftReport(viewer, truth.turn, facts));

    it('passes the guard as it is drafted, and opens no two sentences alike', () => {
      expect(guard(body, facts, lexiconFor(viewer, truth))).toEqual([]);
      expect(openingsTwice(body)).toEqual([]);
    });
  },
);
