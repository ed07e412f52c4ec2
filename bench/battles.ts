/**
 * Battles that play themselves, counted: `npm run bench:battles -- SCENARIO FIRST LAST`, by the seeds from FIRST to LAST.
 * Prints each fault, a line for each battle, and what all of them come to; `docs/reliability.md` has the figures.
 */
import { profileOf, stepsIn } from '@/lib/adjudication/status';
import type { BattlePlan, PlayedBattle } from '@/lib/self-play/play-battle';
import { openTestServer } from '@/scripts/testing/fresh-database';
import { quantile } from './quantile';

const [name = 'arnhem-bridge', first = '1', last = first] = process.argv.slice(2);
const endServer = await openTestServer();
const { givenGame } = await import('@/lib/turn/testing/given-game');
const { playBattle } = await import('@/lib/self-play/play-battle');
const { unitsOnMaster } = await import('@/lib/db/movement/units');

/** Each side had this many steps, of all its units that came onto the map. */
async function stepsThere(gameId: string): Promise<Record<'allied' | 'german', number>> {
  const there = { allied: 0, german: 0 };
  for (const { side, profile, isOnMap, isCaptured } of await unitsOnMaster(gameId))
    if (isOnMap || isCaptured) there[side] += stepsIn(profileOf(profile));
  return there;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const spread = (numbers: readonly number[]): string => [0, 0.5, 1].map((at) => quantile(numbers, at)).join(' / ');

/** A battle is counted in these figures. */
interface Counted {
  turns: number;
  faults: number;
  taken: number;
  /** Rows moved as proposed: all the way, part of it, refused, stayed. */
  rows: [number, number, number, number];
  fought: number;
  words: number[];
  /** Seconds of each step. */
  took: Record<string, number>;
  /** Of the steps that came onto the map, the share lost, in hundredths. */
  lost: Record<'allied' | 'german', number>;
  held: Record<string, string | null>;
}

function counted({ turns, faults }: PlayedBattle, there: Record<'allied' | 'german', number>): Counted {
  const took: Record<string, number> = {};
  for (const turn of turns)
    for (const [step, ms] of Object.entries(turn.took)) took[step] = (took[step] ?? 0) + ms / 1000;
  const share = (side: 'allied' | 'german') =>
    Math.round((100 * sum(turns.map(({ stepsLost }) => stepsLost[side]))) / Math.max(1, there[side]));
  return {
    turns: turns.length,
    faults: faults.length,
    taken: sum(turns.map((turn) => turn.taken)),
    rows: [
      sum(turns.map(({ moves }) => moves.whole)),
      sum(turns.map(({ moves }) => moves.short)),
      sum(turns.map(({ moves }) => moves.refused)),
      sum(turns.map(({ moves }) => moves.stayed.length)),
    ],
    fought: sum(turns.map(({ fought }) => fought.length)),
    words: turns.flatMap(({ letters }) => Object.values(letters)).filter((words) => words > 0),
    took,
    lost: { allied: share('allied'), german: share('german') },
    held: turns.at(-1)?.held ?? {},
  };
}

const battles: Counted[] = [];
for (let seed = Number(first); seed <= Number(last); seed += 1) {
  const game = await givenGame(name);
  const began = performance.now();
  const afterTurn: BattlePlan['afterTurn'] = ({ turn }, wrong) => {
    for (const { at, words: what } of wrong) console.log(`  seed ${seed}, turn ${turn}, ${at}: ${what}`);
  };
  const played = await playBattle(game.gameId, { seed, temper: 'steady', afterTurn });
  const one = counted(played, await stepsThere(game.gameId));
  battles.push(one);
  const seconds = Math.round((performance.now() - began) / 1000);
  const { allied, german } = one.lost;
  console.log(
    `${name} ${seed}: ${one.turns} turns, ${one.faults} faults, ${one.taken} proposals, ${one.fought} combats, lost ${allied} and ${german} %, ${seconds} s`,
  );
  await game.drop();
}

const turns = sum(battles.map((one) => one.turns));
const words = battles.flatMap((one) => one.words);
const [whole, short, refused, stayed] = [0, 1, 2, 3].map((at) => sum(battles.map(({ rows }) => rows[at]!)));
console.log(`${name}: ${battles.length} battles, ${turns} turns, ${sum(battles.map(({ faults }) => faults))} faults`);
console.log(`  proposals taken ${sum(battles.map(({ taken }) => taken))}`);
console.log(`  rows moved whole ${whole}, in part ${short}, refused ${refused}, stayed ${stayed}`);
console.log(`  letters ${words.length}, words lowest / median / highest ${spread(words)}`);
for (const side of ['allied', 'german'] as const)
  console.log(`  steps lost, %, ${side} ${spread(battles.map(({ lost }) => lost[side]))}`);
const steps = [...new Set(battles.flatMap(({ took }) => Object.keys(took)))];
console.log(
  `  seconds a turn: ${steps.map((step) => `${step} ${(sum(battles.map(({ took }) => took[step] ?? 0)) / turns).toFixed(1)}`).join(', ')}`,
);
for (const place of Object.keys(battles[0]?.held ?? {}))
  console.log(
    `  ${place}: allied ${battles.filter(({ held }) => held[place] === 'allied').length}, german ${battles.filter(({ held }) => held[place] === 'german').length}`,
  );
await endServer();
