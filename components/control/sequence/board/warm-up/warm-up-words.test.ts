import { expect, it } from 'vitest';
import type { WarmUp } from '@/lib/desks/control/sequence/warm-up';
import { warmUpWords } from './warm-up-words';

const says = (stage: WarmUp['stage'], ...teams: [name: string, stage: WarmUp['teams'][number]['stage']][]) => {
  const { count, rest } = warmUpWords({
    stage,
    teams: teams.map(([name, of]) => ({ key: name, name, side: 'allied', stage: of })),
  });
  return `${count} ${rest}`.trim();
};

it('says how many teams have handed in, and who is still to come', () => {
  expect(says('orders', ['Guards', 'handedIn'], ['1 Airborne', 'drafting'], ['82 Airborne', 'nothing'])).toBe(
    'One team of three has handed in. Still to come: 1 Airborne and 82 Airborne.',
  );
  expect(says('orders', ['Guards', 'handedIn'], ['1 Airborne', 'handedIn'])).toBe('Two teams of two have handed in.');
  expect(says('orders', ['Guards', 'nothing'], ['1 Airborne', 'nothing'])).toBe(
    'No team of two has handed in. Still to come: Guards and 1 Airborne.',
  );
});

it('then that the console answers, and how many have read their letter', () => {
  expect(says('answering', ['Guards', 'handedIn'])).toBe('The console is answering every sheet with a letter.');
  expect(says('answered', ['Guards', 'read'], ['1 Airborne', 'told'])).toBe(
    'Every letter is out. One team of two has read theirs. Still to come: 1 Airborne.',
  );
});

it('counts no team without troops, and says where nobody is there', () => {
  expect(says('orders', ['43 Wessex', 'none'])).toBe('No team with troops has anybody in the hall yet.');
  expect(says('orders', ['43 Wessex', 'none'], ['Guards', 'handedIn'])).toBe('One team of one has handed in.');
});
