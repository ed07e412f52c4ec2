import { groundDrawn } from '@/lib/db/maps/drawn-ground';
import type { DrawnGround } from '@/lib/scenario/drawn-ground';
import type { InGame } from '@/lib/turn/kernel/seat';

/** The ground that Control has drawn in the game, by name: over the printed map on all maps of Control. */
export const groundOnDesk = ({ gameId }: InGame): Promise<DrawnGround[]> => groundDrawn(gameId);
