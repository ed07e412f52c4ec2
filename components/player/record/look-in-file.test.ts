import { expect, it } from 'vitest';
import type { FilePaper, HqFile } from '@/lib/visibility/player/hq-file';
import { lookIn, turnShown } from './look-in-file';

const paper = (id: string, patch: Partial<FilePaper> = {}): FilePaper => ({
  id,
  kind: 'letter',
  when: '',
  title: 'Report',
  at: '2026-01-01T12:00:00.000Z',
  about: '',
  text: '',
  rows: [],
  ...patch,
});
const row = { id: 'r', who: '2 Para Bn', text: 'Hold the bridge.', ringed: 'Hold', notes: ['By the church.'] };
const file: HqFile = {
  team: '1 Airborne',
  title: 'Market Garden',
  turns: [
    { turn: 3, papers: [paper('third', { text: 'The bridge is ours.' })] },
    {
      turn: 2,
      papers: [
        paper('sheet', {
          title: 'Order sheet',
          rows: [{ ...row, questions: [{ id: 'q', text: 'Which house?', answer: 'The school.' }] }],
        }),
        paper('second', { text: 'Nothing.' }),
      ],
    },
  ],
};
const found = (turn: string, words: string) =>
  lookIn(file, { turn, words }).map((one) => [one.turn, one.papers.map(({ id }) => id)]);

it('shows the latest turn, one that is asked for, or all', () => {
  expect(found('', '')).toEqual([[3, ['third']]]);
  expect(found('2', '')).toEqual([[2, ['sheet', 'second']]]);
  expect(found('all', '')).toEqual([
    [3, ['third']],
    [2, ['sheet', 'second']],
  ]);
  expect(found('9', '')).toEqual([]);
});

it('opens on the last turn with a paper when the turn under way has none yet', () => {
  const later = { ...file, turns: [{ turn: 5, papers: [] }, { turn: 4, papers: [] }, ...file.turns] };
  expect(lookIn(later, { turn: '', words: '' }).map(({ turn }) => turn)).toEqual([3]);
  expect(turnShown(later, { turn: '', words: '' })).toBe('3');
  expect(turnShown(later, { turn: '5', words: '' })).toBe('5');
  expect(turnShown(later, { turn: '', words: 'bridge' })).toBe('all');
  expect(turnShown({ ...file, turns: [{ turn: 1, papers: [] }] }, { turn: '', words: '' })).toBe('1');
});

it('finds words in every turn: in orders, in notes, in questions and in answers, whatever their letters', () => {
  expect(found('', 'BRIDGE')).toEqual([
    [3, ['third']],
    [2, ['sheet']],
  ]);
  for (const words of ['church', 'which house', 'school', '2 para', 'hold'])
    expect(found('', words)).toEqual([[2, ['sheet']]]);
  expect(found('3', 'church')).toEqual([]);
  expect(found('', 'bridge school')).toEqual([[2, ['sheet']]]);
});
