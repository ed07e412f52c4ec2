import { describe, expect, it } from 'vitest';
import { deskForTests } from '@/companions/rules/desk-for-tests';
import type { Scene } from '@/companions/rules/scene';
import { actsAllowed } from './acts-allowed';
import { afterActs, allied, german, inPhase, played, refused, said, table } from './desk-for-tests';
import { impressionistic } from './impressionistic';
import { coverOf } from './places-of-the-game';
import { setupFor } from './setup-for';
import { type ActOf, type State, setupSchema, type TablePlace } from './state';
import { coverWhere } from './units';

const open = { isBuiltUp: false, isWoods: false, isCity: false, isFortified: false, isBadTerrain: false };
const houses: TablePlace = { name: 'The houses', cover: 'building', what: 'city' };
const wood: TablePlace = { name: 'The wood', cover: 'soft', what: 'woods' };
const { started } = deskForTests(impressionistic, { kind: 'nextPhase' });
const laidOut = (): State =>
  started({
    units: [german('grenadiers', { place: 'The wood' }), allied('paras', { place: 'The houses', class: 'elite' })],
    places: [houses, wood],
  });
const placeOf = (state: State, unit: string) => state.units[unit]!.place;

describe('the ground at the table (ours)', () => {
  it.each([
    ['a city', { isCity: true, isBuiltUp: true }, 'building'],
    ['a fortified village', { isBuiltUp: true, isFortified: true }, 'building'],
    ['a fortified place without houses', { isFortified: true }, 'hard'],
    ['woods', { isWoods: true }, 'soft'],
    ['bad terrain', { isBadTerrain: true }, 'soft'],
    ['nothing of these', {}, 'open'],
  ] as const)('%s is cover of its kind', (_, ground, cover) => {
    expect(coverOf({ ...open, ...ground })).toBe(cover);
  });

  it('a scene is laid out whole, and not begun while one side is missing', () => {
    const paras = {
      id: 'A1',
      name: '2 Para',
      side: 'allied',
      arm: 'paras',
      flags: [],
      stepsLost: 1,
      place: 'DZ',
    } as const;
    const scene: Scene = {
      units: [paras, { ...paras, id: 'G1', name: 'Flak', side: 'german', arm: 'antiAircraftArtillery' }],
      places: [{ name: 'DZ', ground: { ...open, isWoods: true }, what: 'woods' }],
      towns: [],
      landing: null,
    };
    expect(setupFor(scene)).toEqual({
      units: [
        { id: 'A1', name: '2 Para', side: 'allied', kind: 'foot', class: 'elite', figures: 8, place: 'DZ' },
        { id: 'G1', name: 'Flak', side: 'german', kind: 'foot', class: 'veteran', figures: 2, place: 'DZ' },
      ],
      places: [{ name: 'DZ', cover: 'soft', what: 'woods' }],
    });
    expect(setupFor({ ...scene, units: [paras] })).toBeNull();
  });

  it('a unit stands at a place there is, and no two places have one name', () => {
    const units = [german('a', { place: 'Nowhere' })];
    expect(setupSchema.safeParse({ units, places: [wood] }).error!.issues[0]).toMatchObject({
      path: ['units', 0, 'place'],
      message: 'No place is called Nowhere.',
    });
    expect(setupSchema.safeParse({ units: [], places: [wood, wood] }).error!.issues[0]!.path).toEqual([
      'places',
      1,
      'name',
    ]);
  });

  it('gives its cover to who stands there, until he moves or is driven from it', () => {
    const state = laidOut();
    const cover = (at: State, unit: string) => coverWhere(at, at.units[unit]!);
    expect([cover(state, 'paras'), cover(state, 'grenadiers')]).toEqual(['building', 'soft']);
    const moving = inPhase(state, 'germanMovement');
    expect(placeOf(afterActs(moving, { kind: 'move', unit: 'grenadiers' }), 'grenadiers')).toBeNull();
    // Shells in woods: 7 drives back; the die of morale holds.
    const units = [german('g', { place: 'The wood' }), allied('hq', { observes: true })];
    const shells = { kind: 'artillery', target: 'g', spotter: 'hq', gun: 'over75', cover: 'soft' } as const;
    const shelled = played(started({ units, places: [wood] }), shells, [7, 9]).state;
    expect([placeOf(shelled, 'g'), cover(shelled, 'g')]).toEqual([null, 'open']);
  });

  it('the umpire says where a unit stands; it is offered where there are places', () => {
    const state = laidOut();
    const moved = played(state, { kind: 'standAt', unit: 'grenadiers', place: 'The houses' });
    expect(said(moved.lines)).toEqual(['grenadiers stands at The houses.']);
    expect(placeOf(moved.state, 'grenadiers')).toBe('The houses');
    expect(refused(state, { kind: 'standAt', unit: 'grenadiers', place: 'The moon' })).toMatchObject({
      field: 'place',
    });
    const labels = (at: State) => actsAllowed(at, 'umpire').map(({ label }) => label);
    expect(labels(state)).toContain('A unit stands somewhere else');
    expect(labels(table([german('g'), allied('a')]))).not.toContain('A unit stands somewhere else');
  });

  it('who takes a building stands in it; who is ousted stands nowhere that has a name', () => {
    const state = inPhase(laidOut(), 'buildingAssaults');
    const fight: ActOf<'assault'> = {
      kind: 'assault',
      building: 'The houses',
      defender: 'allied',
      attackers: [{ unit: 'grenadiers', figures: 1 }],
      defenders: [{ unit: 'paras', figures: 1 }],
    };
    // Two cards for the elite defender, a 2 and a 3 of one suit; the attacker has the 2 of another.
    const dealt = played(state, fight, [2, 2, 13]).state;
    const [lead] = dealt.assault!.hands.allied;
    const [answer] = dealt.assault!.hands.german;
    expect([lead!.slice(0, -1), answer!.slice(0, -1)]).toEqual(['2', '2']);
    const over = afterActs(
      dealt,
      { kind: 'playCard', side: 'allied', card: lead! },
      { kind: 'playCard', side: 'german', card: answer! },
    );
    expect(over.assault!.holder).toBe('german');
    expect([placeOf(over, 'grenadiers'), placeOf(over, 'paras')]).toEqual(['The houses', null]);
  });
});
