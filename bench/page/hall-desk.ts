import { loadScenario } from '@/lib/scenario';
import { saveDraft } from '@/lib/turn/orders/save-draft';
import { type Served, serving } from '../browser/served';
import { handInAll } from '../growth/game';
import { hallOf } from '../hall/scenario';
import { rowsOf } from '../hall/sheet';

const size = { teams: 20, unitsEach: 15 };

/** Serves a game of 20 teams and 300 units while `work` lasts: all have handed in but the first, which has ten rows in its draft. */
export async function servingHall<T>(work: (served: Served) => Promise<T>): Promise<T> {
  const read = await loadScenario('market-garden');
  if (!read.ok) throw new Error('the scenario does not read');
  return serving(hallOf(read.scenario, size), async (served) => {
    await handInAllButOne(served);
    return work(served);
  });
}

async function handInAllButOne({ game }: Served): Promise<void> {
  const [first, ...others] = game.commanders;
  await handInAll({ ...game, commanders: others });
  const lines = rowsOf({ actions: ['hold'] }, { number: 1, counters: [], sheet: null }, 1);
  const saved = await saveDraft(first!, { turn: game.turn, lines, removed: [] });
  if (!saved.ok) throw new Error(saved.refusal.message);
}
