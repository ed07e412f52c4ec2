import { db } from '@/lib/db/kernel/client';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { groundLayers } from '@/lib/words';
import { scanned } from './verbs';
import { crossingNow, type Hand, unitNow, type Ways } from './way';

/** Reinforcements, crossings, bridges and the map of the host's own. */

/** A unit to come by an entry place, where there is one: else one is put off the map and brought back. */
async function toCome({ gameId, turn, chance, act }: Hand) {
  const { lifts } = await gameScenario(gameId);
  const flown = lifts.flatMap(({ unitIds }) => unitIds);
  const due = () =>
    db().unit.findMany({
      where: { gameId, isOnMap: false, isCaptured: false, isInBox: false, id: { notIn: flown } },
      orderBy: { id: 'asc' },
    });
  if ((await due()).length === 0) {
    const standing = await db().unit.findMany({
      where: { gameId, isOnMap: true, isCaptured: false },
      orderBy: { id: 'asc' },
    });
    const { id: unitId, version } = chance.oneOf(standing);
    await act('take-off-map', { unitId, version, reason: 'It is to come again.' });
    const box = await unitNow(gameId, unitId);
    await act('bring-back', { unitId, version: box.version, arrivalTurn: turn, reason: 'It comes again.' });
  }
  const units = await due();
  return units.length === 0 ? null : chance.oneOf(units);
}

/** A unit to come that may be placed: due in this turn or the next. */
async function due(hand: Hand) {
  const unit = await toCome(hand);
  if (!unit) return null;
  const { id: unitId, version, arrivalTurn } = unit;
  const turns = hand.turn - arrivalTurn;
  if (turns < 0)
    await hand.act('shift-arrival', { units: [{ unitId, version }], turns, reason: 'They made good time.' });
  return unitNow(hand.gameId, unitId);
}

/** A crossing that is a bridge, in a state. */
async function bridge({ gameId, chance, act }: Hand, state: 'untested' | 'tested' | 'blown') {
  const bridges = await db().crossing.findMany({
    where: { gameId, kind: { not: 'civilianFerry' } },
    orderBy: { id: 'asc' },
  });
  const one = chance.oneOf(bridges);
  if (one.state !== state)
    await act('mark-crossing', { crossingId: one.id, version: one.version, state, reason: 'It is so.' });
  return crossingNow(gameId, one.id);
}

/** Brings a unit to a place by hand. */
async function bringTo({ gameId, turn, act }: Hand, unitId: string, { x, y }: { x: number; y: number }) {
  const { version } = await unitNow(gameId, unitId);
  await act('move-unit', { unitId, version, turn, x, y, mode: 'tactical', overrule: 'It is there.' });
}

/** A crossing with units in its order of march. */
async function queue(hand: Hand) {
  const { gameId, chance, act } = hand;
  const { id: crossingId, version } = await bridge(hand, 'tested');
  const standing = await db().unit.findMany({
    where: { gameId, isOnMap: true, isCaptured: false, side: 'allied' },
    orderBy: { id: 'asc' },
  });
  const { id: unitId } = chance.oneOf(standing);
  await act('queue-units', { crossingId, version, unitIds: [unitId] });
  const march = await db().queuePlace.findMany({ where: { gameId, crossingId }, orderBy: { position: 'asc' } });
  const now = await crossingNow(gameId, crossingId);
  return { crossingId, version: now.version, unitId: march[0]?.unitId ?? unitId };
}

async function passed(hand: Hand) {
  const { crossingId, version } = await queue(hand);
  await hand.act('pass-crossing', { crossingId, version, turn: hand.turn });
  return { crossingId, version: (await crossingNow(hand.gameId, crossingId)).version };
}

/** A bridge being built: engineers and a bridging column are raised at a blown one. */
async function building(hand: Hand) {
  const { gameId, chance, act } = hand;
  const { id: crossingId, x, y } = await bridge(hand, 'blown');
  const team = chance.oneOf(await db().team.findMany({ where: { gameId }, orderBy: { key: 'asc' } }));
  const raised: string[] = [];
  for (const arm of ['engineers', 'bridgingColumn'] as const) {
    const name = `${arm === 'engineers' ? 'Sap' : 'Br Col'} ${chance.whole(1, 9999)}`;
    const own = { teamId: team.id, name, shortName: name, formation: 'Army troops', arm, nation: 'UK', mover: 'mech' };
    const more = { carriage: 'motor', profile: '3-2-1-0', sizePoints: 2, at: { x, y }, reason: 'A bridge is needed.' };
    const answer = await act('raise-unit', { ...own, ...more });
    if (answer.ok) raised.push((answer.value as { unitId: string }).unitId);
  }
  const answer = await act('begin-bridging', { crossingId, place: null, unitIds: raised });
  return answer.ok ? (answer.value as { workId: string }).workId : null;
}

/** The scan of the host's own map as it is kept for the scenario; null: none. */
async function kept({ gameId }: Hand) {
  const { scenario } = await db().game.findUniqueOrThrow({ where: { id: gameId } });
  return db().scenarioMap.findUnique({ where: { scenario } });
}

async function scan(hand: Hand) {
  const before = await kept(hand);
  await hand.act('save-map', { name: scanned, version: before?.version ?? null });
  return kept(hand);
}

