import type { WarmUp } from '@/lib/desks/control/sequence/warm-up';
import { capital, countedInWords, inWords, listed } from '@/lib/text';

/** So many names are read at a look. */
const namesAtMost = 6;

/** The progress of the teams in a warm-up, in two sentences: the count, and the teams still to come. */
export function warmUpWords({ stage, teams }: WarmUp): { count: string; rest: string } {
  const able = teams.filter((team) => team.stage !== 'none');
  if (able.length === 0) return { count: 'No team with troops has anybody in the hall yet.', rest: '' };
  if (stage === 'answering') return { count: 'The console is answering every sheet with a letter.', rest: '' };
  const isAfter = stage === 'answered';
  const late = able.filter((team) => (isAfter ? team.stage !== 'read' : ['nothing', 'drafting'].includes(team.stage)));
  const done = able.length - late.length;
  const have = `${capital(done === 0 ? 'no team' : countedInWords(done, 'team'))} of ${inWords(able.length)} ${done < 2 ? 'has' : 'have'}`;
  const count = isAfter ? `Every letter is out. ${have} read theirs.` : `${have} handed in.`;
  const names = listed(
    late.map(({ name }) => name),
    namesAtMost,
  );
  return { count, rest: late.length === 0 ? '' : `Still to come: ${names}.` };
}
