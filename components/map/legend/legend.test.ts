import { createElement, createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { bookShown } from '@/lib/sides';
import { mechanismWords } from '@/lib/visibility/guard/mechanism-words';
import { SidesContext } from '../counters/sides';
import { legendParts } from './entries';
import { Legend } from './legend';

const entries = legendParts.flatMap((part) => part.entries);

describe('the legend of the maps of all', () => {
  it('says nothing of the mechanism, and names no rule', () => {
    const said = [...legendParts.map(({ title }) => title), ...entries.map(({ words }) => words)];
    for (const words of said) {
      expect(mechanismWords.filter(({ pattern }) => pattern.test(words)).map(({ name }) => name)).toEqual([]);
      expect(words).not.toMatch(/§|OC-|\d/);
    }
  });

  it('explains each thing once', () => {
    expect(new Set(entries.map(({ shows }) => shows)).size).toBe(entries.length);
    expect(new Set(entries.map(({ words }) => words)).size).toBe(entries.length);
  });

  it('is a region with a name and a heading, and shows nothing of a map that shows nothing', () => {
    const legend = createElement(Legend, { map: createRef<SVGSVGElement>(), onClose: () => {} });
    const drawn = renderToStaticMarkup(createElement(SidesContext, { value: bookShown }, legend));
    expect(drawn).toContain('aria-label="Legend of the map"');
    expect(drawn).toContain('<h2>Legend</h2>');
    expect(drawn).not.toContain('<li>');
  });
});
