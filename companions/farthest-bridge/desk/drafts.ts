import { unitIn } from '@/companions/farthest-bridge/rules/board';
import { chancesOfAttack, chancesOfLanding } from '@/companions/farthest-bridge/rules/chances';
import { farthestBridge } from '@/companions/farthest-bridge/rules/farthest-bridge';
import { type HexNumber, hexside } from '@/companions/farthest-bridge/rules/hexes';
import { hexesWritten } from '@/companions/farthest-bridge/rules/hexes-written';
import type { BridgeKind, HexsideEntry, Terrain } from '@/companions/farthest-bridge/rules/map-data';
import type { Area } from '@/companions/farthest-bridge/rules/schedule';
import { type Act, type ActOf, actSchema, type State } from '@/companions/farthest-bridge/rules/state';
import type { Choice, OpenChoice } from '@/companions/rules/at-table';
import type { CompanionRefusal } from '@/companions/rules/companion';
import { readEntered } from '@/companions/rules/entered';
import { scriptedTableDice } from '@/companions/rules/table-dice';
import type { ValuePath } from '@/lib/values';
import type { Side } from '@/lib/words';

/** An act that is being filled in, as it is typed: hexes are text until they are read. */
export type Draft =
  | ({ kind: 'enterHex'; hex: string } & HexDraft)
  | { kind: 'enterHexside'; hexes: string; water: HexsideEntry['water']; bridge: BridgeKind | ''; prohibited: boolean }
  | { kind: 'enterGround'; ground: Area | 'eindhovenEdge'; hexes: string }
  | { kind: 'allot'; side: Side; markers: Chosen }
  | { kind: 'land'; unit: string; hex: string; among: readonly string[] }
  | { kind: 'arrive'; unit: string; hex: string; among: readonly string[] }
  | { kind: 'move'; unit: string; path: string; among: readonly string[] }
  | {
      kind: 'attack';
      hex: string;
      units: readonly string[];
      among: readonly string[];
      attackSupport: Chosen;
      defenceSupport: Chosen;
    }
  | { kind: 'write'; side: Side; places: Record<string, string>; at: string };
export type DraftOf<Kind extends Draft['kind']> = Extract<Draft, { kind: Kind }>;

/** The entered fields of a hex. */
export interface HexDraft {
  terrain: Terrain | null;
  road: boolean;
  trail: boolean;
  name: string;
}

/** Support-fire markers by id; 0 is none. */
type Chosen = Record<string, number>;

export const noHexDraft: HexDraft = { terrain: null, road: false, trail: false, name: '' };

/** The fields of a choice, and the possible values of its first missing one. */
interface Given {
  unit: string;
  hex: string;
  side: Side;
  among: readonly string[];
  /** The places of a set-up form. */
  written: readonly string[];
}

/** The hexes of an act on the map: those it has taken, and those that it may take next. */
interface ShownOnMap {
  taken: readonly string[];
  open: readonly string[];
}

/** The filling in of an act of a kind. */
interface Drafting<One extends Draft> {
  /** The first values for a person who takes it up from the list. */
  begin?: (given: Given) => Omit<One, 'kind'>;
  /** The act as the game reads it, whole or not; its kind is the draft's where it has the same. */
  act: (draft: One) => { kind?: Act['kind'] } & Record<string, unknown>;
  /** With a hex that was pressed on the map. */
  pressed?: (draft: One, hex: HexNumber, state: State) => Partial<Omit<One, 'kind'>>;
  /** The other changes when something has been written at a place. */
  follow?: (draft: One, at: ValuePath, state: State) => Partial<Omit<One, 'kind'>>;
  shown?: (draft: One, state: State) => ShownOnMap;
  /** Somebody is in the middle of a hex number, or has not begun: nothing is said to be wrong yet. */
  isHalfTyped?: (draft: One) => boolean;
}

