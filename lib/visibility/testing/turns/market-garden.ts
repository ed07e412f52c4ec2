import { days } from './market-garden-days';
import { fought } from './market-garden-fights';
import type { Kind } from './scene';

/** Eight kinds of turn of Market Garden. */
export const marketGarden: Kind[] = [...fought, ...days];
