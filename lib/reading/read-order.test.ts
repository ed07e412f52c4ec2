import { describe, expect, test } from 'vitest';
import type { Action, Posture } from '@/lib/words';
import type { Gazetteer, NamedUnit } from './names';
import { crossingsNamedIn, type OrderRow, readOrder } from './read-order';

/** The grammar of orders, rule by rule, on a map of a few places. */

const unit = (id: string, name: string, shortName: string, x: number): NamedUnit => ({
  ...{ id, name, shortName, brigade: '' },
  ...{ team: 'guards', place: { x, y: 0 } },
});
const crossing = (id: string, name: string, kind: string, water: string, x: number, y: number, isBlown = false) => ({
  ...{ id, name, kind, water, isBlown },
  place: { x, y },
});
const town = (name: string, x: number, y: number) => ({ name, place: { x, y } });

const map: Gazetteer = {
  places: [
    ...[
      town('Arnhem', 50, 80),
      town('Hechtel', 30, 10),
      town('Son', 45, 26),
      town('Best', 40, 24),
      town('Elst', 50, 70),
    ],
    ...[town('Oosterbeek', 46, 80), town('Nijmegen', 50, 62), town('Beyond', 150, 50), town('Sint-Oedenrode', 44, 32)],
    ...[town('Fontenay-le-Marmion', 5, 58), town('Fontenay (Étavaux)', 2, 62)],
  ],
  crossings: [
    crossing('arnhem-road', 'Arnhem – Rhine road bridge', 'mainRoadBridge', 'Rhine', 50, 79),
    crossing('arnhem-rail', 'Arnhem – Rhine rail bridge', 'railBridge', 'Rhine', 47, 79),
    crossing('son', 'Son – road bridge', 'mainRoadBridge', 'Wilhelmina Canal', 45, 25, true),
    crossing('best', 'Best – road bridge', 'mainRoadBridge', 'Wilhelmina Canal', 39, 24),
  ],
  units: [
    unit('a', '2 Irish Guards', '2 Irish Gds', 40),
    unit('b', '3 Irish Guards', '3 Irish Gds', 40),
    unit('c', '1 Welsh Guards', '1 Welsh Gds', 38),
  ],
  frame: { minX: 0, minY: -10, maxX: 100, maxY: 100 },
};

const read = (
  words: string,
  { action = 'move', posture = 'tact', units = ['a'] }: { action?: Action; posture?: Posture; units?: string[] } = {},
) => readOrder({ team: 'guards', units, action, posture, words } satisfies OrderRow, map);

