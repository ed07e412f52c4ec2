import type { Chance } from '@/lib/chance';
import { type ControlSeat, isControl, type PlayerSeat } from '@/lib/turn/kernel/seat';
import { airColumns } from '@/lib/visibility/forms/air-columns';
import { namesOfKind } from '@/lib/visibility/forms/columns';
import { orderColumns } from '@/lib/visibility/forms/order-columns';
import { canary } from './canaries';
import type { CalledVerb, Shape, Verb } from './verbs';
import type { Kind, Thing, View } from './view';

/** The writer, and what they see while they write. */
interface Writer {
  chance: Chance;
  view: View;
  seat: ControlSeat | PlayerSeat;
  /** The owner of the words: the key of their team, or Control. */
  who: string;
  verb: Verb;
}

/** Columns of the sheets that hold a grid reference. */
const references = new Set<string>([
  ...namesOfKind(airColumns, 'reference'),
  ...namesOfKind(orderColumns, 'reference', 'point'),
]);

/** The kinds of ids in a field of this name. */
const idsIn: Record<string, Kind[]> = {
  unitId: ['unit'],
  unitIds: ['unit'],
  enemyId: ['unit'],
  goes: ['unit'],
  inBoth: ['unit'],
  friends: ['unit'],
  guns: ['unit'],
  toUnitId: ['unit'],
  counterIds: ['counter'],
  supportIds: ['counter'],
  teamId: ['team'],
  teamIds: ['team'],
  seatId: ['seat'],
  toSeatId: ['seat'],
  sheetId: ['sheet', 'airSheet'],
  lineId: ['line'],
  requestId: ['line', 'airLine', 'copy'],
  copyId: ['copy'],
  messageId: ['message'],
  answers: ['message'],
  noteId: ['telephone'],
  noteIds: ['controlNote'],
  combatId: ['combat'],
  parentId: ['combat'],
  decisionId: ['decision'],
  queryId: ['query'],
  caseId: ['case'],
  caseIds: ['case'],
  taskId: ['airTask'],
  airTaskId: ['airTask'],
  tasks: ['airTask'],
  escortsId: ['airTask'],
  flakOf: ['airTask'],
  recceOf: ['airTask'],
  areaId: ['area'],
  crossingId: ['crossing'],
  crossingIds: ['crossing'],
  passageId: ['passage'],
  workId: ['bridging'],
  bindingId: ['binding'],
  companionGameId: ['companionGame'],
  sightingId: ['sighting'],
  reportId: ['report'],
  squadronId: ['squadron'],
  squadronIds: ['toldSquadron'],
  linkId: ['link'],
  paperId: ['paper', 'delivered', 'deliveredCopy'],
  noticeId: ['notice'],
  subjectId: [
    'sheet',
    'airSheet',
    'query',
    'decision',
    'combat',
    'airTask',
    'crossing',
    'report',
    'sighting',
    'message',
  ],
};

/** An input a person might send with this verb as the game now stands. */
export function fittingInput(
  chance: Chance,
  view: View,
  seat: ControlSeat | PlayerSeat,
  { verb, shape }: CalledVerb,
): unknown {
  if (!shape) return undefined;
  const who = isControl(seat) ? 'control' : view.byId.get(seat.teamId)!.says;
  return fill({ chance, view, seat, who, verb }, shape, [], {});
}

/** A value of this shape, for the field at the end of `path`; `beside`: what has been written in the same object. */
function fill(writer: Writer, shape: Shape, path: string[], beside: Record<string, unknown>): unknown {
  const { chance } = writer;
  if (shape.const !== undefined) return shape.const;
  if (shape.default !== undefined && !chance.onceIn(3)) return shape.default;
  const field = path.findLast((part) => Number.isNaN(Number(part))) ?? '';
  if (shape.enum) return enumerated(writer, shape.enum, field);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return fill(writer, chance.oneOf(seldomNull(chance, choices, ({ type }) => type)), path, beside);
  const types = Array.isArray(shape.type) ? shape.type : [shape.type];
  // A combat to be grouped is a new one, as a rule.
  if (field === 'combatId' && types.includes('null') && !chance.onceIn(5)) return null;
  switch (chance.oneOf(seldomNull(chance, types, (type) => type))) {
    case 'object':
      return filledObject(writer, shape, path);
    case 'array':
      return filledList(writer, shape, path, field);
    case 'string':
      return text(writer, shape, field);
    case 'integer':
    case 'number':
      return figure(writer, shape, field, beside, path);
    case 'boolean':
      return chance.onceIn(2);
    default:
      return null;
  }
}

