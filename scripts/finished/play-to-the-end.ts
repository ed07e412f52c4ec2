import { seatsOf } from '@/lib/db/access/seats';
import { teamsOf } from '@/lib/db/access/teams';
import { draftsOf } from '@/lib/db/reports/reports';
import type { Result } from '@/lib/result';
import { loadScenario } from '@/lib/scenario';
import type { Scenario } from '@/lib/scenario/types';
import { playBattle } from '@/lib/self-play/play-battle';
import type { Aside } from '@/lib/self-play/umpire';
import { endGame } from '@/lib/turn/debrief/end-game';
import { revealTruth } from '@/lib/turn/debrief/reveal-truth';
import { type ControlSeat, isControl, seatOf } from '@/lib/turn/kernel/seat';
import { forOneUmpire } from '@/lib/turn/scenarios/open-try';
import { beginGame } from '@/lib/turn/sequence/begin-game';
import { openGame } from '@/lib/turn/sequence/open-game';

/** A play takes a shipped scenario, a seed and a number of turns, and corrects the letters; `passes` lets time pass before each act. */
interface Play {
  scenario: string;
  seed: number;
  turns: number;
  corrects: NonNullable<Aside['rewrites']>;
  passes: () => Promise<void>;
}

/**
 * Plays a battle in the database of this process, ends it and opens its truth. Prints each fault, and each turn.
 *
 * @returns all its letters, to be read
 */
export async function playToTheEnd({ scenario: name, seed, turns, corrects, passes }: Play): Promise<string> {
  const read = await loadScenario(name);
  if (!read.ok) throw new Error(`${name} cannot be read`);
  const scenario = toBeLookedAt(read.scenario, turns);
  const { gameId } = await openGame(scenario);
  const seat = (await seatsOf(gameId)).map(seatOf).find((one): one is ControlSeat => isControl(one))!;
  accepted(await beginGame(seat, {}));
  const { faults } = await playBattle(gameId, {
    seed,
    temper: 'steady',
    standsStill: passes,
    rewrites: corrects,
    afterTurn: ({ turn, fought, letters }, wrong) => {
      const words = Object.values(letters).reduce((sum, one) => sum + one, 0);
      console.log(`turn ${turn}: ${fought.length} combats, letters of ${words} words, ${wrong.length} faults`);
      for (const { at, words: what } of wrong) console.log(`  ${at}: ${what}`);
    },
  });
  accepted(await endGame(seat, { turn: scenario.turns.at(-1)!.number }));
  accepted(await revealTruth(seat, {}));
  if (faults.length > 0) process.exitCode = 1;
  return lettersOf(gameId, scenario);
}

/** A scenario for one umpire, with so many turns. */
const toBeLookedAt = (scenario: Scenario, turns: number): Scenario => ({
  ...forOneUmpire(scenario),
  title: `${scenario.title}, a finished battle`,
  turns: scenario.turns.filter(({ number }) => number < scenario.openingTurn + turns),
});

/** @throws what was refused */
function accepted(answer: Result<unknown>): void {
  if (!answer.ok) throw new Error(answer.refusal.message);
}

/** Every letter that was released, turn by turn, each below the team's key. */
async function lettersOf(gameId: string, { turns }: Scenario): Promise<string> {
  const teams = await teamsOf(gameId);
  const texts: string[] = [];
  for (const { number } of turns)
    for (const { teamId, state, body } of await draftsOf(gameId, number))
      if (state === 'released')
        texts.push(`== turn ${number}, ${teams.find(({ id }) => id === teamId)!.key}\n\n${body.trim()}\n`);
  return texts.join('\n');
}
