import type { Nation } from '@/lib/sides';
import { only } from '@/lib/values';
import type { UnitRow } from '../csv-rows';
import { readTable } from '../csv-table';
import { type Draft, parsedDraft } from '../draft/draft';
import { manifestShape } from '../manifest';
import { nationsWritten } from '../nations-written';
import { scenarioTables } from '../scenario-tables';
import { nothingTold } from '../told';
import type { ScenarioProblem } from '../types';
import { expressed } from './expressed';
import type { Calendar } from './in-time';
import { nationNotes, nationsNeeded, withNations } from './nations';
import { notesAt, notesOfFile } from './new-draft';
import { withOwnNames } from './own-names';
import type { OrbatReading } from './read-orbat';
import { isSameSymbol, newUnit, rowOf, symbolCells, unitsFile } from './rows';
import type { ReadUnit } from './units';

/** The turns of a draft, by which the times of a file are read; null: it has none that can be read. */
export function calendarOfDraft(draft: Draft): Calendar | null {
  const reading = manifestShape.safeParse(draft['manifest.json']?.[0]);
  return reading.success ? { turns: reading.data.turns, openingTurn: reading.data.openingTurn } : null;
}

/**
 * What a file of ORBAT Mapper says of a draft: names, places, symbols, turns and where units belong are written over those of
 * the draft, units that it has not are put in, and all else stays as it was. A unit that the file has no more is kept, and told.
 */
export function intoDraft(
  draft: Draft,
  reading: OrbatReading,
): {
  draft: Draft;
  notes: ScenarioProblem[];
  /** Rows of the units, by their places among its entries, that the file has no more. */
  gone: number[];
} {
  const [given = [], ...rows] = (draft[unitsFile] ?? []) as readonly (readonly string[])[];
  const table = readTable(parsedDraft(draft).tables.get(unitsFile), scenarioTables.units, nothingTold());
  const values = new Map(table.rows.map(({ row, value }) => [row, value]));
  const there = nationsWritten(draft['manifest.json']?.[0]);
  const known = new Set([...values.values()].map(({ id }) => id));
  const ofNations = withNations(reading.units, {
    there,
    sideNames: reading.sides,
    chosen: reading.nationsChosen,
    isGuessed: ({ id }) => !known.has(id),
  });
  const teamOf = teamAmong([...values.values()]);
  const teams = new Map([...values.values()].map(({ id, team }) => [id, team]));
  const named = withOwnNames(ofNations.units, (unit) => teams.get(unit.id) ?? teamOf(unit));
  const read = new Map(named.map((unit) => [unit.id, unit]));
  const gone: number[] = [];
  const needsSymbols = ofNations.units.some((unit) => symbolCells(unit).symbol !== '');
  const headings = needsSymbols && !given.includes('symbol') ? [...given, 'symbol'] : given;
  const idAt = headings.indexOf('id');
  const notes: ScenarioProblem[] = notesOfFile(reading);
  const tell = (row: number, name: string, column: string, message: string) =>
    notes.push({ file: unitsFile, row, column, name, message });

  /** Of the units that the file says otherwise. */
  const wanted: { side: UnitRow['side']; nation: string }[] = [];

  const merged = rows.map((cells, at) => {
    const row = at + 2;
    const wide = headings.map((_, column) => cells[column] ?? '');
    const id = cells[idAt]?.trim() ?? '';
    const unit = read.get(id);
    read.delete(id);
    if (!unit) {
      gone.push(at + 1);
      tell(row, id, 'id', 'is not in the file: it is left as it was; take its row out if that is meant');
      return wide;
    }
    const value = values.get(row);
    if (!value) {
      tell(row, id, 'id', 'has a fault in its row: it is left as it was');
      return wide;
    }
    const changed = changedCells(value, unit);
    if (changed.side) tell(row, id, 'side', 'is of the other side in the file: its team is still that of the old one');
    if (changed.side || changed.nation) wanted.push({ side: unit.side, nation: changed.nation ?? value.nation });
    if (Object.keys(changed).length > 0) for (const one of notesAt(unit, row)) notes.push(one);
    return headings.map((heading, column) => changed[heading] ?? wide[column]!);
  });

  const added = [...read.values()];
  added.forEach((unit, at) => {
    const row = merged.length + at + 2;
    tell(row, unit.id, 'id', 'is new in the file: its team, its profile and what else the file has not are guesses');
    for (const one of notesAt(unit, row)) notes.push(one);
  });
  const rowsAdded = added.map((unit) => newUnit(unit, teamOf(unit), there));
  for (const one of added.map(({ side }, at) => ({ side, nation: rowsAdded[at]!.nation! }))) wanted.push(one);
  const nations = nationsNeeded(wanted, {
    there,
    made: ofNations.made,
    used: [...values.values()],
    isNamed: draft['manifest.json']?.some((manifest) => 'nations' in manifest) ?? false,
  });
  const all = [headings, ...merged, ...rowsAdded.map((cells) => rowOf(headings, cells))];
  return {
    draft: { ...draft, 'manifest.json': manifestWith(draft, reading, nations), [unitsFile]: all },
    notes: [...notes, ...nationNotes(nations, there)],
    gone,
  };
}

/** Places of a file are read to a tenth of a metre, degrees. */
const leastMove = 0.0000006;

/** The cells of a row that the file says otherwise. What it does not say, and would have to be guessed, stays. */
function changedCells(row: UnitRow, unit: ReadUnit): Record<string, string> {
  const was = expressed(row);
  const [lon, lat] = unit.place ?? [was.lon, was.lat];
  const changed: Record<string, string> = unit.side === row.side ? {} : { side: unit.side };
  const { guessed } = unit;
  for (const [column, now] of Object.entries(only(unit, wordsRead)))
    if (now !== null && !guessed.has(column) && now !== was[column as keyof typeof was]) changed[column] = now;
  const places = guessed.has('place') ? {} : { lon, lat };
  const turn = guessed.has('arrivalTurn') ? {} : { arrivalTurn: unit.arrivalTurn };
  for (const [column, now] of Object.entries({ ...turn, ...places }))
    if (Math.abs(now - Number(was[column as keyof typeof was])) > leastMove) changed[column] = String(now);
  const hasNoCode = guessed.has('arm') && unit.arm === 'blank';
  const isSame = hasNoCode || isSameSymbol(unit.symbol, was.symbol);
  return isSame ? changed : { ...changed, ...symbolCells(unit) };
}

const wordsRead = [
  'corps',
  'division',
  'brigade',
  'formation',
  'name',
  'shortName',
  'entry',
  'notes',
  'nation',
] as const;

/** The team of a new unit: that of its division, or of its corps, or the first of its side; none where its side has no unit. */
const teamAmong =
  (rows: readonly UnitRow[]) =>
  ({ side, corps, division }: ReadUnit): string => {
    const own = rows.filter((row) => row.side === side);
    const inCorps = own.filter((row) => row.corps === corps);
    return (inCorps.find((row) => row.division === division) ?? inCorps[0] ?? own[0])?.team ?? '';
  };

/** The manifest with the title and the names of the sides that the file has, and with these nations; null: its own. */
function manifestWith(draft: Draft, { name, sides }: OrbatReading, nations: Nation[] | null): Draft[string] {
  const [manifest] = draft['manifest.json'] ?? [];
  const reading = manifestShape.safeParse(manifest);
  if (!reading.success || !manifest) return draft['manifest.json'] ?? [];
  return [
    {
      ...manifest,
      title: name,
      sides: reading.data.sides.map((side) => ({ ...side, name: sides[side.key] ?? side.name })),
      ...(nations && { nations }),
    },
  ];
}
