import type { Result } from '@/lib/result';
import { otherSide } from '@/lib/sides';
import type { ControlSeat } from '@/lib/turn/kernel/seat';
import { actInCompanionGame } from './act-in-companion-game';
import { beginCompanionGame } from './begin-companion-game';

/** A fight for a school by cards, up to the deal: two grenadiers inside, paras outside. */

const foot = { kind: 'foot', class: 'veteran', figures: 6 };
const units = [
  { id: 'grenadiers', name: 'Grenadiers', side: 'german', ...foot },
  { id: 'paras', name: 'Paras', side: 'allied', ...foot },
];

/** Where a card lies in a whole deck, from 1: spades, hearts, diamonds, clubs, each from the ace to the king. */
const deck = ['S', 'H', 'D', 'C'].flatMap((suit) =>
  ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].map((rank) => `${rank}${suit}`),
);

/** The deals that give these cards in turn: which of those left, from 1. */
function deals(cards: readonly string[]): number[] {
  const left = [...deck];
  return cards.map((card) => {
    const at = left.indexOf(card);
    left.splice(at, 1);
    return at + 1;
  });
}

/** The answer of a verb; a refusal is a fault of the test. */
function given<T>(answer: Result<T>): T {
  if (!answer.ok) throw new Error(answer.refusal.message);
  return answer.value;
}

/** Begins a street fight and goes on to its assaults of buildings. Answers its id and its version. */
export async function atTheSchool(seat: ControlSeat): Promise<{ companionGameId: string; version: number }> {
  const { companionGameId } = given(
    await beginCompanionGame(seat, { companion: 'impressionistic', setup: { units }, values: [] }),
  );
  let version = 1;
  // Artillery, both movements and direct fire come first.
  for (let phase = 0; phase < 4; phase++) {
    const next = { companionGameId, version, act: { kind: 'nextPhase' } as never, values: [] };
    ({ version } = given(await actInCompanionGame(seat, next)));
  }
  return { companionGameId, version };
}

/** Deals the fight for the school: the defender's hand first. */
export const dealt = (
  seat: ControlSeat,
  { companionGameId, version }: { companionGameId: string; version: number },
  hands: { defender: 'german' | 'allied'; german: readonly string[]; allied: readonly string[] },
) => {
  const { defender } = hands;
  const attacker = otherSide(defender);
  const men = { german: 'grenadiers', allied: 'paras' };
  const of = (side: 'german' | 'allied') => [{ unit: men[side], figures: hands[side].length }];
  return actInCompanionGame(seat, {
    companionGameId,
    version,
    act: {
      kind: 'assault',
      building: 'The school',
      defender,
      attackers: of(attacker),
      defenders: of(defender),
    } as never,
    values: deals([...hands[defender], ...hands[attacker]]),
  });
};
