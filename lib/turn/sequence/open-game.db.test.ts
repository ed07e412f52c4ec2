import { afterAll, beforeAll, expect, it } from 'vitest';
import { entriesOf, storedTruth } from '@/lib/db/record/stored-truth';
import { masterMap } from '@/lib/desks/control/movement/map';
import { compare } from '@/lib/ledger/compare';
import { fold } from '@/lib/ledger/fold';
import { openingTruth } from '@/lib/ledger/opening';
import { type GivenGame, givenGame } from '../testing/given-game';

let game: GivenGame;
beforeAll(async () => {
  game = await givenGame('arnhem-bridge');
});
afterAll(() => game.drop());

/** Both at the north end of the bridge, with four battalions less than a kilometre from them; their HQs are far apart. */
it('has who stands within passing distance in contact from the start, and nobody else (§6 Passing By)', async () => {
  const { pairs, counters } = await masterMap(game.control);
  const nameOf = (id: string) => counters.find((counter) => counter.id === id)?.shortName;
  const told = pairs.map(({ alliedId, germanId }) => `${nameOf(alliedId)} – ${nameOf(germanId)}`);
  expect(told.sort()).toEqual(
    ['2 Para', '1 AL AT Bty']
      .flatMap((ours) =>
        ['20 SS-PzGR', '9 SS-PzJg', '9 SS-Pz Abt', '9 SS-PzArtR'].map((theirs) => `${ours} – ${theirs}`),
      )
      .sort(),
  );
  expect(pairs.map(({ sinceTurn, why }) => [sinceTurn, why])).toEqual(
    Array(8).fill([5, 'within passing distance when the game opened']),
  );
});

it('enters them in the ledger', async () => {
  const folded = fold(openingTruth(game.scenario), await entriesOf(game.gameId));
  expect(compare(folded, await storedTruth(game.gameId))).toEqual([]);
});
