import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { controlVerbs, playerVerbs } from '../authority';
import { type Case, caseOf, played, playedAgain } from './games';
import { allVerbs } from './verbs';

/**
 * Random players and umpires play turns of the shipped scenarios, by a seed: legal acts and illegal ones, one after the
 * other and two at once. A verb answers ok or why not, a turn can always be ended, the ledger gives what is stored, and no
 * desk holds what was not issued to it. `npm run soak` plays thousands of turns; `OPCOM_FUZZ_SEED` names the first seed,
 * `OPCOM_FUZZ_TURNS` how many turns.
 */

const isSoak = Boolean(process.env.OPCOM_SOAK);
const kept = join(import.meta.dirname, 'kept');
const cases = readdirSync(kept).filter((file) => file.endsWith('.json'));

describe('random players and umpires', () => {
  it('play every verb there is', async () => {
    expect([...(await allVerbs()).keys()].sort()).toEqual([...Object.keys(controlVerbs), ...playerVerbs].sort());
  });

  it.each(cases)('what once failed holds: %s', async (file) => {
    const { scenario, acts } = JSON.parse(readFileSync(join(kept, file), 'utf8')) as Case;
    expect((await playedAgain(scenario, acts))?.message ?? 'no fault').toBe('no fault');
  });

  const sum = { turns: 0, acts: 0, refused: 0, seeds: 0 };
  afterAll(() => {
    console.log(`Fuzz: ${sum.turns} turns, ${sum.acts} acts (${sum.refused} refused), ${sum.seeds} seeds`);
  });

  /** Plays a seed; what fails is shortened, printed, and in a soak kept. */
  async function plays(scenario: string, seed: number, turns: number, actsATurn: number): Promise<void> {
    const game = await played(scenario, seed, { turns, actsATurn });
    sum.seeds += 1;
    sum.turns += game.tally.turns;
    sum.acts += game.tally.acts;
    sum.refused += game.tally.refused;
    if (!game.fault) return;
    const short = await caseOf(scenario, game, isSoak ? 300_000 : 60_000);
    const file = `${scenario}-${seed}.json`;
    const text = `${JSON.stringify(short, null, 2)}\n`;
    if (isSoak) writeFileSync(join(kept, file), text);
    expect.fail(`seed ${seed} of ${scenario}: ${game.fault.message}\nKeep it as lib/turn/fuzz/kept/${file}:\n${text}`);
  }

  const random = Number(process.env.OPCOM_FUZZ_SEED ?? Math.floor(Math.random() * 1_000_000));
  if (!isSoak) {
    it.each([
      ['arnhem-bridge', 1],
      ['market-garden', 2],
      ['goodwood', random],
    ])('%s, seed %i', (scenario, seed) => plays(scenario, seed, 2, 30), 60_000);
    return;
  }
  const turns = Number(process.env.OPCOM_FUZZ_TURNS ?? 3000);
  it(
    `${turns} turns from seed ${random} on`,
    async () => {
      const scenarios = ['arnhem-bridge', 'goodwood', 'arnhem-bridge', 'market-garden'];
      for (let seed = random; sum.turns < turns; seed++) {
        await plays(scenarios[seed % scenarios.length]!, seed, 6, 40);
        if (sum.seeds % 20 === 0) console.log(`Fuzz: seed ${seed} done, ${sum.turns} turns, ${sum.acts} acts so far`);
      }
    },
    24 * 3600_000,
  );
});
