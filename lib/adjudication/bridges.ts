import { kmBetween, type Place } from '@/lib/geometry';
import type { CrossingKind, CrossingState } from '@/lib/words';
import { type Dice, recordedDice } from './dice';
import { literal2011 } from './rulebook';
import type { Advice, Finding, FindingLine, Rulebook } from './types';

/** A prepared bridge that is fought over, or that Map Control has tested. */
export interface BridgeCase {
  /** A safe or blown bridge is not tested: such a case is refused when read. */
  state: CrossingState;
  /** Why an umpire has it tested again; needed where it was tested before (OC-110). */
  retestReason: string;
}

export interface BridgeOutcome extends Finding {
  isBlown: boolean;
  state: 'tested' | 'blown';
}

/** §8 Blowing Bridges: the face that blows it. */
export const blowsOn = 1;

const retestRule = '§8 Blowing Bridges, OC-110';

/** Tests a bridge (§8). One die: 1 blows it, else it stands and is `tested`. */
export function resolveBridge(bridge: BridgeCase, dice: Dice, rulebook: Rulebook = literal2011): BridgeOutcome {
  const recorded = recordedDice(dice);
  const isBlown = recorded.d6('bridge') === blowsOn;
  const advice: Advice[] =
    bridge.state === 'tested'
      ? [{ code: 'testedAgain', message: `Tested again: ${bridge.retestReason.trim()}`, rule: retestRule }]
      : [];
  return {
    rulebook: rulebook.name,
    isBlown,
    state: isBlown ? 'blown' : 'tested',
    rolls: recorded.rolls,
    advice,
  };
}

/** The working: the one die, and why it was rolled again. */
export function linesOfBridge(bridge: BridgeCase, outcome: BridgeOutcome): FindingLine[] {
  const { value } = outcome.rolls[0]!;
  const again = bridge.state === 'tested' ? ' again' : '';
  return [
    {
      what: `Tested${again}: ${value}, ${outcome.isBlown ? 'the bridge blows' : 'the bridge stands'}.`,
      rule: again ? retestRule : '§8 Blowing Bridges',
    },
  ];
}

/** The distance within which a unit has reached a bridge, or fights over it, in km (ours). */
export const atBridgeWithinKm = 1;

/** True when somebody stands at a bridge. */
export const isAtBridge = (bridge: Place, place: Place): boolean => kmBetween(bridge, place) <= atBridgeWithinKm;

/** A bridge as far as its test is concerned. */
interface BridgeToTest {
  kind: CrossingKind;
  state: CrossingState;
  isPrepared: boolean;
}

/**
 * The state of a bridge's one test (§8, OC-110). `due`: it is prepared, and fought over or reached by the enemy of
 * those who prepared it. `open`: it is fought over, but the scenario does not call it prepared: Control may test it.
 * Null: no test. A ferry is never tested, and no bridge that is tested, safe or blown.
 */
export function testCalled(
  { kind, state, isPrepared }: BridgeToTest,
  { isFoughtOver, isReached }: { isFoughtOver: boolean; isReached: boolean },
): 'due' | 'open' | null {
  if (kind === 'civilianFerry' || state !== 'untested') return null;
  if (isPrepared) return isFoughtOver || isReached ? 'due' : null;
  return isFoughtOver ? 'open' : null;
}
