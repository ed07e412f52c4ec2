import { whatIfDesk } from '@/lib/desks/control/debrief/what-if';
import { anyControl, gameControl } from '@/lib/turn/kernel/verb-roles';
import { desk, numberFrom } from '../desk-kind';
import { of } from '../desk-parts';

export const debriefDesks = {
  '/control/[seatId]/combats/[combatId]/what-if': desk({
    title: 'What if',
    who: anyControl,
    view: '@/components/control/debrief/what-if/what-if-desk#WhatIfDesk',
    costs: { statements: 22, roundTrips: 16 },
    parts: ({ at }) => ({ fought: of(['what if', at.combatId], (game) => whatIfDesk(game, at.combatId!), 'slow') }),
    own: ({ seat }, { fought }) => ({ key: fought.id, mayFork: seat.roles.includes('gameControl') }),
  }),
  '/control/[seatId]/debrief': desk({
    title: 'The battle again',
    who: gameControl,
    view: '@/components/control/debrief/theatre/theatre-desk#TheatreDesk',
    costs: { statements: 22, roundTrips: 16 },
    parts: () => ({}),
    own: ({ query }) => ({ number: numberFrom(query('number')) }),
  }),
  '/control/[seatId]/debrief/presenter': desk({
    title: 'The hinges, for the hall',
    who: gameControl,
    view: '@/components/control/debrief/presenter/presenter-desk#PresenterDesk',
    costs: { statements: 22, roundTrips: 16 },
    parts: () => ({}),
    isBare: true,
  }),
  '/control/[seatId]/figures': desk({
    title: 'Figures of the day',
    who: anyControl,
    view: '@/components/control/debrief/figures/figures-desk#FiguresDesk',
    costs: { statements: 22, roundTrips: 16 },
    parts: () => ({}),
  }),
};
