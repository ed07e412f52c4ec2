import { unitIn } from '@/companions/farthest-bridge/rules/board';
import { chancesOfAttack, chancesOfLanding } from '@/companions/farthest-bridge/rules/chances';
import { farthestBridge } from '@/companions/farthest-bridge/rules/farthest-bridge';
import { type HexNumber, hexside } from '@/companions/farthest-bridge/rules/hexes';
import { hexesWritten } from '@/companions/farthest-bridge/rules/hexes-written';
import type { BridgeKind, HexsideEntry, Terrain } from '@/companions/farthest-bridge/rules/map-data';
import type { Area } from '@/companions/farthest-bridge/rules/schedule';
import { type Act, type ActOf, actSchema, type State } from '@/companions/farthest-bridge/rules/state';
import type { Choice } from '@/companions/rules/at-table';
import type { CompanionRefusal } from '@/companions/rules/companion';
import { readEntered } from '@/companions/rules/entered';
import { scriptedTableDice } from '@/companions/rules/table-dice';
import type { Side } from '@/lib/words';

/** An act that is being filled in, as it is typed: hexes are text until they are read. */
export type Draft =
  | ({ kind: 'enterHex'; hex: string } & HexDraft)
  | { kind: 'enterHexside'; hexes: string; water: HexsideEntry['water']; bridge: BridgeKind | ''; prohibited: boolean }
  | { kind: 'enterGround'; ground: Area | 'eindhovenEdge'; hexes: string }
  | { kind: 'allot'; side: Side; markers: Chosen }
  | { kind: 'land' | 'arrive'; unit: string; hex: string; among: readonly string[] }
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

/** What of a hex is entered. */
export interface HexDraft {
  terrain: Terrain | null;
  road: boolean;
  trail: boolean;
  name: string;
}

/** Support-fire markers by id; 0 is none. */
export type Chosen = Record<string, number>;

export const noHexDraft: HexDraft = { terrain: null, road: false, trail: false, name: '' };

/** Whose places are written, in the order of the form. */
export const placesOf = (draft: DraftOf<'write'>): string[] => Object.keys(draft.places);

/** What somebody begins to fill in who takes up a choice with fields missing. `written` are the places of a set-up form. */
export function draftOf(
  { kind, given, among = [] }: Exclude<Choice<Act>, { act: Act }>,
  written: readonly string[],
): Draft {
  const unit = String(given.unit ?? '');
  const hex = String(given.hex ?? '');
  const side = given.side as Side;
  switch (kind) {
    case 'enterHex':
      return { kind, hex, ...noHexDraft };
    case 'allot':
      return { kind, side, markers: {} };
    case 'land':
    case 'arrive':
      return { kind, unit, hex: among.length === 1 ? among[0]! : '', among };
    case 'move':
      return { kind, unit, path: '', among };
    case 'attack':
      return { kind, hex, units: among.length === 1 ? among : [], among, attackSupport: {}, defenceSupport: {} };
    case 'write':
      return { kind, side, places: Object.fromEntries(written.map((name) => [name, ''])), at: written[0] ?? '' };
    default:
      throw new Error(`Nothing is missing of ${kind}`);
  }
}

const entryOf = ({ terrain, road, trail, name }: HexDraft) => ({
  ...{ terrain, ...(road && { road }), ...(trail && { trail }), ...(name.trim() && { name }) },
});
const chosen = (markers: Chosen) => Object.fromEntries(Object.entries(markers).filter(([, count]) => count !== 0));

/** The act as the game reads it, whole or not. */
export function actOf(draft: Draft): { kind: Act['kind'] } & Record<string, unknown> {
  switch (draft.kind) {
    case 'enterHex':
      return { kind: 'enterHex', hex: draft.hex.trim(), entry: entryOf(draft) };
    case 'enterHexside': {
      const { hexes, water, bridge, prohibited } = draft;
      const [one, other, ...more] = hexesWritten(hexes);
      const side = one && other && more.length === 0 ? hexside(one, other) : hexes;
      return {
        kind: 'enterHexside',
        hexside: side,
        entry: { water, ...(bridge && { bridge }), ...(prohibited && { prohibited }) },
      };
    }
    case 'enterGround': {
      const hexes = [...new Set(hexesWritten(draft.hexes))];
      if (draft.ground === 'eindhovenEdge') return { kind: 'enterEindhovenEdge', hexes };
      return { kind: 'enterArea', area: draft.ground, hexes };
    }
    case 'allot':
      return { kind: 'allot', side: draft.side, markers: chosen(draft.markers) };
    case 'land':
    case 'arrive':
      return { kind: draft.kind, unit: draft.unit, hex: draft.hex.trim() };
    case 'move':
      return { kind: 'move', unit: draft.unit, path: hexesWritten(draft.path) };
    case 'attack':
      return {
        ...{ kind: 'attack', units: draft.units, hex: draft.hex },
        ...{ attackSupport: chosen(draft.attackSupport), defenceSupport: chosen(draft.defenceSupport) },
      };
    case 'write':
      return { kind: 'write', side: draft.side, places: writtenIn(draft.places) };
  }
}

