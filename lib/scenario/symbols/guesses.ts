import type { Arm, ArtilleryClass, Carriage, FlakWeight, UnitFlag } from '@/lib/words';

/** Guesses at what no symbol code says and every counter needs: ours, after the units of the shipped battles. Marked as a guess wherever used. */

interface Guess {
  profile: keyof typeof profilesGuessed;
  carriage: Carriage;
  flags?: UnitFlag;
  artilleryClass?: ArtilleryClass;
  flakWeights?: FlakWeight;
}

/** Status profiles by their keys: which units have them, counter notation, unit size points. */
export const profilesGuessed = {
  infantry_bn: ['Infantry', '5-3-2-1-0', 6],
  mechanised_bn: ['Mechanised infantry', '6-4-3-2-0', 8],
  para_bn: ['Parachute infantry', '6-5-4-3-2-0', 1],
  glider_bn: ['Glider infantry', '6-4-3-2-0', 2],
  tank_bn: ['Tanks', '8-6-4-2-0', 10],
  recce_regt: ['Reconnaissance and cavalry', '4-3-2-1-0', 6],
  artillery: ['Artillery', '[6-4-2-0]', 8],
  light_artillery: ['Airborne and mountain artillery', '[4-3-1-0]', 2],
  at_regt: ['Anti-tank guns', '[4-3-2-0]', 6],
  aa_regt: ['Anti-aircraft guns', '(2)-(1)-0', 7],
  engineers: ['Engineers', '3-2-1-0', 6],
  abn_engineers: ['Airborne engineers', '3-2-1-0', 1],
  armd_engineers: ['Armoured engineers', '4-3-2-1-0', 8],
  bridging: ['Bridging columns', '(1)-0', 12],
  transport: ['Transport', '(1)-0', 14],
  hq: ['Headquarters', '(2)-(1)-0', 4],
  blank: ['Units of which nothing is known', '(1)-0', 4],
} as const;

export const guessFor: Readonly<Record<Arm, Guess>> = {
  antiTank: { profile: 'at_regt', carriage: 'motor' },
  transport: { profile: 'transport', carriage: 'motor', flags: 'lightInfantry' },
  mountainInfantry: { profile: 'infantry_bn', carriage: 'foot' },
  airborneArtillery: { profile: 'light_artillery', carriage: 'foot', artilleryClass: 'field' },
  paras: { profile: 'para_bn', carriage: 'foot', flags: 'lightInfantry' },
  antiAircraftArtillery: { profile: 'aa_regt', carriage: 'towed', flakWeights: 'light' },
  engineers: { profile: 'engineers', carriage: 'motor' },
  infantry: { profile: 'infantry_bn', carriage: 'foot' },
  armour: { profile: 'tank_bn', carriage: 'tank' },
  mechanised: { profile: 'mechanised_bn', carriage: 'mech' },
  cavalry: { profile: 'recce_regt', carriage: 'recce' },
  recce: { profile: 'recce_regt', carriage: 'recce' },
  artillery: { profile: 'artillery', carriage: 'towed', artilleryClass: 'field' },
  selfPropelledArtillery: { profile: 'artillery', carriage: 'tank', artilleryClass: 'field' },
  armouredEngineers: { profile: 'armd_engineers', carriage: 'tank' },
  airborneEngineers: { profile: 'abn_engineers', carriage: 'foot' },
  gliderInfantry: { profile: 'glider_bn', carriage: 'foot' },
  mountainArtillery: { profile: 'light_artillery', carriage: 'foot', artilleryClass: 'field' },
  hq: { profile: 'hq', carriage: 'motor', flags: 'lightInfantry' },
  blank: { profile: 'blank', carriage: 'motor' },
  bridgingColumn: { profile: 'bridging', carriage: 'motor' },
};

/** Its row of the movement table by how it gets along (OC-99). */
export const moverOf = {
  foot: 'foot',
  horse: 'foot',
  motor: 'mech',
  mech: 'mech',
  tank: 'tank',
  recce: 'recce',
  towed: 'towedArtillery',
} as const satisfies Record<Carriage, string>;
