import type { Figure } from '../../figure';
import { rowsPlot } from './rows-plot';

const halls = ['hall', 'hall20', 'hallWorst', 'hallLive'];

const rows: Record<string, string> = {
  'submit.answeredP50Ms': 'half of the sheets answered',
  'submit.answeredLastMs': 'all sheets answered',
  'submit.shownLastMs': 'all in every tray',
  'submit.heldLastMs': 'all open rows held by Control',
  'peers.bareWsEverybodyMs': 'bare ws: everybody has all',
  'peers.boardgameIoEverybodyMs': 'boardgame.io: everybody has all',
  'release.actMs': 'release to all: the act',
  'release.lastDeskMs': 'after it, the last desk',
  'reconnect.allMs': 'all players back at once',
};

/** The times of the halls, beside those of their peers. */
export function hallPlot(figures: readonly Figure[]): string {
  const byKey = new Map(figures.map((one) => [one.key, one]));
  const names = halls.filter((hall) => byKey.has(`${hall}.submit.heldLastMs`));
  return rowsPlot({
    title: 'The times of the halls, and of their peers',
    unit: 'ms',
    names,
    rows: Object.entries(rows).map(([key, name]) => ({
      name,
      dots: names.flatMap((hall, number) => {
        const found = byKey.get(`${hall}.${key}`);
        return found ? [{ ...found, low: Math.max(found.low, 1), value: Math.max(found.value, 1), number }] : [];
      }),
    })),
  });
}
