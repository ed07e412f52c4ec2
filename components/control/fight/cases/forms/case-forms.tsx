'use client';

import type { ReactNode } from 'react';
import type { Kind } from '@/lib/adjudication/adjudicate';
import { AirForm, FlakForm, RecceForm } from './air-case-forms';
import { CombatForm } from './combat-case-form';
import { BridgeForm, InterdictionForm, MovementForm, TrafficForm } from './ground-case-forms';

/** The form of each kind: its fields, filled in from the game where something of it is picked. */
export const caseForms: Record<Kind, () => ReactNode> = {
  combat: CombatForm,
  interdiction: InterdictionForm,
  recce: RecceForm,
  flak: FlakForm,
  airToAir: AirForm,
  traffic: TrafficForm,
  bridge: BridgeForm,
  movement: MovementForm,
};
