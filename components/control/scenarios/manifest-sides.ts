import { bookNations, bookShown, type SideRules, type SidesShown } from '@/lib/sides';
import { barPatterns, type Side, sideColours, sides } from '@/lib/words';

/** Sides and nations of a manifest as they are filled in; empty: as the book has it. */
export interface SideForm extends Record<keyof SideRules, string> {
  name: string;
  letter: string;
  colour: string;
}

export interface NationForm {
  key: string;
  name: string;
  sides: string[];
  bar: string;
}

type Fields = Readonly<Record<string, unknown>>;

const rules: readonly (keyof SideRules)[] = [
  'closeSupport',
  'hasCabRank',
  'makesBridgesSafe',
  'troops',
  'airLiaison',
  'operations',
  'intelligence',
  'airStaff',
];
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
const words = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : typeof value === 'string' ? value : '';

/** What of the sides is filled in, whatever stands there. */
export function sidesForm(written: unknown): Record<Side, SideForm> {
  const of = (key: Side): SideForm => {
    const side = listOf(written).find((one) => one.key === key) ?? {};
    const said = isFields(side.rules) ? side.rules : {};
    return {
      name: words(side.name),
      letter: words(side.letter),
      colour: words(side.colour),
      ...(Object.fromEntries(rules.map((rule) => [rule, words(said[rule])])) as Record<keyof SideRules, string>),
    };
  };
  return { allied: of('allied'), german: of('german') };
}

/** The sides with what was filled in. What is as in the book is left out; a side that was not changed stays as it is written. */
export function sidesWritten(form: Readonly<Record<Side, SideForm>>, written: unknown): Fields[] {
  const before = sidesForm(written);
  const there = listOf(written);
  const sideOf = (key: Side): Fields => {
    const was = there.find((one) => one.key === key);
    if (was && JSON.stringify(form[key]) === JSON.stringify(before[key])) return was;
    const { name, letter, colour, ...said } = form[key];
    const own = rules.flatMap((rule) => {
      const value = said[rule];
      if (value === '') return [];
      return [[rule, rule === 'hasCabRank' || rule === 'makesBridgesSafe' ? value === 'yes' : value]];
    });
    return {
      key,
      name,
      ...(letter ? { letter } : {}),
      ...(colour ? { colour } : {}),
      ...(own.length > 0 ? { rules: Object.fromEntries(own) } : {}),
    };
  };
  const more = sides.filter((key) => !there.some((one) => one.key === key)).map(sideOf);
  return [...there.map((one) => (sides.some((key) => key === one.key) ? sideOf(one.key as Side) : one)), ...more];
}

/** The nations as they are filled in: those of the book where the manifest names none. */
export const nationsForm = (written: unknown): NationForm[] =>
  listOf(written ?? bookNations).map(({ key, name, sides: its, bar }) => ({
    key: words(key),
    name: words(name),
    sides: Array.isArray(its) ? its.map(words) : [],
    bar: words(bar),
  }));

/** The look of sides and nations as they are filled in: what cannot be read is as in the book. */
export function shownOfForm(form: {
  sides: Readonly<Record<Side, SideForm>>;
  nations: readonly NationForm[];
}): SidesShown {
  const colourOf = (side: Side) =>
    sideColours.find((one) => one === form.sides[side].colour) ?? bookShown.colours[side];
  return {
    names: { allied: form.sides.allied.name || 'Allied', german: form.sides.german.name || 'German' },
    colours: { allied: colourOf('allied'), german: colourOf('german') },
    nations:
      form.nations.length === 0
        ? bookShown.nations
        : form.nations.map(({ key, name, sides: its, bar }) => ({
            key,
            name,
            sides: sides.filter((side) => its.includes(side)),
            bar: barPatterns.find((one) => one === bar) ?? 'whole',
          })),
  };
}

/** The look of the sides and nations that a manifest names, whatever stands there. */
export const shownOfManifest = ({ sides: written, nations }: Fields): SidesShown =>
  shownOfForm({ sides: sidesForm(written), nations: nationsForm(nations) });
