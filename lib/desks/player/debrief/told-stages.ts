import { type IssuedOnMap, issuedOnMap, type MapRow } from '@/lib/db/issued/map-issued';
import { type PhaseBegun, phasesBegun } from '@/lib/db/issued/phases-begun';
import { type GoalOrdered, goalsOrdered } from '@/lib/db/team/goals-ordered';
import type { Thing } from '@/lib/replay/film';
import { type MapAt, stageOf } from '@/lib/replay/take-home/stages';
import { only } from '@/lib/values';
import { actionWords } from '@/lib/visibility/forms/order-form';

type MapRowKind = IssuedOnMap['kind'];

/** The drawing of a row as it was issued, without hours of the hall. */
const drawn: Readonly<Record<MapRowKind, readonly string[]>> = {
  counter: ['name', 'shortName', 'symbol', 'nation', 'formation', 'x', 'y', 'isLost'],
  contact: ['x', 'y', 'symbol', 'label', 'seenTurn', 'source', 'confidence', 'direction'],
  friend: ['name', 'shortName', 'symbol', 'nation', 'formation', 'x', 'y', 'asOfTurn'],
  crossing: ['name', 'x', 'y', 'look', 'asOfTurn'],
};

/** A team's own map at the end of each part of each turn, of what was issued to it, and of what it ordered. */
export async function toldStages(gameId: string, teamId: string, openingTurn: number): Promise<MapAt[]> {
  const [issued, begun, goals] = await Promise.all([
    issuedOnMap(gameId, teamId),
    phasesBegun(gameId, openingTurn),
    goalsOrdered(gameId, teamId),
  ]);
  return stagesOf(issued, begun, goals);
}

/** The same of rows that were read, with an arrow for each row of orders from where its first unit was when the turn began. Things are named anew, in the order of what is written on them: their own ids are nobody's business. */
export function stagesOf(
  issued: readonly IssuedOnMap[],
  begun: readonly PhaseBegun[],
  goals: readonly GoalOrdered[] = [],
): MapAt[] {
  const names = new Map<string, string>();
  const lies = new Map<string, [kind: MapRowKind, row: MapRow]>();
  const found = new Map<string, MapAt>();
  const arrows = new Map<number, [string, Thing][]>();
  let next = 0;
  for (const [i, { turn, phase }] of begun.entries()) {
    const ends = begun[i + 1]?.number ?? Number.POSITIVE_INFINITY;
    for (let act = issued[next]; act && act.number < ends; act = issued[++next]) {
      for (const id of act.withdrawn) lies.delete(`${act.kind}/${id}`);
      for (const row of act.rows) lies.set(`${act.kind}/${row.id}`, [act.kind, row]);
    }
    const stage = stageOf(phase);
    if (!arrows.has(turn)) arrows.set(turn, arrowsOf(goals, turn, lies));
    found.set(`${turn} ${stage}`, { turn, stage, lies: new Map([...renamed(lies, names), ...arrows.get(turn)!]) });
  }
  return [...found.values()];
}

type Lies = ReadonlyMap<string, readonly [kind: MapRowKind, row: MapRow]>;

/** The arrows of a turn’s orders, in pencil. A row whose units were nowhere on the map has none. */
function arrowsOf(goals: readonly GoalOrdered[], turn: number, lies: Lies): [string, Thing][] {
  return goals
    .filter((row) => row.turn === turn)
    .flatMap(({ counterIds, action, goal }, i): [string, Thing][] => {
      const first = counterIds.map((id) => lies.get(`counter/${id}`)?.[1]).find((row) => row && row.x !== null);
      const [x, y] = goal.split(' ').map(Number);
      if (!first || x === undefined || y === undefined || !Number.isFinite(x + y)) return [];
      const points = [
        [first.x, first.y],
        [x, y],
      ];
      return [[`order/${turn} ${i + 1}`, { points, text: action ? actionWords[action].word : '' }]];
    });
}

function renamed(lies: Lies, names: Map<string, string>): Map<string, Thing> {
  const things = [...lies]
    .map(([key, [kind, row]]) => ({ key, kind, thing: only(row, [...drawn[kind]]) as Thing }))
    .sort((a, b) => writtenOn(a.kind, a.thing).localeCompare(writtenOn(b.kind, b.thing)));
  for (const { key, kind } of things) if (!names.has(key)) names.set(key, `${kind}/${names.size + 1}`);
  return new Map(things.map(({ key, thing }) => [names.get(key)!, thing]));
}

const writtenOn = (kind: MapRowKind, thing: Thing): string => `${kind} ${JSON.stringify(thing)}`;
