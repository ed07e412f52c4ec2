import { areaNames } from './figures';
import { arnhem, mayCorpsAdvance, mayUnitAdvance } from './ground';
import { areaTitles, type BattleCardAct, type BattleCardState, orderable, unfought, unitTitles } from './state';

/** An act that is open now, as a key or a button names it. */
export interface AllowedAct {
  act: BattleCardAct;
  label: string;
}

const onTo = ({ corps }: BattleCardState): string => areaTitles[areaNames[Math.min(corps + 1, arnhem)]!];

/**
 * Every act that the game would take now; empty once it is over. An order that is given already is not listed again, and its
 * change stands last: what comes next is first.
 */
export function actsAllowed(state: BattleCardState): AllowedAct[] {
  switch (state.step) {
    case 'airdrop':
      return [{ act: { do: 'airdrop' }, label: 'Roll the airdrop' }];
    case 'battle':
      return inBattle(state);
    case 'reinforcements':
      return [{ act: { do: 'reinforce' }, label: 'Reinforce the Germans' }];
    case 'advance':
      return advances(state);
    case 'airborne':
      return [{ act: { do: 'airborne' }, label: 'Roll for 1st Airborne' }];
    case 'weather':
      return [{ act: { do: 'weather' }, label: 'Move the weather marker' }];
    case 'over':
      return [];
  }
}

function inBattle(state: BattleCardState): AllowedAct[] {
  const left = unfought(state);
  const waitedFor = state.orders === 'first' ? left : left.slice(0, 1);
  const orders = orderable(state).flatMap(({ name, unit, order: standing }) =>
    (['attack', 'defend'] as const)
      .filter((order) => order !== standing)
      .map((order) => ({
        act: { do: 'order' as const, area: name, order },
        label: `${unitTitles[unit!]} ${order}s at ${areaTitles[name]}${standing ? ' instead' : ''}`,
        isChange: standing !== null,
      })),
  );
  const listed = [...orders.filter(({ isChange }) => !isChange), ...orders.filter(({ isChange }) => isChange)];
  const inOrder = listed.map(({ act, label }) => ({ act, label }));
  if (waitedFor.some(({ order }) => !order)) return inOrder;
  return [{ act: { do: 'battle' }, label: `Fight at ${areaTitles[left[0]!.name]}` }, ...inOrder];
}

function advances(state: BattleCardState): AllowedAct[] {
  const acts: AllowedAct[] = [];
  if (mayCorpsAdvance(state.areas, state.corps))
    acts.push({ act: { do: 'advance', who: '30 Corps' }, label: `30 Corps to ${onTo(state)}` });
  if (mayUnitAdvance(state.areas, state.corps))
    acts.push({
      act: { do: 'advance', who: 'unit' },
      label: `${unitTitles[state.areas[state.corps]!.unit!]} to ${onTo(state)}`,
    });
  return [...acts, { act: { do: 'advance', who: 'none' }, label: 'Nobody advances' }];
}
