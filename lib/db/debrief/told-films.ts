import type { MapRowKind } from '@/lib/db/generated/client';
import { type Film, FilmMaker, type Thing } from '@/lib/replay/film';
import type { Moment } from '@/lib/replay/moments';
import { db } from '../kernel/client';

/** ISSUED. What teams had been told on their maps, as films. */

/** The drawn columns of a row as it was issued. */
const drawn: Readonly<Record<MapRowKind, readonly string[]>> = {
  counter: ['name', 'shortName', 'symbol', 'nation', 'formation', 'x', 'y', 'isLost', 'asOfTurn'],
  contact: ['x', 'y', 'symbol', 'label', 'seenTurn', 'seenAt', 'source', 'confidence', 'direction'],
  friend: ['name', 'shortName', 'symbol', 'nation', 'formation', 'x', 'y', 'asOf', 'asOfTurn'],
  crossing: ['name', 'x', 'y', 'look', 'asOfTurn'],
};

const drawnOf = (kind: MapRowKind, row: Readonly<Record<string, unknown>>): Thing =>
  Object.fromEntries(drawn[kind].map((field) => [field, row[field] ?? null]));

/** The rows that every team had been told, by team. */
export interface ToldFilms {
  films: ReadonlyMap<string, Film>;
  /** The game is from before all that was issued was kept: there are the contacts of its reports alone, as far as none was taken back. */
  isFromReports: boolean;
}

/** The films of the teams of a game, at the moments of its ledger. `momentOf`: by the number of an act's first entry. */
export async function toldFilms(
  gameId: string,
  moments: readonly Moment[],
  momentOf: ReadonlyMap<number, number>,
): Promise<ToldFilms> {
  const issued = await db().mapIssued.findMany({
    where: { gameId },
    orderBy: [{ number: 'asc' }, { place: 'asc' }],
    select: { number: true, teamId: true, kind: true, rows: true, withdrawn: true },
  });
  if (issued.length === 0) return { films: await contactsAlone(gameId, moments), isFromReports: true };
  const makers = new Map<string, FilmMaker>();
  for (const { number, teamId, kind, rows, withdrawn } of issued) {
    const maker = makers.get(teamId) ?? new FilmMaker();
    makers.set(teamId, maker);
    const moment = momentOf.get(number) ?? lastBefore(moments, number);
    for (const id of withdrawn) maker.put(moment, `${kind}/${id}`, null);
    for (const row of rows as unknown as ({ id: string } & Record<string, unknown>)[])
      maker.put(moment, `${kind}/${row.id}`, drawnOf(kind, row));
  }
  return { films: filmsOf(makers), isFromReports: false };
}

const filmsOf = (makers: ReadonlyMap<string, FilmMaker>): Map<string, Film> =>
  new Map([...makers].map(([teamId, { film }]) => [teamId, film]));

/** The entry to which something issued without an entry of its own belongs: the one entered last. */
const lastBefore = (moments: readonly Moment[], number: number): number =>
  Math.max(
    0,
    moments.findLastIndex((moment) => moment.number <= number),
  );

async function contactsAlone(gameId: string, moments: readonly Moment[]): Promise<Map<string, Film>> {
  const contacts = await db().enemyContact.findMany({ where: { gameId }, orderBy: [{ seenAt: 'asc' }, { id: 'asc' }] });
  const makers = new Map<string, FilmMaker>();
  for (const contact of contacts) {
    const maker = makers.get(contact.teamId) ?? new FilmMaker();
    makers.set(contact.teamId, maker);
    const seenAt = contact.seenAt.toISOString();
    const moment = moments.findLastIndex(({ at }) => at <= seenAt);
    maker.put(Math.max(0, moment), `contact/${contact.id}`, drawnOf('contact', { ...contact, seenAt }));
  }
  return filmsOf(makers);
}
