import type { Place } from '@/components/map/core/map-frame';
import type { Result } from '@/lib/result';
import type { RaisedUnit } from '@/lib/turn/arrivals/raise-unit';

interface Seen {
  unitId: string;
  version: number;
}

/** What the board of reinforcements does, each an act of the server for a seat. */
export interface ArrivalActs {
  placeArrival: (
    seatId: string,
    input: Seen & { x: number; y: number; overrule?: string },
  ) => Promise<Result<{ version: number }>>;
  placeColumn: (
    seatId: string,
    input: { units: Seen[]; x: number; y: number; overrule?: string },
  ) => Promise<Result<{ places: Place[] }>>;
  shiftArrival: (
    seatId: string,
    input: { units: Seen[]; turns: number; reason: string },
  ) => Promise<Result<{ arrivalTurn: number }>>;
  changeEntry: (
    seatId: string,
    input: { units: Seen[]; entry: string; reason?: string },
  ) => Promise<Result<{ entry: string }>>;
  takeOffMap: (seatId: string, input: Seen & { reason: string }) => Promise<Result<{ version: number }>>;
  bringBack: (
    seatId: string,
    input: Seen & { arrivalTurn: number; reason: string },
  ) => Promise<Result<{ version: number }>>;
  issueArrivals: (seatId: string, input: { teamId: string | null; until: number }) => Promise<Result<{ told: number }>>;
  raiseUnit: (seatId: string, input: RaisedUnit) => Promise<Result<{ unitId: string }>>;
}
