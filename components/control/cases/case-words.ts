import type { Kinds } from '@/lib/adjudication/adjudicate';
import { type AirSide, bombersTurnBack, toldAs } from '@/lib/adjudication/air-to-air';
import { openFigures, type RuledKind } from '@/lib/adjudication/open-figures';
import { profileOf, stepsIn } from '@/lib/adjudication/status';
import type { AppliedToCase } from '@/lib/advice/cases/case-record';
import { caseFigureInWords } from '@/lib/advice/cases/case-words';
import { capital, percent, plainWord, spaced } from '@/lib/text';
import { kmWords, stepWords } from '../parts/combat/combat-words';
import type { Figure } from '../parts/combat/overrule-figures';
import { faceWords, reportWords } from './case-choices';

/** The outcome of a case in Control's words: a headline, and a line for each effect. */
interface OutcomeWords {
  headline: string;
  effects: { who: string; what: string }[];
}
type Named = (id: string) => string;

const points = (figure: number): string => `${Math.round(figure * 100) / 100}`;
const some = (count: number, one: string, many = `${one}s`): string =>
  count === 0 ? `no ${one}` : count === 1 ? `one ${one}` : `${count} ${many}`;
type WordsOf = {
  [K in RuledKind]: (put: Kinds[K]['case'], outcome: Kinds[K]['outcome'], named: Named) => OutcomeWords;
};

const wordsOf: WordsOf = {
  interdiction: (put, { targets }, named) => {
    const steps = targets.reduce((sum, target) => sum + target.steps, 0);
    const immobilised = targets.filter(({ isImmobilised }) => isImmobilised).length;
    return {
      headline: steps + immobilised === 0 ? 'No effect' : `${capital(some(steps, 'step'))}, ${immobilised} immobilised`,
      effects: targets.map(({ id, steps: lost, isImmobilised, isSuppressed, statusAfter }, i) => {
        const { profile, stepsLost } = put.targets[i]!;
        const before = profileOf(profile).levels[stepsLost]!.status;
        const held = stepsIn(profileOf(profile)) === stepsLost + lost ? ', spent' : '';
        const marks = `${isImmobilised ? ', immobilised' : ''}${isSuppressed ? ', suppressed' : ''}`;
        return { who: named(id), what: `${before} → ${statusAfter}, ${stepWords(lost)}${marks}${held}` };
      }),
    };
  },
  recce: (_, { targets }, named) => {
    const seen = targets.filter(({ report }) => report !== 'nothing').length;
    return {
      headline: seen === 0 ? 'Nothing to report' : `${seen} of ${targets.length} reported`,
      effects: targets.map(({ id, report }) => ({ who: named(id), what: reportWords[report] })),
    };
  },
  flak: (put, { serials, damage, serialsLost }, named) => ({
    headline: `Damage ${damage}, ${some(serialsLost, 'serial')} lost`,
    effects: serials.flatMap(({ id, hits, carriedStepsLost }, i) => {
      const { carries } = put.serials[i]!;
      const fire = hits.map(({ weight, effect }) => `${weight} ${faceWords[effect]!.toLowerCase()}`).join(', ');
      return [
        { who: named(id), what: fire || 'not fired on' },
        ...(carries ? [{ who: named(carries.id), what: `carried, ${stepWords(carriedStepsLost)}` }] : []),
      ];
    }),
  }),
  airToAir: (put, outcome) => {
    const { attacker, result, losses, reportAs, transportSerialsLost, bomberSquadronsLost } = outcome;
    const [one, other] = attacker === 'a' ? ['A', 'B'] : ['B', 'A'];
    const headlines = {
      win: `${one} attacks and wins`,
      draw: `${one} attacks: a draw`,
      lose: `${one} attacks; ${other} wins`,
      unopposed: `${one} is unopposed`,
    };
    const side = (which: AirSide) => {
      const told = toldAs(reportAs[which], result !== 'unopposed');
      return {
        who: `Side ${which.toUpperCase()}`,
        what: `${losses[which]} of ${put[which]} lost, told as ${told}${told === 'none' ? '' : ' losses'}`,
      };
    };
    return {
      headline: headlines[result],
      effects: [
        side('a'),
        side('b'),
        ...(put.escorted
          ? [
              { who: 'Transports', what: `${some(transportSerialsLost, 'serial')} out of action` },
              {
                who: 'Bombers',
                what: `${some(bomberSquadronsLost, 'squadron')} lost${bombersTurnBack(put, outcome) ? ', driven off' : ''}`,
              },
            ]
          : []),
      ],
    };
  },
  traffic: (put, { queue, capacityLeft }, named) => {
    const across = queue.filter(({ crosses }) => crosses === 'wholly').length;
    return {
      headline: queue.length === 0 ? 'Nobody waits' : `${across} of ${queue.length} across`,
      effects: [
        ...queue.map(({ id, crosses, pointsAcross, columnLengthKm }, i) => ({
          who: named(id),
          what: `${faceWords[crosses]!.toLowerCase()}, ${points(pointsAcross)} of ${points(put.queue[i]!.unitSizePoints)} points, column ${kmWords(columnLengthKm)}`,
        })),
        { who: 'Left', what: `${points(capacityLeft)} points of the turn` },
      ],
    };
  },
  bridge: (_, { isBlown }) => ({
    headline: isBlown ? 'The bridge blows' : 'The bridge stands',
    effects: [{ who: 'It is', what: isBlown ? 'blown' : 'tested' }],
  }),
  movement: ({ distanceKm }, { maxKm, isWithin, turnShare, canAttack }) => ({
    headline: isWithin ? 'Within the guide' : 'Beyond the guide',
    effects: [
      { who: 'Distance', what: `${kmWords(distanceKm)} of ${kmWords(maxKm)}, ${percent(turnShare, 1)} of the turn` },
      { who: 'Attack', what: canAttack ? 'it can still attack' : 'it cannot attack this turn' },
    ],
  }),
};

