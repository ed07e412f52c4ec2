import { readTable } from '../csv-table';
import { type Draft, parsedDraft } from '../draft/draft';
import { manifestShape } from '../manifest';
import { readParsed } from '../read-scenario';
import { scenarioTables } from '../scenario-tables';
import { nothingTold, type Told } from '../told';
import type { ScenarioProblem } from '../types';
import { calendarOfDraft, intoDraft } from './into-draft';
import type { Keepable } from './keepable';
import { newDraft } from './new-draft';
import { readOrbat } from './read-orbat';
import type { OrbatScenario } from './shape';
import { orbatBytes, writeOrbat } from './write-orbat';

/** A draft as a file of ORBAT Mapper; null, and told why, where the draft has faults: a unit with one would be missing there. */
export function orbatOfDraft(name: string, draft: Draft, told: Told): Uint8Array<ArrayBuffer> | null {
  const parsed = parsedDraft(draft);
  const reading = readParsed(name, parsed);
  if (!reading.ok) {
    for (const one of reading.problems) told.problems.push(one);
    return null;
  }
  const { rows } = readTable(parsed.tables.get(scenarioTables.units.file), scenarioTables.units, nothingTold());
  const manifest = manifestShape.parse(draft['manifest.json']?.[0]);
  return orbatBytes(
    writeOrbat(
      name,
      manifest,
      rows.map(({ value }) => value),
    ),
  );
}

/** A host chooses these things for a file of ORBAT Mapper. */
export interface OrbatWanted {
  /** The name of the side that is Allied here; null: by how they are drawn. */
  first: string | null;
  /** The day on whose morning the game begins, as `1944-09-17`; left out or null: when the file does. It says nothing beside a draft. */
  begins?: string | null;
  /** The draft that has what the file does not say; null: all of that is guessed. */
  beside: Draft | null;
  /** The names of sides that are left out. */
  leave?: readonly string[];
  /** Parts of these kinds are taken in too; otherwise they are left out. */
  keep?: readonly Keepable[];
  /** By a side of the file: the nation of its units of which nobody says it. */
  nations?: Readonly<Record<string, string>>;
}

/** A draft from a scenario of ORBAT Mapper. What was guessed or left out is told, at its row where it has one. */
export function draftOfOrbat(
  scenario: OrbatScenario,
  { beside, ...asked }: OrbatWanted,
): { draft: Draft; notes: ScenarioProblem[] } {
  const reading = readOrbat(scenario, { ...asked, calendar: beside && calendarOfDraft(beside) });
  return beside ? intoDraft(beside, reading) : newDraft(reading);
}
