import { z } from 'zod';
import { scenarioFiles } from '../scenario-tables';
import { bounds } from '../source';

/** Ways in which all faults of a kind are settled with one press. */
const cures = [
  /** The same text stands in the column of every row. */
  'write',
  /** All that follows from the rest of a unit, or of the scenario, is put in all units. */
  'follows',
  /** A decimal comma becomes a point. */
  'point',
  /** Each row gets an id that no other has. */
  'number',
  /** Each unit gets a name for its counter that no other has. */
  'shorten',
  /** The two words that stand for sides become the names of the sides. */
  'nameSides',
  /** The units become those of a nation, or of the nations that they name. */
  'nation',
  /** Each unit is of the nation that it was taken to be of. */
  'isNation',
  /** Teams are made of the words that units name. */
  'teams',
  /** Each team gets a headquarters: one of its units, or a new one. */
  'headquarters',
  /** Each unit gets a status profile by its arm. */
  'profiles',
  /** The map is made as large as the places ask for. */
  'widen',
  /** All drawings of a map that lie wholly beyond its frame are taken out. */
  'dropBeyond',
  /** A seat of Team Control looks after the teams that none does. */
  'seats',
  /** Words that name no column are taken out. */
  'ours',
] as const;
export type Cure = (typeof cures)[number];

/** The press of a person: the faults it is of, by their file, column and lines, and the way; `text` as the way asks for it. */
export const settlingShape = z.strictObject({
  file: z.enum(scenarioFiles),
  column: z.string().max(200),
  /** Lines of the file as faults count them; of a map the number of the drawing, from 0. */
  rows: z.array(z.int().min(0).max(bounds.rows)).max(bounds.rows).readonly(),
  cure: z.enum(cures),
  text: z.string().max(400),
});
export type Settling = z.output<typeof settlingShape>;

/** A way that is offered: its words stand on a button, and say what was done in the list of edits. */
export interface Offer {
  cure: Cure;
  text: string;
  label: string;
}