/** The choices without null, but for once in six times. */
const seldomNull = <T>(chance: Chance, choices: readonly T[], typeOf: (choice: T) => unknown): readonly T[] => {
  const filled = choices.filter((choice) => typeOf(choice) !== 'null');
  return filled.length > 0 && !chance.onceIn(6) ? filled : choices;
};

function enumerated({ chance, view }: Writer, values: unknown[], field: string): unknown {
  if (field === 'from' && values.includes(view.phase)) return view.phase;
  return chance.oneOf(values);
}

function filledObject(writer: Writer, { properties = {}, propertyNames }: Shape, path: string[]): unknown {
  const { chance, view } = writer;
  if (path.at(-1) === 'was') return view.budgets;
  if (propertyNames) return chance.onceIn(2) ? {} : { [chance.oneOf(words)]: chance.oneOf(words) };
  const object: Record<string, unknown> = {};
  // Ids first: a version and a role belong to them.
  const inOrder = Object.entries(properties).sort(([a], [b]) => Number(b in idsIn) - Number(a in idsIn));
  for (const [name, shape] of inOrder) object[name] = fill(writer, shape, [...path, name], object);
  return object;
}

function filledList(writer: Writer, shape: Shape, path: string[], field: string): unknown[] {
  const { chance } = writer;
  const { prefixItems, items, minItems = 0, maxItems = 6 } = shape;
  if (prefixItems?.length === 2 && prefixItems[0]!.type === 'number') return place(writer);
  if (prefixItems) return prefixItems.map((one, i) => fill(writer, one, [...path, String(i)], {}));
  if (!items) return [];
  const count = Math.min(chance.whole(minItems, Math.max(minItems, chance.oneOf([0, 1, 1, 2, 2, 3, 5]))), maxItems);
  const list = Array.from({ length: count }, (_, i) => fill(writer, items, [...path, String(i)], {}));
  if (items.properties?.role && items.properties.unitId && !chance.onceIn(8)) return opponents(writer, list);
  return field in idsIn ? [...new Set(list)] : list;
}

/** Units of one side against units of the other that stand nearest, as a combat is grouped. */
function opponents({ chance, view }: Writer, parts: unknown[]): unknown[] {
  if (view.standing.length === 0) return parts;
  const first = chance.oneOf(view.standing);
  const km = ({ x, y }: { x: number; y: number }) => Math.hypot(x - first.x, y - first.y);
  const near = [...view.standing].sort((a, b) => km(a) - km(b));
  const friends = near.filter(({ side }) => side === first.side);
  const enemies = near.filter(({ side }) => side !== first.side);
  const fight = [...friends.slice(0, chance.whole(1, 3)), ...enemies.slice(0, chance.whole(1, 2))];
  const words = parts.length > 0 ? parts : [{}];
  return fight.map(({ id, side }, i) => ({
    ...(words[i % words.length] as object),
    unitId: id,
    role: side === first.side ? 'attacker' : 'defender',
  }));
}

/** On or near a counter, seldom anywhere. */
function place({ chance, view }: Writer): [number, number] {
  const anywhere = { x: chance.whole(-20, 200), y: chance.whole(-20, 200) };
  const { x, y } = view.standing.length === 0 || chance.onceIn(15) ? anywhere : chance.oneOf(view.standing);
  const off = () => (chance.onceIn(2) ? 0 : chance.whole(-30, 30) / 10);
  return [x + off(), y + off()];
}

function figure(
  { chance, view, verb, seat }: Writer,
  { type, minimum = -10, maximum = 100 }: Shape,
  field: string,
  beside: Record<string, unknown>,
  path: string[],
): number {
  if (field === 'x' || field === 'px') return place({ chance, view } as Writer)[0];
  if (field === 'y' || field === 'py') return place({ chance, view } as Writer)[1];
  if (field === 'turn') return chance.onceIn(10) ? view.turn + 1 : view.turn;
  if (/Turn$|^until$/.test(field)) return view.turn + chance.whole(0, 4);
  if (field === 'number') return Math.max(1, view.entries - chance.whole(0, 20));
  if (/version$/i.test(field)) return Math.max(minimum, version({ chance, view, seat }, path, beside, verb));
  const least = Math.max(minimum, -10);
  const most = Math.min(maximum, minimum + 20, 400);
  return type === 'integer' ? chance.whole(least, most) : chance.whole(least * 10, most * 10) / 10;
}

