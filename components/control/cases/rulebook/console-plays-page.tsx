import { DeskLink } from '@/components/control/parts/router';
import { tempers, thumbs } from '@/lib/sparring/thumbs';
import { capital } from '@/lib/text';
import { actionWords, postureWords } from '@/lib/visibility/forms/order-form';

/** The rules of thumb by which the console writes the orders of a team, in their own words. */
export function ConsolePlaysPage() {
  return (
    <article className="mx-auto min-h-full w-full max-w-prose space-y-4 bg-sheet px-6 py-5 max-sm:px-3">
      <p className="not-printed">
        <DeskLink to="/rulebook">‹ Rulebook</DeskLink>
      </p>
      <h1 className="text-title font-semibold">How the console plays a team</h1>
      <p>
        A team that is given to the console has a staff of the console’s own. It knows what lies on the team’s desk and
        the printed map, and nothing besides: not the truth, no die, no rule of the book, no other team’s papers. Whom
        it attacks, and where it goes, follows from the written plan of its scenario and these rules of thumb. Control
        reads its sheet as it reads any other.
      </p>
      <section aria-labelledby="thumbs">
        <h2 id="thumbs" className="font-semibold">
          Rules of thumb
        </h2>
        <ul className="mt-1 border-t border-rule">
          {said.map(({ says, orders }) => (
            <li key={says} className="flex flex-wrap items-baseline gap-x-3 border-b border-rule py-1.5">
              <span className="min-w-0 flex-[1_1_20rem]">{says}</span>
              <span className="aside font-cond">{orders}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="tempers">
        <h2 id="tempers" className="font-semibold">
          Tempers
        </h2>
        <p className="mt-1 text-ink-2">
          Game Control chooses one for each team under <DeskLink to="/setup/teams">Teams</DeskLink>; until then it is
          steady. In a game to try it is drawn. A staff that plays as a novice makes mistakes of beginners besides, in
          one row of four: it attacks before it has made ready, circles Move for an attack, or forgets the guns.
        </p>
        <dl className="mt-1 border-t border-rule">
          {Object.entries(tempers).map(([name, { says }]) => (
            <div key={name} className="flex gap-3 border-b border-rule py-1.5">
              <dt className="w-20 shrink-0 font-medium">{capital(name)}</dt>
              <dd>{says}</dd>
            </div>
          ))}
        </dl>
      </section>
      <p className="text-ink-2">
        It hands in within the time of the orders phase, now and then late; in a practice game a few seconds after the
        clock runs. It answers Control’s questions by the same rules. A person who takes a seat of the team plays it
        from then on, with the draft that is there.
      </p>
    </article>
  );
}

/** Each rule once, with what it orders: a headquarters that stays, and one that follows, go by the same. */
const said = [...new Set(Object.values(thumbs).map(({ says }) => says))].map((says) => ({
  says,
  orders: [
    ...new Set(
      Object.values(thumbs)
        .filter((thumb) => thumb.says === says)
        .map(({ action, posture }) => `${actionWords[action].word}, ${postureWords[posture].word}`),
    ),
  ].join('; '),
}));
