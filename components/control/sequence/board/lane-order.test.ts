import { expect, it } from 'vitest';
import type { BoardCard } from '@/lib/desks/control/sequence/board-card';
import { inLaneOrder } from './lane-order';

const card = (name: string, part: Partial<BoardCard>): BoardCard => ({
  kind: 'combat',
  subjectId: name,
  lane: 'in',
  name,
  about: '',
  blocks: '',
  meaning: 'plain',
  waitsFor: null,
  since: null,
  teamIds: [],
  sector: null,
  to: '',
  ...part,
});
const at = (minute: number) => `2026-01-01T10:${String(minute).padStart(2, '0')}:00.000Z`;

it('a lane: what is late, what waits for Control, what waits for a team, the rest; own first, then the oldest', () => {
  const cards = [
    card('to come', { kind: 'sheet', waitsFor: 'team' }),
    card('done', { since: at(1) }),
    card('asked', { waitsFor: 'team', since: at(2) }),
    card('unread, young', { waitsFor: 'control', since: at(9) }),
    card('unread, old', { waitsFor: 'control', since: at(3) }),
    card('unread, own', { waitsFor: 'control', since: at(8), teamIds: ['mine'] }),
    card('late', { meaning: 'overdue', waitsFor: 'team', since: at(5) }),
  ];
  expect(inLaneOrder(cards, ({ teamIds }) => teamIds.includes('mine')).map(({ name }) => name)).toEqual([
    'late',
    'unread, own',
    'unread, old',
    'unread, young',
    'asked',
    'done',
    'to come',
  ]);
});

it('of the same age by name, C2 before C10', () =>
  expect(inLaneOrder([card('C10 Best', {}), card('C2 Son', {})], () => false).map(({ name }) => name)).toEqual([
    'C2 Son',
    'C10 Best',
  ]));
