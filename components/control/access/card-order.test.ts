import { expect, it } from 'vitest';
import { inCardOrder } from './card-order';

const teams = [
  { key: 'xxx-corps', side: 'allied' },
  { key: 'ii-ss', side: 'german' },
  { key: 'guards', side: 'allied' },
] as const;
const card = (key: string | null, label: string) => ({
  seat: { team: key === null ? null : { key, name: key }, duty: null, label },
});

it('cards lie by side and chain of command, those of Control first, seats of a team as they came', () => {
  const cards = [card('ii-ss', 'a'), card('guards', 'b'), card(null, 'c'), card('xxx-corps', 'd'), card('guards', 'e')];
  expect(inCardOrder(cards, teams).map(({ seat }) => seat.label)).toEqual(['c', 'd', 'b', 'e', 'a']);
});
