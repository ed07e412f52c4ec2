import { otherSide } from '@/lib/sides';
import { sideWords } from '@/lib/text';
import { isAdvanceDue, mustMatch, whyNotThrough } from './advance';
import { mayStand, retreatsOf } from './aftermath';
import { escortedAt } from './air';
import { attackFactor, factorsOf, mostAcross, sumOf, whyNotAttack } from './count';
import { oddsOf } from './ladder';
import { nextTo } from './map';
import { hasRoom, movesOf } from './movement';
import {
  counterOf,
  hexName,
  nameOf,
  type PostcardAct,
  type PostcardState,
  sideOf,
  type UnitInPlay,
  unitOf,
  unitsIn,
} from './state';
import { isAirdropDone } from './turn';

export interface AllowedAct {
  act: PostcardAct;
  label: string;
}

/**
 * Acts that the game would take now. Every choice of a hex and every answer is listed; of an attack the one with all that
 * can join, plain and pressed: fewer units may be named by hand.
 */
export function actsAllowed(state: PostcardState): AllowedAct[] {
  if (state.step === 'over') return [];
  if (state.step !== 'turn') {
    const open: AllowedAct = { act: { do: 'openTurn' }, label: `Open turn ${state.turn + 1}` };
    return isAirdropDone(state) ? [open] : drops(state, 'airdrop');
  }
  if (state.attack) return inAttack(state);
  if (state.player === 'german' && !state.hasDrawn)
    return [{ act: { do: 'drawReinforcements' }, label: 'Draw the reinforcements' }];
  return [
    ...placements(state),
    ...breakthroughs(state),
    ...attacks(state),
    ...missions(state),
    ...moves(state),
    ...standing(state),
    { act: { do: 'endTurn' }, label: `End the ${sideWords[state.player]} part` },
  ];
}

const onBoard = (state: PostcardState) => state.scenario.hexes.filter(({ isOffBoard }) => !isOffBoard);

function drops(state: PostcardState, by: 'airdrop' | 'laterAirdrop'): AllowedAct[] {
  const waiting = state.units.filter(
    ({ id, hex, isLost }) => hex === null && !isLost && counterOf(state, id).start.by === by,
  );
  const open = onBoard(state).filter(({ id }) => unitsIn(state, id, 'german').length === 0 && hasRoom(state, id));
  return waiting.flatMap(({ id }) =>
    open.map((hex) => ({
      act: { do: 'drop', unit: id, hex: hex.id },
      label: `${nameOf(state, id)} jumps on ${hex.name}`,
    })),
  );
}

function inAttack(state: PostcardState): AllowedAct[] {
  const attack = state.attack!;
  if (!attack.result)
    return [
      { act: { do: 'throwCoins' }, label: 'Throw the coins' },
      ...(attack.hasRevealed ? [] : [{ act: { do: 'cancelAttack' as const }, label: 'Cancel the attack' }]),
      ...unitsIn(state, attack.hex, otherSide(state.player))
        .filter((unit) => mayStand(state, attack, unit))
        .map(({ id }) => ({ act: { do: 'stand' as const, unit: id }, label: `${nameOf(state, id)}: No Retreat!` })),
    ];
  if (isAdvanceDue(state)) return advances(state);
  return attack.undecided.flatMap((id): AllowedAct[] => {
    const name = nameOf(state, id);
    const hexes = retreatsOf(state, attack, unitOf(state, id)!);
    const verb = attack.result === 'rout' ? 'is routed' : 'goes';
    return [
      ...(attack.result === 'nil' || attack.result === 'disrupted'
        ? [{ act: { do: 'stay' as const, unit: id }, label: `${name} stays` }]
        : []),
      ...(hexes.length > 0 ? hexes : [unitOf(state, id)!.hex!]).map((hex) => ({
        act: { do: 'retreat' as const, unit: id, hex },
        label: hexes.length > 0 ? `${name} ${verb} to ${hexName(state, hex)}` : `${name} has nowhere to go`,
      })),
    ];
  });
}

/** Every set of up to three attackers that may advance. */
function advances(state: PostcardState): AllowedAct[] {
  const attack = state.attack!;
  const needed = mustMatch(attack);
  const sets = attack.units
    .reduce<string[][]>((all, id) => all.concat(all.map((set) => set.concat(id))), [[]])
    .filter((set) => set.length <= 3)
    .filter((set) => set.reduce((sum, id) => sum + attack.pointsOf[id]!, 0) >= needed);
  return sets
    .filter((set) => needed === 0 || set.length > 0)
    .map((units) => ({
      act: { do: 'advance', units },
      label: units.length > 0 ? `Advance: ${units.map((id) => nameOf(state, id)).join(', ')}` : 'Nobody advances',
    }));
}