const chosen = (markers: Chosen) => Object.fromEntries(Object.entries(markers).filter(([, count]) => count !== 0));
const toggled = <One>(list: readonly One[], one: One): One[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
const isHalfHex = (text: string): boolean => text.trim().length < 4;
const endsInHalfHex = (text: string): boolean => /(^|\D)\d{0,3}$/.test(text);

const oneHex: Drafting<DraftOf<'land' | 'arrive'>> = {
  begin: ({ unit, among }) => ({ unit, hex: among.length === 1 ? among[0]! : '', among }),
  act: ({ unit, hex }) => ({ unit, hex: hex.trim() }),
  pressed: (_, hex) => ({ hex }),
  shown: ({ hex, among }) => ({ taken: [hex], open: among }),
  isHalfTyped: ({ hex }) => isHalfHex(hex),
};

const drafting: { [Kind in Draft['kind']]: Drafting<DraftOf<Kind>> } = {
  enterHex: {
    begin: ({ hex }) => ({ hex, ...noHexDraft }),
    act: ({ hex, terrain, road, trail, name }) => ({
      hex: hex.trim(),
      entry: { terrain, ...(road && { road }), ...(trail && { trail }), ...(name.trim() && { name }) },
    }),
    pressed: (_, hex) => ({ hex }),
    shown: ({ hex }) => ({ taken: [hex], open: [] }),
    isHalfTyped: ({ hex, terrain }) => isHalfHex(hex) || terrain === null,
  },
  enterHexside: {
    act: ({ hexes, water, bridge, prohibited }) => {
      const [one, other, ...more] = hexesWritten(hexes);
      return {
        hexside: one && other && more.length === 0 ? hexside(one, other) : hexes,
        entry: { water, ...(bridge && { bridge }), ...(prohibited && { prohibited }) },
      };
    },
    pressed: ({ hexes }, hex) => {
      const [one, other] = hexesWritten(hexes);
      return { hexes: one && !other && one !== hex ? hexside(one, hex) : hex };
    },
    shown: ({ hexes }) => ({ taken: hexesWritten(hexes), open: [] }),
    isHalfTyped: ({ hexes }) => hexes.replace(/\D/g, '').length < 8,
  },
  enterGround: {
    act: ({ ground, hexes: text }) => {
      const hexes = [...new Set(hexesWritten(text))];
      if (ground === 'eindhovenEdge') return { kind: 'enterEindhovenEdge', hexes };
      return { kind: 'enterArea', area: ground, hexes };
    },
    pressed: ({ hexes }, hex) => ({ hexes: toggled([...new Set(hexesWritten(hexes))], hex).join(' ') }),
    follow: ({ ground, hexes }, [at], { map }) => {
      if (at !== 'ground') return { hexes };
      return { hexes: ((ground === 'eindhovenEdge' ? map.eindhovenEdge : map.areas[ground]) ?? []).join(' ') };
    },
    shown: ({ hexes }) => ({ taken: hexesWritten(hexes), open: [] }),
    isHalfTyped: ({ hexes }) => endsInHalfHex(hexes),
  },
  allot: {
    begin: ({ side }) => ({ side, markers: {} }),
    act: ({ side, markers }) => ({ side, markers: chosen(markers) }),
  },
  land: oneHex,
  arrive: oneHex,
  move: {
    begin: ({ unit, among }) => ({ unit, path: '', among }),
    act: ({ unit, path }) => ({ unit, path: hexesWritten(path) }),
    pressed: ({ unit, path: text }, hex, { pieces }) => {
      const path = hexesWritten(text);
      const at = path.indexOf(hex);
      const isStart = pieces[unit]!.hex === hex;
      return { path: (isStart ? [] : at < 0 ? [...path, hex] : path.slice(0, at + 1)).join(' ') };
    },
    shown: ({ unit, path: text, among }, { pieces }) => {
      const path = hexesWritten(text);
      return { taken: [pieces[unit]!.hex ?? '', ...path], open: path.length === 0 ? among : [] };
    },
    isHalfTyped: ({ path }) => endsInHalfHex(path.trimEnd()),
  },
  attack: {
    begin: ({ hex, among }) => ({
      hex,
      units: among.length === 1 ? among : [],
      among,
      attackSupport: {},
      defenceSupport: {},
    }),
    act: ({ units, hex, attackSupport, defenceSupport }) => ({
      units,
      hex,
      attackSupport: chosen(attackSupport),
      defenceSupport: chosen(defenceSupport),
    }),
    pressed: ({ units, among }, hex, state) => {
      const there = unitIn(state, hex)?.id;
      return { units: there && among.includes(there) ? toggled(units, there) : units };
    },
    shown: ({ hex, units, among }, { pieces }) => {
      const hexOf = (id: string) => pieces[id]!.hex ?? '';
      return { taken: [hex, ...units.map(hexOf)], open: among.map(hexOf) };
    },
    isHalfTyped: ({ units }) => units.length === 0,
  },
  write: {
    begin: ({ side, written }) => ({
      side,
      places: Object.fromEntries(written.map((name) => [name, ''])),
      at: written[0] ?? '',
    }),
    act: ({ side, places }) => ({
      side,
      places: Object.fromEntries(
        Object.entries(places)
          .map(([name, hex]) => [name, hex.trim()])
          .filter(([, hex]) => hex),
      ),
    }),
    pressed: ({ places: before, at }, hex) => {
      const places = { ...before, [at]: hex };
      return { places, at: Object.keys(places).find((name) => !places[name]) ?? at };
    },
    follow: (_, [, name]) => ({ at: `${name}` }),
    shown: ({ places }) => ({ taken: Object.values(places), open: [] }),
    isHalfTyped: ({ places }) => Object.values(places).some(isHalfHex),
  },
};

const draftingOf = (kind: Draft['kind']) => drafting[kind] as Drafting<Draft>;

/** The first values for a choice with fields missing. `written` are the places of a set-up form. */
export function draftOf({ kind, given, among = [] }: OpenChoice<Act>, written: readonly string[]): Draft {
  const { unit = '', hex = '', side } = given as Partial<Given>;
  const begun = draftingOf(kind as Draft['kind'])?.begin?.({ unit, hex, side: side!, among, written });
  if (!begun) throw new Error(`Nothing is missing of ${kind}`);
  return { kind, ...begun } as Draft;
}

/** The act as the game reads it, whole or not. */
export const actOf = (draft: Draft): { kind: Act['kind'] } & Record<string, unknown> => ({
  kind: draft.kind as Act['kind'],
  ...draftingOf(draft.kind).act(draft),
});

/** Why the act may not be played as it stands, by the game itself and before any die; nothing where it may. */
export function whyNot(state: State, draft: Draft): CompanionRefusal | undefined {
  const read = readEntered(actSchema, actOf(draft));
  if (!read.ok) return read;
  const act = read.value;
  const told =
    act.kind === 'land'
      ? chancesOfLanding(state, act)
      : act.kind === 'attack'
        ? chancesOfAttack(state, act)
        : farthestBridge.act(state, act, scriptedTableDice([]));
  return told.ok ? undefined : told;
}

/** The hex of an act whose terrain nobody has entered and the game asks for; nothing where that is not why it is refused. */
export function terrainWanted(
  state: State,
  draft: Draft,
  refusal: CompanionRefusal | undefined,
): HexNumber | undefined {
  if (refusal?.code !== 'terrainUnknown') return undefined;
  const { unit, hex, path = [] } = actOf(draft) as Partial<ActOf<'move'> & ActOf<'land'>>;
  // The hex a unit landed in is paid for when it moves on (FB-17).
  if (refusal.field === 'unit') return state.pieces[unit!]!.hex!;
  return [...path, ...(hex ? [hex] : [])].find((one) => !state.map.hexes[one]);
}

/** The act with a hex that was pressed on the map. */
export const withHex = (state: State, draft: Draft, hex: HexNumber): Draft =>
  ({ ...draft, ...draftingOf(draft.kind).pressed?.(draft, hex, state) }) as Draft;

/** The act once something has been written at a place of it. */
export const writtenAt = (state: State, draft: Draft, at: ValuePath): Draft =>
  ({ ...draft, ...draftingOf(draft.kind).follow?.(draft, at, state) }) as Draft;

export const shownOnMap = (state: State, draft: Draft): ShownOnMap =>
  draftingOf(draft.kind).shown?.(draft, state) ?? { taken: [], open: [] };

export const isHalfTyped = (draft: Draft): boolean => draftingOf(draft.kind).isHalfTyped?.(draft) ?? false;

/** True when an act that is being filled in may still be done; what is read off the printed map always may. */
export function isOffered(draft: Draft, choices: readonly Choice<Act>[]): boolean {
  if (draft.kind.startsWith('enter')) return true;
  return choices.some(
    (choice) =>
      'kind' in choice &&
      choice.kind === draft.kind &&
      Object.entries(choice.given).every(
        ([name, value]) => (draft as unknown as Record<string, unknown>)[name] === value,
      ),
  );
}
