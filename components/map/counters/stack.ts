import type { Box, Point } from '../core/projection';
import { compare, type Kind, type Leader } from '../labels/item';
import type { Layout } from '../labels/labeller';
import { leaderTo } from '../labels/room';
import { counterForm, type StackForm } from './stack-form';

export type { StackForm };
export { counterForm };

/** Where one counter lies: its upper left corner. */
export interface StackSlot extends Point {
  id: string;
}

/** A counter and those beneath it, the strongest on top; dealt out they lie side by side. */
export interface StackGroup {
  key: string;
  /** The size its counters were laid out for. */
  form: StackForm;
  slots: StackSlot[];
  /** Piled up: only the first is seen until the pile is opened. */
  isPile: boolean;
  /** It stands for them from the first: a formation seen from afar. */
  isGathered?: true;
  box: Box;
  /** Where a pile's count stands; null: it has none. */
  tab: Box | null;
  /** From each true place beside the box to its nearest edge. */
  leaders: Leader[];
}

/** The counters of a layout, of one kind and form. */
export const stacksOf = ({ laid }: Layout, kind: Kind, form: StackForm): StackGroup[] =>
  [...laid.values()]
    .flatMap(({ id, kind: its, box, folded, tab, leaders, isGathered }) =>
      its === kind && box
        ? [
            {
              key: id,
              form,
              slots: [id, ...folded].map((one) => ({ id: one, x: box.x, y: box.y })),
              isPile: folded.length > 0,
              ...(isGathered && { isGathered }),
              box,
              tab,
              leaders,
            },
          ]
        : [],
    )
    .sort((a, b) => compare(a.key, b.key));

/**
 * The counters of a pile, dealt out around it in rows, each with a line from its true place, px; `keepIn` holds them inside the
 * window, in as many rows as it takes.
 */
export function dealOut(
  group: StackGroup,
  form: StackForm,
  { placeOf, keepIn }: { placeOf: (id: string) => Point | undefined; keepIn?: Box | undefined },
): StackGroup {
  const count = group.slots.length;
  const { width, height, gap } = form;
  const fitting = keepIn ? Math.max(1, Math.floor((keepIn.width + gap) / (width + gap))) : count;
  const columns = Math.min(Math.max(form.columns, Math.ceil(Math.sqrt(count))), fitting);
  const size = {
    width: Math.min(count, columns) * (width + gap) - gap,
    height: Math.ceil(count / columns) * (height + gap) - gap,
  };
  const middle = { x: group.box.x + group.box.width / 2, y: group.box.y + group.box.height / 2 };
  const box = { x: middle.x - size.width / 2, y: middle.y - size.height / 2, ...size };
  if (keepIn) {
    box.x = Math.max(keepIn.x, Math.min(box.x, keepIn.x + keepIn.width - box.width));
    box.y = Math.max(keepIn.y, Math.min(box.y, keepIn.y + keepIn.height - box.height));
  }
  const slots = group.slots.map(({ id }, i) => ({
    id,
    x: box.x + (i % columns) * (width + gap),
    y: box.y + Math.floor(i / columns) * (height + gap),
  }));
  const places = new Map(slots.map(({ id }) => placeOf(id)).map((at) => [`${at?.x} ${at?.y}`, at]));
  const leaders = [...places.values()].flatMap((at) => (at && leaderTo(at, box)) ?? []);
  return { ...group, form, slots, box, tab: null, isPile: false, leaders };
}
