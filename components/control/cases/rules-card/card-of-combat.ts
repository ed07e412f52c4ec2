import { counterAttackWords } from '@/components/control/parts/combat/combat-words';

import { signed } from '@/components/control/parts/score/score-words';
import { artilleryRanges, printedRanges } from '@/lib/adjudication/artillery';
import { factorList } from '@/lib/adjudication/factor-list';
import { resultsTable } from '@/lib/adjudication/results-table';
import { resultNames } from '@/lib/advice/combat/result-names';
import type { ArtilleryClass, ResultsColumn } from '@/lib/words';
import { type CardTable, km } from './rules-card-table';

export const factors: CardTable = {
  id: 'factors',
  title: 'Factors of a combat',
  rule: '§9 Factors, OC-1 to OC-26',
  heads: ['Key', 'Factor', 'Counts', 'Book'],
  rows: factorList.map(({ key, letter, name, points, rule }) => [
    letter,
    name,
    points === null ? '× ½ status' : key === 'airSupport' ? 'by its level' : `${signed(points, true)} a unit`,
    rule,
  ]),
  notes: [
    'Units in the fight only, not guns in support nor aircraft (OC-3). Halve first, then add (OC-10).',
    'Attacker’s score less defender’s score, and one die of the attacker (OC-30). Fractions stay (OC-12).',
    'A game may read some otherwise: its rulebook says which.',
    'A support unit counts only beside another of at least its status (OC-27); one in brackets only in defence (OC-29).',
  ],
};

const retreats: Record<string, string> = { '1d6': '1d6 km', '1d3': '1d3 km', '2km': '2 km' };
const margins = (column: ResultsColumn): string[] =>
  resultsTable.map((row, i) => {
    const above = resultsTable[i - 1]?.[column];
    const least = row[column];
    if (above === undefined) return `${least}+`;
    if (!Number.isFinite(least)) return `below ${signed(above, false)}`;
    return above - 1 === least ? signed(least, false) : `${signed(least, false)} to ${signed(above - 1, false)}`;
  });
export const results: CardTable = {
  id: 'results',
  title: 'Results table',
  rule: '§9 Results Table, OC-45 to OC-63',
  heads: ['Margin', 'Bad terrain', 'Result', 'Attacker loses', 'Defender loses', 'Goes back', 'Counter-attack'],
  rows: resultsTable.map((row, i) => [
    margins('normal')[i]!,
    margins('badTerrain')[i]!,
    resultNames[row.result],
    `${row.attackersLose}`,
    `${row.defendersLose}`,
    row.retreat ? retreats[row.retreat]! : row.result === 'attackersBadlyBeaten' ? 'attackers, to the start line' : '–',
    counterAttackWords[row.counterAttack],
  ]),
  notes: [
    'Steps a unit in contact. Guns in support and aircraft lose none (OC-45).',
    'Half the distance in woods, close country or bad terrain (OC-51); Control may lengthen it to a sensible place (note 1).',
    'Who stands fast, or holds a vital spot, may stay for one step more (note 2, OC-56, OC-57).',
    'In a city or fortified place only a Total success drives anyone out (note 3, OC-58). Bad terrain: bocage, walled fields, mountains (note 4).',
    'Nowhere to go: one step more and stay; below status 1 captured (OC-59, OC-60).',
  ],
};

export const overruns: CardTable = {
  id: 'overrun',
  title: 'Overrun',
  rule: '§9 Results Table, OC-64 to OC-69',
  heads: ['Result', 'Goes on with', 'Costs', 'Further attack'],
  rows: resultsTable.flatMap(({ result, overrun }) =>
    overrun
      ? [
          [
            resultNames[result],
            overrun.remainingMovementShare === 0.5 ? 'half of what is left' : 'a quarter of what is left',
            overrun.extraSteps === 0 ? 'nothing more' : `${overrun.extraSteps} step more`,
            overrun.furtherAttack ? 'one, unprepared' : 'none: halt on contact',
          ],
        ]
      : [],
  ),
  notes: [
    'Ordered to break through, mostly armour, and twice the defenders’ status: contact units only, before factors (OC-65).',
    'The step is lost by the tanks that go through, or by every unit that attacks: as the Rulebook desk says (OC-67).',
  ],
};

export const artillery: CardTable = {
  id: 'artillery',
  title: 'Ranges of guns, km',
  rule: '§9 Supporting Artillery, OC-31 to OC-34',
  heads: ['Guns', 'Effective', 'Long', 'Book: effective', 'Book: long'],
  rows: [
    ['Field', 'field'],
    ['Medium', 'medium'],
    ['Heavy', 'heavy'],
    ['Rocket', 'rocket'],
    ['Infantry guns', 'infantryGun'],
  ].map((row) => {
    const [name, of] = row as [string, ArtilleryClass];
    const { effectiveKm, longKm } = artilleryRanges[of];
    const { effective, long } = printedRanges[of];
    return [name, `${effectiveKm}`, km(longKm), effective, long];
  }),
  notes: [
    'Effective range for a combat, long range for interdiction. Their status is added; one combat a turn.',
    'Moved for part of the turn: that much less; nothing when still moving as the attack begins.',
  ],
};

export const eleti: CardTable = {
  id: 'eleti',
  title: 'ELETI: what a report must say',
  rule: '§10 Reporting, OC-115, OC-118',
  heads: ['Letter', 'Say'],
  rows: [
    ['E effectiveness', 'How fit their own units are; never a figure. Below status 3 low, above 5 considerable.'],
    ['L location', 'Where their own units stand, exactly.'],
    ['E enemy', 'About how many battalions’ worth they met.'],
    ['T type', 'What sort; tanks, guns and aircraft always.'],
    ['I identity', 'Names from the second turn running in contact with a formation.'],
  ],
  notes: ['Tell a story of the battle, not of the mechanism.'],
};
