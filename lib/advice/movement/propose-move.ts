import { kmBetween, lengthKm, type Place, squareOf, standsAround } from '@/lib/geometry';
import type { Gazetteer, Named } from '@/lib/reading/names';
import { type Formation, type OrderRow, type Reading, readOrder } from '@/lib/reading/read-order';
import type { GoalBy } from '@/lib/words';

/** Something that orders may name, and where it is. `unitId`: a unit, which others may follow. */
export interface NamedPlace {
  name: string;
  kind: Named['kind'];
  place: Place;
  unitId?: string;
}

/** Where the words of an order send its units, and by what way. */
export interface MoveProposal {
  to: NamedPlace;
  /** By way of these, in order. */
  via: NamedPlace[];
  /** They are to follow the unit that stands there. */
  isFollowing: boolean;
  formation: Formation;
  /** By what way the words say that they go; null: they do not say. */
  waySaid: Reading['waySaid'];
  /** The first crossing on the ordered way that is blown; null: none is. */
  cutAt: Named | null;
  /** Where they would go if it stood; left out: there. */
  beyond?: NamedPlace;
}

/** A row as Control's desks go by it. `doubts`: questions for whoever wrote it, in sentences. */
export interface MoveRead {
  /** null: it names no place. */
  move: MoveProposal | null;
  doubts: readonly string[];
  /** The way its writer said where it goes; null: nobody has, and its words were read. */
  by: GoalBy | null;
}

/** The words of the writer of a row on where it sends its units, as the columns of the sheet have it. */
export interface GoalSaid {
  goalBy: GoalBy | null;
  goal: string;
}

const nothingSaid: GoalSaid = { goalBy: null, goal: '' };

/** Reads where an order sends its units, and by what way: as its writer drew or confirmed it, else by its words. */
export function readMove(row: OrderRow, gazetteer: Gazetteer, said: GoalSaid = nothingSaid): MoveRead {
  const reading = readOrder(row, gazetteer);
  const from = gazetteer.units.find(({ id }) => id === row.units[0])?.place ?? null;
  const blown = new Set(gazetteer.crossings.flatMap(({ id, isBlown }) => (isBlown ? [id] : [])));
  const move = moveOf(reading, from, blown);
  // What the writer has confirmed is asked no more; that a crossing is blown they may not know.
  const asConfirmed = { move, doubts: move?.cutAt ? reading.doubts : [] };
  if (said.goalBy === 'stays') return { move: null, doubts: disagreeing(move, 'says that they stay'), by: 'stays' };
  if (said.goalBy === 'confirmed' && said.goal === '') return { ...asConfirmed, by: 'confirmed' };
  const place = said.goalBy && squareOf(gazetteer.frame, said.goal, standsAround(gazetteer.frame, from));
  if (!place) return { move, doubts: reading.doubts, by: null };
  const agrees = move && !move.isFollowing && kmBetween(move.to.place, place) <= samePlaceKm;
  if (agrees) return { ...asConfirmed, by: said.goalBy };
  return {
    move: straightTo(place, said.goal, reading),
    doubts: disagreeing(move, 'says another place'),
    by: said.goalBy,
  };
}

/** So far from where the words send units, their writer's own place is another one, km (ours). */
const samePlaceKm = 1;

/** Says where the words of a row and what its writer drew or confirmed disagree. */
const disagreeing = (move: MoveProposal | null, says: string): string[] =>
  move ? [`The words ${move.isFollowing ? 'follow' : 'name'} ${move.to.name}; their writer ${says}.`] : [];

/** A move to a place that only its writer knows by name. */
const straightTo = (place: Place, goal: string, { formation, waySaid }: Reading): MoveProposal => ({
  to: { name: goal, kind: 'grid', place },
  via: [],
  isFollowing: false,
  formation: formation === 'follow' ? 'column' : formation,
  waySaid,
  cutAt: null,
});

function moveOf(
  { goal, stops, behind, formation, waySaid }: Reading,
  from: Place | null,
  blown: ReadonlySet<string>,
): MoveProposal | null {
  const leader = nearestOf(behind, from);
  // "Follow the Irish to Valkenswaard": to there, and no further than those whom they follow have come.
  const isThereFirst =
    goal && leader && (behind.length > 1 || (from && kmBetween(from, goal.place) < kmBetween(from, leader.place!)));
  if (leader && !isThereFirst) {
    const { id, name, place } = leader;
    return {
      to: { name, kind: 'unit', place: place!, unitId: id },
      via: [],
      isFollowing: true,
      formation,
      waySaid,
      cutAt: null,
    };
  }
  if (!goal) return null;
  return {
    to: goal,
    via: stops.filter(({ place }) => kmBetween(place, goal.place) >= 0.5 && !isAstray(place, from, goal.place)),
    isFollowing: false,
    formation,
    waySaid,
    cutAt: stops.find(({ id }) => id !== undefined && blown.has(id)) ?? null,
  };
}

/** Of units that share a name, that on the map which is nearest to those who follow. */
const nearestOf = (units: Reading['behind'], from: Place | null) =>
  units
    .filter(({ place }) => place !== null)
    .sort((a, b) => (from ? kmBetween(a.place!, from) - kmBetween(b.place!, from) : 0))[0] ?? null;

/** A way round by this place is so long that only its road is meant: the Utrecht road to Oosterbeek leads not by Utrecht. */
const isAstray = (by: Place, from: Place | null, to: Place): boolean =>
  from !== null && lengthKm([from, by, to]) > 3 * kmBetween(from, to) + 10;
