/** The folders of `scenarios/`. */
export const shippedScenarios = ['arnhem-bridge', 'crete-1941', 'goodwood', 'market-garden', 'tuapse-1942'] as const;
