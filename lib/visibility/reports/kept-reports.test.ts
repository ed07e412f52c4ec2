import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { guard } from '../guard/guard';
import { lexiconFor } from '../guard/guard-lexicon';
import { goodwood } from '../testing/turns/goodwood';
import { marketGarden } from '../testing/turns/market-garden';
import type { Kind, Scene } from '../testing/turns/scene';
import { bodyOf, draftReport, type ReportText } from './eleti';
import { factsFor } from './report-facts';
import { openingsTwice, sentencesOf } from './sentence-rules-for-tests';

/** Forty reports over ten kinds of turn, read aloud and signed (docs/reports): the drafts are exactly these. */

const kinds: Kind[] = [...marketGarden, ...goodwood];
const folder = 'docs/reports';
const fileOf = ({ name }: Kind): string => `${name.toLowerCase().replaceAll(' ', '-')}.md`;

const written = ({ viewer, truth }: Scene): ReportText => draftReport(viewer, truth.turn, factsFor(viewer, truth));

const page = ({ name, scenes }: Kind): string =>
  [
    `# ${name}`,
    ...scenes.map((scene) => {
      const text = written(scene);
      const head = `To ${scene.viewer.teamName}, from ${text.sender}. ${text.heading}.`;
      return `## ${scene.title}\n\n${head}\n\n\`\`\`text\n${bodyOf(text)}\n\`\`\``;
    }),
  ].join('\n\n');

describe('the kept reports', () => {
  it('are forty, of ten kinds of turn, a page each', () => {
    expect(kinds.map(({ scenes }) => scenes.length)).toEqual([4, 4, 4, 4, 4, 4, 4, 4, 4, 4]);
    expect(readdirSync(folder).sort()).toEqual([...kinds.map(fileOf), 'README.md'].sort());
  });

  it.each(kinds.map((kind) => [kind.name, kind] as const))('%s', async (_, kind) => {
    await expect(`${page(kind)}\n`).toMatchFileSnapshot(`../../../${folder}/${fileOf(kind)}`);
  });
});

describe.each(kinds.flatMap(({ scenes }) => scenes.map((scene) => [scene.title, scene] as const)))('%s', (_, scene) => {
  const facts = factsFor(scene.viewer, scene.truth);
  const text = written(scene);
  const body = bodyOf(text);

  it('passes the guard as it is drafted', () => {
    expect(guard(body, facts, lexiconFor(scene.viewer, scene.truth))).toEqual([]);
  });

  it('has no two neighbours with one first word, and no opening twice', () => {
    const first = sentencesOf(body).map((sentence) => sentence.split(' ')[0]!.toLowerCase());
    expect(first.filter((word, i) => i > 0 && word === first[i - 1])).toEqual([]);
    expect(openingsTwice(body)).toEqual([]);
  });

  it('names no unit in full twice in a paragraph', () => {
    for (const { text: paragraph } of text.paragraphs)
      for (const { name } of scene.truth.own) {
        const times = paragraph.split(
          new RegExp(`(?<![\\w/])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w/])`),
        );
        expect(times.length, `${name}: ${paragraph}`).toBeLessThanOrEqual(2);
      }
  });

  it('tells every fact once', () => {
    const times = (words: string): number => body.toLowerCase().split(words.toLowerCase()).length - 1;
    for (const { factId: _, ...news } of facts.news)
      if (news.kind === 'crossing') expect(times(news.spoken), news.spoken).toBeGreaterThan(0);
    for (const { names } of [...facts.moves, ...facts.arrivals])
      for (const name of names) expect(times(name), name).toBeGreaterThan(0);
    for (const { enemy } of facts.fights) expect(times(enemy.battalions)).toBeGreaterThan(0);
    const numbers = facts.fights.map(({ enemy }) => enemy.battalions);
    for (const words of numbers) expect(times(words)).toBe(numbers.filter((other) => other.includes(words)).length);
  });
});
