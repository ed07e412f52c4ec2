import type { Burst } from '@/companions/impressionistic/rules/chances';
import { closeAssaultFigures } from '@/companions/impressionistic/rules/movement';
import { coverNames, gunNames, weaponNames } from '@/companions/impressionistic/rules/names';
import { type Act, type ActOf, coversOfTarget, guns, type Shot } from '@/companions/impressionistic/rules/state';
import { type AntiArmourWeapon, antiArmourWeapons } from '@/companions/impressionistic/rules/tables';
import { coverWhere } from '@/companions/impressionistic/rules/units';
import { choice as oneOf, tick, figure as whole } from '@/components/ui/form/field-makers';
import type { DrawnField } from '@/components/ui/form/fields';
import { capital } from '@/lib/text';
import type { ActFormOf, Asked } from './act-form-of';
import { building } from './building-fields';
import { BurstChances } from './burst-chances';
import { CloseAssaultChances } from './close-assault-chances';
import { MoralePreview } from './morale-preview';
import { ShotChances } from './shot-chances';

const listed = <Id extends string>(ids: readonly Id[], names: Record<Id, string>) =>
  ids.map((id) => ({ id, label: capital(names[id]) }));

const among = ({ state, choice }: Asked, at: string, label: string): DrawnField =>
  oneOf(
    at,
    label,
    (choice.among ?? []).map((id) => ({ id, label: state.units[id]!.name })),
    { width: 'w-52' },
  );
const figure = (at: string, label: string, from: number, to: number): DrawnField =>
  whole(at, label, from, to, { width: 'w-28' });
const row = (at: string, label: string, of: { id: string; label: string }[]): DrawnField => ({
  at: [at],
  label,
  widget: { is: 'row', of },
});
const covers = row('cover', 'Target', listed(coversOfTarget, coverNames));
const umpiresOwn = figure('tweak', 'Umpire’s own', -9, 9);

interface BurstValues extends Required<Burst> {
  spotter: string;
  flak: number;
}

/** Shells or bombs on a unit: gun, cover and what the umpire adds; the bands as they lie then. */
const burst = (isAir: boolean): ActFormOf<BurstValues> => ({
  does: isAir ? 'Attack' : 'Shell',
  begin: ({ state, choice }) => ({
    spotter: choice.among?.[0] ?? '',
    gun: isAir ? 'bomb' : 'over75',
    cover: coverWhere(state, state.units[choice.given.target as string]!),
    tweak: 0,
    flak: 0,
  }),
  fields: (asked) => [
    ...((asked.choice.among?.length ?? 0) > 1 ? [among(asked, 'spotter', 'Called by')] : []),
    row('gun', isAir ? 'With' : 'Gun', listed(guns, gunNames)),
    covers,
    ...(isAir ? [figure('flak', 'Flak weapons', 0, 20)] : []),
    umpiresOwn,
  ],
  act: ({ choice }, { spotter, flak, gun, cover, tweak }) =>
    ({
      ...choice.given,
      kind: choice.kind,
      gun,
      cover,
      ...(tweak && { tweak }),
      ...(isAir ? { flak } : { spotter }),
    }) as Act,
  chances: ({ state, choice }, { flak, ...values }) => (
    <BurstChances state={state} isAir={isAir} flak={flak} burst={values} target={choice.given.target as string} />
  ),
});

interface ShotValues extends Pick<Shot, 'target' | 'dice' | 'range' | 'cover'> {
  weapon: 'none' | AntiArmourWeapon;
  tweak: number;
  flame: boolean;
}

const firerOf = ({ state, choice }: Asked) => state.units[choice.given.firer as string]!;

/** The usual weapon of a unit against a target, its dice, and the cover where the target is. */
function usual(asked: Asked, target: string): Pick<ShotValues, 'weapon' | 'dice' | 'cover'> {
  const firer = firerOf(asked);
  const weapon = asked.state.units[target]!.kind === 'foot' ? 'none' : (firer.weapon ?? 'none');
  const cover = coverWhere(asked.state, asked.state.units[target]!);
  return { weapon, dice: firer.kind === 'foot' && weapon === 'none' ? firer.figures : 1, cover };
}

const needsWeapon = ({ state }: Asked, { target, weapon, flame }: ShotValues): boolean =>
  state.units[target]!.kind === 'armour' && weapon === 'none' && !flame;

const shotOf = (asked: Asked, { weapon, flame, tweak, ...values }: ShotValues) =>
  ({
    kind: asked.choice.kind,
    firer: firerOf(asked).id,
    ...values,
    ...(weapon !== 'none' && { weapon }),
    ...(flame && { flame }),
    ...(tweak && { tweak }),
  }) as Shot;