/** The outcome of a case of any kind but combat, which has a verdict of its own. */
export const outcomeInWords = <K extends RuledKind>(
  kind: K,
  put: Kinds[K]['case'],
  outcome: Kinds[K]['outcome'],
  named: Named,
): OutcomeWords => wordsOf[kind](put, outcome, named);

const textOf = (value: unknown): string => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : `${value}`);
const figureOf = (text: string): number | undefined => {
  const figure = Number(text.replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(figure) ? undefined : figure;
};

/** Everything of an outcome that Control may rule otherwise, as the panel writes it. */
export const caseFigures = <K extends RuledKind>(
  kind: K,
  put: Kinds[K]['case'],
  outcome: Kinds[K]['outcome'],
  named: Named,
): Figure[] =>
  openFigures(kind, put, outcome).map(({ path, about, found, holds }) => {
    const common = {
      path,
      group: about === null ? ('Result' as const) : ('Effects' as const),
      label: caseFigureInWords(path, named),
      found: typeof found === 'number' ? `${Math.round(found * 1000) / 1000}` : textOf(found),
    };
    if (holds.type === 'fact') return { ...common, kind: 'tick', value: (text) => text === 'yes' };
    if (holds.type === 'word') {
      const choices = holds.words.map((id) => ({ id, label: faceWords[id] ?? id }));
      return { ...common, kind: 'choice', choices, value: (text) => text };
    }
    const { min, max, isWhole } = holds;
    return {
      ...common,
      kind: 'number',
      min,
      ...(max === null ? {} : { max }),
      ...(isWhole ? { step: 1 } : {}),
      value: figureOf,
    };
  });

const fieldWords: Record<string, string> = {
  stepsLost: 'steps lost',
  isCaptured: 'captured',
  immobilisedIn: 'immobilised',
  suppressedIn: 'suppressed',
  kmMoved: 'km moved',
  turnShareMoved: 'share of the turn moved',
  state: 'state',
  lost: 'squadrons lost',
  damage: 'damage by flak',
};

/** The fields of a bridge's test, which its board tells already. */
const untold = ['testedIn', 'testedBy', 'testedAt'];

/** The changes of a ruling in the game, a line each: "2 Para: steps lost 1 → 2, immobilised this turn". */
export const changeInWords = ({ before, after }: AppliedToCase): string =>
  Object.keys(after)
    .filter((field) => !untold.includes(field))
    .map((field) => {
      const words = fieldWords[field] ?? spaced(field);
      if (field === 'immobilisedIn' || field === 'suppressedIn') return `${words} this turn`;
      if (field === 'testedRoll') return `die ${after[field]}`;
      if (field === 'isCaptured') return words;
      if (field === 'turnShareMoved')
        return `${words} ${percent(before[field] as number, 1)} → ${percent(after[field] as number, 1)}`;
      return `${words} ${plainWord(String(before[field]))} → ${plainWord(String(after[field]))}`;
    })
    .join(', ');
