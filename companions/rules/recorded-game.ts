import { RollsMismatch } from '@/lib/adjudication';
import type { CompanionName } from '@/lib/words';
import { refuse } from './at-table';
import type { Companion, CompanionLine, CompanionRefusal } from './companion';
import { type Draw, recordedTableDice, type ScriptedTableDice, scriptedTableDice, type TableRoll } from './table-dice';

/** One act and the chance that fell in it. */
interface RecordedAct<Act> {
  act: Act;
  rolls: readonly TableRoll[];
}

/** A companion game as the ledger and a file keep it: nothing but what was set up, done and rolled. */
export interface RecordedGame<Setup, Act> {
  companion: CompanionName;
  setup: Setup;
  /** Chance of the setup itself. */
  rolls: readonly TableRoll[];
  acts: readonly RecordedAct<Act>[];
}

/** A game up to where it stands: `lines` holds the working of the setup first, then of each act. */
export interface Standing<Setup, State, Act> {
  ok: true;
  game: RecordedGame<Setup, Act>;
  state: State;
  lines: readonly (readonly CompanionLine[])[];
}

type Kept<Setup, Act> = Pick<Standing<Setup, unknown, Act>, 'game' | 'lines'>;
type Told<Setup, State, Act> = Standing<Setup, State, Act> | CompanionRefusal;

/** Sets a game up. Refused where the companion refuses the setup. */
export function begin<Setup, State, Act>(
  companion: Companion<Setup, State, Act>,
  setup: Setup,
  draw: Draw,
): Told<Setup, State, Act> {
  const dice = recordedTableDice(draw);
  const started = companion.start(setup, dice);
  if (!started.ok) return started;
  const game = { companion: companion.name, setup, rolls: dice.rolls, acts: [] };
  return { ok: true, game, state: started.state, lines: [started.lines] };
}

/** Plays one more act. A refused act leaves the game as it stands, and no die is rolled for it that would be kept. */
export function play<Setup, State, Act>(
  companion: Companion<Setup, State, Act>,
  standing: Standing<Setup, State, Act>,
  act: Act,
  draw: Draw,
): Told<Setup, State, Act> {
  const dice = recordedTableDice(draw);
  const played = companion.act(standing.state, act, dice);
  if (!played.ok) return played;
  const acts = [...standing.game.acts, { act, rolls: dice.rolls }];
  return {
    ok: true,
    game: { ...standing.game, acts },
    state: played.state,
    lines: [...standing.lines, played.lines],
  };
}

/** The rolls of one act, given again: each must fit, and all must be used. */
function again<Answer>(
  rolls: readonly TableRoll[],
  where: string,
  ask: (dice: ScriptedTableDice) => Answer,
): Answer | CompanionRefusal {
  const dice = scriptedTableDice(rolls.map(({ value }) => value));
  try {
    const answer = ask(dice);
    dice.end();
    return answer;
  } catch (error) {
    if (!(error instanceof RollsMismatch)) throw error;
    return refuse('rollsMismatch', 'record', `Rolls of ${where}: ${error.message}.`, where);
  }
}

/** Where in the record an act is refused: rolls name their own place, an act's field stands below the act. */
const placeOf = (at: number, { code, field }: CompanionRefusal): string =>
  code === 'rollsMismatch' && field ? field : [`acts.${at}`, 'act', field].filter(Boolean).join('.');

/**
 * Plays a recorded game again from its setup to the same end. Refused, with the place in the record as the field, where
 * the rolls do not fit or an act is not allowed.
 */
export function replay<Setup, State, Act>(
  companion: Companion<Setup, State, Act>,
  game: RecordedGame<Setup, Act>,
): Told<Setup, State, Act> {
  const started = again(game.rolls, 'rolls', (dice) => companion.start(game.setup, dice));
  if (!started.ok) return started;
  let { state } = started;
  const lines = [started.lines];
  for (const [at, { act, rolls }] of game.acts.entries()) {
    const before = state;
    const played = again(rolls, `acts.${at}.rolls`, (dice) => companion.act(before, act, dice));
    if (!played.ok) return { ...played, field: placeOf(at, played) };
    state = played.state;
    lines.push(played.lines);
  }
  return { ok: true, game, state, lines };
}

/**
 * The game without its last act. Refused where nothing was done, where chance has fallen in it (a die is never taken
 * back), or where it turned something hidden over.
 */
export function undo<Setup, Act>({
  game,
  lines,
}: Kept<Setup, Act>): (Kept<Setup, Act> & { ok: true }) | CompanionRefusal {
  const last = game.acts.at(-1);
  if (!last) return refuse('nothingToUndo', 'record', 'Nothing has been done yet.');
  if (last.rolls.length > 0)
    return refuse('dieRolled', 'record', 'A die has been rolled since. What was done before it stands.');
  if (lines.at(-1)?.some(({ isRevealing }) => isRevealing))
    return refuse('turnedOver', 'record', 'What lay hidden has been turned over. What was done before it stands.');
  return { ok: true, game: { ...game, acts: game.acts.slice(0, -1) }, lines: lines.slice(0, -1) };
}
