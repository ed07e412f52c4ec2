/**
 * The fog audit, measured: `npm run bench:knows`. Market Garden with all its teams and units after 12 turns, in which each
 * team was told a report with three fights, a sighting and four messages a turn, and read them. Prints a table; nothing is
 * asserted.
 */
import { freshDatabase, openTestServer } from '@/scripts/testing/fresh-database';

const turns = 12;
const endServer = await openTestServer();
const database = await freshDatabase();
process.env.DATABASE_URL = database.url;
const { loadScenario } = await import('@/lib/scenario');
const { openBegun } = await import('@/lib/turn/testing/open-begun');
const { closeDatabase, db } = await import('@/lib/db/kernel/client');
const { seatsOf } = await import('@/lib/db/access/seats');
const { teamsOf } = await import('@/lib/db/access/teams');
const { isControl, seatOf } = await import('@/lib/turn/kernel/seat');
const { knows } = await import('@/lib/desks/control/record/knows');
const { sees } = await import('@/lib/desks/control/record/sees');

const read = await loadScenario('market-garden');
if (!read.ok) throw new Error('market-garden cannot be read');
const { gameId } = await openBegun(read.scenario);
const seats = (await seatsOf(gameId)).map(seatOf);
const control = seats.find(isControl)!;
const teams = await teamsOf(gameId);
const units = await db().unit.findMany({ where: { gameId }, orderBy: { id: 'asc' } });

/** The letter of one fight, as §10 has it. */
const item = (title: string, enemy: string) => `${title}

The enemy attacked at noon and pressed us hard, but we are still there. When this was sent, mark the battalion at 746 779.

As things stand, the fighting cost it light losses, leaving it worn but capable.

Those in contact speak of three to four battalions. Opposite us were Panzergrenadiers and tanks.

From papers taken, the troops are from ${enemy}.`;

let papers = 0;
for (const team of teams) {
  const enemies = units.filter(({ side }) => side !== team.side);
  const player = seats.find((seat) => !isControl(seat) && seat.teamId === team.id)!;
  for (let turn = 1; turn <= turns; turn += 1) {
    const at = new Date(Date.UTC(2026, 0, turn, papers % 24, 0, papers % 1000));
    const met = [0, 1, 2].map((i) => enemies[(papers * 3 + i * 7) % enemies.length]!);
    const titles = ['ARNHEM', 'ELST', 'NIJMEGEN'];
    const fights = met.map((_, i) => ({
      id: `fight-${papers}-${i}`,
      title: titles[i],
      isNight: false,
      outcome: 'heldOn',
      own: [],
      support: [],
      place: { x: 74.6, y: 77.9, gridReference: '746 779', words: 'at Arnhem' },
      enemy: {
        factId: 'e',
        at: { x: 74 + i, y: 78 },
        battalions: 'three to four battalions',
        symbol: 'armour',
        types: ['tanks', 'Panzergrenadiers'],
        mustName: [],
        identities: [met[i]!.formation],
        hasPrisoners: false,
      },
    }));
    const body = fights.map(({ title }, i) => item(title!, met[i]!.formation)).join('\n\n');
    const id = `report-${papers}`;
    const head = { heading: 'A report', sender: 'G Ops', gameTime: '17 SEP 2200' };
    const facts = {
      ...head,
      fights,
      moves: [],
      arrivals: [],
      patrols: [],
      requests: [],
      objective: null,
      accounts: [],
      ownPlaces: [],
    };
    const draft = { id: `draft-${papers}`, gameId, turn, teamId: team.id, facts, body, overruled: {} };
    await db().reportDraft.create({ data: { ...draft, state: 'released', releasedAt: at } });
    await db().report.create({ data: { id, gameId, teamId: team.id, turn, ...head, body, releasedAt: at } });
    await db().combat.createMany({
      data: fights.map(({ id, title }, i) => ({
        id,
        gameId,
        turn,
        number: papers * 3 + i + 1,
        name: title!,
        x: 74.6,
        y: 77.9,
        attackersLead: '',
        defendersLead: '',
      })),
    });
    await db().combatUnit.createMany({
      data: met.map(({ id: unitId }, i) => ({
        combatId: `fight-${papers}-${i}`,
        gameId,
        turn,
        unitId,
        role: 'defender' as const,
        isPrepared: false,
        tacticalAdvantages: [],
      })),
    });
    await db().enemyContact.createMany({
      data: fights.map(({ enemy: { at: spot } }, i) => ({
        id: `contact-${papers}-${i}`,
        gameId,
        teamId: team.id,
        ...spot,
        symbol: 'armour',
        label: 'tanks',
        seenTurn: turn,
        seenAt: at,
      })),
    });
    await db().deliveredMessage.createMany({
      data: [0, 1, 2, 3].map((i) => ({
        id: `message-${papers}-${i}`,
        gameId,
        teamId: team.id,
        turn,
        sender: 'Corps',
        means: 'radio',
        gameTime: '',
        text: `${met[0]!.formation} is at 742 779. Push on and report.`,
        deliveredAt: at,
      })),
    });
    await db().paperRead.create({
      data: { gameId, teamId: team.id, seatId: player.id, kind: 'report', paperId: id, readAt: at },
    });
    papers += 1;
  }
}

/** The middle of several, ms. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  await work();
  const times: number[] = [];
  for (let i = 0; i < 9; i += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[4]!;
}

const [asking] = teams;
const other = teams.find(({ side }) => side !== asking!.side)!;
const enemy = units.find(({ teamId }) => teamId === other.id)!;
const questions: [what: string, about: string | null][] = [
  ['nobody yet: the two choices', null],
  ['one unit', `unit:${enemy.id}`],
  ['a formation', `formation:${enemy.formation}`],
  ['a team', `team:${other.key}`],
];
console.log(`${teams.length} teams, ${units.length} units, ${turns} turns, ${papers} reports, ${papers * 4} messages`);
for (const [what, about] of questions) {
  const { answer } = await knows(control, asking!.key, about);
  const ms = await timeOf(() => knows(control, asking!.key, about));
  console.log(`  ${what.padEnd(28)} ${ms.toFixed(0).padStart(4)} ms, ${answer?.facts.length ?? 0} facts`);
}
const ms = await timeOf(() => sees(control, asking!.key, null));
console.log(`  ${'see as a seat'.padEnd(28)} ${ms.toFixed(0).padStart(4)} ms`);

await closeDatabase();
await database.drop();
await endServer();
