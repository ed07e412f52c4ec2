import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { DeskContact, SideMap } from '@/lib/visibility/player/desk';
import { MapToldLine } from './map-told-line';

const tigers: DeskContact = {
  id: 'contact-1',
  x: 74.5,
  y: 78,
  symbol: 'armour',
  label: 'Tigers on the ramp',
  seenTurn: 4,
  seenAt: '2026-11-21T14:10:00.000Z',
  source: 'own troops',
  confidence: 'certain',
  direction: '',
};
const lineOn = (contacts: DeskContact[]) => {
  const clock = { turn: 5, date: '1944-09-18', daypart: 'afternoon' };
  const map = { clock, counters: [], friends: [], contacts, marks: [] } as unknown as SideMap;
  return renderToStaticMarkup(createElement(MapToldLine, { map, chosen: 'contact-1', hasReach: true }));
};

describe('panel open after hiding: the line on what was pressed', () => {
  it('says what is told of it as long as it is told', () => {
    expect(lineOn([tigers])).toContain('Tigers on the ramp');
  });

  it('is empty as soon as it is told no more, and of another thing in its place says nothing', () => {
    expect(lineOn([])).toBe('');
    expect(lineOn([{ ...tigers, id: 'contact-2' }])).toBe('');
  });
});
