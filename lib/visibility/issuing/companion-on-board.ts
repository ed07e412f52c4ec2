import { type Issued, issue } from '../issued';
import type { CardArea, CardOnTable, HallCompanion } from '../player/hall';
import type { PublicCompanionRow } from '../rows';
import type { Source } from '../viewer';

/** A companion game on the projector: both sides see it, and whoever walks past. */

/** More than these nobody reads across a hall. */
const linesAtMost = 4;

/** Issues the table of a companion game to the hall, field by field: what is not named here is not shown. */
export function issueCompanion(
  gameId: string,
  { title, table, lines }: HallCompanion,
  source: Source,
): Issued<PublicCompanionRow> {
  return issue<PublicCompanionRow>({
    gameId,
    title,
    table: tableShown(table),
    lines: lines.slice(-linesAtMost),
    issuedAt: source.now(),
  });
}

const tableShown = ({ turn, turns, weather, isCorpsInBelgium, areas, outcome }: CardOnTable): CardOnTable => ({
  turn,
  turns,
  weather,
  isCorpsInBelgium,
  outcome,
  areas: areas.map(areaShown),
});

const areaShown = ({ name, unit, order, allied, german, isHeld, isCorpsHere }: CardArea): CardArea => ({
  name,
  unit,
  order,
  allied,
  german,
  isHeld,
  isCorpsHere,
});
