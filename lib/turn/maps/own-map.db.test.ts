import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seatsOf } from '@/lib/db/access/seats';
import { change } from '@/lib/db/kernel/change';
import { db } from '@/lib/db/kernel/client';
import { transaction } from '@/lib/db/kernel/transaction';
import { entriesOf, storedTruth } from '@/lib/db/record/stored-truth';
import { ownMapDesk, weighTie } from '@/lib/desks/control/maps/own-map';
import { playerDesk, playerMap, playerPicture } from '@/lib/desks/player/frame/player-desk';
import { compare } from '@/lib/ledger/compare';
import { fold } from '@/lib/ledger/fold';
import { openingTruth } from '@/lib/ledger/opening';
import { done } from '@/lib/result';
import { setCrossing } from '../crossings/set-crossing';
import { type ControlSeat, seatOf } from '../kernel/seat';
import { openGame } from '../sequence/open-game';
import { type GivenGame, givenGame } from '../testing/given-game';
import { drawOnMap } from './draw-on-map';
import { dropMap } from './drop-map';
import { saveMap } from './save-map';
import { tieMap } from './tie-map';
import { useMap } from './use-map';
import { withdrawMap } from './withdraw-map';

let game: GivenGame;
let airControl: ControlSeat;

/** 1,000 × 800 px, 10 m a pixel, its top left corner at 70 east and 82 north: Arnhem bridge lies in it. */
const at = (px: number, py: number) => ({ px, py, x: 70 + px / 100, y: 82 - py / 100 });
const corners = [at(0, 0), at(1000, 0), at(0, 800), at(1000, 800)];
const ferry = {
  layer: 'crossing',
  name: 'Ferry of ours',
  px: 200,
  py: 500,
  kind: 'civilianFerry',
  water: 'Neder Rijn',
  capacityPoints: 4,
} as const;
const inn = { layer: 'town', name: 'De Kroon', px: 300, py: 300, tier: 3 } as const;

const scan = async () =>
  new Uint8Array(
    await sharp({ create: { width: 1000, height: 800, channels: 3, background: '#e8e0c8' } })
      .png()
      .toBuffer(),
  );
const version = async () => (await ownMapDesk(game.control)).map!.version;
const refusal = <T>(answer: { ok: true; value: T } | { ok: false; refusal: { code: string; message: string } }) => {
  if (answer.ok) throw new Error('it was taken');
  return answer.refusal;
};
const value = <T>(answer: { ok: true; value: T } | { ok: false; refusal: { message: string } }): T => {
  if (!answer.ok) throw new Error(answer.refusal.message);
  return answer.value;
};
interface Sheet {
  features: { layer: string; name: string; kind: string | null; tier: number | null; point: [number, number] }[];
  picture?: { href: string; widthPx: number; heightPx: number; transform: Record<string, number> };
}
const sheetOf = async (teamKey: string) => (await playerMap(await game.player(teamKey))) as Sheet;
const printed = async (name: string) =>
  (await sheetOf('1-airborne')).features.filter((feature) => feature.name === name);
const crossings = (gameId = game.gameId) => db().crossing.findMany({ where: { gameId, id: { startsWith: 'own-' } } });
const ledgerIsSound = async () => {
  const folded = fold(openingTruth(game.scenario), await entriesOf(game.gameId));
  expect(compare(folded, await storedTruth(game.gameId))).toEqual([]);
};

beforeAll(async () => {
  game = await givenGame('arnhem-bridge');
  const seats = await seatsOf(game.gameId);
  const other = seats.find(({ roles }) => roles.length > 0 && !roles.includes('gameControl'));
  airControl = other ? (seatOf(other) as ControlSeat) : { ...game.control, roles: ['airControl'] };
});
afterAll(() => game.drop());

