'use client';

import { later } from '@/components/ui/later';

/** The remarks of a diary: they come after the read parts, and lie in no script of the desk. */
export const Remarks = later(async () => (await import('./remarks')).Remarks);
export const AskedHowItWas = later(async () => (await import('./asked-how-it-was')).AskedHowItWas);
