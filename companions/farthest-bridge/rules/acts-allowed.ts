import type { Choice } from '@/companions/rules/at-table';
import { otherSide } from '@/lib/sides';
import { sideWords } from '@/lib/text';
import type { Side } from '@/lib/words';
import { retreatPaths } from './aftermath';
import { hexOf, isMobile, unitIn, unitsOnMap } from './board';
import { engineersReach, refuseEngineers } from './bridges';
import { type Counter, counterOf, counters } from './counters';
import { isAdjacent, neighbours, within } from './hexes';
import { crashOn, landingCentres, landingReach, relocationHexes } from './landing';
import { arrivalCost, arrivalHexes, planMove } from './movement';
import { movementNow, refuseArrival, refusePhase } from './movers';
import { printedHexes, sides } from './schedule';
import type { Act, State } from './state';

/** The acts that may be done now, as a closed list with short labels; empty when the game is over. */
export function actsAllowed(state: State): Choice<Act>[] {
  if (state.phase === 'over') return [];
  if (state.landing) return ofLanding(state, state.landing);
  if (state.demolition.length > 0)
    return [
      ...state.demolition.map((hexside) => ({ label: `Blow ${hexside}`, act: { kind: 'demolish', hexside } }) as const),
      { label: 'Let it stand', act: { kind: 'letStand' } },
    ];
  if (state.aftermath) return ofAftermath(state, state.aftermath);
  if (state.phase === 'setUp')
    return sides.map((side) => ({ label: `Write the ${sideWords[side]} set-up`, kind: 'write', given: { side } }));
  const next: Choice<Act> = { label: 'Next phase', act: { kind: 'nextPhase' } };
  if (state.phase === 'allotment')
    return [
      ...sides
        .filter((side) => !state.support.chosen[side])
        .map((side) => ({ label: `${sideWords[side]} support fire`, kind: 'allot' as const, given: { side } })),
      next,
    ];
  const now = movementNow(state);
  if (now) return [...arrivals(state, now.side), ...moves(state, now.side), ...engineering(state), next];
  return [...attacks(state, state.phase === 'alliedCombat' ? 'allied' : 'german'), next];
}

function ofLanding(state: State, landing: NonNullable<State['landing']>): Choice<Act>[] {
  const { hex } = landing;
  if (landing.wants === 'terrain') return [{ label: `Enter the terrain of ${hex}`, kind: 'enterHex', given: { hex } }];
  return relocationHexes(state, hex).map((to) => ({ label: `Move to ${to}`, act: { kind: 'relocate', hex: to } }));
}

function ofAftermath(
  state: State,
  { retreats: [next], mayAdvance, from }: NonNullable<State['aftermath']>,
): Choice<Act>[] {
  if (next)
    return retreatPaths(state, next.unit, next.steps).map((path) => ({
      label: `${counterOf(next.unit).name}: retreat to ${path.join(', ')}`,
      act: { kind: 'retreat', path },
    }));
  return [
    ...mayAdvance.map((unit) => {
      const label = `${counterOf(unit).name}: advance to ${from}`;
      return { label, act: { kind: 'advance' as const, unit } };
    }),
    { label: 'Nobody advances', act: { kind: 'stay' } },
  ];
}

/** Units that may come now: by air with the hexes they may aim at, overland with those that are free. */
function arrivals(state: State, side: Side): Choice<Act>[] {
  const kept = new Map<string, string[]>();
  const hexesFor = (unit: Counter): string[] => {
    const where = `${unit.airborne} ${isMobile(state, unit)} ${printedHexes(unit.entry)}`;
    const hexes = kept.get(where) ?? arrivingHexes(state, unit);
    kept.set(where, hexes);
    return hexes;
  };
  return counters
    .filter((unit) => unit.side === side && !refuseArrival(state, unit))
    .map((unit): Choice<Act> => {
      const { id, name, airborne } = unit;
      const kind = airborne ? 'land' : 'arrive';
      const label = `${airborne ? 'Land' : 'Bring on'} ${name}`;
      return { label, kind, given: { unit: id }, among: hexesFor(unit) };
    });
}

/** Hexes of unknown terrain among them: the desk asks for it. */
function arrivingHexes(state: State, unit: Counter): string[] {
  if (unit.airborne) return landingHexes(state, unit);
  return arrivalHexes(state, unit).filter((hex) => {
    const entry = state.map.hexes[hex];
    return !unitIn(state, hex) && (!entry || arrivalCost(state, unit, entry) !== null);
  });
}

/** The hexes a unit may aim at; for a glider those of unknown terrain among them, which is entered first. */
function landingHexes(state: State, unit: Counter): string[] {
  const hexes = new Set(landingCentres(state, unit).flatMap((centre) => within(centre, landingReach)));
  return [...hexes].filter((hex) => {
    const there = unitIn(state, hex);
    if (unit.airborne === 'parachute') return there?.side !== 'german';
    const terrain = state.map.hexes[hex]?.terrain;
    return !there && (!terrain || crashOn[terrain] !== undefined);
  });
}

/** Hexes of unknown terrain among them: the desk asks for it. */
function moves(state: State, side: Side): Choice<Act>[] {
  return unitsOnMap(state, side)
    .filter((unit) => !refusePhase(state, unit) && !state.moved.includes(unit.id))
    .map((unit) => {
      const among = neighbours(hexOf(state, unit.id)!).filter((hex) => {
        const planned = planMove(state, unit, [hex]);
        return planned.ok || planned.code === 'terrainUnknown';
      });
      return { label: `Move ${unit.name}`, kind: 'move' as const, given: { unit: unit.id }, among };
    })
    .filter(({ among }) => among.length > 0);
}

function engineering(state: State): Choice<Act>[] {
  const { hexside, used } = state.engineer;
  const reached = Object.keys(state.map.hexsides).filter(
    (side) => engineersReach(state, side) && !refuseEngineers(state, side, '§15.0'),
  );
  const repairs = reached.filter((side) => state.demolished.includes(side) && !state.triedToRepair.includes(side));
  const bridgings = hexside && used ? [] : reached.filter((side) => side !== hexside);
  return [
    ...repairs.map((side): Choice<Act> => ({ label: `Repair ${side}`, act: { kind: 'repair', hexside: side } })),
    ...bridgings.map((side): Choice<Act> => ({ label: `Bridge ${side}`, act: { kind: 'bridge', hexside: side } })),
  ];
}

function attacks(state: State, side: Side): Choice<Act>[] {
  const free = unitsOnMap(state, side).filter(({ id }) => !state.attacked.includes(id));
  return unitsOnMap(state, otherSide(side)).flatMap((defender): Choice<Act>[] => {
    const hex = hexOf(state, defender.id)!;
    const among = free.filter(({ id }) => isAdjacent(hexOf(state, id)!, hex)).map(({ id }) => id);
    if (among.length === 0 || state.hexesAttacked.includes(hex)) return [];
    return [{ label: `Attack ${hex}, ${defender.name}`, kind: 'attack', given: { hex }, among }];
  });
}
