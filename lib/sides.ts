import type { AirKind, BarPattern, Side, SideColour } from './words';

/** The two sides of a game and the nations of its counters: what the rulebook ties to Allied and German, as properties. */

/** The rules that the book ties to a side. */
export interface SideRules {
  /** Its row of the table of close air support (§9). */
  closeSupport: Side;
  /** Its ground attack squadrons may fly a cab rank (§9, OC-39). */
  hasCabRank: boolean;
  /** Its units make a tested bridge safe, by checking or crossing it (§8, OC-110). */
  makesBridgesSafe: boolean;
  /** In whose words its troops are spoken of: motor infantry and engineers, or Panzergrenadiers and pioneers. */
  troops: Side;
  /** The people who tell its aircraft what to hit (OC-42). */
  airLiaison: string;
  /** The staffs that sign its reports of fighting, of what was seen, and of what was seen from the air. */
  operations: string;
  intelligence: string;
  airStaff: string;
}

/** A side as a game is played with it. */
export interface SideOfGame {
  key: Side;
  name: string;
  /** At the head of its order sheet; empty: none. */
  letter: string;
  colour: SideColour;
  rules: SideRules;
}

/** The army that a unit is of. */
export interface Nation {
  key: string;
  name: string;
  /** One side, or both. */
  sides: readonly Side[];
  bar: BarPattern;
}

/** The sides and nations of a game. */
export interface SidesOfGame {
  sides: Readonly<Record<Side, SideOfGame>>;
  nations: readonly Nation[];
}

/** The parts of them that everybody may be shown: names, colours, and the nations whose counters they see. */
export interface SidesShown {
  names: Readonly<Record<Side, string>>;
  colours: Readonly<Record<Side, SideColour>>;
  nations: readonly Nation[];
}

/** The rules of each side in the book. */
export const bookRules: Readonly<Record<Side, SideRules>> = {
  allied: {
    closeSupport: 'allied',
    hasCabRank: true,
    makesBridgesSafe: true,
    troops: 'allied',
    airLiaison: 'Tentacle',
    operations: 'G Ops',
    intelligence: 'G Int',
    airStaff: 'G (Air)',
  },
  german: {
    closeSupport: 'german',
    hasCabRank: false,
    makesBridgesSafe: false,
    troops: 'german',
    airLiaison: 'FLIVO',
    operations: 'Ia',
    intelligence: 'Ic',
    airStaff: 'Flivo',
  },
};

/** The nations of a scenario that names none. */
export const bookNations: readonly Nation[] = [
  { key: 'UK', name: 'British', sides: ['allied'], bar: 'whole' },
  { key: 'US', name: 'American', sides: ['allied'], bar: 'broken' },
  { key: 'POL', name: 'Polish', sides: ['allied'], bar: 'stepped' },
  { key: 'NL', name: 'Dutch', sides: ['allied'], bar: 'stepped' },
  { key: 'CAN', name: 'Canadian', sides: ['allied'], bar: 'whole' },
  { key: 'GER', name: 'German', sides: ['german'], bar: 'hatched' },
];

const bookNames: Readonly<Record<Side, string>> = { allied: 'Allied', german: 'German' };
const bookColours: Readonly<Record<Side, SideColour>> = { allied: 'blue', german: 'ochre' };

/** A side as a scenario has it: what it leaves out is as in the book. */
interface SideWritten {
  key: Side;
  name: string;
  letter?: string | undefined;
  colour?: SideColour | undefined;
  rules?: { readonly [Rule in keyof SideRules]?: SideRules[Rule] | undefined } | undefined;
}

/** The sides and nations of a scenario, with what it leaves out as in the book. */
export function sidesOf(scenario: {
  sides: readonly SideWritten[];
  nations?: readonly Nation[] | undefined;
}): SidesOfGame {
  const sideOf = (key: Side): SideOfGame => {
    const written = scenario.sides.find((side) => side.key === key);
    const said = Object.entries(written?.rules ?? {}).filter(([, value]) => value !== undefined);
    return {
      key,
      name: written?.name ?? bookNames[key],
      letter: written?.letter ?? '',
      colour: written?.colour ?? bookColours[key],
      rules: { ...bookRules[key], ...(Object.fromEntries(said) as Partial<SideRules>) },
    };
  };
  return {
    sides: { allied: sideOf('allied'), german: sideOf('german') },
    nations: scenario.nations ?? bookNations,
  };
}

/** The sides of a scenario that says nothing of them. */
export const bookSides: SidesOfGame = /* @__PURE__ */ sidesOf({ sides: [] });

/** The shown parts of them: all that a player's page needs of the book. */
export const bookShown: SidesShown = { names: bookNames, colours: bookColours, nations: bookNations };

/** The shown parts of them; `of`: to a side, which sees the nations of its own counters alone. */
export function shownOf({ sides, nations }: SidesOfGame, of: Side | null = null): SidesShown {
  return {
    names: { allied: sides.allied.name, german: sides.german.name },
    colours: { allied: sides.allied.colour, german: sides.german.colour },
    nations: of === null ? nations : nations.filter((nation) => nation.sides.includes(of)),
  };
}

/** The rows of the table of close air support (§9) as the sides of a game have them. */
export interface AirRowsOfGame {
  /** The rows whose squadrons fly cab ranks: of a side that has them (OC-39). */
  cabRankRows: readonly AirKind[];
  /** By row, what its squadrons are called: `Soviet ground attack`, and `ground attack` where both sides have it. Left out: as in the book. */
  airNames: Readonly<{ [Kind in AirKind]?: string }>;
}

export function airRowsOf({ sides }: SidesOfGame): AirRowsOfGame {
  const all = Object.values(sides);
  const named = all.flatMap((side) => {
    const kind = groundAttackOf(side.rules);
    const those = all.filter(({ rules }) => groundAttackOf(rules) === kind);
    const isOfBook = those.length === 1 && hasBookName(side) && kind === groundAttackOf(bookRules[side.key]);
    return isOfBook ? [] : [[kind, those.length > 1 ? 'ground attack' : `${side.name} ground attack`]];
  });
  return {
    cabRankRows: all.flatMap(({ rules }) => (rules.hasCabRank ? [groundAttackOf(rules)] : [])),
    airNames: Object.fromEntries(named),
  };
}

/** True when a side has the name of the book. */
export const hasBookName = ({ key, name }: Pick<SideOfGame, 'key' | 'name'>): boolean => name === bookNames[key];

/** The sides whose units call for the test of a bridge and make it safe (§8, OC-110). */
export const bridgeTakers = ({ sides }: SidesOfGame): SideOfGame[] =>
  Object.values(sides).filter(({ rules }) => rules.makesBridgesSafe);

/** The other side. */
export const otherSide = (side: Side): Side => (side === 'allied' ? 'german' : 'allied');

/** The row of the table of close air support that a side's ground attack squadrons have (§9). */
export const groundAttackOf = ({ closeSupport }: Pick<SideRules, 'closeSupport'>): AirKind =>
  closeSupport === 'allied' ? 'alliedGroundAttack' : 'germanGroundAttack';
