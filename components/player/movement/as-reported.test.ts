import { expect, it } from 'vitest';
import { asReported } from './as-reported';

const unit = { name: '2 Para Bn', shortName: '2 Para' };
const reports = [
  { turn: 5, body: 'MOVES AND MESSAGES\n\n12 Para Bn has come up. Nothing else.' },
  {
    turn: 4,
    body: 'ARNHEM\n\n2 Para Bn held the bridge. It was hard. 2 Para has had heavy losses and is capable. 2 Para waits.',
  },
  { turn: 3, body: '2 Para Bn landed.' },
];

it('is what the newest report that names it says, in two sentences at most', () =>
  expect(asReported(unit, reports)).toEqual({
    words: '2 Para Bn held the bridge. 2 Para has had heavy losses and is capable.',
    turn: 4,
  }));

it('is nothing where no report has named it, and no other unit whose name it is part of', () => {
  expect(asReported(unit, reports.slice(0, 1))).toBeNull();
  expect(asReported({ name: 'Bn', shortName: '' }, [{ turn: 1, body: 'A Bn-sized force.' }])).toBeNull();
});
