import type { Kind } from '@/lib/adjudication/adjudicate';
import { rulebookFrom } from '@/lib/adjudication/rulebook';
import type { Rulebook } from '@/lib/adjudication/types';
import {
  type CaseFinding,
  type CaseInput,
  type CaseRuling,
  caseFindingOf,
  caseInputOf,
  caseRulingOf,
} from '@/lib/advice/cases/case-record';
import type { AirTaskTouched, UnitTouched } from '@/lib/advice/cases/game-rows-changed';
import { groupsOf, tasksOf } from '@/lib/db/air/air-tasks';
import { caseById, casesOf } from '@/lib/db/cases/cases';
import { profilesOf } from '@/lib/db/movement/status-profiles';
import { crossingsOnMaster, unitsOnMaster } from '@/lib/db/movement/units';
import type { Crossing, RulesCase, Squadron, Unit } from '@/lib/db/rows';
import { gameOf } from '@/lib/db/sequence/control-reads';
import { rulebookPlayed } from '@/lib/db/sequence/games';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { nameOfTask } from '@/lib/turn/air/air-picture-rows';
import { aboutCase } from '@/lib/turn/cases/companion-about';
import { type CompanionGameOnList, companionsAbout } from '@/lib/turn/cases/companion-games-about';
import type { InGame } from '@/lib/turn/kernel/seat';
import { type AsSent, asSent, only } from '@/lib/values';
import type { Arm, ArtilleryClass, Daypart, UnitFlag, Weather } from '@/lib/words';

/** The rules desk: any case put by hand, and what of the game it may be about. */
export interface RulesDesk {
  turn: number;
  daypart: Daypart;
  weather: Weather;
  rulebook: Rulebook;
  /** Every case of the game, this turn's first. */
  cases: CaseOnList[];
  units: UnitOnRulesDesk[];
  /** The status profiles of the game (§9 Unit Status). */
  profiles: { key: string; describes: string; notation: string }[];
  crossings: CrossingOnRulesDesk[];
  groups: GroupOnRulesDesk[];
  /** The air orders laid on in the turn. */
  tasks: TaskOnRulesDesk[];
}

const ofTheCase = ['id', 'turn', 'number', 'name', 'state'] as const;

export interface CaseOnList extends Pick<RulesCase, (typeof ofTheCase)[number]> {
  kind: Kind;
}

const asItIs = [
  'id',
  'name',
  'shortName',
  'side',
  'nation',
  'formation',
  'flakWeights',
  'mover',
  'carriage',
  'sizePoints',
  'profile',
  'stepsLost',
  'isCaptured',
  'immobilisedIn',
  'suppressedIn',
  'kmMoved',
  'turnShareMoved',
] as const;

/** A unit of the game, as a case takes it. */
export interface UnitOnRulesDesk extends UnitTouched, Pick<Unit, (typeof asItIs)[number]> {
  arm: Arm;
  flags: UnitFlag[];
  artilleryClass: ArtilleryClass | null;
}

type CrossingOnRulesDesk = Pick<Crossing, 'id' | 'name' | 'kind' | 'capacityPoints' | 'state'>;
interface TaskOnRulesDesk extends AirTaskTouched {
  id: string;
  name: string;
}
export type GroupOnRulesDesk = Pick<Squadron, 'id' | 'name' | 'side' | 'kind' | 'squadrons' | 'lost'>;

/** One case with its finding and its ruling side by side; `dieBy`: whose dice, a seat's label, or Server. Times ISO. */
export interface CaseOnDesk extends CaseOnList, AsSent<RulesCase, 'version' | 'dieBy' | 'at' | 'ruledAt'> {
  input: CaseInput;
  finding: CaseFinding;
  ruling: CaseRuling | null;
  /** The companion games about what of the game it is about. */
  companions: CompanionGameOnList[];
}

/** The contents of the rules desk, whatever kind of case is put. */
export async function rulesDesk(inGame: InGame): Promise<RulesDesk> {
  const [game, cases, units, profiles, crossings, groups] = await Promise.all([
    gameOf(inGame.gameId),
    casesOf(inGame.gameId),
    unitsOnMaster(inGame.gameId),
    profilesOf(inGame.gameId),
    crossingsOnMaster(inGame.gameId),
    groupsOf(inGame.gameId),
  ]);
  const turn = game.turns.find((candidate) => candidate.number === game.turn)!;
  const { lifts } = await gameScenario(inGame.gameId);
  const by = {
    groups: new Map(groups.map((group) => [group.id, group])),
    lifts: new Map(lifts.map((lift) => [lift.id, lift])),
  };
  const tasks = await tasksOf(inGame.gameId, [game.turn]);
  return {
    turn: game.turn,
    daypart: turn.daypart,
    weather: turn.weather,
    rulebook: rulebookFrom(rulebookPlayed(game)),
    cases: cases.map((row) => ({ ...row, kind: row.kind as Kind })),
    units: units.map(onRulesDesk),
    profiles: profiles.map((profile) => only(profile, ['key', 'describes', 'notation'])),
    crossings: crossings.map((crossing) => only(crossing, ['id', 'name', 'kind', 'capacityPoints', 'state'])),
    groups: groups.map((group) => only(group, ['id', 'name', 'side', 'kind', 'squadrons', 'lost'])),
    tasks: tasks.map((task) => ({
      ...only(task, ['id', 'squadronId', 'squadrons', 'lost', 'damage', 'state']),
      name: nameOfTask(task, by),
    })),
  };
}

/** One case of this game; null when there is none. */
export async function caseOnDesk(inGame: InGame, caseId: string): Promise<CaseOnDesk | null> {
  const row = await caseById(inGame.gameId, caseId);
  if (!row) return null;
  return {
    ...asSent(row, [...ofTheCase, 'version', 'dieBy', 'at', 'ruledAt']),
    kind: row.kind as Kind,
    input: caseInputOf(row),
    finding: caseFindingOf(row),
    ruling: caseRulingOf(row),
    companions: await companionsOfCase(inGame, row),
  };
}

const companionsOfCase = async (inGame: InGame, row: RulesCase): Promise<CompanionGameOnList[]> =>
  (await Promise.all(aboutCase(caseInputOf(row).about).map((about) => companionsAbout(inGame, about)))).flat();

const onRulesDesk = (unit: Unit): UnitOnRulesDesk => ({
  ...only(unit, asItIs),
  arm: unit.arm as Arm,
  flags: unit.flags as UnitFlag[],
  artilleryClass: unit.artilleryClass as ArtilleryClass | null,
});
