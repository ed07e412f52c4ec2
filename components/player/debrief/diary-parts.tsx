'use client';

import { later } from '@/components/ui/later';

/** What is written in a diary comes after what is read in it, and lies in no script of the desk. */
export const Remarks = later(async () => (await import('./remarks')).Remarks);
export const AskedHowItWas = later(async () => (await import('./asked-how-it-was')).AskedHowItWas);
