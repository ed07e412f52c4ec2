import { Prisma } from '@/lib/db/generated/client';
import type { CardKind } from '@/lib/words';
import type { Tx } from '../kernel/transaction';

/** MASTER. What a card is called, for Control. */

/** `C3 Nijmegen`, `the order sheet of 1 Airborne`; null: there is no such card. */
export const nameOfCard = (tx: Tx, gameId: string, kind: CardKind, subjectId: string): Promise<string | null> =>
  names[kind](tx, gameId, subjectId);

/** The same; a card that is gone is called by its kind alone. */
export const cardName = async (tx: Tx, gameId: string, kind: CardKind, subjectId: string): Promise<string> =>
  (await nameOfCard(tx, gameId, kind, subjectId)) ?? nameless[kind];

const nameless: Record<CardKind, string> = {
  sheet: 'this order sheet',
  airSheet: 'this air request sheet',
  query: 'this query',
  decision: 'this decision',
  combat: 'this combat',
  airTask: 'this air order',
  crossing: 'this crossing',
  arrivals: 'these arrivals',
  report: 'this report',
  sighting: 'this report of sightings',
  message: 'this message',
};

type Naming = (tx: Tx, gameId: string, id: string) => Promise<string | null>;

/** The result of one statement, worked into words; null: nothing. */
const found =
  <Row>(ask: (tx: Tx, gameId: string, id: string) => Promise<Row[]>, words: (row: Row) => string): Naming =>
  async (tx, gameId, id) => {
    const [row] = await ask(tx, gameId, id);
    return row ? words(row) : null;
  };

/** The team of one of a team's rows. */
const ofTeam = (words: string, name: Prisma.ModelName): Naming => {
  const table = Prisma.raw(`"${name}"`);
  return found(
    (tx, gameId, id) => tx.$queryRaw<{ name: string }[]>`
      SELECT t.name FROM ${table} r JOIN "Team" t ON t.id = r."teamId" WHERE r.id = ${id} AND r."gameId" = ${gameId}`,
    (team) => `${words} ${team.name}`,
  );
};

const names: Record<CardKind, Naming> = {
  sheet: ofTeam('the order sheet of', 'OrderSheet'),
  airSheet: ofTeam('the air request sheet of', 'AirSheet'),
  query: ofTeam('the query to', 'IssuedQuery'),
  decision: ofTeam('the decision asked of', 'Decision'),
  combat: found(
    (tx, gameId, id) => tx.$queryRaw<{ number: number; name: string }[]>`
      SELECT number, name FROM "Combat" WHERE id = ${id} AND "gameId" = ${gameId}`,
    ({ number, name }) => `C${number} ${name}`,
  ),
  airTask: found(
    (tx, gameId, id) => tx.$queryRaw<{ formation: string }[]>`
      SELECT formation FROM "AirTask" WHERE id = ${id} AND "gameId" = ${gameId}`,
    ({ formation }) => (formation ? `the air order for ${formation}` : 'an air order'),
  ),
  crossing: found(
    (tx, gameId, id) => tx.$queryRaw<{ name: string }[]>`
      SELECT name FROM "Crossing" WHERE "gameId" = ${gameId} AND id = ${id}`,
    ({ name }) => `the crossing ${name}`,
  ),
  arrivals: async (_tx, _gameId, side) =>
    side === 'allied' ? 'the Allied arrivals' : side === 'german' ? 'the German arrivals' : null,
  report: found(
    (tx, gameId, id) => tx.$queryRaw<{ name: string }[]>`
      SELECT name FROM "Team" WHERE id = ${id} AND "gameId" = ${gameId}`,
    ({ name }) => `the report for ${name}`,
  ),
  sighting: ofTeam('the report of sightings for', 'SightingReport'),
  message: found(
    (tx, gameId, id) => tx.$queryRaw<{ sender: string | null }[]>`
      SELECT t.name AS sender FROM "Message" m JOIN "Team" t ON t.id = m."teamId" WHERE m.id = ${id} AND m."gameId" = ${gameId}
      UNION ALL SELECT NULL FROM "TelephoneNote" WHERE id = ${id} AND "gameId" = ${gameId}`,
    ({ sender }) => (sender === null ? 'the telephone note' : `the message from ${sender}`),
  ),
};
