import type { RoutePath } from '@/lib/turn/access/routes';
import type { AnyDesk, AsJson, Desk, GoTo, There, Values } from './desk-kind';
import { accessDesks } from './desks/access';
import { airDesks } from './desks/air';
import { arrivalsDesks } from './desks/arrivals';
import { casesDesks } from './desks/cases';
import { clockDesks } from './desks/clock';
import { combatDesks } from './desks/combat';
import { crossingsDesks } from './desks/crossings';
import { debriefDesks } from './desks/debrief';
import { mapsDesks } from './desks/maps';
import { messagesDesks } from './desks/messages';
import { movementDesks } from './desks/movement';
import { ordersDesks } from './desks/orders';
import { recordDesks } from './desks/record';
import { reportsDesks } from './desks/reports';
import { scenariosDesks } from './desks/scenarios';
import { sequenceDesks } from './desks/sequence';

/** Every desk of Control by its route, as the files of its chapters declare it. */
export const desks = {
  ...accessDesks,
  ...sequenceDesks,
  ...clockDesks,
  ...ordersDesks,
  ...movementDesks,
  ...crossingsDesks,
  ...airDesks,
  ...combatDesks,
  ...casesDesks,
  ...reportsDesks,
  ...messagesDesks,
  ...arrivalsDesks,
  ...mapsDesks,
  ...recordDesks,
  ...debriefDesks,
  ...scenariosDesks,
} as const satisfies Partial<Record<RoutePath, AnyDesk>>;

export type DeskPath = keyof typeof desks;

type MadeOf<Path extends DeskPath> =
  (typeof desks)[Path] extends Desk<infer P, infer M, infer Own>
    ? There<P> & Values<M> & Omit<Exclude<Own, GoTo | null>, 'key'>
    : never;

/** The props that a desk hands to its view, as they come out of JSON: its parts, and its seat's own. */
export type DeskProps<Path extends DeskPath> = AsJson<MadeOf<Path>>;
