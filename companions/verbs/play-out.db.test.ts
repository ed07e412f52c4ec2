import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BattleCardState } from '@/companions/battle-card/rules';
import type { State as HexGame } from '@/companions/farthest-bridge/rules/state';
import type { State as StreetFight } from '@/companions/impressionistic/rules/state';
import { tablesOf } from '@/companions/tables-to-enter';
import { db } from '@/lib/db/kernel/client';
import { saveAirOrder } from '@/lib/turn/air/save-air-order';
import type { CompanionAbout } from '@/lib/turn/cases/companion-about';
import { groupCombat } from '@/lib/turn/combat/group-combat';
import { city, good, ledgerAgreesIn, refusal, workedExample } from '@/lib/turn/testing/combats';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import type { CompanionName } from '@/lib/words';
import { companionGameOnDesk } from '../reads/companion-games';
import { actInCompanionGame } from './act-in-companion-game';
import { endCompanionGame } from './end-companion-game';
import { enterCompanionTables } from './enter-companion-tables';
import { playOut } from './play-out';
import { takeBackCompanionAct } from './take-back-companion-act';

let game: GivenGame;
beforeEach(async () => {
  game = await givenGame('arnhem-bridge');
});
afterEach(async () => {
  await ledgerAgreesIn(game);
  await game.drop();
});

const opens = async (companion: CompanionName, about: CompanionAbout) =>
  good(await playOut(game.control, { companion, about })).companionGameId;
const onDesk = async (id: string) => (await companionGameOnDesk(game.control, id))!;
const standing = (state: StreetFight) =>
  Object.values(state.units).map(({ name, kind, figures, place }) => [name, kind, figures, place]);

describe('a combat is played out', () => {
  let about: CompanionAbout;
  beforeEach(async () => {
    const { combatId } = good(
      await groupCombat(game.control, { ...workedExample, name: 'Arnhem bridge', ground: city }),
    );
    about = { kind: 'combat', id: combatId };
  });

  it('at a street fight with its units, places and ground, ready for the first die', async () => {
    const id = await opens('impressionistic', about);
    const { name, state, lines } = await onDesk(id);
    expect(name).toBe('C1 at Arnhem bridge');
    expect(lines.flat().map(({ what }) => what)).toEqual(['Turn 1: Artillery and air.']);
    const fight = state as StreetFight;
    // The defenders stand in the combat, in its ground; the attackers where they stood when it was grouped.
    expect(standing(fight)).toEqual([
      ['2 Para', 'foot', 10, 'Arnhem bridge'],
      ['1 AL AT Bty', 'foot', 4, 'Arnhem bridge'],
      ['20 SS-PzGR', 'armour', 8, 'East of it, in Arnhem'],
      ['9 SS-PzJg', 'foot', 4, 'North-east of it, in Arnhem'],
      ['9 SS-Pz Abt', 'armour', 4, 'North of it, in Arnhem'],
      ['9 SS-PzArtR', 'foot', 4, 'North-west of it, in Arnhem'],
    ]);
    expect(fight.places.map(({ name, cover, what }) => [name, cover, what])).toEqual([
      ['Arnhem bridge', 'building', 'city; the Neder Rijn 0.4 km away'],
      ['Arnhem – pontoon bridge (Schipbrug)', 'open', 'over the Neder Rijn, blown'],
      ['Arnhem – Rhine road bridge', 'open', 'over the Neder Rijn, intact'],
      ['East of it, in Arnhem', 'building', 'city'],
      ['North-east of it, in Arnhem', 'building', 'city'],
      ['North of it, in Arnhem', 'building', 'city'],
      ['North-west of it, in Arnhem', 'building', 'city'],
    ]);
    good(
      await actInCompanionGame(game.control, {
        companionGameId: id,
        version: 1,
        act: { kind: 'artillery', target: 'A087', spotter: 'G153', gun: 'over75', cover: 'building' },
        values: [2],
      }),
    );
  });

  it('a game that is played already is gone to; once it is put away another is begun', async () => {
    const id = await opens('battle-card', about);
    expect(await opens('battle-card', about)).toBe(id);
    expect(await opens('postcard-arnhem', about)).not.toBe(id);
    expect(await db().companionGame.count()).toBe(2);
    good(await endCompanionGame(game.control, { companionGameId: id, version: 1, result: 'The road is open.' }));
    expect(await opens('battle-card', about)).not.toBe(id);
  });

  it('two umpires at once come to one table', async () => {
    const [one, other] = await Promise.all([opens('impressionistic', about), opens('impressionistic', about)]);
    expect(one).toBe(other);
  });

  it('is played with the tables that are entered', async () => {
    const values = structuredClone(tablesOf('battle-card').ours) as {
      figures: { start: { source: string; german: Record<string, number> } };
    };
    Object.assign(values.figures.start, { source: 'book' });
    values.figures.start.german.arnhem = 3;
    good(await enterCompanionTables(game.control, { companion: 'battle-card', version: 0, values: values as never }));
    const { state } = await onDesk(await opens('battle-card', about));
    expect((state as BattleCardState).areas[3]).toMatchObject({ german: 3 });
    expect((state as BattleCardState).orders).toBe('first');
  });

  it('what is done at its table is taken back as in any other, up to the last die', async () => {
    const companionGameId = await opens('impressionistic', about);
    const act = { kind: 'standAt', unit: 'G149', place: 'Arnhem bridge' } as const;
    good(await actInCompanionGame(game.control, { companionGameId, version: 1, act }));
    good(await takeBackCompanionAct(game.control, { companionGameId, version: 2 }));
    const { state } = await onDesk(companionGameId);
    expect((state as StreetFight).units.G149!.place).not.toBe('Arnhem bridge');
  });
});