describe('where a row sends its units', () => {
  test('a road named after a town is a way, not a goal', () => {
    expect(read('Up the Hechtel road to Best bridge.').goal?.name).toBe('Best – road bridge');
    expect(read('Up the Hechtel road to Best bridge.').via).toEqual([]);
  });

  test('GR before four figures is a Grenadier regiment where there is one of that number, else a grid reference', () => {
    const units = [...map.units, unit('g', 'GR 1221 Btl', 'GR 1221', 40)];
    const row = { team: 'guards', units: ['g'], action: 'move', posture: 'tact' } as const;
    const reads = (words: string) => readOrder({ ...row, words }, { ...map, units });
    expect([reads('GR 1221 moves to Elst.').via, reads('GR 1221 moves to Elst.').goal?.name]).toEqual([[], 'Elst']);
    expect(reads('Move to GR 4162.').goal).toMatchObject({ kind: 'grid', name: '4162' });
  });

  test('a town’s bridge is its main road bridge; a railway bridge must be called so', () => {
    expect(read('Take Arnhem bridge.', { action: 'attack' }).goal?.id).toBe('arnhem-road');
    expect(read('Seize the rly br at Arnhem.', { action: 'attack' }).goal?.id).toBe('arnhem-rail');
  });

  test('what is only to be had as well is not where they go', () => {
    expect(read('By Oosterbeek to the bridge at Arnhem; take the rail bridge too.').goal?.id).toBe('arnhem-road');
    expect(read('By Oosterbeek to the bridge at Arnhem; take the rail bridge.').goal?.id).toBe('arnhem-rail');
    expect(read('Go into Arnhem and take the bridges over the Rhine.').goal?.name).toBe('Arnhem');
    expect(read('Move to the south side of Arnhem and cover the approach to the bridge.').goal?.name).toBe('Arnhem');
  });

  test('the Guards are the team of that name, not one’s own regiment with Guards in its name', () => {
    const dragoons = { ...unit('d', '4/7 Royal Dragoon Guards', '4/7 RDG', 40), team: 'xxx-corps' };
    const guns = { ...unit('m', '64 Medium Regiment', '64 Medium', 40), team: 'xxx-corps' };
    const row = {
      team: 'xxx-corps',
      units: ['m'],
      action: 'move',
      posture: 'nonTact',
      words: 'Follow the Guards.',
    } as const;
    const { behind } = readOrder(row, { ...map, units: [...map.units, dragoons, guns] });
    expect(behind.map(({ team }) => team)).not.toContain('xxx-corps');
    expect(behind.length).toBeGreaterThan(0);
  });

  test('an attack takes its first objective; what comes then is for later', () => {
    expect(read('Take Elst, then go on toward Arnhem.', { action: 'attack' }).goal?.name).toBe('Elst');
    expect(read('By Elst to Arnhem. If held up, dig in at Elst.').goal?.name).toBe('Arnhem');
  });

  test('where they come from, what they keep out of, and what they fire on is no goal', () => {
    expect(read('From Best to Son, not by Elst.')).toMatchObject({ goal: { name: 'Son' }, via: [] });
    expect(read('From Best to Son, not by Elst.').avoid.map(({ name }) => name)).toEqual(['Elst']);
    expect(read('Guns to Best, to be in range of Son.').goal?.name).toBe('Best');
    const alone = read('Feel forward by Son to Elst, leave Best well alone.', { action: 'probe' });
    expect(alone).toMatchObject({ goal: { name: 'Elst' }, via: [{ name: 'Son' }], avoid: [{ name: 'Best' }] });
  });

  test('a place beside a place is meant, not the place', () => {
    expect(read('To the high ground two km north of Son.').goal?.place).toEqual({ x: 45, y: 28 });
    expect(read('Halt 1.5 km east of Elst.').goal?.place).toEqual({ x: 51.5, y: 70 });
    expect(read('To gun areas between Son and Best.').goal?.place).toEqual({ x: 42.5, y: 25 });
  });

  test('a name off by a letter or without its second part is found; an ordinary word is no name', () => {
    expect(read('Join them in Osterbeek.').goal?.name).toBe('Oosterbeek');
    expect(read('To St. Oedenrode at best speed.').goal?.name).toBe('Sint-Oedenrode');
  });

  test('who holds where they stand goes nowhere; who does not, goes there', () => {
    expect(read('Hold Elst.', { action: 'hold' }).goal?.name).toBe('Elst');
    expect(
      readOrder(
        { team: 'guards', units: ['a'], action: 'hold', posture: 'tact', words: 'Hold Best, stand fast.' },
        { ...map, units: [{ ...map.units[0]!, place: { x: 40.5, y: 24 } }] },
      ).goal,
    ).toBeNull();
  });
});