async function tied(hand: Hand) {
  const map = await scan(hand);
  if (!map) return null;
  const { frame } = (await gameScenario(hand.gameId)).map;
  const x = (frame.minX + frame.maxX) / 2;
  const y = (frame.minY + frame.maxY) / 2;
  const at = (px: number, py: number) => ({ px, py, x: x + (px - 200) / 100, y: y - (py - 200) / 100 });
  await hand.act('tie-map', { version: map.version, ties: [at(0, 0), at(400, 0), at(0, 400), at(400, 400)] });
  return kept(hand);
}

async function used(hand: Hand) {
  const map = await tied(hand);
  if (map) await hand.act('use-map', { version: map.version });
}

/** An area of ground in the middle of the map. */
async function ground({ gameId, chance, act }: Hand) {
  const { frame } = (await gameScenario(gameId)).map;
  const x = (frame.minX + frame.maxX) / 2;
  const y = (frame.minY + frame.maxY) / 2;
  const points = [
    [x, y],
    [x + chance.whole(1, 4), y],
    [x, y + chance.whole(1, 4)],
  ];
  return act('draw-ground', { groundId: null, version: 0, layer: chance.oneOf(groundLayers), name: 'Fen', points });
}

export const waysOnTheMap: Ways = {
  'draw-ground': ground,
  'drop-ground': async (hand) => {
    const answer = await ground(hand);
    if (answer.ok) await hand.act('drop-ground', answer.value);
  },
  'shift-arrival': async (hand) => {
    const unit = await toCome(hand);
    if (unit)
      await hand.act('shift-arrival', {
        units: [{ unitId: unit.id, version: unit.version }],
        turns: 1,
        reason: 'A wreck on the road.',
      });
  },
  'change-entry': async (hand) => {
    const unit = await toCome(hand);
    const { entries } = await gameScenario(hand.gameId);
    const other = entries.find(({ side, name }) => side === unit?.side && name !== unit.entry);
    if (unit && other)
      await hand.act('change-entry', {
        units: [{ unitId: unit.id, version: unit.version }],
        entry: other.name,
        reason: 'The road is cut.',
      });
  },
  'place-arrival': async (hand) => {
    const unit = await due(hand);
    if (!unit) return;
    const { id: unitId, version, entryX: x, entryY: y } = unit;
    await hand.act('place-arrival', { unitId, version, x, y, overrule: 'It comes all the same.' });
  },
  'place-column': async (hand) => {
    const unit = await due(hand);
    if (!unit) return;
    const { id: unitId, version, entryX: x, entryY: y } = unit;
    await hand.act('place-column', { units: [{ unitId, version }], x, y, overrule: 'It comes all the same.' });
  },
  'bring-back': async ({ gameId, turn, chance, act }) => {
    const standing = await db().unit.findMany({
      where: { gameId, isOnMap: true, isCaptured: false },
      orderBy: { id: 'asc' },
    });
    const { id: unitId, version } = chance.oneOf(standing);
    const answer = await act('take-off-map', { unitId, version, reason: 'It rests.' });
    if (!answer.ok) return;
    const { version: now } = await unitNow(gameId, unitId);
    await act('bring-back', { unitId, version: now, arrivalTurn: turn, reason: 'It is needed.' });
  },
  'attach-unit': async ({ gameId, turn, chance, act }) => {
    const units = await db().unit.findMany({
      where: { gameId, isOnMap: true, isCaptured: false },
      orderBy: { id: 'asc' },
    });
    const unit = chance.oneOf(units);
    const others = units.filter(({ side, formation }) => side === unit.side && formation !== unit.formation);
    if (others.length === 0) return;
    const { formation } = chance.oneOf(others);
    await act('attach-unit', { unitId: unit.id, version: unit.version, turn, formation });
  },
  'check-crossing': async (hand) => {
    const { id: crossingId, version, x, y } = await bridge(hand, 'tested');
    const where = { gameId: hand.gameId, isOnMap: true, isCaptured: false, side: 'allied' as const };
    const { id: unitId } = hand.chance.oneOf(await db().unit.findMany({ where, orderBy: { id: 'asc' } }));
    await bringTo(hand, unitId, { x, y });
    await hand.act('check-crossing', { crossingId, version, unitId });
  },
  'test-crossing': async (hand) => {
    const { id: crossingId, version } = await bridge(hand, 'untested');
    await hand.act('test-crossing', { crossingId, version, face: null });
  },
  'leave-queue': async (hand) => hand.act('leave-queue', { ...(await queue(hand)), reason: 'It turns round.' }),
  'pass-crossing': passed,
  'take-back-passage': async (hand) => {
    const at = await passed(hand);
    const passage = await db().passage.findFirst({
      where: { gameId: hand.gameId, crossingId: at.crossingId, turn: hand.turn },
    });
    if (passage) await hand.act('take-back-passage', { ...at, passageId: passage.id, reason: 'It was another.' });
  },
  'begin-bridging': building,
  'give-up-bridging': async (hand) => {
    const workId = await building(hand);
    if (workId) await hand.act('give-up-bridging', { workId, version: 1, reason: 'The bank is too steep.' });
  },
  'save-map': scan,
  'tie-map': tied,
  'draw-on-map': async (hand) => {
    const map = await tied(hand);
    const drawn = { layer: 'town', name: 'De Kroon', px: 200, py: 200, tier: 3 };
    if (map) await hand.act('draw-on-map', { version: map.version, id: null, drawn });
  },
  'use-map': used,
  'withdraw-map': async (hand) => {
    await used(hand);
    await hand.act('withdraw-map', undefined);
  },
  'drop-map': async (hand) => {
    const map = await scan(hand);
    if (map) await hand.act('drop-map', { version: map.version });
  },
};
