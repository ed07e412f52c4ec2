import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { combatOnDesk } from '@/lib/desks/control/combat/combats';
import { crossingsDesk } from '@/lib/desks/control/crossings/crossings';
import { ledgerPage } from '@/lib/desks/control/record/ledger';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import type { CompanionAbout } from '@/lib/turn/cases/companion-about';
import { companionsAbout } from '@/lib/turn/cases/companion-games-about';
import { adjudicateCombat } from '@/lib/turn/combat/adjudicate-combat';
import { closeGrouping } from '@/lib/turn/combat/close-grouping';
import { groupCombat } from '@/lib/turn/combat/group-combat';
import { ruleOnCombat } from '@/lib/turn/combat/rule-on-combat';
import { markCrossing } from '@/lib/turn/crossings/mark-crossing';
import { setCrossing } from '@/lib/turn/crossings/set-crossing';
import { draftReport } from '@/lib/turn/reports/draft-report';
import { allVerbs } from '@/lib/turn/testing/all-verbs';
import { good, ledgerAgreesIn, open, para, refusal, unitOf, workedExample } from '@/lib/turn/testing/combats';
import { type GivenGame, givenGame } from '@/lib/turn/testing/given-game';
import { undoRuling } from '@/lib/turn/undo/undo-ruling';
import { aboutOnDesk } from '../about/companion-about';
import { companionGameOnDesk } from '../reads/companion-games';
import { beginCompanionGame } from './begin-companion-game';
import { endCompanionGame } from './end-companion-game';

let game: GivenGame;
beforeEach(async () => {
  game = await givenGame('arnhem-bridge');
});
afterEach(() => game.drop());

/** A companion game about something, and put away with a sentence unless it is still played. */
async function playedOut(about: CompanionAbout | null, result: string | null): Promise<string> {
  const begun = { companion: 'battle-card', setup: { orders: 'first' }, about } as const;
  const { companionGameId } = good(await beginCompanionGame(game.control, begun));
  if (result !== null) good(await endCompanionGame(game.control, { companionGameId, version: 1, result }));
  return companionGameId;
}

