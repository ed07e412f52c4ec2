/** Where the counters of `market-garden` stand in the pictures: about 18 September in the afternoon. Km on the grid. */

/** Where a unit, by its id in the scenario, stands; the last of `by` is where it came from in this turn, if it moved. */
export type Stand = readonly [unitId: string, x: number, y: number];

/** Moved before the turn of the pictures. */
export const stood: readonly Stand[] = [
  // Guards Armoured, from Valkenswaard to Aalst.
  ['A004', 44.3, 11.9],
  ['A005', 43.9, 11.2],
  ['A006', 43.2, 9.4],
  ['A007', 43.0, 8.6],
  ['A010', 47.6, 12.4],
  ['A011', 47.2, 11.6],
  ['A008', 42.4, 6.8],
  ['A009', 42.2, 6.0],
  ['A012', 42.6, 7.6],
  ['A003', 46.2, 15.2],
  ['A016', 43.6, 10.2],
  // 101 Airborne: Eindhoven, Son, Best, St Oedenrode, Veghel.
  ['A116', 45.6, 20.6],
  ['A117', 45.0, 19.2],
  ['A118', 44.4, 20.4],
  ['A114', 41.6, 26.2],
  ['A115', 40.9, 25.4],
  ['A113', 43.4, 31.2],
  ['A110', 48.2, 37.2],
  ['A111', 49.9, 38.4],
  ['A112', 48.9, 39.4],
  // 82 Airborne: Grave, the canal, the ridge, Nijmegen.
  ['A129', 62.9, 54.6],
  ['A130', 65.0, 56.2],
  ['A128', 68.8, 55.0],
  ['A134', 71.4, 60.8],
  ['A135', 73.6, 58.4],
  ['A136', 76.4, 57.6],
  ['A132', 76.2, 53.6],
  // 1 Airborne: the bridge, and the way to it.
  ['A087', 74.5, 78.1],
  ['A096', 74.2, 78.5],
  ['A088', 71.6, 78.6],
  ['A086', 71.2, 79.2],
  ['A091', 69.6, 79.4],
  ['A089', 68.4, 82.2],
  // II SS-Panzerkorps about Arnhem and Nijmegen.
  ['G149', 75.6, 78.6],
  ['G151', 74.9, 79.6],
  ['G152', 75.4, 79.8],
  ['G153', 75.9, 80.2],
  ['G168', 70.4, 81.6],
  ['G148', 72.2, 66.8],
  ['G191', 71.5, 62.6],
  ['G192', 70.9, 62.9],
  // KG Walther and LXXXVIII AK beside the corridor.
  ['G215', 46.6, 9.4],
  ['G217', 40.2, 10.2],
  ['G160', 45.2, 14.0],
  ['G166', 44.7, 14.6],
  ['G237', 39.6, 25.0],
  ['G243', 38.9, 26.0],
];

/** Moved in the turn of the pictures: a Household Cavalry patrol round the east, the Irish up the road, and others. */
export const moves: readonly Stand[] = [
  ['A004', 44.6, 13.2],
  ['A005', 44.2, 12.6],
  ['A003', 47.4, 19.6],
  ['A010', 47.8, 15.8],
  ['A114', 40.4, 25.2],
  ['A134', 71.6, 61.9],
  ['A088', 72.8, 78.3],
  ['G150', 74.0, 80.4],
  ['G157', 73.6, 68.2],
];
