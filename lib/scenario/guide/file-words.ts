/** The name of a file on the desk. */
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
