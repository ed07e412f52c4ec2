import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '@/lib/db/kernel/client';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { closeMovement } from '../sequence/close-movement';
import { good, refusal } from '../testing/combats';
import { deliverMessage } from './deliver-message';
import { issueReturn } from './issue-return';
import { airborne, corps, game, germans, given, guards, lineTo, seat, wire, writeId } from './messages-for-tests';
import { sendMessage } from './send-message';

beforeAll(given);
afterAll(() => game.drop());

/** The Guards as XXX Corps has them on its map, by name. */
const onCorpsMap = async () =>
  new Map((await playerDesk(corps)).friends.map((friend) => [friend.name, friend] as const));
const placed = async () => (await playerDesk(guards)).counters.filter(({ x }) => x !== null);
const returns = async (unitIds: string[], text = 'Our places.') => {
  const linkId = await lineTo(guards, 'XXX Corps');
  return sendMessage(guards, { linkId, text, unitIds }, writeId());
};

describe('a higher HQ and its returns (§2, OC-126)', () => {
  it('knows which HQs are below it, and each of them which is above', async () => {
    expect((await playerDesk(corps)).command).toEqual({
      higher: null,
      under: ['Guards Armoured', '43 Wessex', '50 Northumbrian'],
    });
    expect((await playerDesk(guards)).command).toEqual({
      higher: { name: 'XXX Corps', returns: 'eachTurn' },
      under: [],
    });
  });

  it('a return tells the places its sender was told, whatever has become of the units since', async () => {
    const [unit, captured] = await placed();
    const truth = await db().unit.findFirstOrThrow({ where: { gameId: game.gameId, counterId: unit!.id } });
    // The truth has moved on; nothing of it was issued to anybody.
    game.besideTheLedger();
    await db().unit.update({
      where: { gameId_id: { gameId: game.gameId, id: truth.id } },
      data: { x: truth.x! + 5, y: truth.y! + 5 },
    });
    await db().unit.updateMany({
      where: { gameId: game.gameId, counterId: captured!.id },
      data: { isCaptured: true, isOnMap: false },
    });
    const others = [await wire(airborne), await wire(germans)];
    const { id } = good(await returns([unit!.id, captured!.id])) as { id: string };
    expect((await playerDesk(guards)).sentMessages[0]!.places).toEqual(
      [unit!, captured!].map(({ name, x, y }) => ({ name, x, y })),
    );
    const before = await onCorpsMap();
    good(await deliverMessage(seat, { messageId: id, version: 0 }));
    const [came] = (await playerDesk(corps)).messages;
    const friends = await onCorpsMap();
    for (const sent of [unit!, captured!]) {
      expect(friends.get(sent.name)).toMatchObject({ x: sent.x, y: sent.y });
      // By the id under which the corps knows it, and no other.
      expect(came!.places.find(({ name }) => name === sent.name)).toEqual({
        id: before.get(sent.name)!.id,
        name: sent.name,
        x: sent.x,
        y: sent.y,
      });
    }
    expect(JSON.stringify(came)).not.toContain(unit!.id);
    expect([await wire(airborne), await wire(germans)]).toEqual(others);
  });

  it('what was heard later stays: an old return that comes in late does not take its place', async () => {
    const [, , unit] = await placed();
    const early = good(await returns([unit!.id], 'Early.')) as { id: string };
    const late = good(await returns([unit!.id], 'Late.')) as { id: string };
    await db().message.update({ where: { id: early.id }, data: { places: [{ ...placeOf(unit!), x: 1, y: 1 }] } });
    await db().message.update({ where: { id: late.id }, data: { places: [{ ...placeOf(unit!), x: 2, y: 2 }] } });
    good(await deliverMessage(seat, { messageId: late.id, version: 0 }));
    good(await deliverMessage(seat, { messageId: early.id, version: 0 }));
    expect((await onCorpsMap()).get(unit!.name)).toMatchObject({ x: 2, y: 2 });
  });

  it('names own units only, those on the map, and goes to an HQ', async () => {
    const [foreign] = (await playerDesk(corps)).counters;
    expect(refusal(await returns([foreign!.id]))).toMatchObject({
      code: 'notFound',
      field: 'unitIds',
      message: 'One of these units is not under your HQ. Choose from your own units.',
    });
    const [own] = await placed();
    await db().issuedCounter.update({ where: { id: own!.id }, data: { isLost: true, x: null, y: null } });
    expect(refusal(await returns([own!.id]))).toMatchObject({ code: 'badInput', field: 'unitIds' });
    const [, other] = await placed();
    const toControl = { linkId: null, text: 'Our places.', unitIds: [other!.id] };
    expect(refusal(await sendMessage(guards, toControl, writeId()))).toMatchObject({ field: 'unitIds' });
  });

  it('Control sends one in an HQ’s stead: the places that HQ was told, and nothing to the other side', async () => {
    const ids = { fromTeamId: guards.teamId, toTeamId: germans.teamId };
    expect(refusal(await issueReturn(seat, ids))).toMatchObject({ code: 'badInput', field: 'toTeamId' });
    good(await issueReturn(seat, { ...ids, toTeamId: airborne.teamId, text: 'Guards Armoured as we know them.' }));
    const desk = await playerDesk(airborne);
    const told = await placed();
    expect(desk.messages[0]).toMatchObject({ sender: 'Guards Armoured', means: '' });
    expect(desk.messages[0]!.places.map(({ name, x, y }) => ({ name, x, y }))).toEqual(
      expect.arrayContaining([{ name: told[0]!.name, x: told[0]!.x, y: told[0]!.y }]),
    );
    expect(desk.friends.some(({ name }) => name === told[0]!.name)).toBe(true);
    expect((await playerDesk(germans)).messages).toEqual([]);
  });

  it('from an HQ with nobody on its map there is none to send', async () => {
    const wessex = await game.player('43-wessex');
    const ids = { fromTeamId: wessex.teamId, toTeamId: corps.teamId };
    expect(refusal(await issueReturn(seat, ids)).code).toBe('notNow');
    good(await closeMovement(seat, { turn: 2 }));
  });
});

const placeOf = ({ id, name }: { id: string; name: string }) => ({ counterId: id, name });
