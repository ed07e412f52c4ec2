import { isSameName } from '@/lib/text';
import type { PlayerDuty } from '@/lib/words';

/** A person of a pasted list, and the seat that is wanted for them. */
interface PersonRead {
  teamKey: string;
  duty: PlayerDuty;
  person: string;
}

/** A line that cannot be read. Lines are counted from 1. `near`: the team that is probably meant by `written`. */
interface LineFault {
  line: number;
  words: string;
  written?: string;
  near?: string;
}

/** The contents of a pasted list: people, and for each line that cannot be read the reason. */
export interface PeopleRead {
  people: PersonRead[];
  faults: LineFault[];
}

/** The words that people write for a duty, beside its name. */
const duties: Record<PlayerDuty, readonly string[]> = {
  commander: ['commander', 'commanding officer', 'co', 'cdr', 'comd', 'goc'],
  operations: ['operations', 'ops', 'g ops', 'g3', '1a', 'ia'],
  intelligence: ['intelligence', 'int', 'g int', 'g2', '1c', 'ic'],
};

const dutyOf = (written: string): PlayerDuty | undefined =>
  (Object.keys(duties) as PlayerDuty[]).find((duty) => duties[duty].some((word) => isSameName(word, written)));

/** The words that people write over the columns, each in place of the name we use. */
const heads = {
  team: ['team', 'hq', 'formation', 'unit', 'command', 'headquarters'],
  duty: ['duty', 'role', 'job', 'position', 'post', 'function', 'seat'],
  person: ['name', 'person', 'player', 'who'],
} as const;
type Column = keyof typeof heads;

/** Where each column stands, when the cells are headings; null: they are not. */
function columnsOf(cells: readonly string[]): Record<Column, number> | null {
  const at = (column: Column) => cells.findIndex((cell) => heads[column].some((word) => isSameName(word, cell)));
  const team = at('team');
  const duty = at('duty');
  const person = at('person');
  if ([team, duty, person].filter((place) => place >= 0).length < 2) return null;
  const free = [0, 1, 2].find((place) => ![team, duty, person].includes(place)) ?? 2;
  return { team: team < 0 ? free : team, duty: duty < 0 ? free : duty, person: person < 0 ? free : person };
}

/** The words of a team's name as they are compared: `1st Airborne Div` and `1 Airborne` share both of theirs. */
const wordsIn = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/^(\d+)(st|nd|rd|th)$/, '$1').replace(/^armd$/, 'armoured'))
    .filter((word) => word !== '' && !['div', 'division', 'the', 'hq'].includes(word));

/** The team whose name shares most words with what was written; undefined: none shares one, or several share as many. */
function nearestTeam<T extends { name: string }>(written: string, teams: readonly T[]): T | undefined {
  const words = wordsIn(written);
  const shared = teams.map((team) => ({
    team,
    count: wordsIn(team.name).filter((word) => words.includes(word)).length,
  }));
  const most = Math.max(0, ...shared.map(({ count }) => count));
  const best = shared.filter(({ count }) => count === most);
  return most > 0 && best.length === 1 ? best[0]!.team : undefined;
}

/**
 * Reads a list of team, duty and name, a person a line, with tabs, semicolons or commas between, as a spreadsheet gives it. A
 * first line of headings says in which order the columns come.
 */
export function readPeople(pasted: string, teams: readonly { key: string; name: string }[]): PeopleRead {
  const read: PeopleRead = { people: [], faults: [] };
  let columns: Record<Column, number> | null = null;
  let isFirst = true;
  for (const [at, text] of pasted.split(/\r?\n/).entries()) {
    if (text.trim() === '') continue;
    const between = ['\t', ';', ','].find((mark) => text.includes(mark)) ?? ',';
    const cells = text.split(between).map((part) => part.trim().replace(/^"(.*)"$/, '$1'));
    const asHeads = isFirst ? columnsOf(cells) : null;
    isFirst = false;
    if (asHeads) {
      columns = asHeads;
      continue;
    }
    const written = cells[columns?.team ?? 0] ?? '';
    const duty = cells[columns?.duty ?? 1] ?? '';
    const person = (columns ? (cells[columns.person] ?? '') : cells.slice(2).join(' ')).trim();
    const team = teams.find(({ key, name }) => isSameName(key, written) || isSameName(name, written));
    const is = dutyOf(duty);
    const near = team ? undefined : nearestTeam(written, teams);
    if (!team)
      read.faults.push({
        line: at + 1,
        words: `there is no team “${written}”`,
        ...(near && { written, near: near.name }),
      });
    else if (!is)
      read.faults.push({ line: at + 1, words: `“${duty}” is no duty: commander, operations or intelligence` });
    else if (person === '') read.faults.push({ line: at + 1, words: 'the name is missing' });
    else read.people.push({ teamKey: team.key, duty: is, person });
  }
  return read;
}
