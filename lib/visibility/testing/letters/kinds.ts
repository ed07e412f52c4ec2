import type { Daypart, StaffVoice } from '@/lib/words';
import type { ReportFacts } from '../../facts';

/** A letter of `docs/reports`: to whom, when, and the facts it is made from. */
export interface GivenLetter {
  title: string;
  team: string;
  day: [date: string, daypart: Daypart];
  voices: readonly [StaffVoice, StaffVoice];
  facts: ReportFacts;
}

/** A kind of turn: two sets of facts, each told by two staffs. */
export interface KindOfTurn {
  name: string;
  letters: readonly GivenLetter[];
}