function placements(state: PostcardState): AllowedAct[] {
  if (state.player !== 'german') return [];
  return state.arrivals.flatMap(({ unit, edge }) =>
    onBoard(state)
      .filter(
        ({ id, edges }) => edges.includes(edge) && unitsIn(state, id, 'allied').length === 0 && hasRoom(state, id),
      )
      .map((hex) => ({
        act: { do: 'place', unit, hex: hex.id },
        label: `${nameOf(state, unit)} enters at ${hex.name}`,
      })),
  );
}

function breakthroughs(state: PostcardState): AllowedAct[] {
  const { breakthrough } = state;
  if (!breakthrough) return [];
  const { from, units } = breakthrough;
  const paths = nextTo(state, from).flatMap((hex) => [
    [hex],
    ...nextTo(state, hex)
      .filter((next) => next !== from)
      .map((next) => [hex, next]),
  ]);
  return units.flatMap((id) =>
    [[], ...paths]
      .filter((path) => !whyNotThrough(state, id, path))
      .map((path) => ({
        act: { do: 'breakthrough' as const, unit: id, path },
        label:
          path.length > 0
            ? `${nameOf(state, id)} breaks through to ${hexName(state, path.at(-1)!)}`
            : `${nameOf(state, id)} stands ready to attack again`,
      })),
  );
}

/** All that can join, two across each side, the strongest first; three where the Tigers are among them (PA-14). */
function joining(state: PostcardState, hex: string): UnitInPlay[] {
  const able = state.units
    .filter((unit) => whyNotAttack(state, unit, hex) === undefined)
    .sort((a, b) => attackFactor(state, b).points - attackFactor(state, a).points);
  return [...new Set(able.map((unit) => unit.hex))].flatMap((from) => {
    const here = able.filter((unit) => unit.hex === from);
    return here.slice(0, mostAcross(state, here));
  });
}

function attacks(state: PostcardState): AllowedAct[] {
  return onBoard(state).flatMap((hex): AllowedAct[] => {
    const defenders = unitsIn(state, hex.id, otherSide(state.player));
    const attackers = defenders.length > 0 ? joining(state, hex.id) : [];
    if (attackers.length === 0) return [];
    const count = factorsOf(state, hex.id, attackers);
    const isUnknown = [...attackers, ...defenders].some(({ isHidden }) => isHidden);
    const odds = oddsOf(sumOf(count, 'attack'), sumOf(count, 'defence'));
    if (!odds && !isUnknown) return [];
    const told = isUnknown || !odds ? 'unknown odds' : `${odds.attack}:${odds.defence}`;
    return [false, true].map((isPressed) => ({
      act: { do: 'attack', hex: hex.id, units: attackers.map(({ id }) => id), isPressed },
      label: `${isPressed ? 'Press an attack' : 'Attack'} on ${hex.name}, ${told}`,
    }));
  });
}

function missions(state: PostcardState): AllowedAct[] {
  if (state.player !== 'allied') return [];
  const isFlying = state.missionsLeft > 0;
  const strikes = onBoard(state)
    .filter(({ id }) => unitsIn(state, id, 'german').length > 0 && (isFlying || escortedAt(state, id)))
    .map((hex): AllowedAct => ({ act: { do: 'strike', hex: hex.id }, label: `Air attack on ${hex.name}` }));
  if (!isFlying) return strikes;
  const supplies = onBoard(state)
    .filter(({ id }) => unitsIn(state, id, 'allied').length > 0)
    .map((hex): AllowedAct => ({ act: { do: 'airSupply', hex: hex.id }, label: `Air supply to ${hex.name}` }));
  return [...strikes, ...supplies, ...drops(state, 'laterAirdrop')];
}

const ofPlayer = (state: PostcardState): UnitInPlay[] =>
  state.units.filter(({ id, hex }) => hex !== null && sideOf(state, id) === state.player);

function moves(state: PostcardState): AllowedAct[] {
  return ofPlayer(state)
    .filter(({ hasMoved, hasBrokenThrough }) => !hasMoved && !hasBrokenThrough)
    .flatMap((unit) =>
      movesOf(state, unit).map(({ path, mayAttack }) => ({
        act: { do: 'move', unit: unit.id, path },
        label: `${nameOf(state, unit.id)} to ${hexName(state, path.at(-1)!)}${mayAttack ? '' : ', no attack'}`,
      })),
    );
}

function standing(state: PostcardState): AllowedAct[] {
  return ofPlayer(state).map(({ id, isOrderedToStand }) => ({
    act: { do: 'noRetreat', unit: id, isOrdered: !isOrderedToStand },
    label: `${nameOf(state, id)}: ${isOrderedToStand ? 'free to retreat' : 'No Retreat!'}`,
  }));
}
