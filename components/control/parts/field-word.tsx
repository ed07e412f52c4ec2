'use client';

import type { ReactNode } from 'react';
import { Tooltip } from '@/components/ui/tooltip';

/** Words of the field that stay as they are, each in a sentence or two for whoever meets it for the first time. */
const meanings = {
  Tentacle:
    'A British air force radio team with the troops. It tells the aircraft what to hit. Without it, air support counts for less.',
  FLIVO:
    'A German air force officer with the troops. He tells the aircraft what to hit. Without him, air support counts for less.',
  'cab rank':
    'Aircraft that wait in the air, like taxis in a rank, until the formation calls them. Only the Allies have it.',
  'bomb line': 'How close to their own troops aircraft may bomb: normally no nearer than 2 to 3 km.',
  serial: 'A group of transport aircraft or gliders that fly together, with the troops they carry.',
} as const;

/** A word of the field; the pointer, the keyboard and the ear get its meaning. */
export const FieldWord = ({ of, children = of }: { of: keyof typeof meanings; children?: ReactNode }) => (
  <Tooltip words={meanings[of]} className="underline decoration-edge decoration-dotted underline-offset-2">
    {children}
  </Tooltip>
);