describe('what stands only in a case, at a time, or of others', () => {
  const goal = (words: string, action: Action = 'move') => read(words, { action }).goal?.name ?? null;

  test('a place for the case that something fails is neither goal nor way', () => {
    const fails = [
      'Take Elst. In case they are too many, go into defence by Best instead.',
      'Take Elst, if driven off fall back on Best.',
      'Take Elst; should this fail withdraw to Best.',
      'Take Elst, otherwise dig in at Best.',
      'Elst by noon, on to Best if you can.',
    ];
    for (const words of fails) {
      expect(goal(words, 'attack'), words).toBe('Elst');
      expect(read(words, { action: 'attack' }).via, words).toEqual([]);
    }
    expect(goal('Dig in. When tanks come fall back on Elst.', 'hold')).toBeNull();
  });

  test('what is forbidden, shot at, only said of others or for the worst case is no goal', () => {
    expect(goal('Going back on Elst is forbidden.', 'hold')).toBeNull();
    expect(goal('No adventures toward Elst.', 'hold')).toBeNull();
    expect(goal('Only if this is no more possible, back on Elst.', 'hold')).toBeNull();
    expect(goal('The Welsh are in Elst.', 'hold')).toBeNull();
    expect(goal('To Elst and from there lay on Best.')).toBe('Elst');
    expect(goal('Four salvos on Best, then to Elst.', 'attack')).toBe('Elst');
    expect(goal('To Elst. From there you can reach Best.')).toBe('Elst');
    expect(goal('The mass waits at Best. See whether Elst is free.', 'probe')).toBe('Elst');
    expect(goal('Nijmegen has gone sour, go by Oosterbeek to Elst.')).toBe('Elst');
    expect(goal('Position near Elst, a guide meets you at Best bridge.')).toBe('Elst');
  });

  test('a chain of dashes is a way to its last place; a stop in brackets ends a sentence', () => {
    const chain = read('Best - Oosterbeek - Elst. Look.', { action: 'probe' });
    expect(chain).toMatchObject({ goal: { name: 'Elst' }, via: [{ name: 'Best' }, { name: 'Oosterbeek' }] });
    expect(read('ROUTE OOSTERBEEK (.) BEST SPEED (.) TO ELST').via.map(({ name }) => name)).toEqual(['Oosterbeek']);
  });

  test('the haste of a chat is read: "2" for "to", "n" for "and", a square of four figures', () => {
    expect(goal('dash 2 elst n look')).toBe('Elst');
    expect(read('To 4171.').goal).toMatchObject({ kind: 'grid', place: { x: 41.55, y: 71.55 } });
    expect(read('Be ready to 1830.').goal).toBeNull();
  });

  test('some of their own behind them are nobody whom they follow', () => {
    expect(read('To Elst, 3 Irish in front, grenadiers behind.').formation).toBe('single');
    expect(read('3 Irish go to Elst, stay close behind.').formation).toBe('follow');
    expect(read('Stick to 3 Irish.').formation).toBe('follow');
    expect(read('Go where 3 Irish goes.').formation).toBe('follow');
    expect(read('To Elst, the sailors bringing up the tail.').formation).toBe('single');
  });

  test('a time or a polite word before the order takes nothing from it', () => {
    const asked = [
      'When the Welsh have passed, move to Elst.',
      'Once it is dark move to Elst.',
      'As soon as the road is clear, go to Elst.',
      'Please could you if possible go to Elst?',
      'I think we should go to Elst, if that is alright.',
      'Sorry if this is the wrong box - can the lorries please go to Elst?',
      'Would it be ok if we moved to Elst tonight?',
    ];
    for (const words of asked) expect(goal(words), words).toBe('Elst');
  });

  test('a move ends where the words still send the units themselves', () => {
    const others = [
      'To Elst. Enemy reported in Best.',
      'To Elst, one coy to Best.',
      'To Elst; echelons remain Best.',
      'To Elst, petrol dump in Best.',
      'To Elst, protect the road to Arnhem.',
      'To Elst. Tomorrow Arnhem.',
      'To Elst. Be prepared to move on to Arnhem.',
      'Occupy Elst, one eye on Arnhem.',
      'Harbour Elst. SP Best 1015.',
    ];
    for (const words of others) expect(goal(words), words).toBe('Elst');
    expect(goal('First to Elst, from there on to Arnhem.')).toBe('Arnhem');
    expect(goal('Lorries to Best, then on foot to Elst.')).toBe('Elst');
    expect(goal('Son - Best - Elst, in that order.')).toBe('Elst');
    expect(read('To Elst; route Best, Oosterbeek.').via.map(({ name }) => name)).toEqual(['Best', 'Oosterbeek']);
  });

  test('whoever is to be driven away tells the place; “it” is the place named before', () => {
    const driven = [
      'Throw the enemy off the dunes of Elst.',
      'Evict the Germans from Elst.',
      'Jerry holds Elst, kick him out!',
      'Elst is weakly held. Take it.',
      'Block the roads out of Elst.',
      'With planes overhead attack up the road, Elst first then Arnhem.',
      'Attack direction Arnhem. First objective: Elst.',
      'Do not attack Best, attack Elst.',
    ];
    for (const words of driven) expect(goal(words, 'attack'), words).toBe('Elst');
  });

  test('who holds or makes ready is not sent by what is only meant', () => {
    const held = [
      'Prepare for an attack on Elst tomorrow.',
      'Rest, be at one hour notice for Arnhem.',
      'We remain here and watch the road to Elst.',
      'Consolidate, patrol to Elst and Best.',
    ];
    for (const words of held) expect(goal(words, 'prepare'), words).toBeNull();
    expect(goal('Hold Elst against an attack by tanks.', 'hold')).toBe('Elst');
    expect(goal('Sit tight, the Welsh go to Elst.', 'hold')).toBeNull();
  });

  test('names in small letters are found where words lead to them, and no name where one is called', () => {
    expect(read('go to son then elst').goal?.name).toBe('Elst');
    expect(read('go to son then elst').via.map(({ name }) => name)).toEqual(['Son']);
    expect(goal('Son, keep those boys awake.')).toBeNull();
    expect(goal('go to elst at best speed')).toBe('Elst');
  });

  test('a square of four figures where the words say so, an hour elsewhere; yards and halves of a mile', () => {
    expect(read('To gun area sq 4514, first gun ready 1930 hrs.').goal?.place).toEqual({ x: 45.55, y: 14.55 });
    expect(goal('Ready at 1930.')).toBeNull();
    expect(read('To 441/108.').goal?.place).toEqual({ x: 44.15, y: 10.85 });
    expect(read('Halt half a mile N. of Elst.').goal?.place).toEqual({ x: 50, y: 70.8 });
    expect(read('Halt 500m east of Elst.').goal?.place).toEqual({ x: 50.5, y: 70 });
  });
});

