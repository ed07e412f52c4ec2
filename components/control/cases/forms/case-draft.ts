import type { Kind } from '@/lib/adjudication/adjudicate';
import type { CaseAbout } from '@/lib/advice/cases/case-record';
import { type CombatRole, combatRoles, type Daypart, type Weather } from '@/lib/words';
import { blankRows } from './blank-case-rows';
import { type Leaf, leafAt, rowsAt, type Tree, withLeaf } from './case-tree';

export interface CaseDraft {
  name: string;
  put: Tree;
  about: CaseAbout;
}

/** The hour a new case is put in. */
export interface Hour {
  daypart: Daypart;
  weather: Weather;
}

const force = (role: CombatRole): Tree => ({
  leadFormation: '',
  units: [blankRows.fighter(role)],
  artillery: [],
  air: [],
});
const openGround = { isBuiltUp: false, isWoods: false, isCity: false, isFortified: false, isBadTerrain: false };

/** An empty form of each kind, as far as the hour fills it in: a row stands where at least one is needed. */
export const blank: { [K in Kind]: (hour: Hour) => Tree } = {
  combat: ({ daypart }) => ({
    daypart,
    ground: { ...openGround },
    attacker: force('attacker'),
    defender: force('defender'),
  }),
  interdiction: () => ({ targets: [blankRows.target()], forces: [{ weight: 'medium', count: '1' }] }),
  recce: ({ daypart }) => ({ isNight: daypart === 'night', targets: [blankRows.lookedAt()] }),
  flak: () => ({ mission: 'landing', serials: [blankRows.serial()], flak: [] }),
  airToAir: () => ({ a: '', b: '' }),
  traffic: () => ({
    crossing: { kind: 'mainRoadBridge', capacityPoints: '', pointsUsed: '0', isBlown: false },
    queue: [blankRows.queued()],
  }),
  bridge: () => ({ state: 'untested', retestReason: '' }),
  movement: ({ daypart, weather }) => ({
    mover: 'foot',
    ground: 'open',
    mode: 'tactical',
    daypart,
    slowedBy: weather === 'bad' ? 'bad weather' : '',
    distanceKm: '',
  }),
};

export const emptyDraft = (kind: Kind, hour: Hour): CaseDraft => ({ name: '', put: blank[kind](hour), about: {} });

/** The fields whose text is a figure; the names are the same in every kind. */
const figures = new Set([
  'stepsLost',
  'count',
  'unitsInSquare',
  'distanceKm',
  'squadrons',
  'rangeKm',
  'turnShareMoved',
  'startLineKm',
  'a',
  'b',
  'transportSerials',
  'bomberSquadrons',
  'capacityPoints',
  'pointsUsed',
  'unitSizePoints',
  'pointsAcross',
]);
/** The lists that a form writes as one line of text. */
export const textLists = new Set(['tacticalAdvantages', 'slowedBy']);

/** A serial that carries nobody. */
const isNobody = ({ id, profile }: Tree): boolean => !id && !profile;

/** A value of a case as JSON holds it. */
type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

function readLeaf(name: string, leaf: Leaf): Json | undefined {
  if (Array.isArray(leaf)) return leaf.map((inside) => readLeaf('', inside) ?? null);
  if (name === 'carries' && isNobody(leaf as Tree)) return undefined;
  if (typeof leaf === 'object') return inputOf(leaf);
  if (typeof leaf === 'boolean') return leaf;
  const text = leaf.trim();
  if (textLists.has(name)) return text.split(/[;,]/).flatMap((words) => words.trim() || []);
  if (text === '') return undefined;
  if (!figures.has(name)) return text;
  const figure = Number(text.replace(',', '.'));
  return Number.isFinite(figure) ? figure : text;
}

/** The case as the engine reads it: figures as numbers, what is left empty left out. */
export const inputOf = (tree: Tree): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(tree).flatMap(([name, leaf]) => {
      const value = name.startsWith('$') ? undefined : readLeaf(name, leaf);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** Every id of a case with the name it goes by: that of the game's unit picked for it, or its own. */
export function namesIn(leaf: Leaf, found = new Map<string, string>()): Map<string, string> {
  if (typeof leaf !== 'object') return found;
  const { id, $name } = leaf as Tree;
  if (typeof id === 'string' && id.trim() !== '') found.set(id.trim(), typeof $name === 'string' ? $name : id.trim());
  for (const inside of Object.values(leaf)) namesIn(inside, found);
  return found;
}

/** A combat's lead formation, where none is named, is that of the first unit on its side (§9). */
export function withLeads(put: Tree): Tree {
  return combatRoles.reduce((tree, role) => {
    const lead = leafAt(tree, `${role}.leadFormation`);
    const first = rowsAt(tree, `${role}.units`)[0]?.formation;
    return lead === '' && typeof first === 'string' ? withLeaf(tree, `${role}.leadFormation`, first) : tree;
  }, put);
}
