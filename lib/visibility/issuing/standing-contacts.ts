import { isToTell, type ReportFacts } from '../facts';
import { itemsOf } from '../guard/letters-said';
import { movesTitle } from '../reports/eleti';
import type { Told } from '../reports/news-owed';

/** The enemies of earlier reports of the turn that a correction leaves unchanged. */
export interface Standing {
  facts: ReportFacts;
  /** Their texts, put together under the titles of now. */
  body: string;
}

/** The enemies that a correction does not tell anew, with what was said of them. `bodies`: the texts told, the oldest first. */
export function standingOf(
  { told, facts, all }: { told: Told | null; facts: ReportFacts; all: ReportFacts },
  bodies: readonly string[],
): Standing {
  const isAnew = (id: string): boolean => facts.fights.some((fight) => fight.id === id && isToTell(fight, 'enemy'));
  const before = { ...all, fights: told?.fights ?? [] };
  const saidOf = (id: string): string =>
    bodies
      .flatMap((body) =>
        itemsOf(body, before)
          .filter(({ fight, isTold }) => fight.id === id && isTold)
          .map(({ passage }) => body.slice(passage.from, passage.to).trim()),
      )
      .join(' ');
  const fights = all.fights.filter(({ id }) => !isAnew(id) && saidOf(id) !== '');
  const news = all.news.filter(
    ({ kind, factId }) => kind === 'contact' && !facts.news.some((one) => one.factId === factId),
  );
  const items = fights.map(({ id, title }) => `${title}\n\n${saidOf(id)}`);
  const rest = bodies.map((body) => body.trim());
  return { facts: { ...all, fights, news }, body: [...items, movesTitle, ...rest].join('\n\n') };
}
