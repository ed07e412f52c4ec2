import { type ControlRole, controlRoles } from '@/lib/words';

/**
 * Which roles of Control may use a verb or enter a route (§2). Any Control seat may do what any other may, except seats,
 * phases and scenario, which are game control's, and the weather, which is game and air control's.
 */
export const anyControl: readonly ControlRole[] = controlRoles;
export const gameControl: readonly ControlRole[] = ['gameControl'];
export const gameOrAirControl: readonly ControlRole[] = ['gameControl', 'airControl'];
