import { rulebookWords } from '@/components/control/parts/rulebook/rulebook-words';
import type { DecidedShown, TrainingCaseShown, TrainingDesk } from '@/lib/desks/control/cases/training';
import { counted } from '@/lib/text';
import { notSure } from '@/lib/training/training-case';

/** A case takes an umpire so long with its ruling, seconds: twenty of them are a quarter of an hour. */
const caseSeconds = 45;

/** `7 of 20 · about 11 minutes`: the case that is asked, and how long those that are left take. */
export const progressWords = (number: number, of: number): string => {
  const minutes = Math.max(1, Math.round(((of - number + 1) * caseSeconds) / 60));
  return `${number} of ${of} · about ${counted(minutes, 'minute')}`;
};

/** Says what an answer is called in its case. */
export const answerWords = (answers: TrainingCaseShown['answers'], is: string): string =>
  is === notSure ? 'Not sure' : (answers.find((answer) => answer.is === is)?.words ?? 'None of these');

/** Tells an umpire in a sentence what became of their decision. */
export function verdictWords({ answer, isAsRuled, ruling }: DecidedShown): string {
  if (isAsRuled) return 'You ruled as the rulebook does.';
  if (answer === notSure) return 'Not sure is an answer. This is the ruling.';
  return answer === ruling.answer ? 'The result is right; the factors are not.' : 'The rulebook rules otherwise.';
}

/** By which rulebook is asked. */
export function askedByWords({ name, readOtherwise, leftOut }: TrainingDesk['rulebook']): string {
  const by = `The rulebook of this game answers: ${rulebookWords[name].title.toLowerCase()}`;
  const otherwise = readOtherwise > 0 ? `, with ${counted(readOtherwise, 'rule')} read otherwise` : '';
  const left = leftOut > 0 ? ` ${counted(leftOut, 'case')} left out, because this game has figures of its own.` : '';
  return `${by}${otherwise}.${left}`;
}

/** The result, when every case is decided. */
export function resultWords(cases: readonly TrainingCaseShown[]): string {
  const decided = cases.flatMap(({ decided }) => (decided ? [decided] : []));
  const asRuled = decided.filter(({ isAsRuled }) => isAsRuled).length;
  const unsure = decided.filter(({ answer }) => answer === notSure).length;
  const said = unsure === 0 ? '' : `, and were not sure in ${unsure}`;
  return `You ruled as the rulebook does in ${asRuled} of ${counted(cases.length, 'case')}${said}.`;
}