describe('who goes behind whom', () => {
  test('“them” and “we follow” mean those of whom the words spoke', () => {
    const behind = (words: string) => read(words).behind.map(({ id }) => id);
    expect(behind('Move with the Welsh Guards, stick close behind them.')).toEqual(['c']);
    expect(behind('1 Welsh Gds go first, we follow to Elst.')).toEqual(['c']);
    expect(behind('In rear of the 1st Welsh to Elst.')).toEqual(['c']);
    expect(behind('Follow up 1 Welsh Gds.')).toEqual(['c']);
  });

  test('a name as it sounds, in the place where a name stands', () => {
    expect(read('Go to Elzt.').goal?.name).toBe('Elst');
    expect(read('Elzt people, go to Son.').via).toEqual([]);
    expect(read('march to oosterbek').goal?.name).toBe('Oosterbeek');
  });

  test('a place that is named twice, handed over or left aside', () => {
    const attack = (words: string) => read(words, { action: 'attack' });
    expect(attack('Elst and Son, Elst first.')).toMatchObject({ goal: { name: 'Elst' }, via: [] });
    expect(attack('Across to Best, leave it on your right, then on to Elst.').goal?.name).toBe('Elst');
    expect(read('Hand Best to the Welsh, back to Elst.')).toMatchObject({ goal: { name: 'Elst' }, via: [] });
    expect(read('Go back to Elst behind the Welsh road.').formation).toBe('single');
  });

  test('a river is not the town that is called after it', () => {
    const town = { ...map, places: [...map.places, { name: 'Rhine-sur-Mer', place: { x: 60, y: 60 } }] };
    const over = readOrder(
      { team: 'guards', units: ['a'], action: 'move', posture: 'tact', words: 'Over the Rhine at Elst.' },
      town,
    );
    expect(over.via).toEqual([]);
  });

  test('a place beside the village that was named before', () => {
    expect(read('To Elst, dig in N of the village.').goal?.place).toEqual({ x: 50, y: 71.6 });
    expect(read('To Elst, halt one km south of it.').goal?.place).toEqual({ x: 50, y: 69 });
  });

  test('others who come after, and a way that is followed, are no formation', () => {
    const alone = ['To Elst, supplies follow tomorrow.', 'To Elst. Orders follow.', 'Follow the canal to Elst.'];
    for (const words of alone) expect(read(words).formation, words).toBe('single');
  });
});

describe('how they go', () => {
  test('whom they follow, by the name that people use', () => {
    expect(read('Close behind the Welsh Guards to Son.')).toMatchObject({ formation: 'follow', behind: [{ id: 'c' }] });
    expect(read('To Son. DUKWs to follow.').formation).toBe('single');
    expect(read('Do not follow the Welsh Guards.').formation).toBe('single');
  });

  test('an attack by several goes side by side, a move in column, unless the words say how', () => {
    const units = ['a', 'b'];
    expect(read('Take Son.', { action: 'attack', units }).formation).toBe('sideBySide');
    expect(read('To Son.', { units }).formation).toBe('column');
    expect(read('To Son, two up, left and right of the road.', { units }).formation).toBe('sideBySide');
  });
});

