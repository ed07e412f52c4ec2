import { Laptop } from '@/host/dry-run/laptop';
import { seatsOf } from '@/lib/db/access/seats';
import { loadScenario } from '@/lib/scenario';
import { createSeat } from '@/lib/turn/access/create-seat';
import { type ControlSeat, seatOf } from '@/lib/turn/kernel/seat';
import { openBegun } from '@/lib/turn/testing/open-begun';
import { ForbiddenWords } from './forbidden-words';
import { giveSeats } from './give-seats';
import { everybodyIn, type Hall, type HallTeam, type Player } from './hall';
import { type HallKind, unitsOfTeam } from './kinds';
import { readDesk } from './player-desk';
import { hallOf } from './scenario';
import { startServers } from './servers';

/** Opens a game in the database of this process, serves it with so many processes, and seats everybody. */
export async function openHall(kind: HallKind, databaseUrl: string, processes: number): Promise<Hall> {
  const read = await loadScenario('market-garden');
  if (!read.ok) throw new Error('the scenario does not read');
  const scenario = hallOf(read.scenario, { teams: kind.teams, unitsEach: unitsOfTeam(kind) });
  const { gameId } = await openBegun(scenario);
  await addPeople(gameId, kind);
  const cookies = await giveSeats(gameId);
  const servers = await startServers(databaseUrl, processes);
  const forbidden = new ForbiddenWords();
  const seats = (await seatsOf(gameId)).sort((a, b) => rank(a) - rank(b));
  const laptopOf = (seat: (typeof seats)[number], hear?: (text: string) => void) =>
    new Laptop(
      { at: `http://127.0.0.1:${servers.port}`, room: seat.kind, seatId: seat.id, cookie: cookies.get(seat.id)! },
      hear,
    );
  const teams: HallTeam[] = [];
  for (const [t, { key }] of scenario.teams.entries()) {
    const number = t + 1;
    const sit = seats.filter(({ team }) => team?.key === key).slice(0, kind.people);
    const laptops = sit.map((seat) => laptopOf(seat, (text) => forbidden.search(text, number, seat.id)));
    const people = laptops.map((laptop): Player => ({ laptop, onWord: () => {}, leave: () => {} }));
    await Promise.all(people.map(sitDown));
    const { counters } = await readDesk(laptops[0]!);
    teams.push({ number, key, people, counters: counters.map(({ id }) => id), sheet: null });
  }
  const control = seats.filter((seat) => seat.kind === 'control').map((seat) => laptopOf(seat));
  return { kind, gameId, turn: scenario.openingTurn, servers, teams, control, forbidden };
}

/** Commanders and game control come first. */
const rank = ({ duty, roles }: { duty: string | null; roles: string[] }): number =>
  duty === 'commander' || roles.includes('gameControl') ? 0 : 1;

/** Opens a player's stream. */
export async function sitDown(player: Player): Promise<void> {
  player.leave = await player.laptop.listen(() => player.onWord());
}

/** The seats that a team has beyond the three of a game that is opened. */
async function addPeople(gameId: string, { teams, people }: HallKind): Promise<void> {
  const chief = (await seatsOf(gameId)).find(({ roles }) => roles.includes('gameControl'))!;
  for (let team = 1; team <= teams; team++)
    for (let person = 4; person <= people; person++) {
      const seat = {
        kind: 'player',
        label: `Operations ${person}`,
        teamKey: `hq-${team}`,
        duty: 'operations',
      } as const;
      const made = await createSeat(seatOf(chief) as ControlSeat, seat);
      if (!made.ok) throw new Error(made.refusal.message);
    }
}

/** Everybody goes home and the servers end. */
export async function closeHall(hall: Hall): Promise<void> {
  for (const { laptop, leave } of everybodyIn(hall)) {
    leave();
    laptop.close();
  }
  for (const laptop of hall.control) laptop.close();
  await hall.servers.stop();
}