describe('a map of the host’s own', () => {
  test('only game control may keep one', async () => {
    expect(refusal(await saveMap(airControl, { name: 'Arnhem', version: null, picture: await scan() })).code).toBe(
      'notYours',
    );
    expect((await ownMapDesk(game.control)).map).toBeNull();
  });

  test('a file that is no picture is refused, and nothing is stored', async () => {
    const text = new TextEncoder().encode('no picture');
    expect(refusal(await saveMap(game.control, { name: 'map.png', version: null, picture: text })).message).toMatch(
      /PNG, JPEG or WebP/,
    );
    expect(await db().scenarioMap.count()).toBe(0);
  });

  test('nothing to tie, draw or use before a picture is there', async () => {
    const none = 'There is no map of your own for this scenario. Upload a picture first.';
    expect(refusal(await tieMap(game.control, { version: 1, ties: corners })).message).toBe(none);
    expect(refusal(await drawOnMap(game.control, { version: 1, id: null, drawn: inn })).message).toBe(none);
    expect(refusal(await useMap(game.control, { version: 1 })).message).toBe(none);
  });

  test('a scan is kept for the scenario; a second first one is refused', async () => {
    expect(
      value(await saveMap(game.control, { name: 'Arnhem 1:25,000', version: null, picture: await scan() })).version,
    ).toBe(1);
    const { map, use } = await ownMapDesk(game.control);
    expect(map).toMatchObject({ name: 'Arnhem 1:25,000', widthPx: 1000, heightPx: 800, ties: [], drawn: [] });
    expect(use).toBeNull();
    const twice = refusal(await saveMap(game.control, { name: 'Another', version: null, picture: await scan() }));
    expect(twice.code).toBe('changedByAnother');
    expect((await ownMapDesk(game.control)).map?.name).toBe('Arnhem 1:25,000');
  });

  test('untied, it is neither drawn on nor used', async () => {
    expect(refusal(await drawOnMap(game.control, { version: 1, id: null, drawn: ferry })).code).toBe('notNow');
    expect(refusal(await useMap(game.control, { version: 1 })).code).toBe('notNow');
  });

  test('points that do not tie it are refused, and none is stored', async () => {
    const tie = (ties: typeof corners) => tieMap(game.control, { version: 1, ties });
    expect(refusal(await tie([at(0, 0)])).message).toMatch(/second one far from it/);
    expect(refusal(await tie([at(0, 0), at(500, 400), at(1000, 800)])).message).toMatch(/lie in a line/);
    expect(refusal(await tie([at(0, 0), at(1001, 10)])).message).toBe('Point 2 lies off the picture.');
    expect((await ownMapDesk(game.control)).map).toMatchObject({ ties: [], version: 1 });
  });

  test('points are weighed before they are kept', async () => {
    const weighed = value(await weighTie(game.control, [...corners.slice(0, 3), { ...corners[3]!, x: 80.4 }]));
    expect(weighed.ok && weighed.leftoverMetres.map(Math.round)).toEqual([100, 100, 100, 100]);
    expect((await ownMapDesk(game.control)).map?.ties).toEqual([]);
  });

  test('tied by four corners; an old version is refused', async () => {
    expect(value(await tieMap(game.control, { version: 1, ties: corners }))).toMatchObject({ version: 2 });
    const { map } = await ownMapDesk(game.control);
    expect(map?.fit).toMatchObject({ ok: true, kind: 'affine', metresPerPixel: expect.closeTo(10, 6) });
    expect(refusal(await tieMap(game.control, { version: 1, ties: corners })).code).toBe('changedByAnother');
  });

  test('a crossing and a town are drawn, moved and taken off again', async () => {
    const drawn = value(await drawOnMap(game.control, { version: 2, id: null, drawn: ferry }));
    const town = value(await drawOnMap(game.control, { version: 3, id: null, drawn: inn }));
    value(await drawOnMap(game.control, { version: 4, id: town.id, drawn: { ...inn, px: 310 } }));
    const extra = value(await drawOnMap(game.control, { version: 5, id: null, drawn: { ...inn, name: 'Gone' } }));
    value(await drawOnMap(game.control, { version: 6, id: extra.id, drawn: null }));
    const { map } = await ownMapDesk(game.control);
    expect(map?.drawn).toEqual([
      { ...ferry, id: drawn.id, place: { x: 72, y: 77 } },
      { ...inn, px: 310, id: town.id, place: { x: 73.1, y: 79 } },
    ]);
    expect(refusal(await drawOnMap(game.control, { version: 7, id: extra.id, drawn: inn })).code).toBe('notFound');
  });

  test('a crossing off the picture, off the map, or where one stands already, is refused', async () => {
    const draw = async (px: number, py: number, more: object = {}) =>
      refusal(await drawOnMap(game.control, { version: 7, id: null, drawn: { ...ferry, ...more, px, py } })).message;
    expect(await draw(1200, 100)).toBe('That point lies off the picture, which has 1000 × 800 px. Click inside it.');
    expect(await draw(204, 497)).toMatch(/Ferry of ours stands within 100 m/);
    const road = game.scenario.crossings.find(({ kind }) => kind === 'mainRoadBridge')!;
    const px = (road.place.x - 70) * 100;
    const py = (82 - road.place.y) * 100;
    expect(await draw(px, py, { kind: 'mainRoadBridge' })).toMatch(/stands within 100 m of that place/);
    // Tied elsewhere, the same point of the picture lies beyond the sheet.
    const away = corners.map((corner) => ({ ...corner, x: corner.x + 500 }));
    value(await tieMap(game.control, { version: 7, ties: away }));
    expect(
      refusal(await drawOnMap(game.control, { version: 8, id: null, drawn: { ...ferry, px: 500 } })).message,
    ).toMatch(/575\.0 east and 77\.0 north, lies off the map of the scenario: it reaches from/);
    value(await tieMap(game.control, { version: 8, ties: corners }));
    expect((await ownMapDesk(game.control)).map?.drawn).toHaveLength(2);
  });

  test('no game and no player has seen any of it yet', async () => {
    expect(await crossings()).toEqual([]);
    expect((await playerDesk(await game.player('1-airborne'))).mapVersion).toBeNull();
    expect(await playerPicture(await game.player('1-airborne'))).toBeNull();
    expect((await sheetOf('9-ss-panzer')).picture).toBeUndefined();
  });
});

