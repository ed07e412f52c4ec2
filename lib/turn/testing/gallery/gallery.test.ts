import { expect, it } from 'vitest';
import { controlVerbs, playerVerbs } from '../all-verbs';
import { controlActs } from './every-act';
import { playerActs } from './players';

/** The verbs that have no row, and those that have two, each by its name. */
const amiss = (rows: readonly { verb: string }[], verbs: object) => {
  const named = rows.map(({ verb }) => verb);
  return {
    withoutRow: Object.keys(verbs).filter((verb) => !named.includes(verb)),
    twice: named.filter((verb, at) => named.indexOf(verb) !== at),
  };
};

it('every verb has its row in the gallery, once', () => {
  expect(amiss(controlActs, controlVerbs)).toEqual({ withoutRow: [], twice: [] });
  expect(amiss(playerActs, playerVerbs)).toEqual({ withoutRow: [], twice: [] });
  expect(controlActs.length + playerActs.length).toBeGreaterThan(130);
});

it('what can be taken back from the ledger is said so by its verb, and by its row', () => {
  const declared = Object.entries(controlVerbs).filter(([, { declared }]) =>
    ['fromTheLedger', 'untilMovementCloses'].includes(declared.undo),
  );
  const said = controlActs.filter(({ takenBack }) => takenBack).map(({ verb }) => verb);
  expect(said.sort()).toEqual(declared.map(([name]) => name).sort());
});
