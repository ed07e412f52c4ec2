import type { Arm } from '@/lib/words';

/** The picture of an arm in a standard symbol code of twenty digits. */
export interface ArmSymbol {
  /** Entity, type and subtype. */
  entity: string;
  /** Mark above and mark below the middle of the frame; left out: none. */
  above?: string;
  below?: string;
}

const wings = '01';
const mountain = '27';
/** The V of air assault: keeps glider infantry apart from paras, who have the wings. */
const airLanding = '59';
const headquartersLine = '98';
const bridge = '06';

/**
 * The arms of Annex B as APP-6D (MIL-STD-2525D) has them. The book's pictures are not in its text: these are the nearest
 * symbols of the standard, our choice (CC0). What is drawn on counters and what other programs are sent are both of this table.
 */
export const armSymbols: Readonly<Record<Arm, ArmSymbol>> = {
  antiTank: { entity: '120400' },
  transport: { entity: '163600' },
  mountainInfantry: { entity: '121100', below: mountain },
  airborneArtillery: { entity: '130300', below: wings },
  paras: { entity: '121100', below: wings },
  antiAircraftArtillery: { entity: '130100' },
  engineers: { entity: '140700' },
  infantry: { entity: '121100' },
  armour: { entity: '120500' },
  mechanised: { entity: '121102' },
  cavalry: { entity: '120501' },
  recce: { entity: '121300' },
  artillery: { entity: '130300' },
  selfPropelledArtillery: { entity: '130301' },
  armouredEngineers: { entity: '140701' },
  airborneEngineers: { entity: '140700', below: wings },
  gliderInfantry: { entity: '121100', below: airLanding },
  mountainArtillery: { entity: '130300', below: mountain },
  hq: { entity: '000000', above: headquartersLine },
  blank: { entity: '000000' },
  bridgingColumn: { entity: '140700', above: bridge },
};

/** What a code has where there is no mark. */
export const noMark = '00';

/** Arms for what the standard knows and Annex B does not, by the first digits of its entity; the longest that fits counts. */
export const nearestArms: Readonly<Record<string, Arm>> = {
  // Armoured infantry in fighting vehicles, and combined arms.
  121105: 'mechanised',
  1210: 'mechanised',
  // Observers and watchers.
  1212: 'recce',
  1216: 'recce',
  // What flies.
  1206: 'blank',
  1207: 'blank',
  1208: 'blank',
  1219: 'blank',
  // The great families: movement, fires, protection, intelligence, sustainment.
  12: 'infantry',
  13: 'artillery',
  14: 'engineers',
  15: 'recce',
  16: 'transport',
};
