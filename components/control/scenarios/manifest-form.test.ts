import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import type { DrawnGroup } from '@/components/ui/form/fields';
import { fieldOfFault } from './manifest-faults';
import { formOf, manifestFields, manifestWith, turnsOf } from './manifest-form';

const shipped = ['arnhem-bridge', 'crete-1941', 'goodwood', 'market-garden', 'tuapse-1942'];
const manifestOf = (name: string) => JSON.parse(readFileSync(`scenarios/${name}/manifest.json`, 'utf8'));

describe('what a game is, as a form', () => {
  test.each(shipped)('%s filled in and left as it is stays the same', (name) => {
    const manifest = manifestOf(name);
    expect(JSON.stringify(manifestWith(manifest, formOf(manifest)))).toBe(JSON.stringify(manifest));
  });

  test('another rulebook keeps the readings that the scenario sets over it', () => {
    const manifest = manifestOf('goodwood');
    const form = formOf(manifest);
    expect(form.rulebook).toBe('printed2011');
    expect(manifestWith(manifest, { ...form, rulebook: 'literal2011' }).rulebook).toEqual({
      base: 'literal2011',
      airLiaison: 'oneLevelLower',
    });
    expect(manifestWith({ rulebook: 'literal2011' }, { ...form, rulebook: 'example2011' }).rulebook).toBe(
      'example2011',
    );
  });

  test('what says what the book says anyway stays written, and so does what has no field', () => {
    const written = {
      title: 'Chania',
      sides: [
        { key: 'german', name: 'Axis', colour: 'ochre', rules: { hasCabRank: false } },
        { key: 'allied', name: 'Commonwealth', rules: { hasCabRank: true }, note: 'mine' },
      ],
      nations: [{ key: 'NZ', name: 'New Zealand', sides: ['allied'], bar: 'dotted', note: 'mine' }],
      turns: [
        { number: 1, date: '1941-05-20', daypart: 'morning', weather: 'fair' },
        { number: 2, date: '1941-05-20', daypart: 'afternoon', weather: 'bad' },
        { number: 3, date: '1941-05-20', daypart: 'night', weather: 'fair' },
      ],
      phases: [{ key: 'orders', budgetSeconds: 600, isOurs: false }],
      opening: { controlSeats: [{ label: 'Host', roles: ['gameControl'], teams: [], note: 'mine' }] },
      map: { baseMap: 'crete', frame: { minX: '0' } },
    };
    const form = formOf(written);
    expect(JSON.stringify(manifestWith(written, form))).toBe(JSON.stringify(written));

    const more = { label: 'Another', roles: ['teamControl'], teams: [] };
    const changed = manifestWith(written, {
      ...form,
      sides: { ...form.sides, allied: { ...form.sides.allied, letter: 'C' } },
      badTurns: '3',
      turns: '4',
      seats: [...form.seats, more],
      mapTitle: 'Western Crete',
    });
    expect(changed.sides).toEqual([
      { key: 'german', name: 'Axis', colour: 'ochre', rules: { hasCabRank: false } },
      { key: 'allied', name: 'Commonwealth', letter: 'C', rules: { hasCabRank: true } },
    ]);
    expect(changed.turns).toEqual([
      { number: 1, date: '1941-05-20', daypart: 'morning', weather: 'fair' },
      { number: 2, date: '1941-05-20', daypart: 'afternoon' },
      { number: 3, date: '1941-05-20', daypart: 'night', weather: 'bad' },
      { number: 4, date: '1941-05-21', daypart: 'morning' },
    ]);
    expect(changed.opening).toEqual({
      controlSeats: [{ label: 'Host', roles: ['gameControl'], teams: [], note: 'mine' }, more],
    });
    expect(changed.map).toEqual({ baseMap: 'crete', frame: { minX: '0' }, title: 'Western Crete' });
    expect(changed.nations).toBe(written.nations);
    expect(changed.phases).toBe(written.phases);
  });

  test('a seat of Control is taken off by its button; the others stay as they are written', () => {
    const manifest = manifestOf('arnhem-bridge');
    const form = formOf(manifest);
    const dropped: [list: string, at: number][] = [];
    const drawn = manifestFields(form, [], (...which) => dropped.push(which));
    const seats = drawn.find((group) => 'legend' in group && group.legend === 'Seats of Control') as DrawnGroup;
    const buttons = seats.fields
      .flatMap((seat) => ('fields' in seat ? seat.fields : []))
      .filter((one) => 'note' in one);
    expect(buttons).toHaveLength(manifest.opening.controlSeats.length);
    (buttons.at(-1) as { note: ReactElement<{ onClick: () => void }> }).note.props.onClick();
    expect(dropped).toEqual([['seats', manifest.opening.controlSeats.length - 1]]);
    const changed = manifestWith(manifest, { ...form, seats: form.seats.slice(1) });
    expect((changed.opening as { controlSeats: unknown[] }).controlSeats).toEqual(
      manifest.opening.controlSeats.slice(1),
    );
  });

  test('turns follow one another: a night belongs to the day on which it begins', () => {
    const form = {
      ...formOf(manifestOf('arnhem-bridge')),
      firstTurn: '1',
      firstDate: '1941-05-20',
      firstDaypart: 'afternoon',
      turns: '4',
    };
    expect(turnsOf(form, [])).toEqual([
      { number: 1, date: '1941-05-20', daypart: 'afternoon' },
      { number: 2, date: '1941-05-20', daypart: 'night' },
      { number: 3, date: '1941-05-21', daypart: 'morning' },
      { number: 4, date: '1941-05-21', daypart: 'afternoon' },
    ]);
  });

  test('a figure that was changed is ours; one that is none stays as it was typed, to be told', () => {
    const manifest = manifestOf('arnhem-bridge');
    const form = formOf(manifest);
    const changed = manifestWith(manifest, {
      ...form,
      minutes: { ...form.minutes, briefing: '5', movement: 'four' },
      openingTurn: '',
    });
    expect(changed.phases).toContainEqual({ key: 'briefing', budgetSeconds: 300, isOurs: true });
    expect(changed.phases).toContainEqual({ key: 'movement', budgetSeconds: 'four', isOurs: true });
    expect(changed.phases).toContainEqual({ key: 'collection', budgetSeconds: 120, isOurs: false });
    expect(changed.openingTurn).toBe('');
  });

  test('sides, nations, weather and objectives: what is filled in is written, what is as in the book is left out', () => {
    const manifest = manifestOf('arnhem-bridge');
    const form = formOf(manifest);
    const written = manifestWith(manifest, {
      ...form,
      sides: {
        allied: { ...form.sides.allied, name: 'Commonwealth', letter: 'C', colour: 'green', hasCabRank: 'no' },
        german: { ...form.sides.german, name: 'Axis', airLiaison: 'Air officer' },
      },
      nations: [{ key: 'NZ', name: 'New Zealand', sides: ['allied'], bar: 'dotted' }],
      turnLength: 'eight hours',
      badTurns: '6; 7',
      deadline: 'takeDraft',
      objectives: [
        { for: 'allied', text: 'Hold the airfield.', places: ' Maleme; Hill 107 ;' },
        { for: 'german', text: 'Take it.', places: '' },
        { for: 'german', text: ' ', places: 'Galatas' },
      ],
    });
    expect(written.sides).toEqual([
      { key: 'allied', name: 'Commonwealth', letter: 'C', colour: 'green', rules: { hasCabRank: false } },
      { key: 'german', name: 'Axis', rules: { airLiaison: 'Air officer' } },
    ]);
    expect(written.nations).toEqual([{ key: 'NZ', name: 'New Zealand', sides: ['allied'], bar: 'dotted' }]);
    expect(written.objectives).toEqual([
      { for: 'allied', text: 'Hold the airfield.', places: ['Maleme', 'Hill 107'] },
      { for: 'german', text: 'Take it.' },
    ]);
    expect(written.turnLength).toBe('eight hours');
    expect((written.opening as { deadline: string }).deadline).toBe('takeDraft');
    const bad = (written.turns as { number: number; weather?: string }[]).filter(({ weather }) => weather === 'bad');
    expect(bad.map(({ number }) => number)).toEqual([6, 7]);
    expect(manifestWith(written, formOf(written))).toEqual(written);
  });

  test('a manifest of anything at all is filled in without breaking', () => {
    for (const odd of [{}, { sides: 'x', turns: 4, opening: null, map: [], phases: [1] }])
      expect(formOf(odd)).toMatchObject({ title: '', turns: '0', seats: [] });
  });
});

