import { db } from '../kernel/client';

/** MASTER. What was kept of a battle that may have turned it. */

/** The combats with a finding, of all turns, with who was in them. */
export const combatsResolved = (gameId: string) =>
  db().combat.findMany({
    where: { gameId, resolvedAt: { not: null } },
    include: { units: { select: { unitId: true, role: true, isArtillery: true } } },
    orderBy: [{ turn: 'asc' }, { number: 'asc' }],
  });

/** The rows of sheets that order an attack, of all turns: which counters they name, and whether they ask for aircraft. */
export const attacksOrdered = (gameId: string) =>
  db().$queryRaw<{ turn: number; counterIds: string[]; asksForAir: boolean }[]>`
    SELECT s.turn, l."counterIds", l."asksForAir" FROM "OrderSheet" s JOIN "OrderLine" l ON l."sheetId" = s.id
    WHERE s."gameId" = ${gameId} AND s.state = 'submitted' AND l.action IN ('attack', 'breakThrough')
    ORDER BY s.turn, s."teamId", l.position`;

/** The formations that aircraft were sent to support, of all turns. */
export const formationsSupported = (gameId: string) =>
  db().$queryRaw<{ turn: number; formation: string }[]>`
    SELECT DISTINCT turn, formation FROM "AirTask"
    WHERE "gameId" = ${gameId} AND formation <> '' ORDER BY turn, formation`;

/** The sheets handed in: when Control first opened each, null: never. */
export const sheetsRead = (gameId: string) =>
  db().$queryRaw<{ teamId: string; turn: number; submittedAt: Date; openedAt: Date | null }[]>`
    SELECT s."teamId", s.turn, s."submittedAt", r."openedAt" FROM "OrderSheet" s
    LEFT JOIN "SheetReading" r ON r."gameId" = s."gameId" AND r."sheetId" = s.id
    WHERE s."gameId" = ${gameId} AND s.state = 'submitted' AND s."submittedAt" IS NOT NULL
    ORDER BY s.turn, s."teamId"`;

/** When movement of each turn was closed. */
export const turnsRun = (gameId: string) =>
  db().turn.findMany({
    where: { gameId, openedAt: { not: null } },
    select: { number: true, openedAt: true, closedAt: true, movementClosedAt: true },
    orderBy: { number: 'asc' },
  });

/** Every message, and what became of it: in which turn it came in, null: it has not. */
export const messagesCarried = (gameId: string) =>
  db().$queryRaw<
    { teamId: string; toName: string; turn: number; sentAt: Date; state: string; cameIn: number | null }[]
  >`
    SELECT m."teamId", m."toName", m.turn, m."sentAt", c.state::text AS state, d.turn AS "cameIn"
    FROM "Message" m JOIN "MessageDelivery" c ON c."messageId" = m.id
    LEFT JOIN "DeliveredMessage" d ON d.id = c."issuedId"
    WHERE m."gameId" = ${gameId} ORDER BY m."sentAt", m.id`;

/** The order of march of each crossing after each entry of the ledger that changes it. */
export const queuesThen = (gameId: string) =>
  db().$queryRaw<{ crossingId: string; turn: number; act: number; unitIds: string[] }[]>`
    SELECT "subjectId" AS "crossingId", turn, act,
      ARRAY(SELECT place ->> 'unitId' FROM jsonb_array_elements(after -> 'queue') AS place) AS "unitIds"
    FROM "LedgerEntry" WHERE "gameId" = ${gameId} AND kind = 'crossing' AND jsonb_typeof(after -> 'queue') = 'array'
    ORDER BY number`;

/** The crossings that were tested, with the face of the die. */
export const crossingsTested = (gameId: string) =>
  db().crossing.findMany({
    where: { gameId, testedRoll: { not: null } },
    select: { id: true, name: true, testedIn: true, testedAt: true, testedRoll: true },
    orderBy: { id: 'asc' },
  });

/** The names of crossings, by id. */
export const crossingsNamed = (gameId: string) =>
  db().crossing.findMany({ where: { gameId }, select: { id: true, name: true } });
