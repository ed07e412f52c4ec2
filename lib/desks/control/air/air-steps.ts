import { kindsOfCase } from '@/lib/adjudication/adjudicate';
import { airCombats, type FlownTask } from '@/lib/adjudication/air-picture';
import { diceAsked } from '@/lib/adjudication/dice-due';
import { isHidden } from '@/lib/adjudication/recce';
import { recceTargets, type Square, squareWith } from '@/lib/adjudication/recce-picture';
import type { Face } from '@/lib/adjudication/types';
import type { AirCaseSubject } from '@/lib/advice/air/air-case-subject';
import { settlingCase } from '@/lib/advice/air/settling-case';
import { dieInWords } from '@/lib/advice/cases/case-words';
import type { AirTask, RulesCase } from '@/lib/db/rows';
import { otherSide } from '@/lib/sides';
import { counted } from '@/lib/text';
import {
  type AirPictureRows,
  flownTask,
  inSentence,
  leftOf,
  nameOfTask,
  sideOfTask,
  squaresOf,
  unitsBelow,
} from '@/lib/turn/air/air-picture-rows';
import { airCase, flakOnTask, isFiredOn } from '@/lib/turn/air/build-air-case';
import type { CaseFromTruth } from '@/lib/turn/cases/case-from-truth';
import type { AirPart, FlakMission } from '@/lib/words';

/** A card of the air picture: one step that is to be settled or has been, in the order of the turn. */
export interface AirStep {
  key: string;
  part: AirPart;
  about: AirCaseSubject;
  title: string;
  /** Its reasons, one sentence each. */
  lines: { what: string; rule: string }[];
  /** Ids of its air orders, which the map shows with it. */
  taskIds: string[];
  /** The case that settled it; null until its dice are rolled. */
  settledBy: { caseId: string; number: number; kind: string; isRuled: boolean } | null;
  /** Why it cannot be settled now; null: it can. */
  why: string | null;
  /** The purpose of each die, in order. Empty when nothing is rolled, or the step is settled. */
  dice: string[];
  /** The units in the squares of a daylight reconnaissance that is not settled, in the order of the dice. */
  below: SeenBelow[];
}

/** A unit that a reconnaissance looks at. In cover it gets its die only in an exceptionally high concentration (OC-127). */
export interface SeenBelow {
  square: Square;
  isHidden: boolean;
  /** The purpose of its die. */
  die: string;
}

/** The cards of the turn. What is settled keeps its card. */
export function airSteps(books: AirPictureRows): AirStep[] {
  const flown = books.tasks.map((task) => flownTask(task, books));
  return [...combats(flown, books), ...areas(books), ...flak(books), ...recce(books)];
}

function step(
  part: AirPart,
  about: AirCaseSubject,
  title: string,
  lines: AirStep['lines'],
  taskIds: string[],
  books: AirPictureRows,
): AirStep {
  const kept = settlingCase(about, books.cases);
  const built = kept ? null : airCase(about, books);
  return {
    key: JSON.stringify(about),
    part,
    about,
    title,
    lines: [...lines, ...(built?.ok ? (built.value.beside ?? []) : [])],
    taskIds,
    settledBy: kept && settledBy(kept),
    why: built && !built.ok ? built.refusal.message : null,
    dice: built?.ok ? diceOf(built.value, books) : [],
    below: [],
  };
}

/** The dice of a case of the air: their number does not hang on how they fall. */
function diceOf({ kind, input }: CaseFromTruth, books: AirPictureRows): string[] {
  const reading = kindsOfCase[kind].read(input);
  if (!reading.ok) return [];
  const named = namesOf(books);
  const dice: string[] = [];
  for (;;) {
    const faces = dice.map((): Face => 1);
    const { due } = diceAsked(kind, reading.case, faces, books.rulebook, books.weather);
    if (!due || dice.length > 200) return dice;
    dice.push(dieInWords(due.forWhat, named));
  }
}

const namesOf = ({ units, groups }: AirPictureRows): ReadonlyMap<string, string> =>
  new Map([...units, ...groups.values()].map(({ id, name }) => [id, name] as const));

const settledBy = ({ id, number, kind, state }: RulesCase) => ({
  caseId: id,
  number,
  kind,
  isRuled: state === 'ruled',
});

