import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { companionNames } from '@/lib/words';
import { BattleCardChances, battleCard } from '../companions/battle-card/rules';
import { type AnyCompanion, companionCalled } from '../companions/registry';
import type { CompanionRefusal } from '../companions/rules/companion';
import {
  type GameReading,
  gameToPlaySchema,
  readGameToPlay,
  readRecordedGame,
  recordedGameSchema,
} from '../companions/rules/read-game';
import { begin, play, replay, type Standing } from '../companions/rules/recorded-game';
import { type Draw, type ScriptedDraws, scriptedDraws } from '../companions/rules/table-dice';
import { faultInWords } from '../host/fault-words.mjs';
import { type Problem, RollsMismatch } from '../lib/adjudication';
import { WordProblem, wordsRead } from './words';

/**
 * The companion games from a shell: `play`, `replay` and `schema` for each, `solve` for Battle Card. No server and no
 * database. A game that was printed is replayed to the same end.
 */

/** A problem with the words or with the input, for the shell: told and nothing else. */
class CompanionProblem extends Error {
  override name = 'CompanionProblem';
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  }
}

const wrong = (path: string, message: string): CompanionProblem => new CompanionProblem([{ path, message }]);

/** The JSON of a file, or of standard input; a leading byte order mark is dropped. */
function jsonOf(file: string | undefined): unknown {
  let text: string;
  try {
    text = readFileSync(file ?? 0, 'utf8').replace(/^\ufeff/, '');
  } catch (error) {
    throw wrong(file ?? 'standard input', `cannot be read. ${faultInWords(error) ?? (error as Error).message}`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw wrong('', `is not JSON: ${(error as Error).message}`);
  }
}

function readOr<Value>(reading: GameReading<Value>): Value {
  if (!reading.ok) throw new CompanionProblem(reading.problems);
  return reading.value;
}

/** The allowed value; a refusal is told at its place. */
function allowed<Value extends { ok: true }>(told: Value | CompanionRefusal, place: string): Value {
  if (!told.ok) throw wrong([place, told.field].filter(Boolean).join('.'), told.message);
  return told;
}

const rolled: Draw = (sides) => randomInt(1, sides + 1);

/** The draws that `--rolls` gives. */
function drawsOf(rolls: string): ScriptedDraws {
  const values = rolls.trim() === '' ? [] : rolls.split(',').map((one) => one.trim());
  if (!values.every((one) => /^\d+$/.test(one)))
    throw wrong('--rolls', 'must be whole numbers with commas between them, such as 3,1,6');
  return scriptedDraws(values.map(Number));
}

type AnyStanding = Standing<unknown, unknown, unknown>;

function played(companion: AnyCompanion, args: readonly string[]): AnyStanding {
  const { values, named: file } = wordsRead(args, { rolls: { type: 'string' } }, 'file');
  const script = values.rolls === undefined ? undefined : drawsOf(values.rolls);
  const { setup, acts } = readOr(readGameToPlay(companion, jsonOf(file)));
  const draw = script?.draw ?? rolled;
  try {
    let standing = allowed(begin(companion, setup, draw), 'setup');
    for (const [at, act] of acts.entries()) standing = allowed(play(companion, standing, act, draw), `acts.${at}`);
    script?.end();
    return standing;
  } catch (error) {
    if (error instanceof RollsMismatch) throw wrong('--rolls', error.message);
    throw error;
  }
}

/** A recorded game played again. */
const replayed = (companion: AnyCompanion, file: string | undefined): AnyStanding =>
  allowed(replay(companion, readOr(readRecordedGame(companion, jsonOf(file)))), '');

const printedGame = ({ game, state, lines }: AnyStanding): object => ({ game, state, lines });

function schemasOf(companion: AnyCompanion, args: readonly string[]): object {
  if (args.length > 0) throw wrong(args.join(' '), 'schema takes nothing behind it');
  const schema = (of: z.ZodType) => z.toJSONSchema(of, { io: 'input' });
  return { play: schema(gameToPlaySchema(companion)), replay: schema(recordedGameSchema(companion)) };
}

/** The chance of winning by best play, and of each choice open now: from the start, or where a recorded game stands. */
function solved(args: readonly string[]): object {
  const { values, named: file } = wordsRead(args, { orders: { type: 'string' } }, 'file');
  const { orders } = values;
  if (orders !== undefined && orders !== 'first' && orders !== 'area') throw wrong('--orders', 'must be first or area');
  if (file !== undefined && orders !== undefined)
    throw wrong('--orders', 'is what the recorded game says: leave it out');
  const standing =
    file === undefined
      ? allowed(begin(battleCard, battleCard.setupSchema.parse({ orders }), rolled), 'setup')
      : allowed(replay(battleCard, readOr(readRecordedGame(battleCard, jsonOf(file)))), '');
  const chances = new BattleCardChances(standing.game.setup);
  return {
    orders: standing.game.setup.orders,
    win: chances.win(standing.state),
    choices: chances.choices(standing.state),
  };
}

function answerTo([name, verb, ...args]: readonly string[]): object {
  const known = companionNames.find((one) => one === name);
  if (known === undefined)
    throw wrong(
      'name',
      `${name === undefined ? 'is missing' : `"${name}" is not known`}; known are ${companionNames.join(', ')}`,
    );
  const companion = companionCalled(known);
  if (verb === 'play') return printedGame(played(companion, args));
  if (verb === 'replay') return printedGame(replayed(companion, wordsRead(args, {}, 'file').named));
  if (verb === 'schema') return schemasOf(companion, args);
  const isSolved = companion.name === 'battle-card';
  if (verb === 'solve' && isSolved) return solved(args);
  const verbs = ['play', 'replay', 'schema', ...(isSolved ? ['solve'] : [])].join(', ');
  throw wrong('verb', `${verb === undefined ? 'is missing' : `"${verb}" is not known`}; known are ${verbs}`);
}

/** Does what the words behind `companion` ask. Answers with the problems, one a line; none when it was done. */
export function runCompanionCommand(words: readonly string[]): string[] {
  try {
    process.stdout.write(`${JSON.stringify(answerTo(words), null, 2)}\n`);
    return [];
  } catch (error) {
    if (error instanceof WordProblem) return [error.message];
    if (!(error instanceof CompanionProblem)) throw error;
    return error.problems.map(({ path, message }) => `${path}: ${message}`);
  }
}
