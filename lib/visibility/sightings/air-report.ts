import { reportOf, toldAs } from '@/lib/adjudication/air-to-air';
import { lossesWords } from '@/lib/word-tables';
import type { Side } from '@/lib/words';
import { type Issued, issue } from '../issued';
import type { IssuedSquadronRow } from '../rows';
import type { Source, Viewer } from '../viewer';

/**
 * The news that a side is told of its own aircraft: losses as light or heavy (§13), and squadrons only as Control issues
 * them.
 */

/** The cost of an air operation for its own side. */
export interface TruthAirLoss {
  side: Side;
  /** Of the group, or of the lift: "Lift to DZ Y". */
  name: string;
  /** Squadrons or serials lost, of how many. */
  lost: number;
  of: number;
  isDrivenOff: boolean;
  /** It was in a fight of fighters: it is never told of no losses then (OC-94). */
  hasFought: boolean;
}

/** Losses in the air in a word: heavy from a fifth of what flew, else light; none for who lost none and fought nobody (§13, OC-94). */
export const airLossWords = (lost: number, of: number, hasFought: boolean): string =>
  lossesWords[toldAs(reportOf(lost, of), hasFought)].ofAircraft;

/** A sentence for each operation of the viewer's own side; no figure in it. */
export const airLossSentences = (viewer: Pick<Viewer, 'side'>, losses: readonly TruthAirLoss[]): string[] =>
  losses
    .filter(({ side }) => side === viewer.side)
    .map(
      ({ name, lost, of, isDrivenOff, hasFought }) =>
        `${name}: ${airLossWords(lost, of, hasFought)}${isDrivenOff ? ', driven off' : ''}.`,
    );

/** A group of squadrons as the roster tells it. */
interface TruthGroup {
  id: string;
  side: Side;
  name: string;
  aircraft: string;
  /** As many as Control has the team told. */
  squadrons: number;
}

/**
 * The squadrons that a team may ask for, those of its own side. `idOf` gives the id under which a group was told before, so
 * that a request that names it stands; a group without squadrons is not told.
 */
export const issueSquadrons = (
  viewer: Viewer,
  groups: readonly TruthGroup[],
  idOf: (name: string) => string | undefined,
  source: Source,
): Issued<IssuedSquadronRow>[] =>
  groups
    .filter(({ side, squadrons }) => side === viewer.side && squadrons > 0)
    .map(({ name, aircraft, squadrons }) =>
      issue<IssuedSquadronRow>({
        id: idOf(name) ?? source.id(),
        gameId: viewer.gameId,
        teamId: viewer.teamId,
        name,
        aircraft,
        squadrons,
        asOf: source.now(),
      }),
    );
