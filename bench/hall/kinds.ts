import type { Action } from '@/lib/words';

/** A hall that is measured. */
export interface HallKind {
  /** The name of its figures. */
  name: string;
  teams: number;
  /** People in a team, who all write on its one sheet. */
  people: number;
  /** The actions of the sheets' rows, one after the other. */
  actions: readonly Action[];
  /** Times that all sheets are handed in. After the tenth and a minute of rest the memory is looked at. */
  rounds: number;
  /** Players read their desk at every word of the stream while sheets are handed in, as their browsers do. */
  playersRead: boolean;
}

export const rowsOnSheet = 10;
export const umpires = 15;

const mixed: readonly Action[] = ['attack', 'hold', 'move'];

const hundredTeams: HallKind = { name: 'hall', teams: 100, people: 1, actions: mixed, rounds: 10, playersRead: false };

export const halls = {
  hall: hundredTeams,
  hall20: { ...hundredTeams, name: 'hall20', teams: 20, people: 5, rounds: 4 },
  hallWorst: { ...hundredTeams, name: 'hallWorst', actions: ['attack'] },
  hallLive: { ...hundredTeams, name: 'hallLive', rounds: 4, playersRead: true },
} as const satisfies Record<string, HallKind>;

/** As many units a team that the hall has 300 at least, and every row its own. */
export const unitsOfTeam = ({ teams }: HallKind): number => Math.max(rowsOnSheet, Math.ceil(300 / teams));