describe('used in this game', () => {
  test('everybody has the picture, the town and the crossing; Control has the crossing with what it carries', async () => {
    const before = await playerDesk(await game.player('9-ss-panzer'));
    expect(value(await useMap(game.control, { version: await version() })).kept).toEqual([]);
    for (const team of ['1-airborne', '9-ss-panzer']) {
      const seat = await game.player(team);
      const sheet = await sheetOf(team);
      const desk = await playerDesk(seat);
      expect(desk.cursor).not.toBe(before.cursor);
      expect(sheet.picture).toEqual({
        href: `/api/player/${seat.id}/map/picture?v=${desk.mapVersion}`,
        widthPx: 1000,
        heightPx: 800,
        transform: {
          a: expect.closeTo(0.01, 9),
          b: expect.closeTo(0, 9),
          c: expect.closeTo(70, 9),
          d: expect.closeTo(0, 9),
          e: expect.closeTo(-0.01, 9),
          f: expect.closeTo(82, 9),
        },
      });
      expect((await playerPicture(seat))?.type).toBe('image/jpeg');
    }
    expect(await printed('De Kroon')).toEqual([
      expect.objectContaining({ layer: 'town', tier: 3, point: [73.1, 79], kind: null }),
    ]);
    const [shown] = await printed('Ferry of ours');
    expect(shown).toMatchObject({ layer: 'crossing', kind: 'civilianFerry', point: [72, 77] });
    expect(JSON.stringify(await sheetOf('1-airborne'))).not.toContain('capacity');
    expect(await crossings()).toMatchObject([
      { name: 'Ferry of ours', capacityPoints: 4, x: 72, y: 77, state: 'untested', isPrepared: false },
    ]);
    expect((await ownMapDesk(game.control)).use).toEqual({ isAsSaved: true });
    await ledgerIsSound();
  });

  test('used twice, no crossing is there twice and nothing is entered', async () => {
    const entries = (await entriesOf(game.gameId)).length;
    value(await useMap(game.control, { version: await version() }));
    expect(await crossings()).toHaveLength(1);
    expect(await printed('Ferry of ours')).toHaveLength(1);
    expect(await entriesOf(game.gameId)).toHaveLength(entries);
  });

  test('a change of the saved map reaches the game only when it is used anew', async () => {
    const { id } = (await ownMapDesk(game.control)).map!.drawn[0]!;
    value(
      await drawOnMap(game.control, { version: await version(), id, drawn: { ...ferry, px: 250, capacityPoints: 6 } }),
    );
    expect((await ownMapDesk(game.control)).use).toEqual({ isAsSaved: false });
    expect((await crossings())[0]).toMatchObject({ x: 72, capacityPoints: 4 });
    expect(refusal(await useMap(game.control, { version: 1 })).code).toBe('changedByAnother');
    value(await useMap(game.control, { version: await version() }));
    expect((await crossings())[0]).toMatchObject({ x: 72.5, capacityPoints: 6 });
    expect((await printed('Ferry of ours'))[0]?.point).toEqual([72.5, 77]);
    await ledgerIsSound();
  });

  test('withdrawn, the picture and the town are gone; its crossing stays, printed; a second time is refused', async () => {
    expect(value(await withdrawMap(game.control, {})).kept).toEqual(['Ferry of ours']);
    expect(await crossings()).toHaveLength(1);
    expect(await printed('Ferry of ours')).toMatchObject([{ kind: 'civilianFerry', point: [72.5, 77] }]);
    expect(await printed('De Kroon')).toEqual([]);
    expect((await sheetOf('1-airborne')).picture).toBeUndefined();
    const onBaseMap = ['sea', 'coastline', 'highground', 'rail', 'wood', 'marsh', 'closecountry', 'builtup'];
    const shown = game.scenario.map.features.filter(({ layer }) => !onBaseMap.includes(layer));
    expect((await sheetOf('1-airborne')).features).toHaveLength(shown.length + 1);
    expect(refusal(await withdrawMap(game.control, {})).code).toBe('alreadyDone');
    await ledgerIsSound();
  });

  test('no sheet tells whether anything has happened at a crossing: withdrawn, or no longer drawn', async () => {
    const { drawn } = (await ownMapDesk(game.control)).map!;
    const again = { ...ferry, px: 250, capacityPoints: 6 };
    const draw = async (id: string | null, one: typeof again | null) =>
      value(await drawOnMap(game.control, { version: await version(), id, drawn: one })).id;
    const asWithdrawn = await sheetOf('9-ss-panzer');
    const { id } = drawn.find(({ name }) => name === 'Ferry of ours')!;
    value(await useMap(game.control, { version: await version() }));
    await draw(id, null);
    expect(value(await useMap(game.control, { version: await version() })).kept).toEqual(['Ferry of ours']);
    expect((await ownMapDesk(game.control)).use).toEqual({ isAsSaved: true });
    const asUsed = (await sheetOf('9-ss-panzer')).features;
    await db().crossing.updateMany({ where: { gameId: game.gameId, name: 'Ferry of ours' }, data: { testedIn: 5 } });
    expect(value(await useMap(game.control, { version: await version() })).kept).toEqual(['Ferry of ours']);
    expect((await sheetOf('9-ss-panzer')).features).toEqual(asUsed);
    expect(value(await withdrawMap(game.control, {})).kept).toEqual(['Ferry of ours']);
    expect(await sheetOf('9-ss-panzer')).toEqual(asWithdrawn);
    await db().crossing.updateMany({ where: { gameId: game.gameId, name: 'Ferry of ours' }, data: { testedIn: null } });
    await draw(null, again);
  });

  test('drawn anew under its old name, it is the same crossing', async () => {
    const [before] = await crossings();
    expect(value(await useMap(game.control, { version: await version() })).kept).toEqual([]);
    expect(await crossings()).toMatchObject([{ id: before!.id, x: 72.5, capacityPoints: 6 }]);
    expect(await printed('Ferry of ours')).toHaveLength(1);
    await ledgerIsSound();
  });

  test('§7: what Control has set it to carry stays when the map is used anew; what else was drawn anew changes', async () => {
    const [ours] = await crossings();
    const set = { crossingId: ours!.id, version: ours!.version, capacityPoints: 2, isPrepared: false };
    value(await setCrossing(game.control, { ...set, reason: 'Half the boats are sunk' }));
    value(await useMap(game.control, { version: await version() }));
    expect(await crossings()).toMatchObject([{ x: 72.5, capacityPoints: 2 }]);
    const { id } = (await ownMapDesk(game.control)).map!.drawn.find(({ layer }) => layer === 'crossing')!;
    const moved = { ...ferry, px: 260, capacityPoints: 8 };
    value(await drawOnMap(game.control, { version: await version(), id, drawn: moved }));
    value(await useMap(game.control, { version: await version() }));
    expect(await crossings()).toMatchObject([{ x: 72.6, capacityPoints: 2 }]);
    await ledgerIsSound();
    value(
      await drawOnMap(game.control, { version: await version(), id, drawn: { ...moved, px: 250, capacityPoints: 6 } }),
    );
    value(await useMap(game.control, { version: await version() }));
  });

  test('§8: one bridged meanwhile stays a Bailey bridge, and the printed map says nothing of it', async () => {
    const [ours] = await crossings();
    await transaction(async (tx) => {
      const act = { gameId: game.gameId, seat: null, verb: 'end-turn', rule: '§8' };
      await change(tx, act, 'crossing', ours!.id, { kind: 'baileyBridge', capacityPoints: 40 });
      return done(null);
    });
    value(await drawOnMap(game.control, { version: await version(), id: null, drawn: { ...inn, name: 'Het Anker' } }));
    value(await useMap(game.control, { version: await version() }));
    expect(await crossings()).toMatchObject([{ kind: 'baileyBridge', capacityPoints: 40 }]);
    expect(await printed('Ferry of ours')).toMatchObject([{ kind: 'civilianFerry' }]);
    expect(value(await withdrawMap(game.control, {})).kept).toEqual(['Ferry of ours']);
    expect(await printed('Ferry of ours')).toMatchObject([{ kind: 'civilianFerry' }]);
    expect(await crossings()).toMatchObject([{ kind: 'baileyBridge' }]);
  });
});

