import type { Box } from '../core/projection';
import { type StackForm, type StackGroup, stacksOf } from '../counters/stack';
import type { Layout } from '../labels/labeller';
import { counterForm } from './side-items';

/** A contact with three lines of words below it. */
export const contactForm: StackForm = { width: 128, height: 90, gap: 4, columns: 2 };

/** The stacks on a team's own map, contacts first. */
export const stacksOn = (layout: Layout): StackGroup[] => [
  ...stacksOf(layout, 'contact', contactForm),
  ...stacksOf(layout, 'counter', counterForm),
  ...stacksOf(layout, 'friend', counterForm),
];

/** The piles on a side's map, and who lies in each, the one on top first. */
export const pilesOn = (layout: Layout): { key: string; box: Box; ids: string[] }[] =>
  stacksOn(layout)
    .filter(({ isPile }) => isPile)
    .map(({ key, box, slots }) => ({ key, box, ids: slots.map(({ id }) => id) }));
