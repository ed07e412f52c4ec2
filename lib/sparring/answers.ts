import type { Chance } from '@/lib/chance';
import type { DeskDecision, DeskLine, DeskQuery, PlayerDesk } from '@/lib/visibility/player/desk';
import type { Known } from './known';
import type { Temper } from './thumbs';

/** The answers of a staff when it is asked, and its own questions. */

/** The subject of a question, and the answer of a staff. The first that fits. */
const answers: readonly [about: RegExp, (temper: Temper) => string][] = [
  [/prepared|made ready/i, ({ makesReady }) => (makesReady ? 'Prepare first, then.' : 'Attack all the same.')],
  [/no enemy/i, ({ sparesNobody }) => (sparesNobody ? 'They go on.' : 'They hold there.')],
  [/which order holds/i, () => 'The first of the two.'],
  [/break through/i, () => 'Make it an attack.'],
  [/air/i, () => 'It stands without aircraft too.'],
  [/cross/i, () => 'As they are named: the first goes first, the last can wait.'],
  [/guns/i, () => 'The order stands without them.'],
];

/** Answers a question of Control's about the row that it is about; `line` undefined: it is about the whole sheet. */
export function answerTo({ text }: Pick<DeskQuery, 'text'>, line: DeskLine | undefined, temper: Temper): string {
  const known = answers.find(([about]) => about.test(text));
  if (known) return known[1](temper);
  if (!line) return 'The sheet stands as it is written.';
  if (line.goalBy === 'stays') return 'They stay where they are.';
  return line.goal === '' ? `As written: ${line.orders}` : `To ${line.goal}.`;
}

/** Chooses what a question that must be answered at once is answered with: the bold stay if they may, others take what counts without an answer. */
export function choiceFor(
  { options, defaultOption }: Pick<DeskDecision, 'options' | 'defaultOption'>,
  temper: Temper,
): number {
  const stays = options.findIndex((option) => /\b(stay|hold|stand|fight on|go on)\b/i.test(option));
  return temper.sparesNobody && stays >= 0 ? stays : defaultOption;
}

/** So often a staff asks Control something: once in so many turns. */
const asksOnceIn = 3;

/** Writes the question that a staff asks Control this turn; null: none. */
export function questionOf(
  { expected, crossings }: Pick<PlayerDesk, 'expected' | 'crossings'>,
  known: Known,
  chance: Chance,
): string | null {
  if (!chance.onceIn(asksOnceIn)) return null;
  const questions = [
    ...expected.slice(0, 1).map(({ name, place }) => `When does ${name} come in at ${place}, and by which road?`),
    ...crossings.slice(0, 1).map(({ name }) => `Is there any news of ${name}?`),
    ...known.enemies.slice(0, 1).map(() => 'Has anybody found out whose troops we are facing?'),
    'Who is on our left, and where?',
    'How is the weather for tomorrow?',
  ];
  return chance.oneOf(questions);
}
