import { describe, expect, it } from 'vitest';
import { readCombatCase } from '@/lib/adjudication/cases/combat';
import { combatsDesk } from '@/lib/desks/control/combat/combats';
import { setWeather } from '../air/set-weather';
import { good, para, pzgr } from '../testing/combats';
import { alter, eachAtTheBridge, game, group, resolve, role, shown, truth } from '../testing/follow-ups';
import { closeGrouping } from './close-grouping';

eachAtTheBridge();

describe('what is settled before the case is made', () => {
  const guns = 'G258';
  const found = async (combatId: string) => {
    good(await closeGrouping(game.control, { turn: 5 }));
    good(await resolve(combatId, null));
    const { finding, grouping } = await shown(combatId);
    expect(readCombatCase(finding!.combat)).toMatchObject({ ok: true, case: finding!.combat });
    return { lines: finding!.lines, grouping };
  };

  it('OC-34: guns still moving when the attack begins; the finding keeps the true reason', async () => {
    const support = { unitId: guns, role: 'attacker', isArtillery: true, rangeKm: 7 };
    const { combatId, version } = good(
      await group([...role('attacker', pzgr), ...role('defender', para), { ...support, movedIn: 'middle' }], {
        hour: 'end',
      }),
    );
    expect((await shown(combatId)).grouping).toMatchObject({ hour: 'end' });
    const units = [...role('attacker', pzgr), ...role('defender', para), { ...support, movedIn: 'middle' }];
    good(await group(units, { combatId, version, hour: 'middle' }));
    const { lines, grouping } = await found(combatId);
    expect(grouping.units.find(({ unitId }) => unitId === guns)).toMatchObject({ movedIn: 'middle' });
    expect(lines.find(({ unitId }) => unitId === guns)).toEqual({
      side: 'attacker',
      unitId: guns,
      what: 'Nothing: still moving when the attack begins, in the middle of the turn.',
      points: 0,
      rule: '§9 Supporting Artillery, OC-34',
    });
  });

  it('OC-34: left out, the part is as the counter moved; Control may say that the guns stood', async () => {
    await truth(guns, { turnShareMoved: 0.25 });
    const support = { unitId: guns, role: 'attacker', isArtillery: true, rangeKm: 7 };
    const units = [...role('attacker', pzgr), ...role('defender', para)];
    const { combatId, version } = good(await group([...units, support]));
    const movedIn = async () => (await shown(combatId)).grouping.units.find(({ unitId }) => unitId === guns)!.movedIn;
    expect(await movedIn()).toBe('beginning');
    good(await group([...units, { ...support, movedIn: null }], { combatId, version }));
    expect(await movedIn()).toBeNull();
    expect((await found(combatId)).lines.find(({ unitId }) => unitId === guns)).toMatchObject({
      // 6 less three tenths: a quarter of the turn counts as three tenths (OC-130).
      points: 4.2,
    });
  });

  it('OC-113: bad weather keeps close air support down', async () => {
    good(await setWeather(game.control, { turn: 5, weather: 'bad' }));
    const air = { role: 'attacker', kind: 'alliedGroundAttack', squadrons: 4, isCabRank: false };
    const entry = { ...air, inGroundOrders: true, inAirOrders: true, hasAirLiaison: true };
    const units = [{ unitId: para, role: 'attacker', isPrepared: true }, ...role('defender', pzgr)];
    const { combatId } = good(await group(units, { air: [entry] }));
    expect((await combatsDesk(game.control)).weather).toBe('bad');
    const { lines, grouping } = await found(combatId);
    expect(grouping.air[0]).toMatchObject({ inAirOrders: true });
    expect(lines.find(({ what }) => what.includes('squadrons'))).toEqual({
      side: 'attacker',
      what: 'Nothing from 4 Allied ground attack squadrons: bad weather.',
      points: 0,
      rule: '§9 Close Air Support, OC-113',
    });
  });

  it('§9 Combat Assumptions: attached, it fights as of the other formation from the next turn on', async () => {
    await alter('G153', { formation: '10 SS Pz Div' });
    await truth(pzgr, { attachedTo: '10 SS Pz Div', attachedFrom: 6 });
    const units = [...role('attacker', pzgr, 'G153', 'G151'), ...role('defender', para)];
    const first = good(await group(units));
    expect((await shown(first.combatId)).grouping.attackersLead).toBe('9 SS Pz Div');
    await truth(pzgr, { attachedFrom: 5 });
    good(await group(units, { combatId: first.combatId, version: first.version }));
    expect((await shown(first.combatId)).grouping.attackersLead).toBe('10 SS Pz Div');
    const { lines } = await found(first.combatId);
    const others = lines.filter(({ rule: by }) => by.startsWith('§9 Factors note 6'));
    expect(others.map(({ unitId, points }) => [unitId, points])).toEqual([['G151', -2]]);
  });
});
