import { whyCorrected } from '@/lib/advice/reports/correction-words';
import { type CorrectionDue, correctionsDue } from '@/lib/turn/reports/corrections-due';
import { asSent } from '@/lib/values';

/** A team that was told of what does not stand any more, as Control's desks show it. Times are ISO strings. */
export interface CorrectionOnDesk {
  teamKey: string;
  teamName: string;
  /** The turn of the letter. */
  turn: number;
  /** Its turn is over: the correction is written at that letter. */
  isEarlier: boolean;
  toldAt: string;
  /** It was told aloud and has nothing on paper. */
  isAloudOnly: boolean;
  /** The changes, and the other things it is owed. */
  why: string;
  combatIds: string[];
  readBy: { label: string; at: string }[];
  /** The correction that is drafted; null: none is. */
  draft: { id: string; version: number } | null;
  /** The version of what it was told by: what a correction is drafted from. */
  version: number;
}

const onDesk = ({
  team,
  turn,
  isEarlier,
  told,
  toldAt,
  since,
  unsaid,
  gone,
  combatIds,
  readBy,
  draft,
}: CorrectionDue): CorrectionOnDesk => ({
  teamKey: team.key,
  teamName: team.name,
  turn,
  isEarlier,
  why: whyCorrected({ since, unsaid, gone }),
  combatIds,
  version: told.version,
  toldAt: toldAt.toISOString(),
  isAloudOnly: told.releasedAt === null,
  readBy: readBy.map((reader) => asSent(reader, ['label', 'at'])),
  draft: draft && { id: draft.id, version: draft.version },
});

/** The teams that need a correction in a turn. */
export const correctionsOnDesk = async (gameId: string, turn: number): Promise<CorrectionOnDesk[]> =>
  (await correctionsDue(gameId, turn)).map(onDesk);
