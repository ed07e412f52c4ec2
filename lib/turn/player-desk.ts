import { type IssuedDesk, issuedDesk, mapOf } from '@/lib/db/issued';
import { teamPapers } from '@/lib/db/team';
import type { DeskClock, PlayerDesk } from '@/lib/visibility/desk';
import type { PlayerSeat } from './seat';
import { deskLine, deskSheet } from './sheet-lines';

/** A player's desk: issued rows and his team's own, each read by game and team. Nothing here knows the truth. */
export async function playerDesk(seat: PlayerSeat): Promise<PlayerDesk> {
  const { gameId, teamId } = seat;
  const issued = await issuedDesk(gameId, teamId);
  if (!issued) throw new Error(`team ${teamId} has no desk`);
  const { desk, clock, counters, contacts, reports, queries, receipts, links, copies } = issued;
  const { sheets, answers, sent } = await teamPapers(gameId, teamId, clock.turn);
  const reading = new Map(receipts.map((receipt) => [receipt.sheetId, receipt.readingAt]));
  const answered = new Map(answers.map((answer) => [answer.queryId, answer]));
  const last = sheets.find((sheet) => sheet.turn === clock.turn - 1);
  return {
    cursor: desk.cursor,
    seat: { id: seat.id, label: seat.label, duty: seat.duty },
    team: { name: desk.name, side: desk.side, sideTitle: desk.sideTitle },
    clock: deskClock(issued),
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
    placesAsOf: counters[0] ? iso(counters[0].asOf) : null,
    contacts: contacts.map(({ id, x, y, symbol, label, seenTurn, seenAt }) => ({
      id,
      x,
      y,
      symbol,
      label,
      seenTurn,
      seenAt: iso(seenAt),
    })),
    sheets: sheets
      .filter((sheet) => sheet.turn >= clock.turn)
      .map((sheet) => deskSheet(sheet, reading.get(sheet.id) ?? null, sheet.askedAt)),
    lastSheet: last?.state === 'submitted' ? { turn: last.turn, lines: last.lines.map(deskLine) } : null,
    queries: queries.map(({ id, sheetId, lineId, text, askedAt }) => {
      const answer = answered.get(id);
      return {
        id,
        sheetId,
        lineId,
        text,
        askedAt: iso(askedAt),
        answer: answer ? { text: answer.text, by: answer.answeredBy, at: iso(answer.answeredAt) } : null,
      };
    }),
    reports: reports.map(({ id, turn, heading, sender, gameTime, body, releasedAt }) => ({
      id,
      turn,
      heading,
      sender,
      gameTime,
      body,
      releasedAt: iso(releasedAt),
    })),
    links: links.map(({ id, toName, means }) => ({ id, toName, means })),
    copies: copies.map(({ id, turn, sender, deliveredAt, lines }) => ({
      id,
      turn,
      sender,
      deliveredAt: iso(deliveredAt),
      lines,
    })),
    sentCopies: sent.map(({ id, toName, means, sheetId, requestedAt }) => ({
      id,
      toName,
      means,
      sheetId,
      requestedAt: iso(requestedAt),
    })),
  };
}

/** The printed map, the same for every seat of the game. */
export async function playerMap(seat: PlayerSeat): Promise<unknown> {
  const map = await mapOf(seat.gameId);
  if (!map) throw new Error(`game ${seat.gameId} has no map`);
  return map.sheet;
}

/** A time as the wire has it. */
const iso = (time: string): string => new Date(time).toISOString();

function deskClock({ clock, now }: IssuedDesk): DeskClock {
  const { title, turn, date, daypart, phase, phaseStartedAt, phaseEndsAt, allowsRest } = clock;
  return {
    title,
    turn,
    date,
    daypart,
    phase,
    allowsRest,
    phaseStartedAt: iso(phaseStartedAt),
    phaseEndsAt: iso(phaseEndsAt),
    now: now.toISOString(),
  };
}
