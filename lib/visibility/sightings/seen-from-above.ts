import { type Armed, isTanks } from '@/lib/adjudication/arms';
import type { Arm } from '@/lib/words';

/** The troops as a pilot sees them (§12c): vehicles, guns and men; never a trade, a role or an HQ. */

const kinds = {
  tanks: 'armour',
  'assault guns': 'antiTank',
  artillery: 'artillery',
  'half-tracks': 'mechanised',
  trucks: 'transport',
  infantry: 'infantry',
} as const satisfies Record<string, Arm>;

type Kind = keyof typeof kinds;

const seenAs: Record<Arm, Kind | null> = {
  armour: 'tanks',
  cavalry: 'infantry',
  recce: 'half-tracks',
  mechanised: 'half-tracks',
  paras: 'infantry',
  gliderInfantry: 'infantry',
  mountainInfantry: 'infantry',
  infantry: 'infantry',
  armouredEngineers: 'half-tracks',
  engineers: 'infantry',
  airborneEngineers: 'infantry',
  antiTank: 'artillery',
  antiAircraftArtillery: 'artillery',
  artillery: 'artillery',
  selfPropelledArtillery: 'artillery',
  airborneArtillery: 'artillery',
  mountainArtillery: 'artillery',
  hq: 'trucks',
  transport: 'trucks',
  bridgingColumn: 'trucks',
  blank: null,
};

/** The kinds that can be reported from the air, with the symbol of each. */
export const kindsFromAbove: readonly { symbol: Arm; words: Kind }[] = (Object.keys(kinds) as Kind[]).map((words) => ({
  words,
  symbol: kinds[words],
}));

/** A unit as a pilot reports it; null: nothing that has a name. */
export function seenFromAbove(unit: Armed): { symbol: Arm; words: Kind } | null {
  const words = kindSeen(unit);
  return words && { words, symbol: kinds[words] };
}

function kindSeen(unit: Armed): Kind | null {
  if (unit.flags.includes('outOfRole')) return 'infantry';
  if (isTanks(unit) && unit.arm !== 'armour') return 'assault guns';
  return seenAs[unit.arm];
}
