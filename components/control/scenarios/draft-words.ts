import type { ScenarioProblem } from '@/lib/scenario/types';
import { counted } from '@/lib/text';

/** Where a fault is, in words: `row 14, arm`. */
export const placeOfFault = ({ row, column }: Pick<ScenarioProblem, 'row' | 'column'>): string =>
  [row && `row ${row}`, column].filter(Boolean).join(', ');

/** What stands in a file, as it is called on the desk. */
export const fileWords: Readonly<Record<string, string>> = {
  'manifest.json': 'What the game is',
  'map.geojson': 'Map',
  'ground.geojson': 'Ground',
  'units.csv': 'Units',
  'profiles.csv': 'Status profiles',
  'teams.csv': 'Teams',
  'squadrons.csv': 'Squadrons',
  'lifts.csv': 'Lifts',
  'entries.csv': 'Entry places',
  'links.csv': 'Links',
  'returns.csv': 'Returns',
  'previous-orders.csv': 'Orders of the turn before',
  'contacts.csv': 'Contacts at the start',
  'intelligence.csv': 'First intelligence',
  'plans.csv': 'Plans',
  'crossings.csv': 'Crossings',
};

export const faultsInWords = (count: number): string => (count === 0 ? 'no faults' : counted(count, 'fault'));
