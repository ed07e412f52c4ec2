import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { allVerbs as declared } from '@/lib/turn/testing/all-verbs';
import { type Case, caseOf, caseText, played, playedAgain } from './games';
import { allVerbs, doneBeside, type Verb } from './verbs';

/**
 * Random players and umpires play turns of the shipped scenarios, by a seed: legal acts and illegal ones, one after the
 * other and two at once. A verb answers ok or why not, a turn can always be ended, the ledger gives what is stored, and no
 * desk holds what was not issued to it. `npm run soak` plays thousands of turns; `OPCOM_FUZZ_SEED` names the first seed,
 * `OPCOM_FUZZ_TURNS` how many turns.
 */

const isSoak = Boolean(process.env.OPCOM_SOAK);
const firstSeed = Number(process.env.OPCOM_FUZZ_SEED ?? Math.floor(Math.random() * 1_000_000));
/** Turns after which every verb has been carried out, and has been refused. */
const enoughForAll = 300;
const kept = join(import.meta.dirname, 'kept');
const cases = readdirSync(kept).filter((file) => file.endsWith('.json'));
const everyVerb = (Object.keys(declared) as Verb[]).sort();

describe('random players and umpires', () => {
  it('play every verb there is', async () => {
    expect([...(await allVerbs()).keys()].sort()).toEqual(everyVerb);
  });

  it('what once failed holds', async () => {
    for (const file of cases) {
      const found = JSON.parse(readFileSync(join(kept, file), 'utf8')) as Case;
      expect((await playedAgain(found))?.message ?? 'no fault', file).toBe('no fault');
    }
  });

  const sum = { turns: 0, acts: 0, refused: 0, seeds: 0, done: new Set<Verb>(), denied: new Set<Verb>() };
  const inWords = () =>
    `${sum.turns} turns, ${sum.acts} acts (${sum.refused} refused), ${sum.seeds} seeds; of ${everyVerb.length} verbs ${sum.done.size} carried out, ${sum.denied.size} refused`;
  const never = (tried: Set<Verb>) => everyVerb.filter((verb) => !tried.has(verb) && !doneBeside.includes(verb));
  afterAll(() => console.log(`Counted: fuzzed ${inWords()}`));

  /** Plays a seed; what fails is shortened, printed, and in a soak kept. Answers what failed, or null. */
  async function fails(scenario: string, seed: number, turns: number, actsATurn: number): Promise<string | null> {
    const game = await played(scenario, seed, { turns, actsATurn });
    sum.seeds += 1;
    sum.turns += game.tally.turns;
    sum.acts += game.tally.acts;
    sum.refused += game.tally.refused;
    for (const verb of game.tally.done) sum.done.add(verb);
    for (const verb of game.tally.denied) sum.denied.add(verb);
    if (!game.fault) return null;
    const failed = `seed ${seed} of ${scenario}: ${game.fault.message}`;
    console.log(`Fuzz: ${failed}\nLooking for fewer acts that fail.`);
    const short = await caseOf(scenario, game, isSoak ? 300_000 : 60_000);
    const file = `${scenario}-${seed}.json`;
    const text = caseText(short);
    if (isSoak) writeFileSync(join(kept, file), text);
    return `${failed}\nKeep it as lib/turn/testing/fuzz/kept/${file}:\n${text}`;
  }

  if (!isSoak) {
    it.each([
      ['arnhem-bridge', 1, 1, 25],
      ['market-garden', 2, 1, 15],
      ['crete-1941', 3, 1, 15],
      ['tuapse-1942', 4, 1, 15],
      ['arnhem-bridge', firstSeed, 1, 25],
    ])('%s, seed %i', async (...game) => expect(await fails(...game)).toBeNull());
    return;
  }

  const turns = Number(process.env.OPCOM_FUZZ_TURNS ?? 2000);
  it(`${turns} turns from seed ${firstSeed} on`, { timeout: 24 * 3_600_000 }, async () => {
    // The small battle is played in a third of the time; what only the large ones have, such as air, has its share.
    const scenarios = [
      ...Array<string>(6).fill('arnhem-bridge'),
      'crete-1941',
      'tuapse-1942',
      'market-garden',
      'goodwood',
    ];
    const failed: string[] = [];
    const begun = performance.now();
    for (let seed = firstSeed; sum.turns < turns; seed++) {
      const failure = await fails(scenarios[seed % scenarios.length]!, seed, 6, [8, 16, 40][seed % 3]!);
      if (failure) failed.push(failure);
      const aTurn = (performance.now() - begun) / 1000 / sum.turns;
      if (sum.seeds % 10 === 0)
        console.log(
          `Fuzz: ${inWords()}, ${aTurn.toFixed(1)} s a turn; to go on: OPCOM_FUZZ_SEED=${seed + 1}\nNever carried out: ${never(sum.done).join(', ')}\nNever refused: ${never(sum.denied).join(', ')}`,
        );
    }
    expect(failed).toEqual([]);
    if (turns < enoughForAll) return;
    expect(never(sum.done), 'verbs that were never carried out').toEqual([]);
    expect(never(sum.denied), 'verbs that were never refused').toEqual([]);
  });
});
