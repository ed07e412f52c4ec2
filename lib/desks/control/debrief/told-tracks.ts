import type { IssuedOnMap, MapRow } from '@/lib/db/issued/map-issued';
import type { TurnBegun } from '@/lib/ledger/turns-begun';
import type { Manifest } from '@/lib/scenario/manifest';
import { endOfTurn, timeOfTurn } from '@/lib/scenario/orbat-mapper/times';
import { type GridOrigin, toWrittenDegrees } from '@/lib/scenario/projection';
import { symbolCodeOfUnsaid } from '@/lib/scenario/symbols/codes';
import { changesOf, type Track, type TrackState, type Tracks } from '@/lib/scenario/tracks/tracks';
import { otherSide } from '@/lib/sides';
import { arms, type Side } from '@/lib/words';

/** The facts that one team was told, and those printed on everybody's map and clock. */
export interface ToldInTime {
  title: string;
  team: { name: string; side: Side };
  names: Readonly<Record<Side, string>>;
  /** The turns the team has seen begin, the opening one first. */
  turns: readonly [Manifest['turns'][number], ...Manifest['turns']];
  /** By which number of the ledger each began: for their order alone, none is told. */
  begun: readonly TurnBegun[];
  grid: GridOrigin;
  /** In the order of the ledger. */
  issued: readonly IssuedOnMap[];
}

/**
 * The movements one team had been told of, in time: its own counters, friends and enemy contacts, from what was issued
 * to it and nothing else. What was told in a turn stands from its end, what was told when the game opened from the
 * beginning; what was taken back is there until the end of that turn. In the order in which it was told; what was told
 * at the same time is by its name.
 */
export function toldTracks({ title, team, names, turns, begun, grid, issued }: ToldInTime): Tracks {
  const start = timeOfTurn(turns[0]);
  const ends = new Map(turns.map((turn) => [turn.number, endOfTurn(turn)]));
  const toldAt = (number: number): string => {
    const turn = begun.findLast((one) => one.number < number);
    return (turn && ends.get(turn.turn)) ?? start;
  };
  const told = new Map<string, { words: ToldWords; noted: TrackState[] }>();
  for (const { number, kind, rows, withdrawn } of issued) {
    const at = toldAt(number);
    for (const id of withdrawn) told.get(`${kind} ${id}`)?.noted.push({ at, place: null });
    for (const row of rows) {
      const words = kind === 'contact' ? wordsOfContact(row, team.side) : wordsOfCounter(row, team.side);
      const noted = told.get(`${kind} ${row.id}`)?.noted ?? [];
      told.set(`${kind} ${row.id}`, { words, noted: [...noted, { at, place: placeOf(row, grid) }] });
    }
  }
  const tracks = [...told.values()]
    .map(({ words, noted }) => ({ ...words, states: changesOf(noted) }))
    .filter(({ states }) => states.length > 0)
    .sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
  return {
    title: `${title}: as ${team.name} was told`,
    about: `What ${team.name} had been told of its own units, of friends and of the enemy. What was told in a turn stands at its end.`,
    start,
    sides: [team.side, otherSide(team.side)].map((key) => ({ key, name: names[key] })),
    turns: [...turns],
    tracks: tracks.map((track, at) => ({ id: String(at + 1), ...track })),
  };
}

type ToldWords = Omit<Track, 'id' | 'states'>;

const orderOf = ({ name, states, ...rest }: Omit<Track, 'id'>): string =>
  JSON.stringify([states[0]!.at, name, rest, states]);

const wordOf = (row: MapRow, field: string): string => String(row[field] ?? '');

const armOf = (row: MapRow) => arms.find((arm) => arm === row.symbol) ?? 'blank';

/** Lost counters have no place. */
const placeOf = ({ x, y }: MapRow, grid: GridOrigin): TrackState['place'] =>
  typeof x === 'number' && typeof y === 'number' ? toWrittenDegrees([x, y], grid) : null;

const wordsOfCounter = (row: MapRow, side: Side): ToldWords => ({
  name: wordOf(row, 'name'),
  shortName: wordOf(row, 'shortName'),
  side,
  symbol: symbolCodeOfUnsaid(side, armOf(row)),
  formation: wordOf(row, 'formation'),
  nation: wordOf(row, 'nation'),
  notes: '',
});

const wordsOfContact = (row: MapRow, side: Side): ToldWords => ({
  name: wordOf(row, 'label'),
  shortName: '',
  side: otherSide(side),
  symbol: symbolCodeOfUnsaid(otherSide(side), armOf(row)),
  formation: '',
  nation: '',
  notes: ['source', 'confidence', 'direction'].flatMap((field) => wordOf(row, field) || []).join(', '),
});
