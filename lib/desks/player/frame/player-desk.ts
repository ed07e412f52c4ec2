import { type IssuedDesk, issuedDesk, mapOf, type Picture, pictureOf, pictureTieOf } from '@/lib/db/issued/issued';
import { marksOf, type TeamPapers, teamPapers } from '@/lib/db/team/team-rows';
import { bookSides, shownOf } from '@/lib/sides';
import type { PlayerSeat } from '@/lib/turn/kernel/seat';
import { asPicture, baseMapPart, withBaseMap } from '@/lib/turn/maps/base-map';
import { deskMark } from '@/lib/turn/maps/desk-marks';
import { withPicture } from '@/lib/turn/maps/map-picture';
import { deskAirSheet, deskLine, deskSheet } from '@/lib/turn/sheets/sheet-view';
import { only } from '@/lib/values';
import type { DeskClock, PlayerDesk, SideMap } from '@/lib/visibility/player/desk';
import { clockNotices } from '../clock/clock-notices';
import { iso, shownWith } from '../issued-row';
import { deskPost } from '../messages/desk-post';

/**
 * The things on a team's own map: issued rows and the team's own marks. Control reads a side's map through this too, so
 * that it sees what the team sees. Null when the team has no desk.
 */
export async function sideMapOf(gameId: string, teamId: string): Promise<SideMap | null> {
  const issued = await issuedDesk(gameId, teamId);
  return issued && mapPart(issued, await marksOf(gameId, teamId));
}

/** A player's desk: issued rows and the rows of the player's team, each read by game and team. Nothing here knows the truth. */
export async function playerDesk(seat: PlayerSeat): Promise<PlayerDesk> {
  const { gameId, teamId } = seat;
  const issued = await issuedDesk(gameId, teamId);
  if (!issued) throw new Error(`team ${teamId} has no desk`);
  const { desk, clock, expected, squadrons, reports, queries, notes, receipts, links, copies } = issued;
  const papers = await teamPapers(gameId, teamId, clock.turn);
  const { sheets, airSheets, answers, sent, marks } = papers;
  const reading = new Map(receipts.map((receipt) => [receipt.sheetId, receipt.readingAt]));
  const answered = new Map(answers.map((answer) => [answer.queryId, answer]));
  const last = sheets.find((sheet) => sheet.turn === clock.turn - 1);
  return {
    ...mapPart(issued, marks),
    ...deskPost(issued, papers),
    cursor: desk.cursor,
    seat: { id: seat.id, label: seat.label, duty: seat.duty },
    expected: expected.map((unit) =>
      shownWith(unit, ['id', 'name', 'symbol', 'nation', 'formation', 'turn', 'place'], 'asOf'),
    ),
    squadrons: squadrons.map((group) => shownWith(group, ['id', 'name', 'aircraft', 'squadrons'], 'asOf')),
    sheets: sheets
      .filter((sheet) => sheet.turn >= clock.turn)
      .map((sheet) => deskSheet(sheet, reading.get(sheet.id) ?? null, sheet.askedAt)),
    airSheets: airSheets.map((sheet) => deskAirSheet(sheet, reading.get(sheet.id) ?? null)),
    lastSheet: last?.state === 'submitted' ? { turn: last.turn, lines: last.lines.map(deskLine) } : null,
    queries: queries.map((query) => {
      const answer = answered.get(query.id);
      return {
        ...shownWith(query, ['id', 'sheetId', 'lineId', 'text'], 'askedAt'),
        answer: answer ? { text: answer.text, by: answer.answeredBy, at: iso(answer.answeredAt) } : null,
      };
    }),
    notes: notes.map((note) => shownWith(note, ['id', 'sheetId', 'lineId', 'text'], 'issuedAt')),
    reports: reports.map((report) => ({
      ...shownWith(report, ['id', 'turn', 'heading', 'sender', 'gameTime', 'body'], 'releasedAt'),
      ...(report.objective ? { isObjective: true as const } : {}),
    })),
    command: desk.command,
    links: links.map((link) => only(link, ['id', 'toName', 'means'])),
    copies: copies.map((copy) => shownWith(copy, ['id', 'turn', 'sender', 'lines'], 'deliveredAt')),
    ...clockNotices(issued, sheets.find((sheet) => sheet.turn === clock.turn)?.state === 'submitted'),
    sentCopies: sent.map((copy) => shownWith(copy, ['id', 'toName', 'means', 'sheetId'], 'requestedAt')),
  };
}

