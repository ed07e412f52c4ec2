import { combatOnDesk } from '@/lib/desks/control/combat/combats';
import { anyControl } from '@/lib/turn/kernel/verb-roles';
import { followUpKinds } from '@/lib/words';
import { type Asked, desk } from '../desk-kind';
import { combatsParts, of } from '../desk-parts';

/** The roles of a seat, for a desk that asks. */
const rolesOf = ({ seat }: Asked) => ({ roles: seat.roles });

export const combatDesks = {
  '/control/[seatId]/combats': desk({
    title: 'Combats',
    who: anyControl,
    view: '@/app/control/[seatId]/views/combats-view#CombatsView',
    rail: { deed: 'combats', name: 'Combats', badge: 'combats', isEveryTurn: true },
    // Two of them are the orders to attack that are open, and those that were let go.
    costs: { statements: 49, roundTrips: 34 },
    parts: () => combatsParts,
    own: (asked) => ({ ...(asked.query('new') === null ? {} : { isByHand: true }), ...rolesOf(asked) }),
  }),
  '/control/[seatId]/combats/[combatId]': desk({
    title: 'Combats',
    who: anyControl,
    view: '@/app/control/[seatId]/views/combats-view#CombatsView',
    // One of them is the scenario's first turn, before which nobody could prepare.
    costs: { statements: 60, roundTrips: 39 },
    parts: ({ at }) => ({
      ...combatsParts,
      combat: of(['combat', at.combatId], (game) => combatOnDesk(game, at.combatId!)),
    }),
    own: (asked) => ({
      follow: followUpKinds.find((kind) => kind === asked.query('follow')) ?? null,
      played: asked.query('played'),
      ...rolesOf(asked),
    }),
  }),
};
