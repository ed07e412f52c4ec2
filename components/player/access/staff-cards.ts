import type { Phase } from '@/lib/words';

/** A role at the table, in words for one page. */
export interface RoleCard {
  role: string;
  /** True for a player's page: it says nothing that Control alone knows. */
  isPlayers: boolean;
  title: string;
  purpose: string;
  /** The acts of the role in each phase of §4; a phase it has nothing to do in is left out. */
  inTheTurn: readonly (readonly [Phase, string])[];
  /** The keys and papers of the role, and their use. */
  means: readonly (readonly [string, string])[];
  /** The things never to do. */
  never: readonly string[];
  whenStuck: readonly string[];
}

/** One page for each duty of a staff (§2, §4). It says nothing that Control alone knows. */
export const staffCards: readonly RoleCard[] = [
  {
    role: 'commander',
    isPlayers: true,
    title: 'Commander',
    purpose: 'You command the formation: what is to be done, by whom, and what matters most.',
    inTheTurn: [
      ['orders', 'Decide. One row for each group of units with the same task; the important thing first.'],
      ['collection', 'Answer Control’s questions at once. Your orders stand as they were handed in.'],
      ['movement', 'Your map shows your own troops where they are by now.'],
      ['combat', 'Be ready for one quick decision if events overtake your orders. Prepare the next turn.'],
      ['briefing', 'Hear the reports, ask, and draw your own conclusions.'],
    ],
    means: [
      ['Order sheet', 'who, what to do, with whose support; circle one action and one movement'],
      ['Hand in', 'before the clock runs out; late sheets are marked late'],
      ['Messages', 'to other headquarters, by the means you have, and to Control'],
    ],
    never: ['Never wait for the last minute: an order nobody could read is an order nobody carried out.'],
    whenStuck: [
      'The line is down: go on writing, it is kept in this browser and sent when the line is back.',
      'The laptop is broken: ask Control for a new link; your draft is waiting behind it.',
    ],
  },
  {
    role: 'operations',
    isPlayers: true,
    title: 'Operations',
    purpose: 'You write the orders down so that a stranger could carry them out.',
    inTheTurn: [
      ['orders', 'Write the rows. Name the roads, the crossings and the places; say when.'],
      ['collection', 'Keep the sheet at hand: Control may ask about a row.'],
      ['movement', 'Bring your map up to date.'],
      ['combat', 'Write the next turn’s sheet from this one: what stays may be carried forward.'],
      ['briefing', 'Note what each unit reports, and where.'],
    ],
    means: [
      ['Order sheet', 'saved as you write; colleagues write on it at the same time'],
      ['Air requests', 'what, where, when; say the same in the order sheet if it is to support an attack'],
      ['A copy', 'of the sheet goes to another headquarters when you ask Control to carry it'],
    ],
    never: ['Never give a unit to two rows.', 'Never order an attack tomorrow without preparing it today.'],
    whenStuck: [
      'Somebody else changed the same row: both wordings are shown; choose.',
      'The sheet is handed in and wrong: take it back, or ask for it if Control is reading it.',
    ],
  },
  {
    role: 'intelligence',
    isPlayers: true,
    title: 'Intelligence',
    purpose: 'You know the enemy as far as anybody does: what was seen, when, by whom, and how sure.',
    inTheTurn: [
      ['orders', 'Say what you need to know; a probe or a reconnaissance flight finds it.'],
      ['movement', 'Mark on your map what you expect; contacts as told grow pale with age.'],
      ['combat', 'Exchange news with the other headquarters.'],
      ['briefing', 'Read every report twice: what is said, and what is not.'],
    ],
    means: [
      ['Map', 'contacts as told; your own marks in blue pencil'],
      ['Signals', 'reports, messages, copies: newest on top'],
      ['Air requests', 'reconnaissance: the place, the time, the question'],
    ],
    never: ['Never take a contact for the whole enemy, nor an old one for a new one.'],
    whenStuck: ['A report contradicts another: ask Control as your commander would ask the battalion.'],
  },
];
