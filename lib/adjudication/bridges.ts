import { type Dice, recordedDice } from './dice';
import { literal2011 } from './rulebook';
import type { Advice, BridgeState, Finding, FindingLine, Rulebook } from './types';

/** A prepared bridge that is fought over, or that Map Control has tested. */
export interface BridgeCase {
  /** A safe or blown bridge is not tested: such a case is refused when read. */
  state: BridgeState;
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
