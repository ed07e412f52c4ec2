import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seatsOf } from '@/lib/db/access/seats';
import { db } from '@/lib/db/kernel/client';
import { entriesOf } from '@/lib/db/record/stored-truth';
import { factorRulings } from '@/lib/desks/control/cases/factor-rulings';
import { cardClaims } from '@/lib/desks/control/claims/claims';
import { createSeat } from '../access/create-seat';
import { acknowledgeNotes } from '../claims/acknowledge-notes';
import { letCardGo } from '../claims/let-card-go';
import { type ControlSeat, seatOf } from '../kernel/seat';
import { good, ledgerAgreesIn, refusal, workedExample } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { adjudicateCombat } from './adjudicate-combat';
import { closeGrouping } from './close-grouping';
import { groupCombat } from './group-combat';
import { makeBinding } from './make-binding';
import { ruleOnCombat } from './rule-on-combat';
import { withdrawBinding } from './withdraw-binding';

let game: GivenGame;
let other: ControlSeat;
beforeEach(async () => {
  game = await givenGame('arnhem-bridge');
  const { seatId } = good(
    await createSeat(game.control, { kind: 'control', label: 'Anna', roles: ['teamControl'], teamKeys: [] }),
  );
  other = seatOf((await seatsOf(game.gameId)).find(({ id }) => id === seatId)!) as ControlSeat;
});
afterEach(() => game.drop());

const bridgeEnd = { factor: 'tacticalAdvantage', text: 'The end of a bridge', isGranted: true } as const;
const bindingNotes = async (seat: ControlSeat) => (await cardClaims(seat)).notes.filter(({ why }) => why === 'binding');
const told = async (seat: ControlSeat) => (await bindingNotes(seat)).map(({ text }) => text);

describe('a binding ruling', () => {
  it('goes into the book and the ledger, and is told to all of Control but to who made it', async () => {
    const { bindingId, version } = good(await makeBinding(game.control, bridgeEnd));
    expect(version).toBe(1);
    expect((await factorRulings(other)).bindings).toMatchObject([
      { ...bridgeEnd, id: bindingId, by: game.control.label, turn: 5, combatId: null, withdrawnBy: null },
    ]);
    expect(await told(game.control)).toEqual([]);
    expect(await told(other)).toEqual(['Tactical advantage given: The end of a bridge.']);
    const [note] = await db().controlNote.findMany();
    expect(note).toMatchObject({ why: 'binding', toSeatId: null, subjectId: bindingId, kind: null });
    const entry = (await entriesOf(game.gameId)).at(-1)!;
    expect(entry).toMatchObject({ kind: 'binding', subjectId: bindingId });
    await ledgerAgreesIn(game);
  });

  it('stays on the strip of an umpire until he has acknowledged it', async () => {
    good(await makeBinding(game.control, bridgeEnd));
    const [note] = await bindingNotes(other);
    good(await acknowledgeNotes(other, { noteIds: [note!.id] }));
    expect(await told(other)).toEqual([]);
  });

  it('is not made twice, nor against one that stands; another case of the same factor is another ruling', async () => {
    good(await makeBinding(game.control, bridgeEnd));
    expect(refusal(await makeBinding(other, { ...bridgeEnd, text: 'the end of a bridge' }))).toMatchObject({
      code: 'alreadyDone',
    });
    expect(refusal(await makeBinding(other, { ...bridgeEnd, isGranted: false })).code).toBe('notNow');
    good(await makeBinding(other, { ...bridgeEnd, text: 'A day in a town' }));
    expect((await factorRulings(other)).bindings).toHaveLength(2);
  });

  it('made by two umpires at the same instant: one makes it, the other is told', async () => {
    const answers = await Promise.all([makeBinding(game.control, bridgeEnd), makeBinding(other, bridgeEnd)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(refusal(answers.find(({ ok }) => !ok)!).code).toBe('alreadyDone');
  });

  it('is withdrawn with a reason, once, and all are told; then the other way may bind', async () => {
    const { bindingId, version } = good(await makeBinding(game.control, bridgeEnd));
    const withdraw = (reason: string, seen = version) => withdrawBinding(other, { bindingId, version: seen, reason });
    expect(refusal(await withdraw(' ')).code).toBe('reasonNeeded');
    expect(refusal(await withdraw('Too much.', 7)).code).toBe('changedByAnother');
    good(await withdraw('Too much.'));
    expect(refusal(await withdraw('Too much.', 2)).code).toBe('alreadyDone');
    const last = 'No longer binding: Tactical advantage given: The end of a bridge. Too much.';
    expect(await told(game.control)).toEqual([last]);
    expect(await told(other)).toEqual([]);
    expect((await factorRulings(other)).bindings[0]!.withdrawnBy).toBe('Anna');
    good(await makeBinding(other, { ...bridgeEnd, isGranted: false }));
    await ledgerAgreesIn(game);
  });

  it('needs a factor of the list, a case, and a combat of this game', async () => {
    expect(refusal(await makeBinding(other, { ...bridgeEnd, factor: 'luck' as never })).code).toBe('badInput');
    expect(refusal(await makeBinding(other, { ...bridgeEnd, text: '  ' })).code).toBe('badInput');
    expect(refusal(await makeBinding(other, { ...bridgeEnd, combatId: 'none' })).code).toBe('notFound');
    const wrong = { bindingId: 'none', version: 1, reason: 'No.' };
    expect(refusal(await withdrawBinding(other, wrong)).code).toBe('notFound');
  });
});

describe('precedents of the day', () => {
  const combat = async () => {
    const { combatId, version } = good(await groupCombat(game.control, workedExample));
    good(await closeGrouping(game.control, { turn: 5 }));
    const resolved = good(await adjudicateCombat(game.control, { combatId, version, faces: [2] }));
    good(await letCardGo(game.control, { kind: 'combat', subjectId: combatId }));
    return { combatId, version: resolved.version };
  };

  it('none while nothing is ruled on; then what each factor was ruled, by whom and with which words', async () => {
    const { combatId, version } = await combat();
    expect((await factorRulings(other)).precedents).toEqual([]);
    const { lines } = (await db().combat.findUniqueOrThrow({ where: { id: combatId } })).finding as unknown as {
      lines: { what: string; unitId?: string }[];
    };
    const at = lines.findIndex(({ what, unitId }) => what.startsWith('Tactical advantage') && unitId === 'A096');
    const overrules = [{ path: `lines.${at}.points`, ruled: 0, reason: 'The battery came in last night.' }];
    good(await ruleOnCombat(other, { combatId, version, overrules }));
    const { precedents } = await factorRulings(other);
    const name = (await db().combat.findUniqueOrThrow({ where: { id: combatId } })).name;
    expect(precedents.filter(({ factor }) => factor === 'tacticalAdvantage')).toEqual([
      {
        factor: 'tacticalAdvantage',
        isGranted: true,
        words: 'in position in the city for a day',
        by: 'Anna',
        units: ['2 Para'],
        combatId,
        turn: 5,
        number: 1,
        name,
      },
      {
        factor: 'tacticalAdvantage',
        isGranted: false,
        words: 'in position in the city for a day: The battery came in last night.',
        by: 'Anna',
        units: ['1 AL AT Bty'],
        combatId,
        turn: 5,
        number: 1,
        name,
      },
    ]);
    // §9 Factors note 3: three of the four attackers fight out of role and are light.
    expect(precedents.find(({ factor }) => factor === 'lightInfantry')!.units).toEqual([
      '9 SS-PzJg',
      '9 SS-Pz Abt',
      '9 SS-PzArtR',
    ]);
  });
});
