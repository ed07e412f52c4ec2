import type { Kinds } from '@/lib/adjudication/adjudicate';
import { reportOf, toldAs } from '@/lib/adjudication/air-to-air';
import { profileOf, statusAt } from '@/lib/adjudication/status';
import type { Unit } from '@/lib/db/rows';
import { isInField, kmBetween } from '@/lib/geometry';
import type { TruthHit, TruthLanding, TruthMission, TruthStrike, Weapon } from '@/lib/visibility/truth-events';
import type { InterdictionWeight } from '@/lib/words';
import type { EventBooks } from './event-books';
import type { Ruled } from './ruled-hits';

/** Squares bombed and shelled, with what fell on each (§9 Bombing/Interdiction, OC-122). */
export function strikesOf(books: EventBooks, ruled: readonly Ruled[]): TruthStrike[] {
  return ruled
    .filter(({ kind }) => kind === 'interdiction')
    .map(({ id, case: put, about, hit }) => {
      const { targets, forces } = put as Kinds['interdiction']['case'];
      const hits = targets.flatMap((target) => hit(target.id) ?? []);
      return {
        id,
        weapons: about.areaId ? weaponsOn(about.areaId, about.bombedBy ?? [], books) : byHand(forces),
        hits,
      };
    });
}

function weaponsOn(areaId: string, bombedBy: readonly string[], { events }: EventBooks): Weapon[] {
  const bombs = events.tasks.flatMap(({ id, interdiction }) =>
    bombedBy.includes(id) && interdiction ? [{ bombs: interdiction }] : [],
  );
  const guns = (events.areas.find(({ id }) => id === areaId)?.guns ?? []).map(({ weight }) => ({
    guns: weight === 'field' || weight === 'infantryGun' || weight === null ? ('field' as const) : ('heavy' as const),
  }));
  return [...bombs, ...guns];
}

/** Put by hand, light may be guns: nobody has said. */
const byHand = (forces: readonly { weight: InterdictionWeight }[]): Weapon[] =>
  forces.flatMap(({ weight }) => (weight === 'light' ? [] : [{ bombs: weight }]));

/** How far from its zone a unit may come down and still be at it, km (ours). */
const wideKm = 1;

/** Lifts that flew this turn: what they met, whom it hurt, and who came down wide (§12). */
export function landingsOf(books: EventBooks, ruled: readonly Ruled[]): TruthLanding[] {
  const { events, units, lifts, turn } = books;
  return events.tasks.flatMap(({ id, liftId, state, x, y }): TruthLanding[] => {
    const lift = lifts.find((one) => one.id === liftId);
    if (!lift) return [];
    const flak = ruled.filter(({ kind, about }) => kind === 'flak' && about.flakOf === id);
    const fighters = ruled.filter(({ kind, about }) => kind === 'airToAir' && about.tasks?.transports.includes(id));
    const zone = x !== null && y !== null ? { x, y } : lift.place;
    const aboard = units.filter(
      (unit) => lift.unitIds.includes(unit.id) && (unit.arrivedIn ?? turn.number) === turn.number,
    );
    const hits = aboard.map((unit): TruthHit => {
      const all = flak.flatMap(({ hit }) => hit(unit.id) ?? []);
      return { ...(all.at(-1) ?? none(unit)), statusBefore: (all[0] ?? none(unit)).statusBefore };
    });
    const wideIds = aboard
      .filter((unit) => state === 'flown' && isInField(unit) && kmBetween(unit, zone) > wideKm)
      .map((unit) => unit.id);
    const isTurnedBack = state === 'drivenOff';
    return [
      {
        id,
        zone: lift.zone,
        hits,
        hasMetFlak: flak.length > 0,
        hasMetFighters: fighters.length > 0,
        isTurnedBack,
        wideIds,
      },
    ];
  });
}

const none = (unit: Unit): TruthHit => {
  const status = statusAt(profileOf(unit.profile), unit.stepsLost);
  return { unitId: unit.id, statusBefore: status, statusAfter: status, isImmobilised: false, isFlakSilenced: false };
};

/** Own aircraft that teams asked for, or that support a formation (OC-94). Cover, escort and recce are told only when something befell them. */
export function missionsOf(books: EventBooks, ruled: readonly Ruled[]): TruthMission[] {
  const { events, units } = books;
  const fought = new Set(
    ruled.flatMap(({ kind, about, isUnopposed }) =>
      kind === 'airToAir' && about.tasks && !isUnopposed ? [...about.tasks.a, ...about.tasks.b] : [],
    ),
  );
  return events.tasks.flatMap((task): TruthMission[] => {
    const { id, side, name, mission, formation, state, squadrons, lost, x, y, areaId, askedBy, combats } = task;
    if (side === null || name === null) return [];
    const supported =
      formation === '' ? [] : units.filter((unit) => unit.side === side && unit.formation === formation);
    const teamIds = [...new Set([...(askedBy ? [askedBy] : []), ...supported.map(({ teamId }) => teamId)])];
    const isTurnedBack = state === 'drivenOff';
    const isSeen = mission !== 'airCover' && mission !== 'escort' && mission !== 'recce';
    if (teamIds.length === 0 || !(isSeen || isTurnedBack || lost > 0)) return [];
    const area = events.areas.find((one) => one.id === areaId);
    const at = area ?? (x !== null && y !== null ? { x, y } : null);
    return [
      {
        id,
        side,
        teamIds,
        mission,
        name,
        at: at && { x: at.x, y: at.y },
        hasFlown: state === 'flown' || combats > 0,
        isTurnedBack,
        losses: toldAs(reportOf(lost, squadrons), fought.has(id)),
      },
    ];
  });
}
