import { isSameName } from '@/lib/text';
import type { PlayerDuty } from '@/lib/words';

/** A person of a pasted list, and the seat that is wanted for him. */
export interface PersonRead {
  teamKey: string;
  duty: PlayerDuty;
  person: string;
}

/** What a pasted list holds: people, and for each line that cannot be read why. Lines are counted from 1. */
export interface PeopleRead {
  people: PersonRead[];
  faults: { line: number; words: string }[];
}

/** What people write for a duty, besides its name. */
const duties: Record<PlayerDuty, readonly string[]> = {
  commander: ['commander', 'commanding officer', 'co', 'cdr', 'comd', 'goc'],
  operations: ['operations', 'ops', 'g ops', 'g3', '1a', 'ia'],
  intelligence: ['intelligence', 'int', 'g int', 'g2', '1c', 'ic'],
};

const dutyOf = (written: string): PlayerDuty | undefined =>
  (Object.keys(duties) as PlayerDuty[]).find((duty) => duties[duty].some((word) => isSameName(word, written)));

/** Reads a list of team, duty and name, a person a line, with tabs, semicolons or commas between, as a spreadsheet gives it. */
export function readPeople(pasted: string, teams: readonly { key: string; name: string }[]): PeopleRead {
  const read: PeopleRead = { people: [], faults: [] };
  for (const [at, text] of pasted.split(/\r?\n/).entries()) {
    if (text.trim() === '') continue;
    const between = ['\t', ';', ','].find((mark) => text.includes(mark)) ?? ',';
    const [written = '', duty = '', ...rest] = text.split(between).map((part) => part.trim().replace(/^"(.*)"$/, '$1'));
    const person = rest.join(' ').trim();
    // The heads of the columns.
    if (at === 0 && isSameName(written, 'team') && isSameName(duty, 'duty')) continue;
    const team = teams.find(({ key, name }) => isSameName(key, written) || isSameName(name, written));
    const is = dutyOf(duty);
    if (!team) read.faults.push({ line: at + 1, words: `there is no team “${written}”` });
    else if (!is)
      read.faults.push({ line: at + 1, words: `“${duty}” is no duty: commander, operations or intelligence` });
    else if (person === '') read.faults.push({ line: at + 1, words: 'the name is missing' });
    else read.people.push({ teamKey: team.key, duty: is, person });
  }
  return read;
}
