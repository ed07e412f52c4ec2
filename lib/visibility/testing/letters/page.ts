import { bookSides } from '@/lib/sides';
import { listed, spaced } from '@/lib/text';
import type { StaffVoice } from '@/lib/words';
import type { FightFacts, PlaceFact, ReportFacts, Worth } from '../../facts';
import type { NewsFact, OutcomeNews } from '../../news-facts';
import { bodyOf, draftReport, type ReportText } from '../../reports/eleti';
import type { TruthTurn } from '../../truth';
import type { Viewer } from '../../viewer';
import * as headquarters from './days-at-headquarters';
import * as loss from './days-of-loss';
import * as work from './days-of-work';
import * as road from './days-on-the-road';
import * as dozen from './fights-by-the-dozen';
import * as line from './fights-in-a-line';
import * as bridges from './fights-on-the-road';
import type { GivenLetter, KindOfTurn } from './kinds';
import { scores } from './scores';

/** The pages of `docs/reports`: each letter with the facts it is made from. */

export const kinds: readonly KindOfTurn[] = [bridges, line, dozen, road, work, headquarters, loss]
  .flatMap((turns): KindOfTurn[] => Object.values(turns))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

export const fileOf = ({ name }: KindOfTurn): string => `${name.toLowerCase().replace(/[^a-z]+/g, '-')}.md`;

const viewerOf = ({ team }: GivenLetter, voice: StaffVoice): Viewer => ({
  gameId: 'game',
  teamId: team,
  teamName: team,
  side: /SS|KG|Korps Feldt|Division/.test(team) ? 'german' : 'allied',
  sides: bookSides,
  voice,
});

const turnOf = ({ day: [date, daypart] }: GivenLetter): TruthTurn => ({ number: 2, date, daypart });

export const written = (letter: GivenLetter, voice: StaffVoice): ReportText =>
  draftReport(viewerOf(letter, voice), turnOf(letter), letter.facts);

const where = (place: PlaceFact | null): string =>
  place ? `${place.gridReference}${place.words ? ` (${place.words})` : ''}` : 'nowhere';

const how = ({ effectiveness, since, losses, isSupport }: Worth): string =>
  `${effectiveness}, ${since}, losses ${losses}${isSupport ? ', support' : ''}`;

const fightLines = ({
  place,
  where: ground,
  outcome,
  order,
  isPrepared,
  own,
  support,
  enemy,
  crossing,
}: FightFacts): string[] => [
  `- fight: ${outcome ?? 'probe'}, ${ground ?? ''} (${where(place)}), ordered ${order ?? 'differently'}${isPrepared === undefined ? '' : isPrepared ? ', prepared' : ', not prepared'}${crossing ? `; ${crossing.spoken}: ${crossing.look}` : ''}`,
  ...own.map(
    (unit) =>
      `  - ${unit.name}: ${where(unit.place)}, ${how(unit)}, ${unit.movement}${unit.stoodFast ? ', stood fast' : ''}${unit.isTanks ? ', with tanks' : ''}`,
  ),
  `  - own support: ${listed(support) || 'none'}; enemy: ${enemy.battalions}, ${listed(enemy.types)}, ${listed(enemy.mustName) || 'no tanks, guns or aircraft'}, ${listed(enemy.identities) || 'not named'}${enemy.hasPrisoners ? ', prisoners taken' : ''}`,
];

function outcomeLine({ action, goal, parts }: OutcomeNews): string {
  const told = parts.map(({ units, outcome: { is, ...more } }) => {
    const what = Object.entries(more).map(([key, value]) => `${key} ${String(value)}`);
    return `${listed(units.map(([name]) => name!))}: ${[is, ...what].join(', ')}`;
  });
  return `- row: ${action ?? 'nothing ordered'}${goal ? ` to ${goal.spoken}` : ''}; ${told.join('; ')}`;
}

function newsLine(news: NewsFact): string {
  if (news.kind === 'outcome') return outcomeLine(news);
  const { factId: _, kind, units, isOwed: __, ...more } = news;
  const told = Object.entries(more)
    .filter(([key, value]) => !hidden.has(key) && value !== '' && value !== null && value !== false)
    .map(([key, value]) => (value === true ? key : `${key} ${inWords(value)}`));
  return `- ${[kind, ...(units.length > 0 ? [listed(units.map(([name]) => name!))] : []), ...told].join(', ')}`;
}

/** A value of a fact as a reader of the page sees it: lists by their words, places by their figures. */
function inWords(value: unknown): string {
  if (Array.isArray(value)) return listed(value.map(inWords)) || 'none';
  if (value === null || typeof value !== 'object') return String(value);
  if ('gridReference' in value) return where(value as PlaceFact);
  return Object.values(value).join(' ');
}
const hidden = new Set(['at', 'places', 'marks', 'sort', 'symbol', 'name_']);

/** The facts of a letter, a line each; words of the code are written apart. */
const factLines = (facts: ReportFacts): string[] =>
  linesOf(facts).map((line) => line.replace(/\b[a-z]+(?:[A-Z][a-z]+)+\b/g, spaced));

function linesOf(facts: ReportFacts): string[] {
  const { objective, fights: fought, news, patrols, requests, returns = [], accounts } = facts;
  const inFights = new Set(fought.flatMap(({ own }) => own.map(({ name }) => name)));
  return [
    ...(facts.isBadWeather ? ['- bad weather'] : []),
    ...(objective
      ? [
          `- objective: “${objective.words}”`,
          ...objective.places.map(({ spoken, is, look }) => `  - ${spoken}: ${is}${look ? `, ${look}` : ''}`),
        ]
      : []),
    ...fought.flatMap(fightLines),
    ...news.map(newsLine),
    ...patrols.map(({ names, from }) => `- enemy patrols at ${listed(names)} from the ${from}`),
    ...requests.map(({ what, heard }) => `- request: ${what}; ${heard || 'nothing heard'}`),
    ...returns.map(({ from, hour, text }) => `- ${from}: ${hour ? `${hour}, “${text}”` : 'said nothing'}`),
    ...accounts
      .filter(({ name }) => !inFights.has(name))
      .map(
        ({ name, place, worth, hasArrived }) =>
          `- ${name}: ${where(place)}, ${how(worth)}${hasArrived ? ', arrived' : ''}`,
      ),
  ];
}

/** One page: a kind of turn, each set of facts with the letters that two staffs make of it. */
export const pageOf = (kind: KindOfTurn): string =>
  [
    `# ${kind.name}`,
    ...kind.letters.flatMap((letter) => [
      `## ${letter.title}`,
      ...letter.voices.flatMap((voice) => {
        const text = written(letter, voice);
        const score = scores[`${letter.title}, ${voice}`];
        const head = `To ${letter.team}, from ${text.sender}. ${text.heading}. Staff: ${voice}.${score ? ` Scores: ${score.join(', ')}.` : ''}`;
        return [head, `\`\`\`text\n${bodyOf(text)}\n\`\`\``];
      }),
      `The facts:\n\n${factLines(letter.facts).join('\n')}`,
    ]),
  ].join('\n\n');
