import type { Kind } from '@/lib/adjudication/adjudicate';
import { airForm, flakForm, recceForm } from './air-case-forms';
import type { CaseForm } from './case-field';
import { combatForm } from './combat-case-form';
import { bridgeForm, interdictionForm, movementForm, trafficForm } from './ground-case-forms';

/** The form of each kind as data: its fields, filled in from the game where something of it is picked. */
export const caseForms: Record<Kind, CaseForm> = {
  combat: combatForm,
  interdiction: interdictionForm,
  recce: recceForm,
  flak: flakForm,
  airToAir: airForm,
  traffic: trafficForm,
  bridge: bridgeForm,
  movement: movementForm,
};
