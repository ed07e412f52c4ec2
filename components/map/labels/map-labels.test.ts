import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { MapData } from '../core/map-data';
import { type Box, projectionAt } from '../core/projection';
import { layOut } from './labeller';
import { MapLabels } from './map-labels';

const sheet: MapData = {
  title: 'Two towns',
  credit: '',
  frame: { minX: 0, minY: 0, maxX: 40, maxY: 40 },
  features: [
    { layer: 'town', name: 'Near', tier: 2, point: [5, 5] },
    { layer: 'town', name: 'Far', tier: 2, point: [35, 35] },
    { layer: 'crossing', name: 'Near bridge', kind: 'mainRoadBridge', point: [8, 5] },
    { layer: 'crossing', name: 'Far bridge', kind: 'mainRoadBridge', point: [38, 35] },
  ],
};

/** The lower left quarter, in pixels of a projection at 20 px per km. */
const quarter: Box = { x: 0, y: -400, width: 400, height: 400 };

const at = projectionAt(20);
const drawn = (seen: Box | null): string =>
  renderToStaticMarkup(
    createElement(MapLabels, { mapData: sheet, projection: at, layout: layOut(sheet, [], at), seen }),
  );

/** Each gate has one stroke over its water. */
const gatesIn = (markup: string): number =>
  [...markup.matchAll(/class="gap" d="([^"]*)"/g)].reduce((sum, [, d]) => sum + d!.split('M').length - 1, 0);

describe('names and crossings of the printed map', () => {
  it('are drawn where the window is, and nowhere else', () => {
    expect(drawn(quarter)).toContain('>Near</text>');
    expect(drawn(quarter)).not.toContain('Far');
    expect(gatesIn(drawn(quarter))).toBe(1);
  });

  it('are all on paper', () => {
    expect(drawn(null)).toContain('>Far</text>');
    expect(gatesIn(drawn(null))).toBe(2);
  });

  it('stay the elements they are at another scale: a wheel moves them, and makes none anew', () => {
    const keysAt = (scale: number) => [...layOut(sheet, [], projectionAt(scale)).laid.keys()];
    expect(keysAt(20)).toEqual(keysAt(23.7));
    expect(new Set(keysAt(20)).size).toBe(2);
  });
});