describe('what else a row asks for, and what must be asked of its writer', () => {
  test('stand fast, blow, build, wait for; and not where the words deny it', () => {
    const kinds = (words: string) => read(words).asks.map(({ kind }) => kind);
    expect(kinds('To the last round. Blow Best bridge when they come.')).toEqual(['standFast', 'blowCrossing']);
    expect(kinds('Wait for 2 Irish to pass, then a class 40 at Son.')).toEqual(['build', 'waitFor']);
    expect(kinds('Do not wait for the Welsh. The rails are not to be blown.')).toEqual([]);
    expect(kinds('Take Son, wait for nothing.')).toEqual([]);
    expect(kinds('Counterattack Son without waiting for the tanks.')).toEqual([]);
    expect(kinds('Every field regt on Son for ten mins.')).toEqual(['artillery']);
    expect(kinds('Come up behind the other medium regiment as far as Son before it is dark.')).toEqual([]);
    expect(kinds('Scouting to Son, count the tanks.')).toEqual(['recce']);
    expect(kinds('Never give an inch.')).toEqual(['standFast']);
    expect(kinds('Charges ready under it.')).toEqual(['blowCrossing']);
    expect(kinds('It is forbidden to blow the bridge.')).toEqual([]);
    expect(kinds('Over the Bailey at Son.')).toEqual([]);
    expect(kinds('Once over the bridge the Welsh take Elst.')).toEqual([]);
    expect(kinds('Get onto the ramp of the bridge.')).toEqual([]);
    expect(kinds('DF Elst, on call.')).toEqual(['artillery']);
    expect(kinds('Guard the bridge against demolition.')).toEqual([]);
    expect(kinds('Under trees, camouflage against Jabos.')).toEqual([]);
    expect(read('Blow Best bridge when they come.').asks[0]).toMatchObject({ crossing: 'best' });
  });

  test('a blown bridge is no way, and it is said; to bridge it is no doubt', () => {
    const over = read('Over Son bridge to Elst.');
    expect(over).toMatchObject({ goal: { name: 'Elst' }, via: [] });
    expect(over.doubts).toEqual(['Son – road bridge is blown: they can go as far as this bank.']);
    expect(read('To the blown bridge at Son, bridge it.')).toMatchObject({ goal: { id: 'son' }, doubts: [] });
  });

  test('a place off the map, a name of no map, a name of two places', () => {
    expect(read('Go to Beyond.')).toMatchObject({ goal: null, doubts: ['Beyond lies off the map.'] });
    const through = read('Through Beyond to Elst.');
    expect([through.goal?.name, through.via, through.stops]).toEqual(['Elst', [], []]);
    expect(through.doubts).toEqual(['Beyond lies off the map.']);
    expect(read('Go to Zandhoverveld.')).toMatchObject({
      goal: null,
      doubts: ['No place called Zandhoverveld is on the map.'],
    });
    expect(read('Take Fontenay.', { action: 'attack' }).doubts).toEqual(['Fontenay (Étavaux) or Fontenay-le-Marmion?']);
  });

  test('a town is not its bridge; a bridge without a name is the nearest, and it is said that it is', () => {
    const named = (words: string) =>
      crossingsNamedIn({ team: 'guards', units: ['a'], action: 'move', posture: 'tact', words }, map);
    expect(named('Go to Arnhem and hold it.')).toEqual([]);
    expect(named('Over Arnhem bridge, not by the rail bridge at Arnhem.')).toEqual([
      { id: 'arnhem-road', isNearest: false, isCrossed: true },
    ]);
    const beside = { ...map, units: [{ ...map.units[0]!, place: { x: 39, y: 23 } }] };
    const row: OrderRow = { team: 'guards', units: ['a'], action: 'move', posture: 'tact', words: 'Over the bridge.' };
    expect(crossingsNamedIn(row, beside)).toEqual([{ id: 'best', isNearest: true, isCrossed: true }]);
  });

  test('a row leads over a crossing that it is to cross, and over none that it is to hold, take or blow', () => {
    const crossed = (words: string, action: OrderRow['action']) =>
      crossingsNamedIn({ team: 'guards', units: ['a'], action, posture: 'tact', words }, map).map(
        ({ isCrossed }) => isCrossed,
      );
    expect(crossed('Over Arnhem bridge to Elst.', 'move')).toEqual([true]);
    expect(crossed('Hold Arnhem bridge.', 'hold')).toEqual([false]);
    expect(crossed('Seize Arnhem bridge.', 'attack')).toEqual([false]);
    expect(crossed('Blow Arnhem bridge if they come.', 'hold')).toEqual([false]);
  });

  test('Guards are a unit, and guard nothing', () =>
    expect(read('Follow the Guards by road to Elst and stand ready.')).toMatchObject({ goal: { name: 'Elst' } }));

  test('the words that were read are marked by their letters', () => {
    const words = 'By Elst to Arnhem.';
    expect(read(words).reads.map(({ from, to, as }) => [words.slice(from, to), as])).toEqual([
      ['Elst', 'via'],
      ['Arnhem', 'goal'],
    ]);
  });
});
