import { signed } from '@/components/control/parts/score/score-words';
import type { Doubt } from '@/lib/adjudication/doubts';
import type { OtherEffects } from '@/lib/adjudication/readings';
import type { Face, Ground, Overrun, Policies } from '@/lib/adjudication/types';
import { resultNames } from '@/lib/advice/combat/result-names';
import { counted, listed } from '@/lib/text';
import { actionWords, postureWords } from '@/lib/visibility/forms/order-form';
import { type AirKind, actions, type CounterAttack, type FollowUpKind, postures } from '@/lib/words';

export const counterAttackWords: Record<CounterAttack, string> = {
  noneThisTurnOrNext: 'No counter-attack this turn or next',
  noneThisTurn: 'No counter-attack this turn',
  ifOrdered: 'Defenders may counter-attack if ordered',
};

export const groundWords: Record<keyof Ground, string> = {
  isBuiltUp: 'Built-up',
  isWoods: 'Woods',
  isCity: 'City',
  isFortified: 'Fortified',
  isBadTerrain: 'Bad terrain',
};
export const groundFlags = Object.keys(groundWords) as (keyof Ground)[];

/** The ground in words: built-up, city. */
export function groundInWords(ground: Ground): string {
  const held = groundFlags.filter((flag) => ground[flag]).map((flag) => groundWords[flag].toLowerCase());
  return held.length > 0 ? held.join(', ') : 'open ground';
}

/** The rows of the table of close air support as the book calls them. */
export const airKindNames: Record<AirKind, string> = {
  alliedGroundAttack: 'Allied ground attack',
  germanGroundAttack: 'German ground attack',
  heavyBomber: 'Heavy bombers',
};

/** Actions and postures as choices of a list. */
export const actionChoices = actions.map((id) => ({ id, label: actionWords[id].word }));
export const postureChoices = postures.map((id) => ({ id, label: postureWords[id].word }));

/** The name of a combat that was not ordered on a sheet. */
export const kindWords: Record<FollowUpKind, string> = {
  overrun: 'further attack',
  counterAttack: 'counter-attack',
};

/** When in the turn the attack begins (OC-34). */
export const hourNames = { beginning: 'Beginning', middle: 'Middle', end: 'End' } as const;

/** Kilometres as said on the card: 1.5 km. */
export const kmWords = (km: number): string => `${Math.round(km * 100) / 100} km`;

export const stepWords = (steps: number): string =>
  steps === 1 ? 'one step' : steps === 0 ? 'no step' : counted(steps, 'step');

/** The units that lose the further step of an overrun (OC-67). */
const whoPays: Record<Policies['overrunLosses'], string> = {
  unitsThatPass: 'on the tanks',
  everyAttacker: 'on every unit that attacks',
};

/** An overrun in words; `losses` is the reading the combat was found by. */
export function overrunWords(
  { remainingMovementShare, extraSteps, furtherAttack }: Overrun,
  losses: Policies['overrunLosses'],
): string {
  const share =
    remainingMovementShare === 0.25
      ? 'a quarter'
      : remainingMovementShare === 0.5
        ? 'half'
        : `${remainingMovementShare}`;
  const cost = extraSteps > 0 ? `, ${stepWords(extraSteps)} more ${whoPays[losses]}` : '';
  return `Overrun: through the enemy with ${share} of the movement left${cost}; ${
    furtherAttack ? 'one further unprepared attack if they choose' : 'halt on meeting more enemy'
  }`;
}

/** Does it matter? One sentence, before the die or with the die that fell. */
export function matterWords(doubt: Pick<Doubt, 'changesOn' | 'odds'>, die: Face | null): string {
  if (doubt.changesOn.length === 0) return 'No: the same result on every die.';
  const on = doubt.changesOn.length === 6 ? 'On every die' : `On ${listed(doubt.changesOn)}`;
  if (die === null) return `${on}.`;
  const then = doubt.odds[die - 1]!.result;
  return doubt.changesOn.includes(die)
    ? `${on}. With the ${die} that fell it would be ${resultNames[then]}.`
    : `${on}. With the ${die} that fell it is ${resultNames[then]} either way.`;
}

/** The effects of another reading on the units where the results are the same. */
export function effectWords({ changesOn, steps, retreat }: OtherEffects, name: (id: string) => string): string {
  const on = changesOn.length === 6 ? 'On every die' : `On ${listed(changesOn)}`;
  const losing = (isMore: boolean) => steps.filter(({ by }) => by > 0 === isMore).map(({ unitId }) => name(unitId));
  const lose = (who: readonly string[], word: string) =>
    who.length === 0 ? [] : [`${listed(who)} ${who.length === 1 ? 'loses' : 'lose'} a step ${word}`];
  const goes =
    retreat === null ? [] : [`those who retire go back ${retreat === 'half' ? 'half as far' : 'twice as far'}`];
  return `The same results. ${on} ${[...lose(losing(true), 'more'), ...lose(losing(false), 'less'), ...goes].join('; ')}.`;
}

/** The change of the margin by something, whatever the die. */
export const marginWords = (by: number): string =>
  `The margin is ${signed(Math.abs(by), false)} ${by < 0 ? 'lower' : 'higher'}.`;

/** The same beside a doubtful line: on which dice it matters, or what it decides with the die that fell; null: nothing. */
export const doubtTag = (doubt: Pick<Doubt, 'changesOn' | 'odds'>, die: Face | null): string | null =>
  die === null || doubt.changesOn.includes(die) ? turnsTag(doubt, die) : null;

/** On which dice something changes the result; with the die that fell, what it decides. */
export function turnsTag({ changesOn, odds }: Pick<Doubt, 'changesOn' | 'odds'>, die: Face | null): string {
  if (die !== null && changesOn.includes(die)) return `decides: else ${resultNames[odds[die - 1]!.result]}`;
  if (die !== null) return `same on the ${die} that fell`;
  return changesOn.length === 6 ? 'matters on every die' : `matters on ${listed(changesOn)}`;
}

/** The order of doubts: the one argued about most comes first. */
const order: Record<Doubt['about'], number> = {
  tacticalAdvantage: 0,
  ground: 1,
  prepared: 2,
  leadFormation: 3,
  guns: 4,
  air: 5,
};
export const byDoubt = (a: Doubt, b: Doubt): number => order[a.about] - order[b.about];

/** The question, with the names of the units. */
export function doubtWords(doubt: Doubt, name: (unitId: string) => string): string {
  switch (doubt.about) {
    case 'tacticalAdvantage':
      return `${name(doubt.unitId)} without “${doubt.advantage}”`;
    case 'prepared':
      return `${name(doubt.unitId)} ${doubt.isPrepared ? 'not prepared' : 'prepared'}`;
    case 'guns':
      return `without the guns of ${name(doubt.unitId)}`;
    case 'air':
      return `without the ${doubt.role === 'attacker' ? 'attackers’' : 'defenders’'} aircraft${doubt.entry > 0 ? ` (${doubt.entry + 1})` : ''}`;
    case 'leadFormation':
      return `${doubt.formation} leading`;
    case 'ground':
      return doubt.holds
        ? `not ${groundWords[doubt.flag].toLowerCase()}`
        : `${groundWords[doubt.flag].toLowerCase()} as well`;
  }
}
