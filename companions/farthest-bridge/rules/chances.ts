import type { CompanionRefusal, Source } from '@/companions/rules/companion';
import { scriptedTableDice } from '@/companions/rules/table-dice';
import { blownOn, repairedFrom } from './bridges';
import { refuseAttack, type Scored, scoreAttack } from './combat';
import { counterOf } from './counters';
import { farthestBridge } from './farthest-bridge';
import { crashOn } from './landing';
import type { BridgeKind } from './map-data';
import type { ActOf, State } from './state';

/** The chances, before the die is rolled: exact, a face at a time. */

export type LandingOutcome = 'whole' | 'depleted' | 'relocated' | 'eliminated' | 'terrainWanted';

interface LandingChance {
  /** The face of the die; nothing where none is rolled (a glider in mixed ground). */
  die: number | null;
  hex: string | null;
  outcome: LandingOutcome;
  /** The source of the rules that bring it: ours where one of them is. */
  source: Source;
}

/** The result of each face of the die for a landing: played through, so that it cannot differ from the landing itself. */
export function chancesOfLanding(
  state: State,
  act: ActOf<'land'>,
): { ok: true; chances: LandingChance[] } | CompanionRefusal {
  const faces = rollsADie(state, act) ? [1, 2, 3, 4, 5, 6] : [null];
  const chances: LandingChance[] = [];
  for (const die of faces) {
    const played = farthestBridge.act(state, act, scriptedTableDice(die === null ? [] : [die]));
    if (!played.ok) return played;
    const { hex, depleted, out } = played.state.pieces[act.unit]!;
    const { landing } = played.state;
    const outcome: LandingOutcome = landing
      ? landing.wants === 'terrain'
        ? 'terrainWanted'
        : 'relocated'
      : out
        ? 'eliminated'
        : depleted
          ? 'depleted'
          : 'whole';
    const source = played.lines.some((line) => line.source === 'ours') ? 'ours' : 'book';
    chances.push({ die, hex: hex ?? landing?.hex ?? null, outcome, source });
  }
  return { ok: true, chances };
}

function rollsADie(state: State, { unit, hex }: ActOf<'land'>): boolean {
  if (counterOf(unit).airborne !== 'glider') return true;
  const terrain = state.map.hexes[hex]?.terrain;
  return Boolean(terrain && crashOn[terrain]);
}

/** Faces out of six that blow a bridge (§14.0), and that repair one (§14.2). */
export const facesThatBlow = (kind: BridgeKind): number => blownOn[kind];
export const facesThatRepair = (kind: BridgeKind): number => 7 - repairedFrom[kind];

/** An attack before its die: its working and the result of each face. */
export function chancesOfAttack(state: State, act: ActOf<'attack'>): ({ ok: true } & Scored) | CompanionRefusal {
  return refuseAttack(state, act) ?? { ok: true, ...scoreAttack(state, act) };
}
