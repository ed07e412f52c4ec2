import '@/components/map/core/map.css';
import { CounterCard } from '@/components/map/counters/counter';
import { SidesContext, sideColours } from '@/components/map/counters/sides';
import { UnitSymbol } from '@/components/map/counters/symbol';
import { Button } from '@/components/ui/button';
import { beside, choice, lines, several, text } from '@/components/ui/form/field-makers';
import type { Drawn } from '@/components/ui/form/fields';
import { bookRules, bookShown } from '@/lib/sides';
import { barPatterns, type Side, sideColours as sideColourWords, sides } from '@/lib/words';
import type { ManifestForm } from './manifest-filled';
import { shownOfForm } from './manifest-sides';

const asBook = (what: string) => ({ id: '', label: `as in the book: ${what}` });
const same = (all: readonly string[]) => all.map((id) => ({ id, label: id }));
const yesNo = (isSo: boolean) => [asBook(isSo ? 'yes' : 'no'), ...same(['yes', 'no'])];
const rows = { allied: 'Allied row', german: 'German row' };
const troops = { allied: 'engineers, motor infantry', german: 'pioneers, Panzergrenadiers' };
const eitherOf = (names: Readonly<Record<Side, string>>, book: Side) => [
  asBook(names[book]),
  ...sides.map((id) => ({ id, label: names[id] })),
];

/** One side: its name, letter and colour, and what the book ties to it. */
export const sideFields = (side: Side, form: ManifestForm): Drawn => {
  const at = `sides.${side}`;
  const book = bookRules[side];
  const of = form.sides[side].name || side;
  return {
    legend: `${side === 'allied' ? 'First' : 'Second'} side (in the tables: ${side})`,
    look: 'space-y-2',
    fields: [
      beside(
        'flex flex-wrap gap-3',
        text(`${at}.name`, `Name of the ${side === 'allied' ? 'first' : 'second'} side`, { maxLength: 60 }),
        text(`${at}.letter`, 'Letter on its sheet', { maxLength: 2, width: 'w-32', of }),
        choice(`${at}.colour`, 'Colour', [asBook(bookShown.colours[side]), ...same(sideColourWords)], { of }),
      ),
      beside(
        'flex flex-wrap gap-3',
        choice(`${at}.closeSupport`, 'Close air support by the', eitherOf(rows, side), { of }),
        choice(`${at}.hasCabRank`, 'Flies cab ranks (§9)', yesNo(book.hasCabRank), { of }),
        choice(
          `${at}.makesBridgesSafe`,
          'Takes bridges: tests and makes them safe (§8)',
          yesNo(book.makesBridgesSafe),
          {
            of,
          },
        ),
        choice(`${at}.troops`, 'Its troops are called', eitherOf(troops, side), { of }),
      ),
      beside(
        'flex flex-wrap gap-3',
        ...(
          [
            ['airLiaison', 'Guides its aircraft'],
            ['operations', 'Signs for operations'],
            ['intelligence', 'Signs for intelligence'],
            ['airStaff', 'Signs for the air'],
          ] as const
        ).map(([rule, label]) =>
          text(`${at}.${rule}`, label, { maxLength: 24, placeholder: book[rule], width: 'w-44', of }),
        ),
      ),
    ],
  };
};

/** The nations, each with its counter as it will look. */
export const nationFields = (form: ManifestForm, onDrop: (at: number) => void): Drawn => ({
  legend: 'Nations',
  look: 'space-y-2',
  fields: form.nations.map((nation, at) => {
    const of = nation.name || `nation ${at + 1}`;
    return beside(
      'flex flex-wrap items-end gap-3 border-b border-rule pb-2',
      text(`nations.${at}.key`, 'Key', { maxLength: 8, width: 'w-24', of }),
      text(`nations.${at}.name`, 'Name', { maxLength: 40, width: 'w-40', of }),
      several(
        `nations.${at}.sides`,
        'On the side',
        sides.map((id) => ({ id, label: form.sides[id].name || id })),
        { of },
      ),
      choice(`nations.${at}.bar`, 'Bar', same(barPatterns), { of }),
      {
        note: (
          <span className="flex items-center gap-2">
            <NationCounters form={form} nation={nation} />
            <Button size="small" onClick={() => onDrop(at)}>
              Take off<span className="sr-only"> {of}</span>
            </Button>
          </span>
        ),
      },
    );
  }),
});

/** The counters of a nation, one for each side it is on. */
function NationCounters({ form, nation }: { form: ManifestForm; nation: ManifestForm['nations'][number] }) {
  const shown = shownOfForm({ sides: form.sides, nations: [{ ...nation, sides: [...sides] }] });
  return (
    <SidesContext value={shown}>
      {sides
        .filter((side) => nation.sides.includes(side))
        .map((side) => (
          <svg
            key={side}
            className="map"
            width={56}
            height={40}
            viewBox="0 0 56 40"
            role="img"
            aria-label={`Counter of ${nation.name || nation.key}, ${form.sides[side].name || side}`}
            style={sideColours(shown)}
          >
            <CounterCard side={side} nation={nation.key} formation="" width={56} height={40} isSelected={false}>
              <UnitSymbol symbol="infantry" x={12} y={10} width={36} height={22} />
            </CounterCard>
          </svg>
        ))}
    </SidesContext>
  );
}

/** What sides and teams are to achieve. */
export const objectiveFields = (form: ManifestForm, teams: readonly { id: string; name: string }[]): Drawn => ({
  legend: 'Objectives: a paper for those they are for, and for nobody else',
  look: 'space-y-2',
  fields: form.objectives.map((_, at) =>
    beside(
      'space-y-1 border-b border-rule pb-2',
      choice(
        `objectives.${at}.for`,
        'For',
        [
          ...sides.map((id) => ({ id, label: `All of ${form.sides[id].name || id}` })),
          ...teams.map(({ id, name }) => ({ id, label: name })),
        ],
        { of: `${at + 1}` },
      ),
      lines(`objectives.${at}.text`, 'What they are to achieve', {
        rows: 3,
        maxLength: 4000,
        of: `${at + 1}`,
        hint: 'Empty: it is taken off.',
      }),
      text(`objectives.${at}.places`, 'Places on the map, the nearest first', {
        maxLength: 600,
        of: `${at + 1}`,
        hint: 'Names as on the map or in the table of crossings, separated by semicolons. The map of those it is for opens on them.',
      }),
    ),
  ),
});
