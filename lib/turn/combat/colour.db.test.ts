import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { colourMarksOf } from '@/lib/desks/control/combat/colour';
import { combatOnDesk } from '@/lib/desks/control/combat/combats';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { bodyOf, draft, release } from '../reports/reports-for-tests';
import { closeMovement } from '../sequence/close-movement';
import { city, good, ledgerAgreesIn, refusal, workedExample } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { undoRuling } from '../undo/undo-ruling';
import { adjudicateCombat } from './adjudicate-combat';
import { closeGrouping } from './close-grouping';
import { groupCombat } from './group-combat';
import { ruleOnCombat } from './rule-on-combat';

describe('§10: the umpire colours a fight with one line while ruling', () => {
  let game: GivenGame;
  let combatId: string;
  beforeAll(async () => {
    game = await givenGame('arnhem-bridge');
    const grouped = good(await groupCombat(game.control, { ...workedExample, ground: city }));
    combatId = grouped.combatId;
    good(await closeMovement(game.control, { turn: 5 }));
    good(await closeGrouping(game.control, { turn: 5 }));
    good(await adjudicateCombat(game.control, { combatId, version: grouped.version, faces: [2] }));
  });
  afterAll(() => game.drop());

  const version = async () => (await combatOnDesk(game.control, combatId))!.version;
  const rule = async (more: object) => ruleOnCombat(game.control, { combatId, version: await version(), ...more });
  const goes = async (colour: string) =>
    good(await colourMarksOf(game.control, { combatId, colour })).map(({ team, marks }) => [team, marks.length === 0]);

  it('the desk says before the ruling whose letters it goes into, and why not', async () => {
    expect(await goes('burning tanks on the road')).toEqual([
      ['1 Airborne', true],
      ['9 SS-Pz Hohenstaufen', true],
    ]);
    expect(await goes('Harzer came on singing')).toEqual([
      ['1 Airborne', false],
      ['9 SS-Pz Hohenstaufen', true],
    ]);
    const [british] = good(await colourMarksOf(game.control, { combatId, colour: 'Harzer came on singing' }));
    expect(british!.marks.map(({ message }) => message).join(' ')).toContain('Harzer');
    expect((await goes('they rolled a 2')).map(([, may]) => may)).toEqual([false, false]);
  });

  it('one line of at most 160 characters: longer is refused, breaks and bidirectional controls are taken out', async () => {
    expect(refusal(await rule({ colour: 'a'.repeat(161) }))).toMatchObject({ code: 'badInput', field: 'colour' });
    good(await rule({ colour: ' burning tanks\n on the \u202eroad ' }));
    expect((await combatOnDesk(game.control, combatId))!.ruling!.colour).toBe('burning tanks on the road');
  });

  it('the ledger holds it, and both letters tell it once, each side in its own', async () => {
    const [entry] = await db().ledgerEntry.findMany({
      where: { gameId: game.gameId, verb: 'rule-on-combat', kind: 'combat' },
    });
    expect(JSON.stringify(entry!.after)).toContain('burning tanks on the road');
    for (const team of ['1-airborne', '9-ss-panzer']) {
      await draft(game, team);
      expect((await bodyOf(game, team)).match(/Burning tanks on the road\./g)).toHaveLength(1);
      good(await release(game, team));
    }
    const desk = await playerDesk(await game.player('1-airborne'));
    expect(desk.reports[0]!.body).toContain('Burning tanks on the road.');
    await ledgerAgreesIn(game);
  });

  it('another line later calls for no correction; a ruling without one has none', async () => {
    const answer = good(await rule({ colour: 'a church on fire', reason: 'So it was.' }));
    expect(answer.advice).toEqual([
      'Nothing that 1 Airborne could see has changed: it needs no correction.',
      'Nothing that 9 SS-Pz Hohenstaufen could see has changed: it needs no correction.',
    ]);
    good(await rule({ reason: 'No fire after all.' }));
    expect((await combatOnDesk(game.control, combatId))!.ruling).not.toHaveProperty('colour');
    good(await undoRuling(game.control, { combatId, version: await version(), reason: 'Read wrongly.' }));
    await ledgerAgreesIn(game);
  });
});
