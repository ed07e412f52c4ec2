import type { Command } from '@/components/ui/command-palette';
import type { Chrome } from '@/lib/desks/control/frame/chrome';
import type { Findable } from '@/lib/desks/control/frame/findable';
import { capital } from '@/lib/text';
import type { FinishedBattle, TriedScenario } from '@/lib/words';
import { type Deeds, type DeskKeys, deeds, deedsIn, keyOf } from '../parts/keys/key-table';
import type { Desk } from './desks';

/** A command of Control's: a way to go, or a key to press for the umpire. */
export interface ControlCommand extends Command {
  /** The path that follows `/control/<seat>`. */
  path?: string;
  press?: string;
  /** Shows the hints for newcomers again. */
  showsHints?: true;
  /** Opens a game to try. */
  tries?: TriedScenario;
  /** Opens a battle that was fought to its end. */
  looksAt?: FinishedBattle;
  /** Shows the steps of *Try a turn* again. */
  showsSteps?: true;
}

/** The search words of a person who wants to see how it goes. */
const learns = 'try demo example tutorial practice practise learn training';

/** The search words of a person who wants to be surer of the rules. */
const trains = 'train trainer training practice practise exercise learn quiz cases';

/** People search with these words for a way to let their crew practise together. */
const rehearses = 'rehearse rehearsal crew practice practise minutes time';

/** Pages that stand under a desk and have no letter. */
const pages: readonly [path: string, label: string, hint: string, of?: 'gameControl', also?: string][] = [
  ['/train', 'Train the rules', 'twenty cases, fifteen minutes', undefined, trains],
  ['/train/crew', 'Training of the crew', 'which rules to brief', 'gameControl', trains],
  ['/air/requests', 'Air requests', 'desk, under Air'],
  ['/air/picture', 'Air picture', 'desk, under Air'],
  ['/air/sightings', 'Reports of sightings', 'desk, under Air'],
  ['/companions', 'Companion games', 'desk, under the Rules desk'],
  ['/knows', 'What does a team know?', 'fog audit'],
  ['/debrief', 'The battle again', 'truth and what was told; closing, diary and files to take home', 'gameControl'],
  ['/debrief/presenter', 'Presenter’s window', 'the hinges, for the hall', 'gameControl'],
  ['/rehearsal', 'Where the time went', 'rehearsal, by phase and seat', 'gameControl', rehearses],
  ['/figures', 'Figures of the day', 'how long, how often, what was doubted'],
  ['/print', 'Print the master map', 'print'],
  ['/print?what=masterCounters', 'Print master counters', 'print'],
  ['/print?what=playerCounters', 'Print player counters', 'print'],
  ['/print?what=orderSheet', 'Print a blank order sheet', 'print'],
  ['/print?what=airSheet', 'Print a blank air request sheet', 'print'],
  ['/print?what=squareTemplate', 'Print 2 × 2 km templates', 'print'],
  ['/rulebook/console', 'How the console plays a team', 'rules of thumb'],
  ['/briefings', 'Print a one-page briefing for each role', 'print'],
];

/** Games to try, before the game begins. */
const triesOf: readonly ControlCommand[] = [
  { id: 'try turn', label: 'Try a turn', also: learns, hint: 'practice, ten minutes', tries: 'arnhem-bridge' },
  { id: 'try battle', label: 'Try Market Garden', also: learns, hint: 'practice', tries: 'market-garden' },
  { id: 'finished battle', label: 'See a finished battle', also: learns, hint: 'practice', looksAt: 'market-garden' },
];

/** The key to press for a deed that is one act: a pair walks, and Enter and Escape belong to what has the focus. */
function pressOf(what: Deeds): string | null {
  const [deed, ...others] = deedsIn(what);
  const key = deeds[deed!];
  return others.length === 0 && /^[a-z0-9!?]$/.test(key) ? key : null;
}

/**
 * The commands of the desk shown, by its keys, and those of the frame on every desk; then the desks, the pages, every
 * team's papers, and what was found in the game.
 */
export function commandsOf(
  keys: { desk: DeskKeys; frame: DeskKeys },
  desks: readonly Desk[],
  { teams, isBegun, practice }: Pick<Chrome, 'teams' | 'isBegun' | 'practice'>,
  found: readonly Findable[],
): ControlCommand[] {
  const isGameControl = desks.some(({ isGameControls }) => isGameControls);
  const pressed = (of: DeskKeys, hint: string) =>
    of.flatMap(([deed, does]): ControlCommand[] => {
      const press = pressOf(deed);
      return press ? [{ id: `${deed} ${hint}`, label: capital(does), hint, keys: press.toUpperCase(), press }] : [];
    });
  return [
    ...pressed(
      keys.desk.filter(([deed]) => keys.frame.every(([other]) => other !== deed)),
      'on this desk',
    ),
    ...pressed(keys.frame, 'on every desk'),
    ...desks.map(({ deed, name, path }) => ({
      id: `desk ${deed}`,
      label: name,
      hint: 'desk',
      keys: keyOf(deed),
      path,
    })),
    ...pages
      .filter(([, , , of]) => !of || isGameControl)
      .map(([path, label, hint, , also]) => ({ id: path, label, hint, path, ...(also ? { also } : {}) })),
    ...(isGameControl && !isBegun && !practice ? triesOf : []),
    ...(isGameControl && practice?.hasSteps
      ? [{ id: 'steps', label: 'Show the steps', also: learns, hint: 'try a turn', showsSteps: true } as const]
      : []),
    { id: 'hints', label: 'Show the first hints again', hint: 'help', showsHints: true },
    ...teams.flatMap(({ key, name }) => [
      { id: `orders ${key}`, label: name, hint: 'order sheet', path: `/orders/${key}` },
      { id: `air ${key}`, label: name, hint: 'air request sheet', path: `/air/requests?team=${key}` },
      { id: `report ${key}`, label: name, hint: 'report', path: `/reports/${key}` },
      { id: `side ${key}`, label: name, hint: 'its own map', path: `/map/side/${key}` },
      { id: `sees ${key}`, label: `See as ${name}`, hint: 'what its seats see', path: `/sees/${key}` },
      { id: `knows ${key}`, label: name, hint: 'what it knows of…', path: `/knows?team=${key}` },
    ]),
    ...found,
  ];
}
