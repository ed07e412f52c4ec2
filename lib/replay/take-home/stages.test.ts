import { expect, it } from 'vitest';
import { FilmReader } from '../film';
import { filmOf, type MapAt, momentsOf, type Stage } from './stages';

const map = (turn: number, stage: Stage, ...names: string[]): MapAt => ({
  turn,
  stage,
  lies: new Map(names.map((name) => [`unit/${name}`, { name }])),
});
const maps = [map(2, 'letters', 'a', 'c'), map(1, 'orders', 'a'), map(1, 'letters', 'a', 'b')];

it('goes through the parts of turns in order, each once', () => {
  expect(momentsOf([...maps, map(1, 'movement'), map(1, 'orders')])).toEqual([
    { turn: 1, stage: 'orders' },
    { turn: 1, stage: 'movement' },
    { turn: 1, stage: 'letters' },
    { turn: 2, stage: 'letters' },
  ]);
});

it('shows the map before where a part has none, and nothing of a turn that is not open', () => {
  const moments = momentsOf([...maps, map(1, 'movement')]);
  const seen = (isOpen?: (turn: number) => boolean) => {
    const reader = new FilmReader(filmOf(moments, maps, isOpen));
    return moments.map((_, at) => [...reader.at(at).keys()].sort().join(' '));
  };
  expect(seen()).toEqual(['unit/a', 'unit/a', 'unit/a unit/b', 'unit/a unit/c']);
  expect(seen((turn) => turn === 2)).toEqual(['', '', '', 'unit/a unit/c']);
  expect(seen((turn) => turn === 1)).toEqual(['unit/a', 'unit/a', 'unit/a unit/b', '']);
});
