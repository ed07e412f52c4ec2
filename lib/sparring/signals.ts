import type { Chance } from '@/lib/chance';
import { kmBetween } from '@/lib/geometry';
import type { PlayerDesk } from '@/lib/visibility/player/desk';
import { gridReference } from '@/lib/visibility/words/grid';
import { questionOf } from './answers';
import { type Decided, workOf } from './decided';
import type { Known } from './known';
import type { ThumbName } from './thumbs';
import { byHand } from './words/hand';

/** The messages of a staff: what it reports to the HQ above it, and what it asks Control. */
export interface Signal {
  /** The line it goes by; null: to Control. */
  linkId: string | null;
  text: string;
}

/** The task that a report opens with, the first of these that somebody has, and the ways to say it. */
const tasks: readonly [thumbs: readonly ThumbName[], ways: readonly string[]][] = [
  [
    ['attack', 'seize'],
    [
      'We attack {goal} this turn, {who} in front.',
      '{who} goes for {goal}. We mean to have it by the end of the turn.',
      'My main effort is {goal}.',
      'Attack on {goal} goes in with {who}. I will report as soon as we are there.',
    ],
  ],
  [
    ['makeReady'],
    [
      '{who} makes ready for {goal}. The attack goes in next turn.',
      'We are not ready for {goal} yet. Next turn.',
      'Everything is brought up for {goal}, and nobody attacks before that.',
    ],
  ],
  [
    ['closeUp', 'march'],
    [
      'We are on the way to {goal}, {who} leads.',
      'The column goes to {goal}. What have others met on that road?',
      '{who} marches on {goal}. Nothing else is new here.',
    ],
  ],
  [
    ['lastStand', 'hold', 'stop', 'rest'],
    [
      'We hold where we are. {who} has the worst of it.',
      'Holding. I can spare nobody.',
      'No change here: we hold, and watch our flanks.',
      '{who} and the others stay where they are.',
    ],
  ],
];

const enemies = [
  'Enemy at {place}, {strength}.',
  'They were seen at {place}: {strength}.',
  'In front of us {strength} at {place}.',
];

const nobodySeen = ['Nobody has seen an enemy.', 'No contact.', 'We know of no enemy near us.'];

/** A staff reports upward in two of three turns. */
const silentOnceIn = 3;

/** Writes the messages of a staff for this turn, from its desk and what it has decided. */
export function signalsOf(
  desk: Pick<PlayerDesk, 'command' | 'links' | 'expected' | 'crossings'>,
  known: Known,
  decided: readonly Decided[],
  chanceOf: (what: string) => Chance,
): Signal[] {
  const question = questionOf(desk, known, chanceOf('question'));
  const { higher } = desk.command;
  const line = higher && desk.links.find(({ toName, means }) => toName === higher.name && means !== 'none');
  const report = line ? reportOf(known, decided, chanceOf('report')) : null;
  return [
    ...(report === null ? [] : [{ linkId: line!.id, text: report }]),
    ...(question === null ? [] : [{ linkId: null, text: question }]),
  ];
}

function reportOf(known: Known, decided: readonly Decided[], chance: Chance): string | null {
  if (chance.onceIn(silentOnceIn)) return null;
  const [thumbs, ways] = tasks.find(([wanted]) => decided.some(({ thumb }) => wanted.includes(thumb))) ?? [[], []];
  const main = decided.find(({ thumb }) => thumbs.includes(thumb));
  if (!main) return null;
  const { unit, goal } = main;
  const may = ways.filter((way) => goal !== null || !way.includes('{goal}'));
  const task = chance.oneOf(may.length > 0 ? may : tasks.at(-1)![1]);
  const words = `${task} ${enemyIn(known, main, chance)}`;
  return byHand(words.replace('{goal}', goal?.name ?? '').replace('{who}', unit.shortName), chance);
}

/** The enemy nearest to the work of a unit, as it was reported. */
function enemyIn({ enemies: all }: Known, main: Decided, chance: Chance): string {
  const at = workOf(main);
  const nearest = all.toSorted((a, b) => kmBetween(a.place, at) - kmBetween(b.place, at))[0];
  if (!nearest) return chance.oneOf(nobodySeen);
  const { battalions, place } = nearest;
  const strength = battalions > 1 ? `about ${battalions} battalions` : 'a battalion or less';
  return chance.oneOf(enemies).replace('{place}', gridReference(place)).replace('{strength}', strength);
}