/** Fields that a team sees of any unit of its side. */
const ofAUnit = ['id', 'name', 'shortName', 'symbol', 'nation', 'formation', 'x', 'y'] as const;

/** Fields that a team is told of an enemy it has met. */
const ofAContact = ['id', 'x', 'y', 'symbol', 'label', 'seenTurn', 'source', 'confidence', 'direction'] as const;

/** Fields that a team is told of a crossing. */
const ofACrossing = ['id', 'name', 'kind', 'x', 'y', 'look', 'asOfTurn'] as const;

/** The look of desks that were issued before they said so. */
const bookLook = {
  allied: { ...shownOf(bookSides, 'allied'), letter: '', turnLength: '' },
  german: { ...shownOf(bookSides, 'german'), letter: '', turnLength: '' },
};

/** Of each crossing what was told last. */
const newestOf = (crossings: IssuedDesk['crossings']): IssuedDesk['crossings'] => [
  ...new Map(crossings.map((crossing) => [`${crossing.name} ${crossing.x} ${crossing.y}`, crossing])).values(),
];

function mapPart(issued: IssuedDesk, marks: TeamPapers['marks']): SideMap {
  const { desk, counters, contacts, crossings, friends } = issued;
  const placesAsOf = counters.map(({ asOf }) => iso(asOf)).sort()[0] ?? null;
  return {
    team: { ...only(desk, ['name', 'side', 'sideTitle']), look: desk.look ?? bookLook[desk.side] },
    clock: deskClock(issued),
    counters: counters.map((counter) => ({
      ...only(counter, [...ofAUnit, 'brigade', 'sizeKm', 'isLost']),
      ...(iso(counter.asOf) === placesAsOf ? {} : { toldAt: iso(counter.asOf) }),
    })),
    placesAsOf,
    contacts: contacts.map((contact) => shownWith(contact, ofAContact, 'seenAt')),
    crossings: newestOf(crossings).map((crossing) => only(crossing, ofACrossing)),
    friends: friends.map((unit) => shownWith(unit, [...ofAUnit, 'asOfTurn'], 'asOf')),
    objectives: issued.reports.flatMap(({ objective }) => objective ?? []),
    marks: marks.map(deskMark),
    mapVersion: issued.mapVersion,
  };
}

/** The printed map, the same for every seat of the game. */
export async function playerMap(seat: PlayerSeat): Promise<unknown> {
  const [map, tie] = await Promise.all([mapOf(seat.gameId), pictureTieOf(seat.gameId)]);
  if (!map) throw new Error(`game ${seat.gameId} has no map`);
  const at = `/api/player/${seat.id}/map`;
  return withPicture(withBaseMap(asPicture(map.sheet as object), `${at}/ground`), tie, `${at}/picture`);
}

/** The picture of the host's own map, the same for every seat of the game; null: there is none. */
export const playerPicture = (seat: PlayerSeat): Promise<Picture | null> => pictureOf(seat.gameId);

/** A part of the base map under the printed one, the same for every seat of the game; null: there is none. */
export const playerBaseMap = baseMapPart;

const deskClock = ({ clock, now }: IssuedDesk): DeskClock => ({
  ...only(clock, ['title', 'turn', 'date', 'daypart', 'phase', 'isBegun', 'isEnded', 'allowsRest', 'isLast']),
  phaseStartedAt: iso(clock.phaseStartedAt),
  phaseEndsAt: iso(clock.phaseEndsAt),
  pausedAt: clock.pausedAt && iso(clock.pausedAt),
  now: now.toISOString(),
});