describe('what a form of a game begins with', () => {
  test('the nations of the book are there from the start, and one more is one more; nothing is written until then', () => {
    const manifest = { title: 'Chania' };
    const form = formOf(manifest);
    expect(form.nations.map(({ key }) => key)).toEqual(['UK', 'US', 'POL', 'NL', 'CAN', 'GER']);
    expect(manifestWith(manifest, { ...form, title: 'Maleme' })).toEqual({ title: 'Maleme' });
    const greek = { key: 'GRE', name: 'Greek', sides: ['allied'], bar: 'dotted' };
    const written = manifestWith(manifest, { ...form, nations: [...form.nations, greek] });
    expect(written.nations).toHaveLength(7);
    expect(formOf(written).nations.at(-1)).toEqual(greek);
    expect(formOf({ nations: [] }).nations).toEqual([]);
  });

  test('where a scenario comes from is asked for in an empty field, and stays as it is until somebody says it', () => {
    const manifest = { credit: 'Not said yet', map: { credit: 'Not said yet' } };
    const form = formOf(manifest);
    expect([form.credit, form.mapCredit]).toEqual(['', '']);
    expect(manifestWith(manifest, form)).toEqual(manifest);
    expect(manifestWith(manifest, { ...form, credit: 'J. Smith, CC0' }).credit).toBe('J. Smith, CC0');
  });
});

