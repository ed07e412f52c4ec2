import type { Choice } from '@/companions/rules/at-table';
import { otherSide } from '@/lib/sides';
import type { Side } from '@/lib/words';
import { playable } from './building-assault';
import { cardName } from './cards';
import { closeAssaultFigures, sideThatMoves } from './movement';
import type { Act, State } from './state';
import { unitsLeft } from './units';

/**
 * The acts that may be done now, as a closed list with short labels. A side that plays cards gets its own cards and
 * nothing else; everything else is done by the umpire, who sees both hands.
 */
export function actsAllowed(state: State, who: Side | 'umpire'): Choice<Act>[] {
  const { assault } = state;
  if (assault?.toPlay) {
    const side = assault.toPlay;
    if (who !== 'umpire' && who !== side) return [];
    return playable(assault, side).map((card) => ({
      label: `Play the ${cardName(card)}`,
      act: { kind: 'playCard', side, card },
    }));
  }
  if (who !== 'umpire') return [];
  return [...ofPhase(state), ...ofAnyPhase(state), { label: 'Next phase', act: { kind: 'nextPhase' } }];
}

function ofPhase(state: State): Choice<Act>[] {
  const units = unitsLeft(state);
  switch (state.phase) {
    case 'artilleryAndAir':
      return units.flatMap((target): Choice<Act>[] => {
        const spotters = units.filter((unit) => unit.observes && unit.side !== target.side).map(({ id }) => id);
        const { id, name, side } = target;
        const flies = { target: id, side: otherSide(side) };
        const air: Choice<Act> = { label: `Air attack on ${name}`, kind: 'airAttack', given: flies };
        if (spotters.length === 0) return [air];
        return [{ label: `Shell ${name}`, kind: 'artillery', given: { target: id }, among: spotters }, air];
      });
    case 'germanMovement':
    case 'alliedMovement':
      return ofMovement(state);
    case 'directFire':
      return units
        .filter((firer) => !firer.firedThisTurn && !firer.suppressed && units.some(({ side }) => side !== firer.side))
        .map((firer) => ({
          label: `${firer.name} fires`,
          kind: 'fire',
          given: { firer: firer.id },
          among: units.filter(({ side }) => side !== firer.side).map(({ id }) => id),
        }));
    case 'buildingAssaults':
      return [{ label: 'Assault a building', kind: 'assault', given: {} }];
  }
}

/** The umpire's acts at any time. */
function ofAnyPhase(state: State): Choice<Act>[] {
  const units = unitsLeft(state);
  if (units.length === 0) return [];
  const among = units.map(({ id }) => id);
  return [
    ...units
      .filter(({ drivenBack }) => drivenBack)
      .map(({ id: unit, name }) => {
        return { label: `${name} has gone off the table`, act: { kind: 'leaveTable' as const, unit } };
      }),
    { label: 'A unit lies hidden, or is seen', kind: 'hide', given: {}, among },
    ...(state.places.length > 0
      ? [{ label: 'A unit stands somewhere else', kind: 'standAt' as const, given: {}, among }]
      : []),
    { label: 'A unit tests its morale', kind: 'morale', given: {}, among },
  ];
}

function ofMovement(state: State): Choice<Act>[] {
  const side = sideThatMoves(state);
  const units = unitsLeft(state);
  const movers = units.filter((unit) => unit.side === side && !unit.halted && !unit.suppressed);
  const targets = units.filter((unit) => unit.side === side).map(({ id }) => id);
  const vehicles = units.filter((unit) => unit.side !== side && unit.kind !== 'foot').map(({ id }) => id);
  const waiting = units.filter(
    (unit) =>
      unit.side !== side &&
      unit.hidden &&
      !unit.movedLastTurn &&
      !unit.movedThisTurn &&
      !unit.firedThisTurn &&
      !unit.suppressed,
  );
  return [
    ...movers
      .filter(({ movedThisTurn }) => !movedThisTurn)
      .map((unit): Choice<Act> => ({ label: `${unit.name} moves`, act: { kind: 'move', unit: unit.id } })),
    ...(vehicles.length > 0 ? movers : [])
      .filter((unit) => unit.class === 'elite' && unit.kind === 'foot' && unit.figures >= closeAssaultFigures)
      .filter(({ assaultedThisTurn }) => !assaultedThisTurn)
      .map(({ id: unit, name }) => {
        return { label: `${name} assaults a vehicle`, kind: 'closeAssault' as const, given: { unit }, among: vehicles };
      }),
    ...(targets.length > 0 ? waiting : []).map(({ id: firer, name }) => {
      return { label: `${name} springs an ambush`, kind: 'ambush' as const, given: { firer }, among: targets };
    }),
  ];
}
