import { rulebookWords } from '@/components/control/parts/rulebook/rulebook-words';
import { beside, choice, figure, lines, named, text, tick } from '@/components/ui/form/field-makers';
import type { Drawn } from '@/components/ui/form/fields';
import { asSaid } from '@/lib/scenario/draft/not-said';
import { type ControlRole, controlRoles, type Daypart, dayparts, phases, rulebookNames } from '@/lib/words';
import type { ManifestForm } from './manifest-filled';
import { nationsForm, sidesForm, sidesWritten } from './manifest-sides';
import { nationFields, objectiveFields, sideFields } from './side-fields';
import { takeOff } from './take-off';

type Manifest = Readonly<Record<string, unknown>>;
type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
const words = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '');
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(words) : []);
const allWords = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(fieldsOf(value)).map(([name, one]) => [name, words(one)]));

/** A figure where a text is one; else the text, for the reader to say what is wrong with it. */
const asFigure = (text: string): number | string =>
  text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
const figures = (of: Record<string, string>): Fields =>
  Object.fromEntries(Object.entries(of).map(([name, text]) => [name, asFigure(text)]));

/** What of a manifest is filled in, whatever stands there. */
export function formOf(manifest: Manifest): ManifestForm {
  const turns = listOf(manifest.turns);
  const opening = fieldsOf(manifest.opening);
  const map = fieldsOf(manifest.map);
  const seconds = new Map(listOf(manifest.phases).map(({ key, budgetSeconds }) => [key, Number(budgetSeconds)]));
  return {
    title: words(manifest.title),
    credit: asSaid(words(manifest.credit)),
    rulebook: words(fieldsOf(manifest.rulebook).base ?? manifest.rulebook),
    sides: sidesForm(manifest.sides),
    nations: nationsForm(manifest.nations),
    firstTurn: words(turns[0]?.number),
    firstDate: words(turns[0]?.date),
    firstDaypart: words(turns[0]?.daypart),
    turns: `${turns.length}`,
    turnLength: words(manifest.turnLength),
    badTurns: turns.flatMap(({ number, weather }) => (weather === 'bad' ? [words(number)] : [])).join(', '),
    openingTurn: words(manifest.openingTurn),
    minutes: Object.fromEntries(phases.map((key) => [key, `${(seconds.get(key) ?? 0) / 60}`])),
    allowsRest: opening.allowsRest === true,
    deadline: words(opening.deadline),
    objectives: listOf(manifest.objectives).map((one) => ({
      for: words(one.for),
      text: words(one.text),
      places: texts(one.places).join('; '),
    })),
    seats: listOf(opening.controlSeats).map(({ label, roles, teams }) => ({
      label: words(label),
      roles: texts(roles),
      teams: texts(teams),
    })),
    mapTitle: words(map.title),
    mapCredit: asSaid(words(map.credit)),
    grid: allWords(map.grid),
    frame: allWords(map.frame),
  };
}

/** The rulebook by its name. Readings that the scenario sets over it stay as they are written. */
const rulebookWritten = (name: string, before: unknown): unknown =>
  'base' in fieldsOf(before) ? { ...fieldsOf(before), base: name } : name;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * A manifest with what was filled in. What the form does not know, and what was not changed in it, stays as it is written:
 * a field that says what the book says anyway too.
 */
