import { wholeDeck } from '@/companions/impressionistic/rules/cards';
import { type State, sides } from '@/companions/impressionistic/rules/state';
import { unitsLeft } from '@/companions/impressionistic/rules/units';
import { text } from '@/components/ui/form/field-makers';
import { otherSide } from '@/lib/sides';
import { counted, sidePeople } from '@/lib/text';
import type { Side } from '@/lib/words';
import type { ActFormOf } from './act-form-of';

interface BuildingValues {
  building: string;
  defender: Side;
  /** The figures of each unit that fights. */
  men: Record<string, number>;
}

const menOnFoot = (state: State, side: Side) =>
  unitsLeft(state).filter((unit) => unit.side === side && unit.kind === 'foot');

const fighters = (state: State, { men }: BuildingValues, side: Side) =>
  menOnFoot(state, side)
    .filter(({ id }) => men[id] !== undefined)
    .map(({ id }) => ({ unit: id, figures: men[id]! }));

const cards = (state: State, values: BuildingValues, side: Side) =>
  fighters(state, values, side).reduce(
    (sum, { unit, figures }) => sum + figures + (state.units[unit]!.class === 'elite' ? 1 : 0),
    0,
  );

/** The first place of houses in which men of one side alone stand, with them in it; who comes is asked. */
function firstHeld(state: State): BuildingValues | null {
  for (const { name, cover } of state.places) {
    const held = sides.filter((side) => menOnFoot(state, side).some(({ place }) => place === name));
    const [defender, other] = held;
    if (cover !== 'building' || !defender || other) continue;
    const inside = menOnFoot(state, defender).filter(({ place }) => place === name);
    return { building: name, defender, men: Object.fromEntries(inside.map(({ id, figures }) => [id, figures])) };
  }
  return null;
}

/** A fight for a building: who is in it and who comes, with how many figures; each figure is a card. */
export const building: ActFormOf<BuildingValues> = {
  does: 'Deal',
  begin: ({ state }) => firstHeld(state) ?? { building: '', defender: 'german', men: {} },
  fields: ({ state }, values) => [
    text('building', 'Building', { maxLength: 80, width: 'w-52' }),
    {
      at: ['defender'],
      label: 'Held by',
      widget: { is: 'row', of: sides.map((id) => ({ id, label: sidePeople[id] })) },
    },
    {
      look: 'grid w-full gap-x-6 gap-y-3 sm:grid-cols-2',
      fields: [values.defender, otherSide(values.defender)].map((side) => ({
        legend: `${sidePeople[side]}, ${side === values.defender ? 'defending' : 'attacking'}: ${counted(cards(state, values, side), 'card')}`,
        empty: 'No men on foot.',
        fields: menOnFoot(state, side).map((unit) => ({
          at: ['men', unit.id],
          label: unit.class === 'elite' ? `${unit.name}, elite: one card more` : unit.name,
          widget: { is: 'tickedFigure', of: `Figures of ${unit.name}`, from: 1, to: unit.figures, all: unit.figures },
        })),
      })),
    },
  ],
  whyNot: ({ state }, values) => {
    const total = cards(state, values, 'german') + cards(state, values, 'allied');
    if (values.building.trim() === '') return 'Name the building.';
    if (sides.some((side) => fighters(state, values, side).length === 0))
      return 'At least one unit of each side fights.';
    if (total <= wholeDeck.length) return null;
    return `This wants ${counted(total, 'card')}, and a deck has ${wholeDeck.length}: fight for the building in parts.`;
  },
  act: ({ state }, values) => ({
    kind: 'assault',
    building: values.building.trim(),
    defender: values.defender,
    attackers: fighters(state, values, otherSide(values.defender)),
    defenders: fighters(state, values, values.defender),
  }),
};
