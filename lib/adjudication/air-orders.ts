import { anyOne, counted } from '@/lib/text';
import type {
  AirKind,
  AirMission,
  AirSupportMission,
  Daypart,
  InterdictionWeight,
  Side,
  SquadronTrade,
  Weather,
} from '@/lib/words';
import { cabRankWorth } from './close-air-support';
import type { Rulebook } from './types';
import { withoutLiaison } from './without-liaison';

/** Air orders (§9 Close Air Support, §12): what a group of squadrons can be laid on for, and in which turns it then flies. */

/** The missions that support a combat: they stand in its factors. */
export const isSupport = (mission: AirMission): mission is AirSupportMission =>
  mission === 'closeAirSupport' || mission === 'cabRank';

/** A turn as air orders reckon it; `date` is YYYY-MM-DD. */
export interface AirTurn {
  number: number;
  date: string;
  daypart: Daypart;
}

/** Squadrons of a group laid on, and the turn they were laid on in. */
export interface AirTask {
  squadrons: number;
  mission: AirMission;
  turn: AirTurn;
}

/** A group of squadrons. */
export interface AirGroup {
  name: string;
  side: Side;
  /** As close air support counts it; null: it flies none. */
  kind: AirKind | null;
  trade: SquadronTrade;
  /** Its column of the interdiction table; null: it bombs nothing. */
  interdiction: InterdictionWeight | null;
  squadrons: number;
  /** Lost so far. */
  lost: number;
  /** Its side has cab ranks (OC-39); left out: Allied ground attack has. */
  hasCabRank?: boolean;
  /** The people who tell its aircraft what to hit; left out: a Tentacle or FLIVO. */
  airLiaison?: string;
}

/** The turns of the game in which a task flies: its own; of a cab rank both daylight turns of its day (OC-39). */
export const turnsFlown = (task: Pick<AirTask, 'mission' | 'turn'>, turns: readonly AirTurn[]): AirTurn[] =>
  turns.filter((turn) =>
    task.mission === 'cabRank'
      ? turn.daypart !== 'night' && turn.date === task.turn.date
      : turn.number === task.turn.number,
  );

/** True when a task flies in a turn. */
export const fliesIn = (task: Pick<AirTask, 'mission' | 'turn'>, turn: AirTurn): boolean =>
  turnsFlown(task, [turn]).length > 0;

/** Squadrons of a group without a task in a turn; below 0 when some were lost after they were laid on (OC-97). */
export const squadronsFree = (
  group: Pick<AirGroup, 'squadrons' | 'lost'>,
  tasks: readonly AirTask[],
  turn: AirTurn,
): number =>
  group.squadrons -
  group.lost -
  tasks.filter((task) => fliesIn(task, turn)).reduce((sum, task) => sum + task.squadrons, 0);

/** The worth of a task in a combat: squadrons as the table counts them, and those left over. */
export function squadronsWorth(task: Pick<AirTask, 'mission' | 'squadrons'>): { effective: number; idle: number } {
  if (task.mission !== 'cabRank') return { effective: task.squadrons, idle: 0 };
  return { effective: cabRankWorth(task.squadrons), idle: task.squadrons % 3 };
}

/** A point against an air order; it blocks nothing. */
export interface AirOrderAdvice {
  code: 'badWeather' | 'germanCas' | 'idleSquadrons' | 'noLiaison' | 'notAskedFor' | 'tooManyNow';
  message: string;
  rule: string;
}

/** The points against a task as ordered. `isAskedFor`: a handed-in row of its formation asks for air; `free` as it is now. */
export function airOrderAdvice(
  task: AirTask & { hasAirLiaison: boolean },
  group: AirGroup,
  scene: { weather: Weather; isAskedFor: boolean; free: number },
  { policies }: Rulebook,
): AirOrderAdvice[] {
  const advice: AirOrderAdvice[] = [];
  if (scene.free < 0)
    advice.push({
      code: 'tooManyNow',
      message: `${counted(-scene.free, 'squadron')} more than the group has left.`,
      rule: '§12 Air Operations, OC-97',
    });
  const isGrounded = isSupport(task.mission) || task.mission === 'recce';
  if (scene.weather === 'bad' && isGrounded)
    advice.push({ code: 'badWeather', message: 'In this weather it gives nothing.', rule: '§6 Movement, OC-113' });
  if (!isSupport(task.mission)) return advice;
  if (group.kind === 'germanGroundAttack' && !policies.germanCas)
    advice.push({
      code: 'germanCas',
      message: 'Close air support is for the Allies only in this game: it gives nothing.',
      rule: '§12a Close Air Support, OC-37',
    });
  const { effective, idle } = squadronsWorth(task);
  if (idle > 0)
    advice.push({
      code: 'idleSquadrons',
      message:
        effective === 0
          ? `${counted(idle, 'squadron')} of three: too few for a cab rank.`
          : `${counted(idle, 'squadron')} left over: a cab rank goes by threes.`,
      rule: '§9 Cab Rank, OC-39',
    });
  if (!task.hasAirLiaison && policies.airLiaison !== 'ignored')
    advice.push({
      code: 'noLiaison',
      message: `Without ${anyOne(group.airLiaison ?? 'Tentacle or FLIVO')} it ${withoutLiaison[policies.airLiaison]}.`,
      rule: '§9 Close Air Support, OC-42',
    });
  if (!scene.isAskedFor)
    advice.push({
      code: 'notAskedFor',
      message: 'No handed-in row of the formation asks for air: it has to stand in both.',
      rule: '§12a Close Air Support, OC-43',
    });
  return advice;
}