/** The version of what is named beside it, as it now stands; seldom an older one. */
function version(
  { chance, view, seat }: Pick<Writer, 'chance' | 'view' | 'seat'>,
  path: string[],
  beside: Record<string, unknown>,
  verb: Verb,
): number {
  const named = Object.values(beside).flatMap((value) => view.byId.get(String(value)) ?? []);
  const ofTeam = view.things.filter(
    ({ kind, teamId }) =>
      path.length === 1 &&
      (isControl(seat)
        ? kind === 'report' && view.byId.get(teamId ?? '')?.says === beside.teamKey
        : kind === (verb.includes('air') ? 'airSheet' : 'sheet') && teamId === seat.teamId),
  );
  const versions = [...named, ...ofTeam].flatMap((thing) => thing.versions);
  const now = versions.length > 0 && !chance.onceIn(8) ? chance.oneOf(versions) : chance.whole(0, 2);
  return chance.onceIn(20) ? Math.max(0, now - 1) : now;
}

/** Words of the field and of the battle; some are such as a player must never read. */
const words = [
  'Hold the bridge.',
  'Tanks, 40 of them?',
  'An der Brücke – “halten”! 🪂',
  '<img src=x onerror=alert(1)>',
  '\'; DROP TABLE "Unit"; --',
  'Status 5, die roll 6, CRT.',
  '5-3-2-1-0',
  ' ',
];

function text(writer: Writer, shape: Shape, field: string): string {
  const { chance, view, who, verb } = writer;
  const kinds = idsIn[field];
  if (kinds) return idOf(writer, kinds);
  if (/^teamKeys?$/.test(field)) return chance.oneOf(view.things.filter(({ kind }) => kind === 'team')).says;
  if (field === 'id') return lineId(writer);
  if (shape.pattern) return '';
  if (references.has(field)) return chance.oneOf(['', '7478', '745 780', 'nowhere']);
  if (field === 'profile') return chance.oneOf(['5-3-2-1-0', '[2-1-0]', '(2)-(1)-0', '0', 'five']);
  if (field === 'path')
    return chance.oneOf(['margin', 'attackersScore', `units.${chance.oneOf(unitsOf(writer))?.id}.stepsLost`]);
  if (/reason$|overrule$|untested/i.test(field) && !chance.onceIn(4)) return canary(who, verb, field);
  // A unit that Control raises bears on its counter whatever name it is given.
  const said = verb === 'raise-unit' ? canary(who, verb, field) : `${canary(who, verb, field)} ${chance.oneOf(words)}`;
  return said.slice(0, shape.maxLength ?? 4000);
}

const unitsOf = ({ view }: Writer): Thing[] => view.things.filter(({ kind }) => kind === 'unit');

/** The name used where there is nothing of the kind. */
export const nothing = 'nothing';

/** An id of one of these kinds: for a player one of his own team's, most of the time. */
function idOf({ chance, view, seat }: Writer, kinds: Kind[]): string {
  const all = view.things.filter(({ kind }) => kinds.includes(kind));
  const own = isControl(seat) ? all : all.filter(({ teamId }) => teamId === seat.teamId);
  // What has come into being last is what people are at.
  const near = own.length > 0 && !chance.onceIn(25) ? own : all;
  if (near.length === 0) return nothing;
  return (chance.onceIn(2) ? chance.oneOf(near.slice(-3)) : chance.oneOf(near)).id;
}

/** A row or a mark of the writer's own, or a new one. */
function lineId({ chance, view, seat, verb }: Writer): string {
  const kind = verb === 'save-marks' ? 'mark' : verb.includes('air') ? 'airLine' : 'line';
  const own = view.things.filter((thing) => thing.kind === kind && (isControl(seat) || thing.teamId === seat.teamId));
  return own.length > 0 && chance.onceIn(2) ? chance.oneOf(own).id : `new-${chance.whole(1, 1e9)}`;
}
