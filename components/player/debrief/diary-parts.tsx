'use client';

import { later } from '@/components/ui/later';

/** The parts of a diary that come after what is read: its remarks, and the maps when they are near. */
export const Remarks = later(async () => (await import('./remarks')).Remarks);
export const AskedHowItWas = later(async () => (await import('./asked-how-it-was')).AskedHowItWas);
export const DiaryMaps = later(async () => (await import('./diary-maps')).DiaryMaps);
