import type { Side } from '@/lib/words';
import { type Entry, type Nation, type Row, schedule, setUpRows } from './schedule';

/** One counter of the game, as the order of battle has it. */
export interface Counter {
  id: string;
  name: string;
  /** Room for a counter: its name where it has one, else its zone or turn and its number. */
  short: string;
  side: Side;
  nation: Nation;
  attack: number;
  defence: number;
  movement: number;
  airborne?: 'parachute' | 'glider';
  engineer?: true;
  /** The game turn it is due; 0 stands on the map at the start. */
  turn: number;
  entry: Entry;
}

export const nationNames: Record<Nation, string> = { german: 'German', us: 'US', uk: 'UK', polish: 'Polish' };

function countersOf(rows: readonly Row[]): Counter[] {
  const numbers = new Map<string, number>();
  return rows.flatMap((row) =>
    Array.from({ length: row.count }, (_, at): Counter => {
      const zone = row.entry.kind === 'dropZone' ? `-${row.entry.zone}` : '';
      const group = `${row.nation}${zone}-${row.turn}`;
      const number = (numbers.get(group) ?? 0) + 1;
      numbers.set(group, number);
      const [attack, defence, movement] = row.factors.split('-').map(Number) as [number, number, number];
      const name = row.names?.[at];
      const kind = row.engineer ? ' (E)' : row.airborne === 'glider' ? ' (G)' : '';
      const when = row.turn === 0 ? 'set-up' : `turn ${row.turn}`;
      return {
        id: `${group}-${number}`,
        name: `${nationNames[row.nation]} ${row.factors}${kind} ${name ?? `no. ${number}${zone && ` of the ${zone.slice(1)}`}`} (${when})`,
        short: name ?? `${zone.slice(1) || (row.turn === 0 ? 'S' : `T${row.turn}`)}·${number}`,
        side: row.side,
        nation: row.nation,
        attack,
        defence,
        movement,
        ...(row.airborne && { airborne: row.airborne }),
        ...(row.engineer && { engineer: true as const }),
        turn: row.turn,
        entry: row.entry,
      };
    }),
  );
}

/** Every counter that the book names, the set-up first. */
export const counters: readonly Counter[] = countersOf([...setUpRows, ...schedule]);

const byId = new Map(counters.map((counter) => [counter.id, counter]));

/** A counter by its id. Throws for one that is not in the game: ids are checked where they come in. */
export function counterOf(id: string): Counter {
  const counter = byId.get(id);
  if (!counter) throw new Error(`No counter ${id}`);
  return counter;
}

export const isCounter = (id: string): boolean => byId.has(id);

/** Counts towards victory in Arnhem: Allied and come overland (§17.0; Poles are airborne, FB-33). */
export const isAlliedGround = ({ side, airborne }: Counter): boolean => side === 'allied' && !airborne;
