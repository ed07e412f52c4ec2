import { movementGroundWords } from '@/lib/word-tables';
import type { Daypart, MovementGround, MovementMode, Mover } from '@/lib/words';
import { literal2011 } from './rulebook';
import { figure, sumOf, tidy } from './score';
import type { Advice, Finding, Rulebook } from './types';

/** A move against the guide. */
export interface MovementCase {
  mover: Mover;
  ground: MovementGround;
  mode: MovementMode;
  daypart: Daypart;
  /** The reasons that slow it down, one entry each, in words: every entry halves. */
  slowedBy: readonly string[];
  distanceKm: number;
}

/** One line of the guide maximum; `points` are signed kilometres. */
export interface MovementLine {
  what: string;
  points: number;
  rule: string;
}

export interface MovementOutcome extends Finding {
  /** The guide maximum in km. */
  maxKm: number;
  isWithin: boolean;
  /** Share of the turn used, not capped. */
  turnShare: number;
  canAttack: boolean;
  lines: MovementLine[];
}

/** One row of the movement table, in km a turn. Null: the column prints a dash. */
export interface MovementRow {
  tactical: number | null;
  nonTactical: number | null;
  roadColumn: number;
  /** Canals and minor rivers; a major river needs a bridge or a ferry (OC-105). */
  canCrossRivers: boolean;
}

const foot: MovementRow = { tactical: 15, nonTactical: 25, roadColumn: 30, canCrossRivers: true };
const mechClose: MovementRow = { tactical: 18, nonTactical: 28, roadColumn: 64, canCrossRivers: false };
const mechOpen: MovementRow = { tactical: 30, nonTactical: 32, roadColumn: 64, canCrossRivers: false };
const tankWoodTown: MovementRow = { tactical: 18, nonTactical: 28, roadColumn: 64, canCrossRivers: false };
const tankMarsh: MovementRow = { tactical: 8, nonTactical: 18, roadColumn: 64, canCrossRivers: false };
const tankOpen: MovementRow = { tactical: 30, nonTactical: 32, roadColumn: 64, canCrossRivers: false };
const towedArtillery: MovementRow = { tactical: null, nonTactical: null, roadColumn: 75, canCrossRivers: false };
const recceClose: MovementRow = { tactical: 18, nonTactical: 28, roadColumn: 100, canCrossRivers: true };
const recceOpen: MovementRow = { tactical: 30, nonTactical: 35, roadColumn: 100, canCrossRivers: true };

/** §6 Movement: the printed row for every mover and ground. Where none is printed: OC-98 to OC-101. */
export const movementTable: Readonly<Record<Mover, Readonly<Record<MovementGround, MovementRow>>>> = {
  foot: { open: foot, close: foot, woodTown: foot, marsh: foot },
  mech: { open: mechOpen, close: mechClose, woodTown: mechClose, marsh: tankMarsh },
  tank: { open: tankOpen, close: tankWoodTown, woodTown: tankWoodTown, marsh: tankMarsh },
  towedArtillery: { open: towedArtillery, close: towedArtillery, woodTown: towedArtillery, marsh: towedArtillery },
  recce: { open: recceOpen, close: recceClose, woodTown: recceClose, marsh: recceClose },
};

const moverWords: Record<Mover, string> = {
  foot: 'Foot, horse-drawn and paras',
  mech: 'Mechanised or motorised',
  tank: 'Tanks or self-propelled guns',
  towedArtillery: 'Towed artillery',
  recce: 'Recce and light tanks',
};
const modeWords: Record<MovementMode, string> = {
  tactical: 'tactical',
  nonTactical: 'non-tactical',
  roadColumn: 'in road column',
};

/** The ruling that names the row where the table prints none for this ground. */
function rulingOf(mover: Mover, ground: MovementGround): string {
  if (mover === 'towedArtillery') return ', OC-101';
  if (mover === 'tank' && ground === 'close') return ', OC-100';
  const isUnprinted = (mover === 'mech' || mover === 'recce') && (ground === 'woodTown' || ground === 'marsh');
  return isUnprinted ? ', OC-99' : '';
}

/** The lines of a unit's guide maximum: the table, the night, each cause of delay. They add up to it. */
function movementLines(move: MovementCase, { policies }: Rulebook): MovementLine[] {
  const printed = movementTable[move.mover][move.ground][move.mode];
  const lines: MovementLine[] = [
    {
      what: `${moverWords[move.mover]} ${movementGroundWords[move.ground].inSentence}, ${modeWords[move.mode]}: ${printed === null ? 'no move but by road' : `${printed} km`}.`,
      points: printed ?? 0,
      rule: `§6 Movement${rulingOf(move.mover, move.ground)}`,
    },
  ];
  if (move.daypart === 'night') {
    const share = move.mode === 'roadColumn' ? policies.nightMovement.road : policies.nightMovement.other;
    lines.push({
      what: `By night ${figure(share * 100)} % of it.`,
      points: tidy(sumOf(lines) * (share - 1)),
      rule: '§6 Movement, OC-102',
    });
  }
  for (const cause of move.slowedBy)
    lines.push({
      what: `Halved: ${cause.replace(/\.$/, '')}.`,
      points: 0 - sumOf(lines) / 2,
      rule: '§6 Movement, OC-103',
    });
  return lines;
}

/** A sum of lines as the figure it stands for: where a share of the night has no binary form, the last digit is dust. */
const withoutDust = (km: number): number => Number(km.toPrecision(15));

/** The guide maximum in km, before any distance is known. */
export function maxKmOf(move: Omit<MovementCase, 'distanceKm'>, rulebook: Rulebook = literal2011): number {
  return sumOf(movementLines({ ...move, distanceKm: 0 }, rulebook));
}

/**
 * A move against the guide of §6. Nothing is rolled, nothing is blocked: a longer move is advice (OC-104).
 * `turnShare` is not capped; over a half, the unit cannot attack this turn (OC-71).
 */
export function adjudicateMovement(move: MovementCase, rulebook: Rulebook = literal2011): MovementOutcome {
  const lines = movementLines(move, rulebook);
  const maxKm = sumOf(lines);
  const { distanceKm } = move;
  const guideKm = withoutDust(maxKm);
  const turnShare = guideKm > 0 ? Math.min(distanceKm / guideKm, Number.MAX_VALUE) : distanceKm > 0 ? 1 : 0;
  const isWithin = distanceKm <= guideKm;
  const canAttack = turnShare <= 0.5;
  const advice: Advice[] = [];
  if (movementTable[move.mover][move.ground][move.mode] === null)
    advice.push({ code: 'roadOnly', message: 'It moves in road column only.', rule: '§6 Movement, OC-101' });
  if (!isWithin) {
    const when = move.daypart === 'night' ? ' by night' : '';
    const message = `${figure(distanceKm)} km${when}; the guide is ${figure(maxKm)} km.`;
    advice.push({ code: 'beyondGuide', message, rule: '§6 Movement, OC-104' });
  }
  if (!canAttack)
    advice.push({
      code: 'tooLateToAttack',
      message: 'It moves for more than half the turn and cannot attack in it.',
      rule: '§6 Movement, OC-71',
    });
  return { rulebook: rulebook.name, maxKm, isWithin, turnShare, canAttack, lines, rolls: [], advice };
}
