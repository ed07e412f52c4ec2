import type { PlayerDesk } from '@/lib/visibility/player/desk';

/** A step of the warm-up: what to do, what to press now, and whether it is done. */
export interface WarmUpStep {
  key: 'find' | 'write' | 'handIn' | 'read';
  says: string;
  now: string;
  isDone: boolean;
}

type Desk = Pick<PlayerDesk, 'counters' | 'sheets' | 'reports' | 'clock'>;

/** The four steps of the warm-up, by what was done at this desk; null: the team has no troops yet. `seen`: what was looked at, by its id. */
export function stepsOfDesk({ counters, sheets, reports, clock }: Desk, seen: readonly string[]): WarmUpStep[] | null {
  const own = counters.filter(({ x, isLost }) => x !== null && !isLost);
  if (own.length === 0) return null;
  const sheet = sheets.find(({ turn }) => turn === clock.turn);
  const isIn = sheet?.state === 'submitted';
  const letter = reports.find(
    (one) => !one.isObjective && clock.phase === 'briefing' && one.releasedAt >= clock.phaseStartedAt,
  );
  return [
    {
      key: 'find',
      says: 'Find your troops on the map',
      now: 'Press one of your counters.',
      isDone: own.some(({ id }) => seen.includes(id)),
    },
    {
      key: 'write',
      says: 'Write one move',
      now: 'On the order sheet: choose a unit, write where it is to go, and circle Move and how it moves.',
      isDone: isIn || sheet?.lines.some(({ counterIds, action }) => counterIds.length > 0 && action !== null) === true,
    },
    { key: 'handIn', says: 'Hand it in', now: 'Press Hand in under the sheet.', isDone: isIn },
    {
      key: 'read',
      says: 'Read the letter that comes back',
      now: letter ? 'It lies under the signals.' : 'Control answers every sheet soon.',
      isDone: letter !== undefined && seen.includes(letter.id),
    },
  ];
}
