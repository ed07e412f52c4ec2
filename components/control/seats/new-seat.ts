import type { ControlRole, PlayerDuty } from '@/lib/words';

export type NewSeat =
  | { kind: 'control'; label: string; roles: ControlRole[]; teamKeys: string[] }
  | { kind: 'player'; label: string; teamKey: string; duty: PlayerDuty };