/** Direct fire or an ambush: target, dice, range, cover and weapon, with what the dice would bring. */
const shot = (does: string): ActFormOf<ShotValues> => ({
  does,
  begin: (asked) => {
    const target = asked.choice.among![0]!;
    return { target, ...usual(asked, target), range: 'short', tweak: 0, flame: false };
  },
  follow: (asked, values, before) => {
    if (values.target === before.target) return values;
    const { weapon, dice, cover } = usual(asked, values.target);
    return { ...values, cover, ...(weapon !== before.weapon && { weapon, dice }) };
  },
  fields: (asked, values) => [
    among(asked, 'target', 'At'),
    figure('dice', 'Dice', 1, 40),
    row('range', 'Range', listed(['short', 'long'], { short: 'short', long: 'long' })),
    covers,
    {
      at: ['weapon'],
      label: 'Weapon',
      width: 'w-60',
      widget: { is: 'choice', of: listed(['none', ...antiArmourWeapons], { none: 'small arms', ...weaponNames }) },
      error: needsWeapon(asked, values)
        ? `Small arms do nothing to ${asked.state.units[values.target]!.name}: a weapon with a figure against armour does.`
        : null,
    },
    umpiresOwn,
    tick('flame', 'Flame', { width: 'pt-5' }),
  ],
  whyNot: (asked, values) => (needsWeapon(asked, values) ? 'Name a weapon, or flame.' : null),
  act: shotOf,
  chances: (asked, values) =>
    !needsWeapon(asked, values) && <ShotChances state={asked.state} shot={shotOf(asked, values)} />,
});

/** Elite men at a vehicle within 3". */
const closeAssault: ActFormOf<Pick<ActOf<'closeAssault'>, 'target' | 'figures'>> = {
  does: 'Assault',
  begin: ({ state, choice }) => ({
    target: choice.among![0]!,
    figures: state.units[choice.given.unit as string]!.figures,
  }),
  fields: (asked) => [
    among(asked, 'target', 'Vehicle within 3″'),
    figure(
      'figures',
      'Figures in contact',
      closeAssaultFigures,
      asked.state.units[asked.choice.given.unit as string]!.figures,
    ),
  ],
  act: ({ choice }, values) => ({ kind: 'closeAssault', unit: choice.given.unit as string, ...values }),
  chances: ({ state }, { target }) => <CloseAssaultChances state={state} target={target} />,
};

/** The umpire's word on a unit: that it lies hidden or is seen. */
const hide: ActFormOf<{ unit: string; how: 'hidden' | 'seen' }> = {
  does: 'Say so',
  begin: ({ choice }) => ({ unit: choice.among![0]!, how: 'hidden' }),
  fields: (asked) => [
    among(asked, 'unit', 'Unit'),
    row('how', 'Seen or not', listed(['hidden', 'seen'], { hidden: 'lies in cover unseen', seen: 'is seen' })),
  ],
  act: (_, { unit, how }) => ({ kind: 'hide', unit, hidden: how === 'hidden' }),
};

const nowhere = '';
/** Where a unit stands, by the umpire's word. */
const standAt: ActFormOf<{ unit: string; place: string }> = {
  does: 'Say so',
  begin: ({ state, choice }) => ({ unit: choice.among![0]!, place: state.places[0]!.name }),
  fields: (asked) => [
    among(asked, 'unit', 'Unit'),
    oneOf(
      'place',
      'Place',
      [
        ...asked.state.places.map(({ name }) => ({ id: name, label: name })),
        { id: nowhere, label: 'none that has a name' },
      ],
      { width: 'w-80' },
    ),
  ],
  act: (_, { unit, place }) => ({ kind: 'standAt', unit, place: place === nowhere ? null : place }),
};

/** That it tests its morale. */
const morale: ActFormOf<{ unit: string }> = {
  does: 'Test',
  begin: ({ choice }) => ({ unit: choice.among![0]! }),
  fields: (asked) => [among(asked, 'unit', 'Unit')],
  act: (_, { unit }) => ({ kind: 'morale', unit }),
  chances: ({ state }, { unit }) => <MoralePreview state={state} unit={unit} when="By the umpire’s word" />,
};

/** Each act that asks for more, with its form. */
export const actForms = {
  artillery: burst(false),
  airAttack: burst(true),
  fire: shot('Fire'),
  ambush: shot('Spring it'),
  closeAssault,
  assault: building,
  hide,
  standAt,
  morale,
} as Partial<Record<Act['kind'], unknown>> as Partial<Record<Act['kind'], ActFormOf<object>>>;
