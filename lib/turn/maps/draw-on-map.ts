import { z } from 'zod';
import { newId } from '@/lib/db/ids';
import { scenarioOf } from '@/lib/db/kept-scenario';
import { lockTurn } from '@/lib/db/lock';
import { changeOwnMap, ownMapOf } from '@/lib/db/own-map';
import { touchControl } from '@/lib/db/transaction';
import { type Answer, done, refused } from '@/lib/result';
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
import { type Tie, tieOf } from '@/lib/scenario/tie';
import type { Scenario } from '@/lib/scenario/types';
import { perform, read } from '../kernel/perform';
import type { ControlSeat } from '../kernel/seat';
import { mapGone, mapNotTied } from './map-gone';

/** One crossing or town put on the map (`id` null), changed, or taken off (`drawn` null). */
export const drawOnMapForm = z
  .strictObject({ version: z.number().int(), id: z.string().nullable(), drawn: drawnShape.nullable() })
  .refine(({ id, drawn }) => id !== null || drawn !== null, 'say what to draw');

/** Draws a crossing or a town on the own map of the scenario, moves it, or takes it off. No game changes by it. */
export const drawOnMap = (
  seat: ControlSeat,
  input: z.input<typeof drawOnMapForm>,
): Promise<Answer<{ version: number; id: string }>> =>
  perform(seat, 'draw-on-map', '§2', async (tx) => {
    const form = read(drawOnMapForm, input);
    if (!form.ok) return form;
    const { version, drawn } = form.value;
    const { scenario } = await lockTurn(tx, seat.gameId, 'share');
    const map = await ownMapOf(scenario, tx);
    if (!map) return mapGone;
    const tied = tieOf(readTies(map.ties), map.widthPx, map.heightPx);
    if (!tied.ok) return mapNotTied;
    const before = readDrawn(map.features);
    const id = form.value.id ?? `own-${newId(12)}`;
    const others = before.filter((one) => one.id !== id);
    if (form.value.id !== null && others.length === before.length)
      return refused('notFound', 'That is no longer on the map.');
    const fault = drawn && faultIn(drawn, tied.tie, map, others, await scenarioOf(seat.gameId, tx));
    if (fault) return refused('badInput', fault.message, { field: fault.field });
    const features: KeptDrawn[] = drawn ? [...others, { ...drawn, id }] : others;
    const changed = await changeOwnMap(tx, scenario, version, { features });
    touchControl(tx, seat.gameId);
    return done({ version: changed.version, id });
  });

function faultIn(
  drawn: Drawn,
  tie: Tie,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  others: readonly KeptDrawn[],
  { map, crossings }: Scenario,
): { message: string; field: string } | null {
  if (others.length >= drawnAtMost)
    return { field: 'drawn', message: `${drawnAtMost} things are drawn on it. Take one off first.` };
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
