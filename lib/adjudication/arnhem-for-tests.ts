import { aCombat, aForce, aUnit, guns } from './case-for-tests';
import type { CombatCase, ContactUnit } from './types';

const ss = (id: string, more: Partial<ContactUnit>): ContactUnit => aUnit(id, { formation: '9 SS Pz Div', ...more });
const adHoc = (id: string, more: Partial<ContactUnit>): ContactUnit =>
  ss(id, { profile: '4-3-2-1-0', flags: ['outOfRole'], ...more });
const holding: Partial<ContactUnit> = {
  formation: '1 Airborne Div',
  action: 'hold',
  standFast: true,
  tacticalAdvantages: ['in position in the city for a day'],
};

/** §9 Example of Combat Procedure: 9 SS Pz Div against 2 Para Bn at the north end of Arnhem Bridge. */
export const arnhem: CombatCase = aCombat({
  ground: { isBuiltUp: true, isCity: true },
  attacker: aForce(
    [
      ss('20-sspzgr', { arm: 'mechanised', profile: '6-4-3-2-0' }),
      adHoc('9-sspzjg', { arm: 'antiTank' }),
      adHoc('9-sspz', { arm: 'armour' }),
      adHoc('9-sspzart', { arm: 'artillery' }),
    ],
    { leadFormation: '9 SS Pz Div', artillery: [guns('field-guns')] },
  ),
  defender: aForce(
    [
      aUnit('2-para', { arm: 'paras', profile: '6-5-4-3-2-0', ...holding }),
      aUnit('5-atk-bty', { arm: 'antiTank', profile: '[2-1-0]', ...holding }),
    ],
    { leadFormation: '1 Airborne Div' },
  ),
});
