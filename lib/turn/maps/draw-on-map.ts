import { z } from 'zod';
import { newId } from '@/lib/db/kernel/ids';
import { lockTurn } from '@/lib/db/kernel/lock';
import { touchControl } from '@/lib/db/kernel/transaction';
import { changeOwnMap, ownMapOf } from '@/lib/db/maps/own-map';
import { gameScenario } from '@/lib/db/sequence/kept-scenario';
import { refusal } from '@/lib/result';
import { type Tie, tieOf } from '@/lib/scenario/map-tie';
import {
  type Drawn,
  drawnAtMost,
  drawnShape,
  type KeptDrawn,
  offTheMap,
  placeOfDrawn,
  readDrawn,
  readTies,
  standsThere,
} from '@/lib/scenario/own-map';
import type { Scenario } from '@/lib/scenario/types';
import { counted } from '@/lib/text';
import { controlVerb } from '../kernel/verb';
import { gameControl } from '../kernel/verb-roles';
import { mapGone, mapNotTied } from './map-refusals';

/** Draws a crossing or a town on the own map of the scenario, moves it, or takes it off. No game changes by it. */
export const drawOnMap = controlVerb({
  name: 'draw-on-map',
  rule: '§2',
  who: gameControl,
  /** One crossing or town put on the map (`id` null), changed, or taken off (`drawn` null). */
  form: z
    .strictObject({ version: z.number().int(), id: z.string().nullable(), drawn: drawnShape.nullable() })
    .refine(({ id, drawn }) => id !== null || drawn !== null, 'say what to draw'),
  inLedger: null,
  undo: 'atItsDesk',
  run: async ({ tx, seat, form }): Promise<{ version: number; id: string }> => {
    const { version, drawn } = form;
    const { scenario } = await lockTurn(tx, seat.gameId, 'share');
    const map = await ownMapOf(scenario, tx);
    if (!map) throw mapGone();
    const tied = tieOf(readTies(map.ties), map.widthPx, map.heightPx);
    if (!tied.ok) throw mapNotTied();
    const before = readDrawn(map.features);
    const id = form.id ?? `own-${newId(12)}`;
    const others = before.filter((one) => one.id !== id);
    if (form.id !== null && others.length === before.length) throw refusal('notFound', 'That is no longer on the map.');
    const fault = drawn && faultIn(drawn, tied.tie, map, others, await gameScenario(seat.gameId, tx));
    if (fault) throw refusal('badInput', fault.message, { field: fault.field });
    const features: KeptDrawn[] = drawn ? [...others, { ...drawn, id }] : others;
    const changed = await changeOwnMap(tx, scenario, version, { features });
    touchControl(tx, seat.gameId);
    return { version: changed.version, id };
  },
});

function faultIn(
  drawn: Drawn,
  tie: Tie,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  others: readonly KeptDrawn[],
  { map, crossings }: Scenario,
): { message: string; field: string } | null {
  if (others.length >= drawnAtMost)
    return { field: 'drawn', message: `${counted(drawnAtMost, 'thing')} are drawn on it. Take one off first.` };
  const off = offTheMap(tie, drawn, { widthPx, heightPx, frame: map.frame });
  if (off) return { field: 'drawn.px', message: off };
  if (drawn.layer === 'town') return null;
  const mine = others.flatMap((other) =>
    other.layer === 'crossing' ? { ...other, place: placeOfDrawn(tie, other) } : [],
  );
  const twin = standsThere(placeOfDrawn(tie, drawn), drawn.kind, [...crossings, ...mine]);
  return twin
    ? { field: 'drawn.px', message: `${twin.name} stands within 100 m of that place. It is on the map already.` }
    : null;
}
