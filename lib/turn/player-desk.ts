import {
  clockOf,
  contactsOf,
  copiesOf,
  countersOf,
  deskOf,
  linksOf,
  mapOf,
  queriesOf,
  receiptsOf,
  reportsOf,
} from '@/lib/db/issued';
import { sentCopiesOf, sheetsOf } from '@/lib/db/team';
import type { CopyLine, DeskClock, PlayerDesk } from '@/lib/visibility/desk';
import type { PlayerSeat } from './seat';
import { deskLine, deskSheet } from './sheet-lines';

/** A player's desk: issued rows and his team's own, each read by game and team. Nothing here knows the truth. */
export async function playerDesk(seat: PlayerSeat): Promise<PlayerDesk> {
  const { gameId, teamId } = seat;
  const [desk, clock] = await Promise.all([deskOf(gameId, teamId), clockOf(gameId)]);
  if (!desk || !clock) throw new Error(`team ${teamId} has no desk`);
  const turns = [clock.turn - 1, clock.turn, clock.turn + 1];
  const [counters, contacts, sheets, receipts, queries, reports, links, copies] = await Promise.all([
    countersOf(gameId, teamId),
    contactsOf(gameId, teamId),
    sheetsOf(gameId, teamId, turns),
    receiptsOf(gameId, teamId),
    queriesOf(gameId, teamId, turns),
    reportsOf(gameId, teamId),
    linksOf(gameId, teamId),
    copiesOf(gameId, teamId),
  ]);
  const sent = await sentCopiesOf(
    gameId,
    teamId,
    sheets.map((sheet) => sheet.id),
  );
  const reading = new Map(receipts.map((receipt) => [receipt.sheetId, receipt.readingAt]));
  const last = sheets.find((sheet) => sheet.turn === clock.turn - 1);
  return {
    cursor: desk.cursor,
    seat: { id: seat.id, label: seat.label, duty: seat.duty },
    team: { name: desk.name, side: desk.side, sideTitle: desk.sideTitle },
    clock: deskClock(clock),
    counters: counters.map(({ id, name, shortName, symbol, nation, formation, brigade, sizeKm, x, y, isLost }) => ({
      id,
      name,
      shortName,
      symbol,
      nation,
      formation,
      brigade,
      sizeKm,
      x,
      y,
      isLost,
    })),
    placesAsOf: counters[0]?.asOf.toISOString() ?? null,
    contacts: contacts.map(({ id, x, y, symbol, label, seenTurn, seenAt }) => ({
      id,
      x,
      y,
      symbol,
      label,
      seenTurn,
      seenAt: seenAt.toISOString(),
    })),
    sheets: sheets
      .filter((sheet) => sheet.turn >= clock.turn)
      .sort((a, b) => a.turn - b.turn)
      .map((sheet) => deskSheet(sheet, reading.get(sheet.id) ?? null, sheet.asks[0]?.askedAt ?? null)),
    lastSheet: last?.state === 'submitted' ? { turn: last.turn, lines: last.lines.map(deskLine) } : null,
    queries: queries.map(({ id, sheetId, lineId, text, askedAt, answer }) => ({
      id,
      sheetId,
      lineId,
      text,
      askedAt: askedAt.toISOString(),
      answer: answer && { text: answer.text, by: answer.answeredBy, at: answer.answeredAt.toISOString() },
    })),
    reports: reports.map(({ id, turn, heading, sender, gameTime, body, releasedAt }) => ({
      id,
      turn,
      heading,
      sender,
      gameTime,
      body,
      releasedAt: releasedAt.toISOString(),
    })),
    links: links.map(({ id, toName, means }) => ({ id, toName, means })),
    copies: copies.map(({ id, turn, sender, deliveredAt, lines }) => ({
      id,
      turn,
      sender,
      deliveredAt: deliveredAt.toISOString(),
      lines: lines as unknown as CopyLine[],
    })),
    sentCopies: sent.map(({ id, toName, means, sheetId, requestedAt }) => ({
      id,
      toName,
      means,
      sheetId,
      requestedAt: requestedAt.toISOString(),
    })),
  };
}

/** The printed map, the same for every seat of the game. */
export async function playerMap(seat: PlayerSeat): Promise<unknown> {
  const map = await mapOf(seat.gameId);
  if (!map) throw new Error(`game ${seat.gameId} has no map`);
  return map.sheet;
}

function deskClock(clock: NonNullable<Awaited<ReturnType<typeof clockOf>>>): DeskClock {
  const { title, turn, date, daypart, phase, phaseStartedAt, phaseEndsAt, allowsRest } = clock;
  return {
    title,
    turn,
    daypart,
    phase,
    allowsRest,
    date: date.toISOString().slice(0, 10),
    phaseStartedAt: phaseStartedAt.toISOString(),
    phaseEndsAt: phaseEndsAt.toISOString(),
    now: new Date().toISOString(),
  };
}
