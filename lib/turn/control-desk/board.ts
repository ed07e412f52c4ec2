import type { TrayTeam } from './orders';

/** The turn at a glance: what is in, what is grouped, resolved and told, and what the turn waits for. */
export interface Board {
  teams: TrayTeam[];
  combats: { number: number; name: string; state: 'grouped' | 'resolved' | 'ruled' }[];
  /** One for each team. */
  reports: { teamId: string; state: 'none' | 'drafted' | 'released' }[];
  /** What ending the turn now would be refused for, one sentence each; empty when nothing is left. */
  unfinished: string[];
}
