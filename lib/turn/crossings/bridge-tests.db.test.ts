import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { entriesOf } from '@/lib/db/record/stored-truth';
import { chrome } from '@/lib/desks/control/frame/chrome';
import { masterMap } from '@/lib/desks/control/movement/map';
import { adjudicateCombat } from '../combat/adjudicate-combat';
import { closeGrouping } from '../combat/close-grouping';
import { groupCombat } from '../combat/group-combat';
import { good, ledgerAgreesIn, refusal } from '../testing/combats';
import { checkCrossing } from './check-crossing';
import { at, first, game, given, ids, join, pass, put, test, unit } from './crossings-for-tests';
import { markCrossing } from './mark-crossing';
import { testCrossing } from './test-crossing';

beforeAll(given);
afterAll(() => game.drop());

describe('§8 testing', () => {
  it('a ferry is not tested; a die is one of six; a bridge is tested once', async () => {
    expect(refusal(await test('driel', 3)).message).toBe(
      'Driel – Heveadorp ferry is a ferry: there is nothing to blow.',
    );
    expect(refusal(await test('grave', 7)).field).toBe('face');
    expect(good(await test('grave', 4))).toMatchObject({ face: 4, isBlown: false });
    expect(await at('grave')).toMatchObject({
      state: 'tested',
      tested: { turn: 2, by: game.control.label, face: 4 },
    });
    expect(refusal(await test('grave', 5))).toMatchObject({ code: 'reasonNeeded', field: 'reason' });
    expect(good(await test('grave', 5, 'Shelled again.'))).toMatchObject({ face: 5 });
    await ledgerAgreesIn(game);
  });

  it('two umpires at once: one die, and the other is told what it was', async () => {
    const { version } = await at('heumen');
    const roll = (face: number) => testCrossing(game.control, { crossingId: 'heumen', version, face, reason: '' });
    const answers = await Promise.all([roll(3), roll(3)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(refusal(answers.find(({ ok }) => !ok)!)).toMatchObject({
      code: 'alreadyDone',
      message: `Heumen – lock bridge has been tested by another umpire. ${game.control.label} tested it in turn 2: 3, it stands.`,
    });
  });

  it('a 1 blows it, and the server has a die too', async () => {
    expect(good(await test('malden', 1))).toMatchObject({ isBlown: true });
    expect(await at('malden')).toMatchObject({ state: 'blown', tested: { face: 1 } });
    expect(refusal(await test('malden', 6)).code).toBe('alreadyDone');
    const { face, isBlown } = good(await test('hatert', null));
    expect(isBlown).toBe(face === 1);
    await ledgerAgreesIn(game);
  });

  it('OC-110: tested and standing, it is safe once an Allied unit has checked it, with an entry of its own', async () => {
    const grave = await at('grave');
    const check = async (name: string) =>
      checkCrossing(game.control, {
        crossingId: 'grave',
        version: (await at('grave')).version,
        unitId: (await unit(name)).id,
      });
    await put(first, grave.x + 3, grave.y);
    expect(refusal(await check(first)).message).toBe(
      `${first} is 3.0 km off: a unit checks a bridge it stands at, within a kilometre.`,
    );
    const german = await db().unit.findFirstOrThrow({ where: { gameId: game.gameId, side: 'german', isOnMap: true } });
    expect(refusal(await check(german.name)).code).toBe('badInput');
    await put(first, grave.x + 0.5, grave.y);
    good(await check(first));
    expect((await at('grave')).state).toBe('safe');
    const last = (await entriesOf(game.gameId)).at(-1)!;
    expect(last).toMatchObject({ kind: 'crossing', subjectId: 'grave', after: { state: 'safe' } });
    expect(refusal(await test('grave', 2, 'again')).message).toContain('is safe: it is not tested any more');
    expect(refusal(await check(first)).code).toBe('alreadyDone');
    await ledgerAgreesIn(game);
  });

  it('§8: and once one has crossed it', async () => {
    good(await join('heumen', first));
    const { isSafe } = good(await pass('heumen'));
    expect(isSafe).toBe(true);
    expect(await at('heumen')).toMatchObject({ state: 'safe', queue: [] });
    const [passing, , safe] = (await entriesOf(game.gameId)).slice(-3);
    expect(passing).toMatchObject({ kind: 'passage', after: { crossingId: 'heumen', isWhole: true } });
    expect(safe).toMatchObject({ kind: 'crossing', before: { state: 'tested' }, after: { state: 'safe' } });
    await ledgerAgreesIn(game);
  });
});

describe('§8 what calls for a test', () => {
  let combatId = '';
  let version = 0;
  it('an Allied unit that reaches a prepared bridge, and a fight over it; the badge and the map say so', async () => {
    const bridge = await at('nij-road');
    expect(bridge.called).toBeNull();
    const before = (await chrome(game.control)).badges.crossings ?? 0;
    await put('1/508 PIR', bridge.x, bridge.y - 0.9);
    expect((await at('nij-road')).called).toMatchObject({ call: 'due', why: ['1/508 PIR has reached it.'] });
    expect((await chrome(game.control)).badges.crossings).toBe(before + 1);
    const onMap = (await masterMap(game.control)).crossings.find(({ id }) => id === 'nij-road')!;
    expect(onMap).toMatchObject({ waiting: 0, call: 'due' });

    const henke = await db().unit.findFirstOrThrow({ where: { gameId: game.gameId, shortName: 'KG Henke' } });
    await put(henke.name, bridge.x, bridge.y + 0.4);
    const [attacker] = await ids('1/508 PIR');
    const grouped = good(
      await groupCombat(game.control, {
        combatId: null,
        version: 0,
        units: [
          { unitId: attacker!, role: 'attacker' },
          { unitId: henke.id, role: 'defender' },
        ],
      } as never),
    );
    combatId = grouped.combatId;
    version = grouped.version;
    expect((await at('nij-road')).called).toMatchObject({ combats: [{ id: combatId }] });
  });

  it('the combat is not resolved before its test, unless Control says why', async () => {
    good(await closeGrouping(game.control, { turn: 2 }));
    const refused = await adjudicateCombat(game.control, { combatId, version, faces: [6] });
    expect(refusal(refused)).toMatchObject({
      code: 'notNow',
      field: 'untested',
      message: 'Nijmegen – Waal road bridge is fought over and has not been tested. Test it first, or say why not.',
    });
    const without = { combatId, version, faces: null, untested: 'The charges lie on the north bank.' };
    good(await adjudicateCombat(game.control, without));
    const entry = await db().ledgerEntry.findFirstOrThrow({
      where: { gameId: game.gameId, verb: 'adjudicate-combat' },
      orderBy: { number: 'desc' },
    });
    expect(entry.reason).toBe('The charges lie on the north bank.');
    await ledgerAgreesIn(game);
  });

  it('once tested it calls for no other', async () => {
    good(await test('nij-road', 6));
    expect((await at('nij-road')).called).toBeNull();
  });

  it('a bridge by Control’s word blown calls for none either', async () => {
    const bridge = await at('nij-rail');
    await put('1/508 PIR', bridge.x, bridge.y - 0.5);
    expect((await at('nij-rail')).called?.call).toBe('due');
    const mark = { crossingId: 'nij-rail', version: bridge.version, state: 'blown' as const, reason: 'By air.' };
    good(await markCrossing(game.control, mark));
    expect((await at('nij-rail')).called).toBeNull();
  });
});
