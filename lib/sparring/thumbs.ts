import type { Action, Posture, TemperName } from '@/lib/words';

/** The rules of thumb of a sparring staff: what each says, and what it orders. A page explains them in these words. */

interface Thumb {
  says: string;
  action: Action;
  posture: Posture;
}

export const thumbs = {
  attack: {
    says: 'Whoever has made ready, and is stronger than what was reported there, attacks.',
    action: 'attack',
    posture: 'tact',
  },
  seize: {
    says: 'A place near by at which no enemy was reported is taken at once, before anybody comes.',
    action: 'attack',
    posture: 'tact',
  },
  makeReady: {
    says: 'Whoever is to attack, and has not made ready, makes ready first.',
    action: 'prepare',
    posture: 'tact',
  },
  closeUp: {
    says: 'Whoever is too far off to attack goes there ready to fight, and attacks later.',
    action: 'move',
    posture: 'tact',
  },
  march: {
    says: 'Far from any enemy one marches by road, not ready to fight, because that is faster.',
    action: 'move',
    posture: 'nonTact',
  },
  hold: { says: 'What the plan says to hold, and what has been taken, is held.', action: 'hold', posture: 'tact' },
  lastStand: {
    says: 'Where the plan says so, nobody goes back.',
    action: 'hold',
    posture: 'tact',
  },
  rest: {
    says: 'Whoever is badly worn and not beside the enemy rests; where the battle knows no rest, they hold.',
    action: 'hold',
    posture: 'rest',
  },
  stop: {
    says: 'Whoever is badly worn beside the enemy holds, and others attack.',
    action: 'hold',
    posture: 'tact',
  },
  patrol: {
    says: 'Scouts look where nobody has looked.',
    action: 'probe',
    posture: 'tact',
  },
  standBy: {
    says: 'A reserve makes ready where the plan puts it.',
    action: 'prepare',
    posture: 'tact',
  },
  fire: {
    says: 'Guns fire for the nearest attack in their reach, else for those who hold against the enemy.',
    action: 'hold',
    posture: 'tact',
  },
  displace: {
    says: 'Guns out of reach of every task go nearer by road.',
    action: 'move',
    posture: 'nonTact',
  },
  command: {
    says: 'A headquarters stays behind its troops, and goes after them when they are far.',
    action: 'hold',
    posture: 'tact',
  },
  followUp: {
    says: 'A headquarters stays behind its troops, and goes after them when they are far.',
    action: 'move',
    posture: 'nonTact',
  },
} as const satisfies Record<string, Thumb>;

export type ThumbName = keyof typeof thumbs;

/** The temper of a staff. */
export interface Temper {
  says: string;
  /** It attacks when it has so many times what was reported. */
  odds: number;
  /** It does not attack before it has made ready. */
  makesReady: boolean;
  /** It sends worn troops into an attack too. */
  sparesNobody: boolean;
  /** The distance from it of a place that it takes at once, km. */
  seizesWithinKm: number;
}

export const tempers = {
  careful: {
    says: 'It attacks with twice what was reported and never unprepared.',
    odds: 2,
    makesReady: true,
    sparesNobody: false,
    seizesWithinKm: 4,
  },
  steady: {
    says: 'It attacks when it is stronger, and makes ready first.',
    odds: 1.3,
    makesReady: true,
    sparesNobody: false,
    seizesWithinKm: 7,
  },
  bold: {
    says: 'It attacks when it is as strong, and does not wait.',
    odds: 1,
    makesReady: false,
    sparesNobody: true,
    seizesWithinKm: 10,
  },
} as const satisfies Record<TemperName, Temper>;