export function manifestWith(manifest: Manifest, form: ManifestForm): Record<string, unknown> {
  const before = formOf(manifest);
  const isChanged = (field: keyof ManifestForm) => !isSame(form[field], before[field]);
  const put = (into: Fields, fields: readonly (keyof ManifestForm)[], written: () => Fields) => {
    if (fields.some(isChanged)) Object.assign(into, written());
  };
  const now: Fields = { ...manifest };
  put(now, ['title'], () => ({ title: form.title }));
  put(now, ['credit'], () => ({ credit: form.credit }));
  put(now, ['rulebook'], () => ({ rulebook: rulebookWritten(form.rulebook, manifest.rulebook) }));
  put(now, ['sides'], () => ({ sides: sidesWritten(form.sides, manifest.sides) }));
  put(now, ['nations'], () => leftOutOr('nations', kept(form.nations, before.nations, manifest.nations)));
  put(now, turnFields, () => ({ turns: turnsOf(form, manifest.turns) }));
  put(now, ['turnLength'], () => leftOutOr('turnLength', form.turnLength));
  put(now, ['objectives'], () => {
    const said = form.objectives.filter(({ text }) => text.trim() !== '');
    return leftOutOr('objectives', kept(said, before.objectives, manifest.objectives).map(objectiveWritten));
  });
  put(now, ['openingTurn'], () => ({ openingTurn: asFigure(form.openingTurn) }));
  put(now, ['minutes'], () => ({ phases: phasesOf(form.minutes, before.minutes, manifest.phases) }));

  const opening: Fields = { ...fieldsOf(manifest.opening) };
  const seatsWritten = opening.controlSeats;
  put(opening, ['seats'], () => ({ controlSeats: kept(form.seats, before.seats, seatsWritten) }));
  put(opening, ['allowsRest'], () => ({ allowsRest: form.allowsRest }));
  put(opening, ['deadline'], () => leftOutOr('deadline', form.deadline));
  put(now, ['seats', 'allowsRest', 'deadline'], () => ({ opening }));

  const map: Fields = { ...fieldsOf(manifest.map) };
  put(map, ['mapTitle'], () => ({ title: form.mapTitle }));
  put(map, ['mapCredit'], () => ({ credit: form.mapCredit }));
  put(map, ['grid'], () => ({ grid: figures(form.grid) }));
  put(map, ['frame'], () => ({ frame: figures(form.frame) }));
  put(now, ['mapTitle', 'mapCredit', 'grid', 'frame'], () => ({ map }));
  return now;
}

/** What the list of turns is made of. */
const turnFields = ['firstTurn', 'firstDate', 'firstDaypart', 'turns', 'badTurns'] as const;

/** Things of a list, each as it is written where nothing of it was changed. `before`: those of `written` as they are filled in. */
const kept = <One>(things: readonly One[], before: readonly One[], written: unknown): (One | Fields)[] =>
  things.map((one) => {
    const at = before.findIndex((other) => isSame(one, other));
    return listOf(written)[at] ?? one;
  });

/** An objective as the manifest has it. One that was not changed is so already. */
function objectiveWritten({ places, ...objective }: Fields): Fields {
  const named = Array.isArray(places) ? places : `${places ?? ''}`.split(';').map((name) => name.trim());
  return { ...objective, ...leftOutOr('places', named.filter(Boolean)) };
}

/** A field that is left out where nothing is filled in. */
const leftOutOr = (name: string, value: string | readonly unknown[]): Fields => ({
  [name]: value.length === 0 ? undefined : value,
});

/** The phases: one whose minutes were changed is ours. */
function phasesOf(minutes: Record<string, string>, before: Record<string, string>, written: unknown): Fields[] {
  const there = new Map(listOf(written).map((phase) => [phase.key, phase]));
  return phases.map((key) => {
    const phase = there.get(key);
    if (phase && minutes[key] === before[key]) return phase;
    const typed = asFigure(minutes[key] ?? '');
    return { key, budgetSeconds: typeof typed === 'number' ? typed * 60 : typed, isOurs: true };
  });
}

/**
 * Every turn from the first on: a night belongs to the day on which it begins, and the morning after it to the next. Fair
 * weather that was written for a turn stays written, unless the turn has bad weather now.
 */
export function turnsOf(
  { firstTurn, firstDate, firstDaypart, turns, badTurns }: ManifestForm,
  written: unknown,
): Fields[] {
  const number = asFigure(firstTurn);
  const count = asFigure(turns);
  const day = Date.parse(firstDate);
  const at = dayparts.indexOf(firstDaypart as Daypart);
  if (typeof number !== 'number' || typeof count !== 'number' || Number.isNaN(day) || at < 0)
    return [{ number, date: firstDate, daypart: firstDaypart }];
  // Within a day of the calendar a morning comes first and the night last.
  const order = ['morning', 'afternoon', 'night'];
  const first = order.indexOf(firstDaypart);
  const bad = new Set(badTurns.split(/[\s,;]+/).map(Number));
  const fair = new Set(listOf(written).flatMap((turn) => (turn.weather === 'fair' ? [turn.number] : [])));
  const weatherOf = (turn: number) => (bad.has(turn) ? { weather: 'bad' } : fair.has(turn) ? { weather: 'fair' } : {});
  return Array.from({ length: Math.max(1, Math.min(999, count)) }, (_, index) => ({
    number: number + index,
    date: new Date(day + Math.floor((first + index) / 3) * 86_400_000).toISOString().slice(0, 10),
    daypart: order[(first + index) % 3]!,
    ...weatherOf(number + index),
  }));
}