describe('a combat played out in a companion game', () => {
  let combatId: string;
  let version: number;
  /** The worked example in the open, a die of 1: Limited success, 2 Para loses a step. */
  beforeEach(async () => {
    const units = workedExample.units.map((part) => ({ ...part, standFast: false }));
    const grouped = { ...workedExample, name: 'Arnhem bridge', ground: open, units };
    ({ combatId, version } = good(await groupCombat(game.control, grouped)));
    good(await closeGrouping(game.control, { turn: 5 }));
    ({ version } = good(await adjudicateCombat(game.control, { combatId, version, faces: [1] })));
  });

  const rule = (companionGameId: string | null, overrules: { path: string; ruled: number; reason: string }[] = []) =>
    ruleOnCombat(game.control, { combatId, version, overrules, companionGameId });

  it('is filled in with who fights there, and named by its number and place', async () => {
    const of = (await aboutOnDesk(game.control, { kind: 'combat', id: combatId }))!;
    expect(of).toMatchObject({
      name: 'C1 at Arnhem bridge',
      title: 'Combat C1 at Arnhem bridge, 9 SS Pz Div against 1 Airborne Div',
      path: `/combats/${combatId}`,
    });
    // The guns stand elsewhere and support.
    expect(of.scene.units.map(({ name, side, arm }) => [name, side, arm])).toEqual([
      ['2 Para', 'allied', 'paras'],
      ['1 AL AT Bty', 'allied', 'antiTank'],
      ['20 SS-PzGR', 'german', 'mechanised'],
      ['9 SS-PzJg', 'german', 'antiTank'],
      ['9 SS-Pz Abt', 'german', 'armour'],
      ['9 SS-PzArtR', 'german', 'artillery'],
    ]);
  });

  it('is ruled by its result: ruling, ledger and companion game show each other', async () => {
    const companionGameId = await playedOut({ kind: 'combat', id: combatId }, 'The houses are lost.');
    const reason = 'Played out as companion game 1: The houses are lost.';
    const path = `units.${para}.stepsTaken`;
    good(await rule(companionGameId, [{ path, ruled: 2, reason }]));
    expect((await unitOf(game, para)).stepsLost).toBe(2);

    const desk = (await combatOnDesk(game.control, combatId))!;
    expect(desk.ruling).toMatchObject({ companionGameId });
    expect(desk.companions).toMatchObject([{ id: companionGameId, number: 1, result: 'The houses are lost.' }]);

    const { entries } = await ledgerPage(game.control, allVerbs, { kind: 'combat' });
    expect(entries[0]).toMatchObject({ verb: 'rule-on-combat', reason, companion: { id: companionGameId, number: 1 } });
    expect(entries[1]).toMatchObject({ verb: 'adjudicate-combat', companion: null });

    const [ruling, ...others] = (await companionGameOnDesk(game.control, companionGameId))!.rulings;
    expect(others).toEqual([]);
    expect(ruling).toMatchObject({
      turn: 5,
      done: 'ruled on the combat',
      by: game.control.label,
      what: 'C1 Arnhem bridge',
      reason,
      isUndone: false,
    });
    await ledgerAgreesIn(game);
  });

  it('accepted as found, it has the companion game’s sentence as its reason', async () => {
    const companionGameId = await playedOut({ kind: 'combat', id: combatId }, 'Much the same at the table.');
    good(await rule(companionGameId));
    const entry = await db().ledgerEntry.findFirstOrThrow({ where: { kind: 'combat', verb: 'rule-on-combat' } });
    expect(entry.reason).toBe('Played out as companion game 1: Much the same at the table.');
    expect(entry.companionGameId).toBe(companionGameId);
  });

  it('no player is told: the report is of the battle alone', async () => {
    const companionGameId = await playedOut({ kind: 'combat', id: combatId }, 'A tuinkabouter held the stairs.');
    const reason = 'Played out as companion game 1: A tuinkabouter held the stairs.';
    good(await rule(companionGameId, [{ path: `units.${para}.stepsTaken`, ruled: 2, reason }]));
    for (const teamKey of ['1-airborne', '9-ss-panzer']) {
      good(await draftReport(game.control, { teamKey, version: 0 }));
      const { body } = await db().reportDraft.findFirstOrThrow({ where: { teamId: await game.teamId(teamKey) } });
      expect(body).toContain('Rhine road bridge');
      expect(body).not.toMatch(/companion|tuinkabouter|played/i);
      const desk = JSON.stringify(await playerDesk(await game.player(teamKey)));
      expect(desk).not.toMatch(/companion|tuinkabouter/i);
    }
  });

  it('a ruling taken back is told as taken back at the companion game', async () => {
    const companionGameId = await playedOut({ kind: 'combat', id: combatId }, 'The houses are lost.');
    const ruled = good(await rule(companionGameId));
    good(await undoRuling(game.control, { combatId, version: ruled.version, reason: 'The wrong combat.' }));
    const { rulings } = (await companionGameOnDesk(game.control, companionGameId))!;
    expect(rulings.map(({ isUndone }) => isUndone)).toEqual([true]);
    await ledgerAgreesIn(game);
  });

  it('is not ruled by a game about something else, by one still played, or by one that is not there', async () => {
    const field = 'companionGameId';
    const ofNothing = await playedOut(null, 'A warm-up.');
    expect(refusal(await rule(ofNothing))).toMatchObject({
      code: 'badInput',
      field,
      message: 'Companion game 1 is about something else.',
    });
    const ofBridge = await playedOut({ kind: 'crossing', id: 'arn-road' }, 'It holds.');
    expect(refusal(await rule(ofBridge))).toMatchObject({ code: 'badInput', field });
    const open = await playedOut({ kind: 'combat', id: combatId }, null);
    expect(refusal(await rule(open))).toMatchObject({ code: 'notNow', field });
    expect(refusal(await rule('no-such-game'))).toMatchObject({ code: 'notFound', field });
    expect((await combatOnDesk(game.control, combatId))!.ruling).toBeNull();
  });
});

describe('a crossing played out in a companion game', () => {
  const about = { kind: 'crossing', id: 'arn-road' } as const;

  it('is filled in with who is near, and shows the game at the board of the crossings', async () => {
    const companionGameId = await playedOut(about, null);
    const of = (await aboutOnDesk(game.control, about))!;
    expect(of.path).toBe('/crossings?at=arn-road');
    expect(of.scene.units.map(({ name }) => name)).toContain('2 Para');
    const { crossings } = await crossingsDesk(game.control);
    expect(crossings.find(({ id }) => id === 'arn-road')!.companions).toMatchObject([{ id: companionGameId }]);
    expect(crossings.filter(({ companions }) => companions.length > 0)).toHaveLength(1);
  });

  it('is marked and set by its result, each with the link', async () => {
    const companionGameId = await playedOut(about, 'The charges went off.');
    const reason = 'Played out as companion game 1: The charges went off.';
    const crossing = { crossingId: 'arn-road', reason, companionGameId };
    const { version } = good(await markCrossing(game.control, { ...crossing, version: 1, state: 'blown' }));
    good(await setCrossing(game.control, { ...crossing, version, capacityPoints: 40, isPrepared: false }));
    const { rulings } = (await companionGameOnDesk(game.control, companionGameId))!;
    expect(rulings.map(({ done, reason: why }) => [done, why])).toEqual([
      ['marked the crossing', reason],
      ['set what the crossing carries', reason],
    ]);
    expect((await companionsAbout(game.control, about)).map(({ id }) => id)).toEqual([companionGameId]);
    await ledgerAgreesIn(game);
  });

  it('is not marked by a game about another crossing', async () => {
    const companionGameId = await playedOut(null, 'A warm-up.');
    const marked = { crossingId: 'arn-road', version: 1, state: 'blown', reason: 'So.', companionGameId } as const;
    expect(refusal(await markCrossing(game.control, marked)).code).toBe('badInput');
  });
});