function combats(flown: readonly FlownTask[], books: AirPictureRows): AirStep[] {
  const named = (id: string) => {
    const task = books.tasks.find((one) => one.id === id);
    return task ? nameOfTask(task, books) : 'a cancelled order';
  };
  const kept = books.cases.flatMap((one) => {
    const about = one.about as unknown as AirCaseSubject;
    return 'tasks' in about ? [{ one, ids: about.tasks }] : [];
  });
  const settled = kept.map(({ one, ids }) =>
    step('airToAir', { tasks: ids }, one.name, [{ what: ids.map(named).join(' · '), rule: '§13' }], ids, books),
  );
  // A squadron fights once (OC-97): who was left out of a combat is proposed again with those left out like him.
  const proposed = airCombats(flown.filter(({ id }) => !kept.some(({ ids }) => ids.includes(id)))).map(
    ({ taskIds, meetings, caught, sharesCover }) => {
      const lines = meetings.map(({ kind, coverId, otherId }) =>
        kind === 'mutualCover'
          ? {
              what: `Air cover of ${named(coverId)} and of ${named(otherId)} overlap.`,
              rule: '§13 Air to Air Combat',
            }
          : {
              what: `${named(otherId)} runs through the air cover of ${named(coverId)}.`,
              rule: '§13 Air to Air Combat',
            },
      );
      const escorts = taskIds.filter((id) => flown.find((task) => task.id === id)?.mission === 'escort');
      if (escorts.length > 0)
        lines.push({ what: `Escorted by ${escorts.map(named).join(' and ')}.`, rule: '§12d Escort, OC-95' });
      if (sharesCover)
        lines.push({
          what: 'Both sides have something caught here: the same air cover stands in two proposals. Choose who fights in which: nobody fights in both.',
          rule: '§12 Air Operations, OC-97',
        });
      const first = meetings.find(({ kind }) => kind === 'through');
      const title = caught && first ? `Fighters on ${inSentence(named(first.otherId))}` : 'Air cover against air cover';
      return step('airToAir', { tasks: taskIds }, title, lines, taskIds, books);
    },
  );
  return [...settled, ...proposed];
}

const areas = (books: AirPictureRows): AirStep[] =>
  books.areas.map((area) => {
    const by = books.tasks.filter(({ areaId }) => areaId === area.id);
    const forces = [
      ...by.map((task) => `${nameOfTask(task, books)}, ${counted(leftOf(task), 'squadron')}`),
      ...(area.guns.length > 0 ? [`${counted(area.guns.length, 'battalion')} of guns`] : []),
    ];
    const lines = [{ what: `${forces.join(' · ') || 'Nobody yet'}.`, rule: '§9 Bombing/Interdiction' }];
    if (area.isFlakSuppression)
      lines.push({ what: 'To suppress flak: before the aircraft fly.', rule: '§12b Bombing, OC-87' });
    return step(
      'interdiction',
      { areaId: area.id },
      area.name,
      lines,
      by.map(({ id }) => id),
      books,
    );
  });

function flak(books: AirPictureRows): AirStep[] {
  const shown = (task: AirTask, mission: FlakMission): AirStep[] => {
    const about: AirCaseSubject = { flakOf: task.id, mission };
    const met = flakOnTask(task, mission, books);
    if (met.length === 0 && !settlingCase(about, books.cases)) return [];
    const name = (id: string) => books.units.find((unit) => unit.id === id)?.shortName ?? id;
    const lines = met.map(({ unitId, weight, distanceKm, isSuppressed }) => ({
      what: `${name(unitId)}: ${weight} flak at ${Math.round(distanceKm * 10) / 10} km${isSuppressed ? ', suppressed' : ''}.`,
      rule: isSuppressed ? '§12 Losses from Flak, OC-87' : '§12 Losses from Flak, OC-84',
    }));
    const title = `${nameOfTask(task, books)}: ${mission === 'landing' ? 'landing' : 'on the way'}`;
    return [step('flak', about, title, lines, [task.id], books)];
  };
  return books.tasks
    .filter((task) => isFiredOn(task, books))
    .flatMap((task) => [
      ...shown(task, 'overflight'),
      ...(task.mission === 'airTransport' ? shown(task, 'landing') : []),
    ]);
}

const recce = (books: AirPictureRows): AirStep[] =>
  books.tasks
    .filter(({ mission }) => mission === 'recce')
    .map((task) => {
      const lines = [{ what: `${counted(squaresOf(task).length, 'square')} looked at.`, rule: '§12c Recce, OC-89' }];
      const card = step('recce', { recceOf: task.id }, nameOfTask(task, books), lines, [task.id], books);
      return card.settledBy || card.why || books.daypart === 'night' ? card : { ...card, below: belowOf(task, books) };
    });

function belowOf(task: AirTask, books: AirPictureRows): SeenBelow[] {
  const squares = squaresOf(task);
  const units = unitsBelow(books, otherSide(sideOfTask(task, books)), squares);
  const places = new Map(units.map((unit) => [unit.id, unit]));
  const named = namesOf(books);
  return recceTargets(squares, units).map((target) => ({
    square: squareWith(squares, places.get(target.id)!)!,
    isHidden: isHidden(target),
    die: dieInWords(`recce of ${target.id}`, named),
  }));
}
