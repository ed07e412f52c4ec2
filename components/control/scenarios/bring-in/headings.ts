import { plain } from '@/lib/scenario/written-words';

/** Headings that people give a column, in small letters and figures alone. */
const known: Readonly<Record<string, readonly string[]>> = {
  id: ['id', 'no', 'number', 'nr', 'unitid', 'uid', 'uuid', 'code', 'key'],
  side: ['side', 'force', 'army'],
  team: ['team', 'hq', 'player'],
  corps: ['corps', 'korps'],
  division: ['division', 'div'],
  brigade: ['brigade', 'bde', 'regiment', 'regt'],
  formation: ['formation', 'parent', 'subordinateto', 'parentunit', 'superior'],
  name: ['name', 'unit', 'unitname', 'designation', 'naam', 'nom', 'nimi'],
  shortName: ['shortname', 'short', 'label', 'counter'],
  arm: ['arm', 'type', 'unittype', 'branch', 'armofservice', 'kind', 'role'],
  nation: ['nation', 'nationality', 'country'],
  echelon: ['echelon', 'size', 'level'],
  arrivalTurn: ['arrivalturn', 'arrival', 'turn', 'arrives'],
  entry: ['entry', 'place', 'location', 'where', 'position'],
  lon: ['lon', 'long', 'longitude', 'lng', 'x', 'lengtegraad', 'longitud'],
  lat: ['lat', 'latitude', 'y', 'breedtegraad', 'breite', 'latitud'],
  carriage: ['carriage', 'transport', 'mobility'],
  mover: ['mover', 'movement', 'movementtype'],
  profile: ['profile', 'statusprofile', 'strength', 'status'],
  symbol: ['symbol', 'icon', 'sidc', 'symbolcode', 'milsymbol'],
  notation: ['notation', 'status', 'levels', 'strength'],
  stepsLost: ['stepslost', 'losses', 'steps'],
  notes: ['notes', 'note', 'remarks', 'comment', 'comments'],
};

export const headingsOf = (column: string): string[] => [plain(column), ...(known[column] ?? [])];

/** True where a heading, in small letters and figures alone, is one of the column's. */
export const knownAs = (column: string, heading: string): boolean => headingsOf(column).includes(heading);
