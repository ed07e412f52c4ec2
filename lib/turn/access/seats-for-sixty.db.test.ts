import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { behindCode } from '@/lib/db/access/seat-codes';
import { seatsOf } from '@/lib/db/access/seats';
import { db } from '@/lib/db/kernel/client';
import { entriesOf } from '@/lib/db/record/stored-truth';
import { seatsDesk } from '@/lib/desks/control/access/seats';
import { playerDesk } from '@/lib/desks/player/frame/player-desk';
import { type ControlSeat, seatOf } from '../kernel/seat';
import { good, ledgerAgreesIn, refusal } from '../testing/combats';
import { type GivenGame, givenLobby } from '../testing/given-game';
import { makeCodes } from './make-codes';
import { namePerson } from './name-person';
import { unusedSeatLinks } from './seat-links';
import { seatPeople } from './seat-people';
import { sizeTeams } from './size-teams';
import { takeSeat } from './take-seat';

let game: GivenGame;
let control: ControlSeat;
beforeEach(async () => {
  game = await givenLobby('market-garden');
  control = seatOf((await seatsOf(game.gameId)).find(({ roles }) => roles.includes('gameControl'))!) as ControlSeat;
});
afterEach(async () => {
  await ledgerAgreesIn(game);
  await game.drop();
});

/** The seats of a team, by label: who sits there. */
const seatsIn = async (teamKey: string) => {
  const { seats } = await seatsDesk(control);
  return Object.fromEntries(
    seats.filter(({ team }) => team?.key === teamKey).map(({ label, person }) => [label, person]),
  );
};
const guards = 'guards-armoured';

describe('§2 a list of people', () => {
  it('gives each the first seat of his team and duty that has no name, and makes what is missing', async () => {
    const people = ['Anna', 'Piet', 'Jan'].map((person) => ({ teamKey: guards, duty: 'operations' as const, person }));
    expect(good(await seatPeople(control, { people }))).toEqual({ named: 1, made: 2 });
    expect(await seatsIn(guards)).toEqual({
      Commander: '',
      Intelligence: '',
      Operations: 'Anna',
      'Operations 2': 'Piet',
      'Operations 3': 'Jan',
    });
  });

  it('is seated whole or not at all, and says which line is wrong', async () => {
    const people = [
      { teamKey: guards, duty: 'commander' as const, person: 'Anna' },
      { teamKey: 'home-guard', duty: 'commander' as const, person: 'Piet' },
    ];
    expect(refusal(await seatPeople(control, { people }))).toMatchObject({
      field: 'people',
      message: 'Line 2: there is no team “home-guard”.',
    });
    expect((await seatsIn(guards)).Commander).toBe('');
  });

  it('a name is Control’s: no desk of a player holds it, and the ledger does', async () => {
    const people = [{ teamKey: guards, duty: 'commander' as const, person: 'Quirijn van der Zanden' }];
    good(await seatPeople(control, { people }));
    const commander = await game.player(guards);
    for (const player of [commander, await game.player('1-airborne')])
      expect(JSON.stringify(await playerDesk(player))).not.toContain('Quirijn');
    expect(JSON.stringify(await entriesOf(game.gameId))).toContain('Quirijn');
    good(await namePerson(control, { seatId: commander.id, was: 'Quirijn van der Zanden', person: ' Anna ' }));
    expect((await seatsIn(guards)).Commander).toBe('Anna');
    const again = { seatId: commander.id, was: 'Anna', person: 'Anna' };
    expect(refusal(await namePerson(control, again)).code).toBe('alreadyDone');
    expect(refusal(await namePerson(control, { ...again, was: '', person: 'Piet' }))).toMatchObject({
      code: 'changedByAnother',
      message: 'Somebody has written “Anna” there meanwhile.',
    });
    expect(refusal(await namePerson(control, { seatId: 'nobody', was: '', person: 'Anna' })).code).toBe('notFound');
  });
});

describe('§2 teams by size', () => {
  it('each has so many seats, a further one for operations; none is taken away', async () => {
    expect(good(await sizeTeams(control, { teamKeys: [guards, guards], size: 5 }))).toEqual({ made: 2 });
    expect(Object.keys(await seatsIn(guards)).sort()).toEqual([
      'Commander',
      'Intelligence',
      'Operations',
      'Operations 2',
      'Operations 3',
    ]);
    expect(refusal(await sizeTeams(control, { teamKeys: [guards], size: 2 }))).toMatchObject({
      code: 'alreadyDone',
      message: 'Each of them has 2 seats or more.',
    });
    expect(refusal(await sizeTeams(control, { teamKeys: ['home-guard'], size: 2 }))).toMatchObject({
      field: 'teamKeys',
    });
    expect(refusal(await sizeTeams(control, { teamKeys: [guards], size: 13 }))).toMatchObject({ field: 'size' });
  });
});

describe('§2 cards for many seats', () => {
  const codesOf = async (seatIds: string[]) => good(await makeCodes(control, { seatIds })).codes;

  it('make a code for each seat that nobody has taken, and end those given out before', async () => {
    const [before] = await unusedSeatLinks({ fresh: false });
    const seats = (await seatsOf(game.gameId)).map(({ id }) => id);
    const codes = await codesOf(seats);
    expect(codes.map(({ seatId }) => seatId).sort()).toEqual([...seats].sort());
    expect(await behindCode(before!.code)).toMatchObject({ ended: 'replaced' });
    for (const { seatId, code } of codes.slice(0, 3))
      expect(await behindCode(code)).toMatchObject({ seat: { id: seatId } });
    expect(await db().seatCode.count({ where: { endedAt: null } })).toBe(seats.length);
  });

  it('leave a seat alone that somebody sits on', async () => {
    const commander = await game.player(guards);
    const operations = await game.player(guards, 'operations');
    const [first] = await codesOf([commander.id]);
    good(await takeSeat(first!.code, null, 'here'));
    expect((await codesOf([commander.id, operations.id])).map(({ seatId }) => seatId)).toEqual([operations.id]);
    expect(refusal(await makeCodes(control, { seatIds: [commander.id] })).message).toBe(
      'Every one of these seats is taken, or revoked.',
    );
    const desk = await seatsDesk(control);
    const seat = (id: string) => desk.seats.find((one) => one.id === id)!;
    expect([seat(commander.id).isHeld, seat(operations.id).isHeld, seat(operations.id).hasCode]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('are shown once: sent again under one id, they stay as they were made and are shown no more', async () => {
    const { id } = await game.player(guards);
    const first = good(await makeCodes(control, { seatIds: [id] }, 'cards-once')).codes;
    expect(good(await makeCodes(control, { seatIds: [id] }, 'cards-once')).codes).toEqual([]);
    expect(await behindCode(first[0]!.code)).toMatchObject({ seat: { id } });
    const kept = await db().seatWrite.findMany({ where: { verb: 'make-codes' } });
    expect(JSON.stringify(kept)).not.toContain(first[0]!.code);
  });
});

it('the seats stand by chain of command: each higher HQ before those below it', async () => {
  const { teams } = await seatsDesk(control);
  const at = (key: string) => teams.findIndex((team) => team.key === key);
  expect(teams).toHaveLength(19);
  expect(at('xxx-corps')).toBeLessThan(at(guards));
  expect(teams[at('xxx-corps')]!.depth).toBeLessThan(teams[at(guards)]!.depth);
});
