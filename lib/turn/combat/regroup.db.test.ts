import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { combatsDesk } from '@/lib/desks/control/combat/combats';
import { battery, good, guns, ledgerAgreesIn, para, pzgr, refusal } from '../testing/combats';
import { type GivenGame, givenGame } from '../testing/given-game';
import { closeGrouping } from './close-grouping';
import { groupCombat } from './group-combat';
import { mergeCombats } from './merge-combats';
import { splitCombat } from './split-combat';

const jagers = 'G151';

describe('§9 Analysing Combat 4, OC-72: combats merged and split while grouping is open', () => {
  let game: GivenGame;
  beforeEach(async () => {
    game = await givenGame('arnhem-bridge');
  });
  afterEach(() => game.drop());

  type Part = { unitId: string; role: 'attacker' | 'defender'; [more: string]: unknown };
  const group = async (name: string, units: Part[]) => {
    const { combatId, version } = good(await groupCombat(game.control, { combatId: null, version: 0, name, units }));
    return { combatId, version };
  };
  const two = async () => [
    await group('The ramp', [
      { unitId: pzgr, role: 'attacker', isPrepared: false },
      { unitId: guns, role: 'attacker', isArtillery: true, rangeKm: 7 },
      { unitId: para, role: 'defender', standFast: true, tacticalAdvantages: ['in the city'] },
    ]),
    await group('The school', [
      { unitId: jagers, role: 'attacker' },
      { unitId: para, role: 'defender', tacticalAdvantages: ['behind walls'] },
      { unitId: battery, role: 'defender' },
    ]),
  ];
  const standing = async () => (await combatsDesk(game.control)).combats.map(({ number, name }) => ({ number, name }));
  const partsOf = (combatId: string) =>
    db().combatUnit.findMany({ where: { combatId }, orderBy: { unitId: 'asc' }, omit: { combatId: true } });

  it('merged, the lower number takes in everybody; what was ticked by hand stays, advantages add up', async () => {
    const [ramp, school] = await two();
    const merged = good(await mergeCombats(game.control, { combats: [school!, ramp!] }));
    expect(merged).toMatchObject({ combatId: ramp!.combatId, number: 1 });
    expect(await standing()).toEqual([{ number: 1, name: 'The ramp' }]);
    const parts = await partsOf(ramp!.combatId);
    expect(parts.map(({ unitId, role }) => [unitId, role])).toEqual([
      [para, 'defender'],
      [battery, 'defender'],
      [pzgr, 'attacker'],
      [jagers, 'attacker'],
      [guns, 'attacker'],
    ]);
    expect(parts[0]).toMatchObject({ standFast: true, tacticalAdvantages: ['in the city', 'behind walls'] });
    expect(parts[2]).toMatchObject({ isPrepared: false, isPreparedByHand: true });
    expect(parts[4]).toMatchObject({ isArtillery: true, rangeKm: 7 });
    await ledgerAgreesIn(game);
  });

  it('split, who goes has a new number; a defender may be attacked in both', async () => {
    const [ramp, school] = await two();
    const merged = good(await mergeCombats(game.control, { combats: [ramp!, school!] }));
    const split = { combatId: merged.combatId, version: merged.version, goes: [jagers, para], inBoth: [para] };
    const parted = good(await splitCombat(game.control, split));
    expect(parted.number).toBe(2);
    expect((await partsOf(parted.combatId)).map(({ unitId }) => unitId)).toEqual([para, jagers]);
    expect((await partsOf(merged.combatId)).map(({ unitId }) => unitId)).toEqual([para, battery, pzgr, guns]);
    await ledgerAgreesIn(game);
  });

  it('neither leaves half of it: an old version, a side left empty, opposite attacks, a closed grouping', async () => {
    const [ramp, school] = await two();
    const before = await standing();
    const old = await mergeCombats(game.control, { combats: [ramp!, { ...school!, version: 7 }] });
    expect(refusal(old)).toMatchObject({ code: 'changedByAnother' });
    const alone = await splitCombat(game.control, { ...ramp!, goes: [pzgr] });
    expect(refusal(alone).message).toBe('Nobody attacks: add at least one unit.');
    const gunsInBoth = await splitCombat(game.control, { ...ramp!, goes: [guns], inBoth: [guns] });
    expect(refusal(gunsInBoth)).toMatchObject({ code: 'badInput', field: 'inBoth' });
    const back = await group('Over the road', [
      { unitId: 'A085', role: 'attacker' },
      { unitId: 'G152', role: 'defender' },
    ]);
    const opposite = await mergeCombats(game.control, { combats: [ramp!, back] });
    expect(refusal(opposite).code).toBe('badInput');
    expect(await standing()).toEqual([...before, { number: 3, name: 'Over the road' }]);
    good(await closeGrouping(game.control, { turn: 5 }));
    expect(refusal(await mergeCombats(game.control, { combats: [ramp!, school!] }))).toMatchObject({ code: 'notNow' });
    await ledgerAgreesIn(game);
  });
});
