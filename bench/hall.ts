/** Halls in which everybody hands in at one instant: what each came to, beside its peers. */

import type { Figure } from './figure';
import { measureBaselines } from './hall/baselines';
import { figuresOf } from './hall/figures';
import { type HallKind, halls } from './hall/kinds';
import { playHall } from './hall/play-hall';
import { onProductionBuild } from './production-build';

const measured = (kind: HallKind): Promise<Figure[]> =>
  onProductionBuild(async () => figuresOf(kind, await playHall(kind), await measureBaselines(kind)));

/** 100 teams of one, their orders mixed as in a real turn. */
export const hall = () => measured(halls.hall);
/** 20 teams of five, all of whom write on one sheet. */
export const hall20 = () => measured(halls.hall20);
/** 100 teams, every row an attack. */
export const hallWorst = () => measured(halls.hallWorst);
/** As `hall`, and every player's browser reads its desk while the sheets come in. */
export const hallLive = () => measured(halls.hallLive);