describe('saved with the scenario', () => {
  test('the next game opened from it has the map from the start, and its ledger is sound', async () => {
    const { gameId } = await openGame(game.scenario);
    const [crossing] = await crossings(gameId);
    expect(crossing).toMatchObject({ name: 'Ferry of ours', x: 72.5, capacityPoints: 6 });
    const folded = fold(openingTruth(game.scenario), await entriesOf(gameId));
    expect(compare(folded, await storedTruth(gameId))).toEqual([]);
    const player = (await seatsOf(gameId)).find(({ kind }) => kind === 'player')!;
    const sheet = (await playerMap(seatOf(player) as Parameters<typeof playerMap>[0])) as Sheet;
    expect(sheet.picture?.widthPx).toBe(1000);
    expect(sheet.features.some(({ name }) => name === 'De Kroon')).toBe(true);
  });

  test('another picture begins anew; dropped, it is gone, and a game keeps its copy', async () => {
    value(await useMap(game.control, { version: await version() }));
    const seen = await version();
    value(await saveMap(game.control, { name: 'A better scan', version: seen, picture: await scan() }));
    expect((await ownMapDesk(game.control)).map).toMatchObject({ name: 'A better scan', ties: [], drawn: [] });
    expect((await ownMapDesk(game.control)).use).toEqual({ isAsSaved: false });
    expect(refusal(await dropMap(game.control, { version: seen })).code).toBe('changedByAnother');
    value(await dropMap(game.control, { version: seen + 1 }));
    expect((await ownMapDesk(game.control)).map).toBeNull();
    expect((await sheetOf('1-airborne')).picture?.widthPx).toBe(1000);
  });
});