const writtenIn = (places: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(places)
      .map(([name, hex]) => [name, hex.trim()])
      .filter(([, hex]) => hex),
  );

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

const toggled = <One>(list: readonly One[], one: One): One[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

/** The act with a hex that was pressed on the map. */
export function withHex(state: State, draft: Draft, hex: HexNumber): Draft {
  switch (draft.kind) {
    case 'enterHex':
    case 'land':
    case 'arrive':
      return { ...draft, hex };
    case 'enterHexside': {
      const [one, other] = hexesWritten(draft.hexes);
      return { ...draft, hexes: one && !other && one !== hex ? hexside(one, hex) : hex };
    }
    case 'enterGround':
      return { ...draft, hexes: toggled([...new Set(hexesWritten(draft.hexes))], hex).join(' ') };
    case 'move': {
      const path = hexesWritten(draft.path);
      const at = path.indexOf(hex);
      const isStart = state.pieces[draft.unit]!.hex === hex;
      return { ...draft, path: (isStart ? [] : at < 0 ? [...path, hex] : path.slice(0, at + 1)).join(' ') };
    }
    case 'attack': {
      const there = unitIn(state, hex)?.id;
      return there && draft.among.includes(there) ? { ...draft, units: toggled(draft.units, there) } : draft;
    }
    case 'write': {
      const places = { ...draft.places, [draft.at]: hex };
      return { ...draft, places, at: Object.keys(places).find((name) => !places[name]) ?? draft.at };
    }
    case 'allot':
      return draft;
  }
}

/** What of an act shows on the map: the hexes it has taken, and those that it may take next. */
export function shownOnMap(state: State, draft: Draft): { taken: readonly string[]; open: readonly string[] } {
  switch (draft.kind) {
    case 'enterHex':
      return { taken: [draft.hex], open: [] };
    case 'enterHexside':
    case 'enterGround':
      return { taken: hexesWritten(draft.hexes), open: [] };
    case 'land':
    case 'arrive':
      return { taken: [draft.hex], open: draft.among };
    case 'move': {
      const path = hexesWritten(draft.path);
      return { taken: [state.pieces[draft.unit]!.hex ?? '', ...path], open: path.length === 0 ? draft.among : [] };
    }
    case 'attack': {
      const hexOf = (id: string) => state.pieces[id]!.hex ?? '';
      return { taken: [draft.hex, ...draft.units.map(hexOf)], open: draft.among.map(hexOf) };
    }
    case 'write':
      return { taken: Object.values(draft.places), open: [] };
    case 'allot':
      return { taken: [], open: [] };
  }
}

/** Whether an act that is being filled in may still be done; what is read off the printed map always may. */
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

/** Whether somebody is in the middle of a hex number, or has not begun: nothing is said to be wrong yet. */
export function isHalfTyped(draft: Draft): boolean {
  switch (draft.kind) {
    case 'enterHex':
      return draft.hex.trim().length < 4 || draft.terrain === null;
    case 'land':
    case 'arrive':
      return draft.hex.trim().length < 4;
    case 'enterHexside':
      return draft.hexes.replace(/\D/g, '').length < 8;
    case 'enterGround':
      return /(^|\D)\d{0,3}$/.test(draft.hexes);
    case 'move':
      return /(^|\D)\d{0,3}$/.test(draft.path.trimEnd());
    case 'write':
      return Object.values(draft.places).some((hex) => hex.trim().length < 4);
    case 'attack':
      return draft.units.length === 0;
    case 'allot':
      return false;
  }
}
