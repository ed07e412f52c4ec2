import { aboutAsked, aboutOnDesk } from '@/companions/about/companion-about';
import { companionGameOnDesk } from '@/companions/reads/companion-games';
import { companionTablesOnDesk } from '@/companions/reads/companion-tables';
import { showCompanionOnBoard } from '@/companions/verbs/show-companion-on-board';
import { isKind } from '@/lib/adjudication/adjudicate';
import { factorRulings } from '@/lib/desks/control/cases/factor-rulings';
import { rulebookDesk } from '@/lib/desks/control/cases/rulebook';
import { trainingDesk, trainingOfCrew } from '@/lib/desks/control/cases/training';
import { keepTraining } from '@/lib/turn/cases/keep-training';
import { may } from '@/lib/turn/kernel/verb';
import { anyControl, gameControl } from '@/lib/turn/kernel/verb-roles';
import { companionNames } from '@/lib/words';
import { desk } from '../desk-kind';
import { caseOf, companionGames, nothing, of, rules } from '../desk-parts';

export const casesDesks = {
  '/control/[seatId]/companions': desk({
    title: 'Companion games',
    who: anyControl,
    view: '@/companions/desk/companion-room#CompanionRoom',
    costs: { statements: 24, roundTrips: 16 },
    parts: () => ({ desk: companionGames }),
    maybe: ({ query }) => {
      const about = aboutAsked(query('about') ?? undefined);
      return { of: of(['companion about', about], (game) => aboutOnDesk(game, about)) };
    },
    own: ({ query }) => ({ game: null, first: companionNames.find((name) => name === query('companion')) ?? null }),
  }),
  '/control/[seatId]/companions/[companionGameId]': desk({
    title: 'Companion game',
    who: anyControl,
    view: '@/companions/desk/companion-room#CompanionRoom',
    costs: { statements: 28, roundTrips: 16 },
    parts: ({ at: { companionGameId } }) => ({
      desk: companionGames,
      game: of(['companion game', companionGameId], (game) => companionGameOnDesk(game, companionGameId!)),
    }),
    own: ({ seat }) => ({ mayShow: may(seat, showCompanionOnBoard) }),
  }),
  '/control/[seatId]/companions/tables/[companion]': desk({
    title: 'Tables of a companion game',
    who: anyControl,
    view: '@/companions/desk/tables/tables-page#TablesPage',
    costs: { statements: 23, roundTrips: 16 },
    parts: ({ at }) => {
      const called = companionNames.find((name) => name === at.companion);
      return called ? { desk: of(['companion tables', called], (game) => companionTablesOnDesk(game, called)) } : null;
    },
  }),
  '/control/[seatId]/rulebook': desk({
    title: 'Rulebook',
    who: anyControl,
    view: '@/components/control/cases/rulebook/rulebook-page#RulebookPage',
    rail: { deed: 'rulebook', name: 'Rulebook' },
    // One more than the others: a policy is chosen only while no combat of the turn is resolved.
    costs: { statements: 23, roundTrips: 16 },
    parts: () => ({ desk: of('rulebook', rulebookDesk) }),
  }),
  '/control/[seatId]/rulebook/console': desk({
    title: 'How the console plays a team',
    who: anyControl,
    view: '@/components/control/cases/rulebook/console-plays-page#ConsolePlaysPage',
    costs: { statements: 22, roundTrips: 16 },
    parts: () => ({}),
  }),
  '/control/[seatId]/rulebook/card': desk({
    title: 'Rules card',
    who: anyControl,
    view: '@/components/control/cases/rules-card/printed-rules-card#PrintedCard',
    costs: { statements: 22, roundTrips: 16 },
    parts: () => ({}),
  }),
  '/control/[seatId]/rulebook/rulings': desk({
    title: 'Rulings book',
    who: anyControl,
    view: '@/components/control/cases/rulebook/rulings-book#RulingsBook',
    costs: { statements: 24, roundTrips: 16 },
    parts: () => ({ rulings: of('rulings', factorRulings) }),
  }),
  '/control/[seatId]/train': desk({
    title: 'Train the rules',
    who: anyControl,
    view: '@/components/control/cases/training/train-page#TrainPage',
    costs: { statements: 24, roundTrips: 17 },
    // A seat's own: it has nothing of a ruling before its umpire has decided. No change of the game tells of it.
    parts: ({ seat }) => ({ desk: of(['training', seat.id], (game) => trainingDesk(game, seat.id), 'passing') }),
    own: ({ seat }) => ({ readsCrew: may(seat, keepTraining) }),
  }),
  '/control/[seatId]/train/crew': desk({
    title: 'Training of the crew',
    who: gameControl,
    view: '@/components/control/cases/training/crew-page#CrewPage',
    costs: { statements: 25, roundTrips: 18 },
    parts: () => ({ desk: of('training of the crew', trainingOfCrew, 'passing') }),
  }),
  '/control/[seatId]/rules': desk({
    title: 'Rules desk',
    who: anyControl,
    view: '@/components/control/cases/rules-room#RulesRoom',
    rail: { deed: 'rulesDesk', name: 'Rules desk' },
    costs: { statements: 29, roundTrips: 16 },
    parts: () => ({ desk: rules }),
    own: () => ({ kind: null, item: null }),
  }),
  '/control/[seatId]/rules/[kind]': desk({
    title: 'Rules desk',
    who: anyControl,
    view: '@/components/control/cases/rules-room#RulesRoom',
    costs: { statements: 29, roundTrips: 16 },
    parts: () => ({ desk: rules }),
    maybe: ({ query }) => {
      const again = query('again');
      return { kept: again ? caseOf(again) : nothing };
    },
    own: ({ at: { kind } }, { kept }) =>
      isKind(kind!) ? { kind, item: null, again: kept?.kind === kind ? kept : null } : null,
  }),
  '/control/[seatId]/rules/[kind]/[caseId]': desk({
    title: 'Rules desk',
    who: anyControl,
    view: '@/components/control/cases/rules-room#RulesRoom',
    costs: { statements: 30, roundTrips: 16 },
    parts: ({ at }) => ({ desk: rules, item: caseOf(at.caseId!) }),
    own: ({ at, query }, { item }) => (item.kind === at.kind ? { kind: item.kind, played: query('played') } : null),
  }),
};
