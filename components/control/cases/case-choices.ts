import { crossingWords } from '@/components/control/parts/crossings/crossing-words';
import { choicesOf } from '@/components/control/parts/word-choices';
import type { Kind } from '@/lib/adjudication/adjudicate';
import { serialKinds } from '@/lib/adjudication/flak';
import { modeWords } from '@/lib/text';
import { movementGroundWords } from '@/lib/word-tables';
import {
  crossingKinds,
  crossingStates,
  dayparts,
  flakMissions,
  flakWeights,
  interdictionWeights,
  movementGrounds,
  movementModes,
  type RecceKind,
  type RecceReport,
  recceKinds,
} from '@/lib/words';

/** The words of the rules desk, as Control reads them. */

/** The subject of each kind of case, in a sentence, and its chapter of the book. */
export const kindSentences: Record<Kind, { sentence: string; chapter: string }> = {
  combat: { sentence: 'Two forces in contact, with guns and aircraft in support.', chapter: '§9' },
  interdiction: { sentence: 'Bombing, or guns at long range, on what stands in an area of 2 km.', chapter: '§9' },
  recce: { sentence: 'What aircraft see on the ground.', chapter: '§12c' },
  flak: { sentence: 'Flak on aircraft that fly over, or that land and drop.', chapter: '§12' },
  airToAir: {
    sentence: 'Fighters against fighters, and what breaks through to transports and bombers.',
    chapter: '§13',
  },
  traffic: { sentence: 'Who crosses a bridge or a ferry this turn, in order of march.', chapter: '§7' },
  bridge: { sentence: 'Whether a prepared bridge blows when it is fought over.', chapter: '§8' },
  movement: { sentence: 'How far a unit can go, and whether it can still attack.', chapter: '§6' },
};

export const daypartChoices = choicesOf(dayparts);
export const weightChoices = choicesOf(interdictionWeights);
export const flakWeightChoices = choicesOf(flakWeights);
export const missionChoices = choicesOf(flakMissions, { overflight: 'Flies over', landing: 'Lands or drops' });
export const serialChoices = choicesOf(serialKinds);

const recceKindWords: Record<RecceKind, string> = {
  vehicles: 'Vehicles',
  infantry: 'Infantry',
  gunsOrSupplies: 'Guns, supplies',
};
export const recceKindChoices = choicesOf(recceKinds, recceKindWords);

export const reportWords: Record<RecceReport, string> = {
  nothing: 'No report',
  enemySpotted: 'Enemy spotted',
  direction: 'Direction',
  type: 'Type',
  directionAndType: 'Direction, type',
  typeAndSize: 'Type, size',
  directionTypeAndSize: 'Direction, type, size',
};

export const crossingChoices = choicesOf(crossingKinds, crossingWords);
export const bridgeStateChoices = choicesOf(crossingStates);

export const movementGroundChoices = movementGrounds.map((id) => ({ id, label: movementGroundWords[id].choice }));
export const modeChoices = choicesOf(movementModes, modeWords);

/** The result of a face of a die, in a word or two. */
export const faceWords: Record<string, string> = {
  ...reportWords,
  step: 'Step lost',
  immobilised: 'Immobilised',
  none: 'No effect',
  loss: 'Loss',
  damage: 'Damage',
  win: 'Win',
  draw: 'Draw',
  lose: 'Lose',
  unopposed: 'Unopposed',
  blown: 'Blows',
  stands: 'Stands',
  wholly: 'Crosses wholly',
  partly: 'Crosses in part',
  waits: 'Waits',
};
