import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { projectionAt } from '../core/projection';
import { layOut } from '../labels/labeller';
import { sideItems } from './side-items';
import { ageOf, howKnown, type SideContact, type SideMap, shownOf } from './side-map';
import { SideMapLayer } from './side-map-layer';

const contact = (of: Partial<SideContact> = {}): SideContact => ({
  id: 'one',
  x: 74.5,
  y: 78,
  symbol: 'armour',
  label: 'a battalion: tanks',
  seenTurn: 5,
  seenAt: '2026-11-21T14:10:00.000Z',
  source: 'own troops',
  confidence: 'certain',
  direction: '',
  ...of,
});

const mapWith = (of: Partial<SideMap>): SideMap => ({
  team: { side: 'allied' },
  clock: { turn: 5, date: '1944-09-18', daypart: 'afternoon' },
  counters: [],
  friends: [],
  contacts: [],
  crossings: [],
  marks: [],
  ...of,
});

const at = projectionAt(20);
const drawn = (map: SideMap): string =>
  renderToStaticMarkup(
    createElement(SideMapLayer, {
      map,
      projection: at,
      layout: layOut(
        null,
        sideItems(map, at, () => '14:10'),
        at,
      ),
      chosen: null,
      onChoose: () => {},
      onOpenPile: () => {},
      timeOf: () => '14:10',
    }),
  );

describe('a contact on a side’s map (§2)', () => {
  it('told alike is drawn alike to the last letter, whatever stands behind it', () => {
    const real = drawn(mapWith({ contacts: [contact({ id: 'contact-a' })] }));
    const mistaken = drawn(mapWith({ contacts: [contact({ id: 'contact-b' })] }));
    expect(mistaken.replaceAll('contact-b', 'contact-a')).toBe(real);
  });

  it('differs by age in its class and its words alone, and in how wide these are', () => {
    const fresh = drawn(mapWith({ contacts: [contact({ seenTurn: 5 })] }));
    const old = drawn(mapWith({ contacts: [contact({ seenTurn: 3 })] }));
    expect(fresh).toContain('contact fresh');
    expect(old).toContain('contact old');
    expect(old).toContain('last night');
    expect(old).toContain('turn 3, own troops, certain');
    const bare = (markup: string) =>
      markup.replace(/contact (fresh|ageing|old)/, '').replaceAll(/14:10|last night|turn \d|textLength="[\d.]+"/g, '');
    expect(bare(old)).toBe(bare(fresh));
  });

  it('is a plain mark where only “enemy” was told, and has an arrow only where a way was', () => {
    const plain = drawn(mapWith({ contacts: [contact({ symbol: null, label: 'enemy' })] }));
    expect(plain).toContain('>?</text>');
    expect(plain).not.toContain('unit-symbol');
    expect(plain).not.toContain('going');
    expect(drawn(mapWith({ contacts: [contact({ direction: 'moving north-east' })] }))).toContain('rotate(45)');
  });

  it('says who saw it, when, and how sure that is', () => {
    expect(howKnown(contact({ seenTurn: 4, confidence: 'probable' }))).toBe('turn 4, own troops, probable');
    expect(drawn(mapWith({ contacts: [contact({ confidence: 'possible', source: 'air reconnaissance' })] }))).toContain(
      'aria-label="Enemy: a battalion: tanks at 745 780, turn 5, air reconnaissance, possible"',
    );
  });
});

it('every crossing that the team was told of is drawn, however near another it lies', () => {
  const blown = (id: string, x: number, asOfTurn: number) =>
    ({ id, name: `${id} bridge`, kind: 'mainRoadBridge', x, y: 78, look: 'blown', asOfTurn }) as const;
  const markup = drawn(
    mapWith({ crossings: [blown('Pontoon', 74, 4), blown('Rhine', 74.4, 5), blown('Rail', 74.5, 5)] }),
  );
  expect([...markup.matchAll(/<title>Blown: (\w+) bridge, told in turn \d<\/title>/g)].map(([, name]) => name)).toEqual(
    ['Pontoon', 'Rhine', 'Rail'],
  );
});

describe('layers of a side’s map', () => {
  it('a contact is of this turn, of the last, or older', () => {
    expect([5, 4, 3, 1].map((seen) => ageOf(5, seen))).toEqual(['fresh', 'ageing', 'old', 'old']);
  });

  it('each takes off what is its own and nothing else', () => {
    const friend = {
      id: 'f',
      name: '7 KOSB',
      shortName: 'KOSB',
      symbol: 'gliderInfantry',
      nation: 'UK',
      formation: '',
    };
    const map = mapWith({
      counters: [{ ...friend, id: 'o', x: 70, y: 70, isLost: false }],
      friends: [{ ...friend, x: 71, y: 71, asOf: '2026-11-21T14:10:00.000Z', asOfTurn: 4 }],
      contacts: [contact(), contact({ id: 'two', seenTurn: 4 }), contact({ id: 'three', seenTurn: 1 })],
      marks: [{ id: 'm', kind: 'note', points: [[70, 70]], text: 'Fuel', symbol: '' }],
    });
    const count = ({ counters, friends, contacts, marks }: SideMap) =>
      [counters, friends, contacts, marks].map(({ length }) => length);
    expect(count(shownOf(map, new Set()))).toEqual([1, 1, 3, 1]);
    expect(count(shownOf(map, new Set(['own'])))).toEqual([0, 1, 3, 1]);
    expect(count(shownOf(map, new Set(['friends', 'marks'])))).toEqual([1, 0, 3, 0]);
    expect(shownOf(map, new Set(['fresh', 'old'])).contacts.map(({ id }) => id)).toEqual(['two']);
  });

  it('a friend says when it was told, and a mark what it says', () => {
    const friend = {
      id: 'f',
      name: '7 KOSB',
      shortName: 'KOSB',
      symbol: 'gliderInfantry',
      nation: 'UK',
      formation: '',
    };
    const markup = drawn(
      mapWith({
        friends: [{ ...friend, x: 71, y: 71, asOf: '2026-11-21T14:10:00.000Z', asOfTurn: 4 }],
        marks: [
          {
            id: 'm',
            kind: 'arrow',
            points: [
              [70, 70],
              [72, 70],
            ],
            text: 'by dusk',
            symbol: '',
          },
        ],
      }),
    );
    expect(markup).toContain('told this morning');
    expect(markup).toContain('aria-label="7 KOSB at 710 710, as told in turn 4, glider infantry"');
    expect(markup).toContain('aria-label="Arrow: by dusk, 700 700 to 720 700"');
  });

  it('of a formation without room lies beneath its own, and never beneath another formation', () => {
    const friend = (id: string, formation: string, x: number) => ({
      ...{ id, name: id, shortName: id, symbol: 'armour', nation: 'UK', formation, x, y: 71 },
      ...{ asOf: '2026-11-21T14:10:00.000Z', asOfTurn: 4 },
    });
    const twenty = (formation: string, x: number) =>
      Array.from({ length: 20 }, (_, n) => friend(`${formation} ${n}`, formation, x));
    const markup = drawn(mapWith({ friends: [...twenty('Wessex', 71), ...twenty('Guards', 71.2)] }));
    const piles = [...markup.matchAll(/aria-label="(\w+) \d+ at [^"]* and (\d+) more beneath"/g)];
    expect(piles.map(([, formation, beneath]) => `${formation} ${beneath}`).sort()).toEqual(['Guards 12', 'Wessex 12']);
  });
});