const rulebooks = rulebookNames.map((id) => ({ id, label: `${rulebookWords[id].title}: ${rulebookWords[id].does}` }));

const same = (all: readonly string[]) => all.map((id) => ({ id, label: id }));
const roleWords: Record<ControlRole, string> = {
  gameControl: 'Game Control',
  teamControl: 'Team Control',
  mapControl: 'Map Control',
  airControl: 'Air Control',
};

/** The fields of the form, in the order in which a host thinks of them. `teams`: those that seats may look after. */
export const manifestFields = (
  form: ManifestForm,
  teams: readonly { id: string; name: string }[],
  onDrop: (list: 'nations' | 'seats', at: number) => void,
): Drawn[] => [
  {
    legend: 'The game',
    look: 'space-y-2',
    fields: [
      text('title', 'Title', { maxLength: 120 }),
      lines('credit', 'Who made it, of whose data, under which licences', {
        rows: 2,
        maxLength: 2000,
        hint: 'For instance: Units by J. Smith after the war diaries, CC BY 4.0. It is asked for before the game is played.',
      }),
      ...(form.rulebook ? [choice('rulebook', 'Rulebook', rulebooks)] : []),
    ],
  },
  sideFields('allied', form),
  sideFields('german', form),
  nationFields(form, (at) => onDrop('nations', at)),
  {
    legend: 'Turns',
    look: 'flex flex-wrap gap-3',
    fields: [
      text('firstDate', 'Day of the first turn', { type: 'date' }),
      choice('firstDaypart', 'Its part of the day', same(dayparts)),
      figure('firstTurn', 'Its number', 1, 999),
      figure('turns', 'How many turns', 1, 999),
      figure('openingTurn', 'The game opens on turn', 1, 999),
      text('turnLength', 'How long a turn is, in words', { maxLength: 40, placeholder: 'eight hours' }),
      text('badTurns', 'Turns with bad weather', {
        hint: 'Their numbers: 3, 4. Control may change it; players are not told.',
      }),
    ],
  },
  {
    legend: 'Minutes of each phase',
    look: 'flex flex-wrap gap-3',
    fields: phases.map((phase) => text(`minutes.${phase}`, phase, { inputMode: 'decimal', width: 'w-32' })),
  },
  {
    legend: 'Seats of Control',
    look: 'space-y-3',
    fields: [
      ...form.seats.map((seat, at) =>
        beside(
          'space-y-1 border-b border-rule pb-2',
          text(`seats.${at}.label`, 'What the seat is called', { maxLength: 60, of: `${at + 1}` }),
          {
            at: ['seats', `${at}`, 'roles'],
            label: 'Roles',
            of: seat.label,
            widget: { is: 'several', of: controlRoles.map((id) => ({ id, label: roleWords[id] })) },
          },
          {
            at: ['seats', `${at}`, 'teams'],
            label: 'Teams it looks after',
            of: seat.label,
            widget: { is: 'picks', of: named(teams) },
          },
          takeOff(seat.label || `seat ${at + 1}`, () => onDrop('seats', at)),
        ),
      ),
      tick('allowsRest', 'Teams may rest (§5)'),
      choice('deadline', 'When orders are not in at the end of the phase', [
        { id: '', label: 'Control waits' },
        { id: 'takeDraft', label: 'What lies there counts' },
      ]),
    ],
  },
  objectiveFields(form, teams),
  {
    legend: 'Map',
    look: 'space-y-2',
    fields: [
      text('mapTitle', 'Title of the map', { maxLength: 120 }),
      lines('mapCredit', 'Whose map it is, under which licences', { rows: 2, maxLength: 2000 }),
      beside(
        'flex flex-wrap gap-3',
        ...(
          [
            ['grid.centralMeridian', 'Middle of the map, degrees east'],
            ['grid.originLatitude', 'Origin, degrees north'],
            ['grid.eastingKm', 'The grid reads there, km east'],
            ['grid.northingKm', 'and km north'],
            ['frame.minX', 'West edge, km'],
            ['frame.maxX', 'East edge, km'],
            ['frame.minY', 'South edge, km'],
            ['frame.maxY', 'North edge, km'],
          ] as const
        ).map(([at, label]) => text(at, label, { inputMode: 'decimal', width: 'w-44' })),
      ),
    ],
  },
];
