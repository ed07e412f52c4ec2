import { draftById } from '@/lib/db/scenarios/drafts';
import { type TurnFigures, type WeighedScenario, weighingOf, weighingUnderWay } from '@/lib/db/scenarios/weighings';
import type { FaultGroup } from '@/lib/scenario/settle/fault-groups';
import type { InGame } from '@/lib/turn/kernel/seat';
import { faultsOf } from '../drafts';
import { judgeDraft } from '../judge-draft';
import {
  idleTeams,
  type PlaceHeld,
  type Play,
  type Progress,
  placesAt,
  progressOf,
  saidOf,
  type WeighedTurn,
  weighedTurns,
} from './weighed';

/** A draft as it is weighed: whether it may be, and what came of it. */
export interface WeighingDesk {
  draftId: string;
  name: string;
  /** The number of its newest edit. */
  version: number;
  /** Its first faults, those of one kind as one, which keep it from being played; `problems` counts all; null: they are not known yet. */
  faults: readonly FaultGroup[];
  problems: number | null;
  /** The draft that the console weighs meanwhile, by its name; null: none but this one. */
  other: string | null;
  weighing: WeighingShown | null;
}

/** What came of a weighing so far. Times ISO. */
export interface WeighingShown {
  id: string;
  /** The number of the draft's newest edit when it was read, and the first letters of the scenario's SHA-256. */
  version: number;
  fingerprint: string;
  about: WeighedScenario;
  plays: number;
  askedBy: string;
  askedAt: string;
  isBegun: boolean;
  /** It stands still, for a hall plays. */
  isHeldUp: boolean;
  endedAt: string | null;
  /** Why it ended before all was played; empty: it did not. */
  endedBecause: string;
  progress: Progress;
  said: string[];
  turns: WeighedTurn[];
  /** After the last turn to which any play has come. */
  places: PlaceHeld[];
  idle: { name: string; turns: number; of: number }[];
  broken: { number: number; turn: number; words: string }[];
  /** How often something went otherwise than a desk had proposed it. */
  faults: number;
}

const faultsShown = 6;
/** The page is shown after this time, ms, whether the faults are known by then or not. */
const shownWithinMs = 400;

/** The page on which a draft is weighed; null: there is no such draft. */
export async function weighingDesk({ gameId }: InGame, draftId: string): Promise<WeighingDesk | null> {
  const [draft, weighing, underWay] = await Promise.all([
    draftById(gameId, draftId),
    weighingOf(draftId),
    weighingUnderWay(),
  ]);
  if (!draft) return null;
  const judgement = await judgeDraft(draft, shownWithinMs);
  return {
    draftId,
    name: draft.name,
    version: draft.version,
    faults: judgement?.faultGroups.slice(0, faultsShown) ?? [],
    problems: judgement && faultsOf(judgement),
    other: underWay && underWay.draftId !== draftId ? underWay.draftName : null,
    weighing: weighing && shown(weighing),
  };
}

function shown(weighing: NonNullable<Awaited<ReturnType<typeof weighingOf>>>): WeighingShown {
  const about = weighing.about as unknown as WeighedScenario;
  const plays: Play[] = weighing.played.map(({ turns, ...play }) => ({
    ...play,
    turns: turns as unknown as TurnFigures[],
  }));
  const turns = weighedTurns(about, plays);
  const { id, version, fingerprint, askedBy, isHeldUp, endedBecause } = weighing;
  return {
    id,
    version,
    fingerprint: fingerprint.slice(0, 8),
    about,
    plays: weighing.plays,
    askedBy,
    askedAt: weighing.askedAt.toISOString(),
    isBegun: weighing.begunAt !== null,
    isHeldUp,
    endedAt: weighing.endedAt?.toISOString() ?? null,
    endedBecause,
    progress: progressOf(about, weighing.plays, plays),
    said: saidOf(about, plays, turns),
    turns,
    places: turns.length > 0 ? placesAt(about, plays, turns.at(-1)!.turn) : [],
    idle: idleTeams(about, plays),
    broken: plays.flatMap(({ number, brokeIn, because }) =>
      brokeIn === null ? [] : { number, turn: brokeIn, words: because },
    ),
    faults: plays.flatMap((play) => play.turns).reduce((sum, { faults }) => sum + faults, 0),
  };
}