describe('a fault of what a game is', () => {
  test('is shown at its field', () => {
    const fieldIn = (column: string) => fieldOfFault(column, [{ key: 'allied' }, { key: 'german' }]);
    expect(fieldIn('openingTurn')).toBe('openingTurn');
    expect(fieldIn('sides.1.rules.airLiaison')).toBe('sides.german.airLiaison');
    expect(fieldIn('sides.0.colour')).toBe('sides.allied.colour');
    expect(fieldIn('nations.2.key')).toBe('nations.2.key');
    expect(fieldIn('turns.1.date')).toBe('turns');
    expect(fieldIn('phases.2.budgetSeconds')).toBe('minutes.movement');
    expect(fieldIn('opening.controlSeats.0.teams')).toBe('seats.0.teams');
    expect(fieldIn('map.frame')).toBe('frame.minX');
    expect(fieldIn('map.frame.maxY')).toBe('frame.maxY');
    expect(fieldIn('map.baseMap')).toBeNull();
  });

  test('of a side is shown at its own fields, in whatever order the sides stand', () => {
    const turned = [{ key: 'german' }, { key: 'allied' }];
    expect(fieldOfFault('sides.0.colour', turned)).toBe('sides.german.colour');
    expect(fieldOfFault('sides.1.rules.airLiaison', turned)).toBe('sides.allied.airLiaison');
    expect(fieldOfFault('sides.1.name', [{ key: 'french' }, { key: 'german' }])).toBe('sides.german.name');
    // What no field shows stands beside the form: a side that is none, one that is there twice, no list.
    expect(fieldOfFault('sides.0.name', [{ key: 'french' }, { key: 'german' }])).toBeNull();
    expect(fieldOfFault('sides.1.name', [{ key: 'german' }, { key: 'german' }])).toBeNull();
    expect(fieldOfFault('sides.1', [null])).toBeNull();
    expect(fieldOfFault('sides.0.name', undefined)).toBeNull();
  });
});
