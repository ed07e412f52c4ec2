import { describe, expect, it } from 'vitest';
import type { RefugeKind } from '@/lib/adjudication/retiring';
import { placeWords } from './place-words';

const way = (km: number, name?: string, kind: RefugeKind = 'town') => ({
  km,
  refuge: name ? { name, kind } : null,
  isBarred: false,
  isStartLine: false,
});

describe('where a unit goes back to, in words (§9 Results Table, note 1)', () => {
  it.each([
    ['to Oosterbeek, town, 2.4 km (the rule says 3 km)', way(2.4, 'Oosterbeek'), 3],
    ['to Elden, town, 3 km', way(2.97, 'Elden'), 3],
    ['to Bilderberg – Mariendaal, wood, 1.5 km (the rule says 1 km)', way(1.5, 'Bilderberg – Mariendaal', 'wood'), 1],
    [
      'over the road bridge of Arnhem, far side, 0.8 km (the rule says 1 km)',
      way(0.83, 'the road bridge of Arnhem', 'farSideOfBridge'),
      1,
    ],
    ['straight back, 2 km', way(2), 2],
    ['straight back, north of Elst, 2 km', { ...way(2), near: 'north of Elst' }, 2],
    ['to its start line, at Elst, 2 km', { ...way(2), near: 'at Elst', isStartLine: true }, 2],
    ['to its start line, 6.9 km', { ...way(6.91), isStartLine: true }, 6.9],
    ['no way back is open: say where, or rule that it stays', { ...way(2), isBarred: true }, 2],
  ])('%s', (words, put, due) => expect(placeWords(put, due)).toBe(words));
});