describe('a crossing is played out', () => {
  it('with who stands near it, on the ground of the master map', async () => {
    const { name, state } = await onDesk(await opens('impressionistic', { kind: 'crossing', id: 'arn-road' }));
    expect(name).toBe('Arnhem – Rhine road bridge');
    const fight = state as StreetFight;
    expect(fight.places.map(({ name, cover, what }) => [name, cover, what])).toEqual([
      ['Arnhem – Rhine road bridge', 'open', 'over the Neder Rijn, intact'],
      ['Arnhem – pontoon bridge (Schipbrug)', 'open', 'over the Neder Rijn, blown'],
      ['North of it, in Arnhem', 'building', 'city'],
      ['North-east of it, in Arnhem', 'building', 'city'],
      ['North-west of it, in Arnhem', 'building', 'city'],
    ]);
    expect(standing(fight)).toEqual([
      ['2 Para', 'foot', 10, 'North of it, in Arnhem'],
      ['1 AL AT Bty', 'foot', 4, 'North of it, in Arnhem'],
      ['20 SS-PzGR', 'armour', 8, 'North-east of it, in Arnhem'],
      ['9 SS-PzJg', 'foot', 4, 'North of it, in Arnhem'],
      ['9 SS-Pz Abt', 'armour', 4, 'North of it, in Arnhem'],
      ['9 SS-PzArtR', 'foot', 4, 'North-west of it, in Arnhem'],
    ]);
  });

  it('where one side alone is near, somebody has to say who plays the other', async () => {
    const about = { kind: 'crossing', id: 'millingen' } as const;
    expect(refusal(await playOut(game.control, { companion: 'impressionistic', about }))).toMatchObject({
      code: 'notNow',
      message: 'Only one side is there: say first who plays the other.',
    });
    // The others have units of their own.
    expect((await onDesk(await opens('farthest-bridge', about))).of!.scene.units).toEqual([]);
  });

  it('that is not there is refused, and nothing is kept', async () => {
    const about = { kind: 'crossing', id: 'no-such-bridge' } as const;
    expect(refusal(await playOut(game.control, { companion: 'battle-card', about })).code).toBe('notFound');
    expect(await db().companionGame.count()).toBe(0);
  });
});

describe('a landing is played out', () => {
  let about: CompanionAbout;
  beforeEach(async () => {
    await game.drop();
    game = await givenGame('market-garden');
    const order = { taskId: null, version: 0, squadronId: null, mission: 'airTransport' } as const;
    const lift = { ...order, turn: 2, liftId: 't2-dz-x', squadrons: 6 };
    const { taskId } = good(await saveAirOrder(game.control, lift));
    about = { kind: 'landing', id: taskId };
  });

  it('hex by hex, with the ground of its zone and around it', async () => {
    const { name, state, of } = await onDesk(await opens('farthest-bridge', about));
    expect(name).toBe('Landing at DZ X');
    expect(of!.scene.landing!.division).toBe('1 Airborne');
    expect((state as HexGame).map.hexes).toEqual({
      '3423': { terrain: 'city', name: 'Arnhem' },
      '3523': { terrain: 'city', name: 'Arnhem' },
      '3524': { terrain: 'city', name: 'Arnhem' },
      // The zone is open; woods lie 2 km to the west of it, the houses of Heelsum to the south.
      '3919': { terrain: 'mixed', name: 'DZ X' },
      '3918': { terrain: 'woods' },
      '3920': { terrain: 'mixed' },
      '3819': { terrain: 'mixed' },
      '3818': { terrain: 'mixed' },
    });
  });

  it('at a street fight not before somebody says whom the landed meet: nobody stands near', async () => {
    const told = await playOut(game.control, { companion: 'impressionistic', about });
    expect(refusal(told).code).toBe('notNow');
  });
});
