import { ProfileStrip } from '@/components/control/parts/counters/profile-strip';
import { kindNames } from '@/lib/advice/cases/case-words';
import type { CaseOnDesk, RulesDesk } from '@/lib/desks/control/cases/rules';
import type { Side } from '@/lib/words';
import { factsOf, isNamedField, listsOf } from './case-entry-words';

/** The case as it was put, to be read beside what came of it. */
export function CaseAsEntered({
  item,
  named,
  desk,
}: {
  item: CaseOnDesk;
  named: (id: string) => string;
  desk: RulesDesk;
}) {
  const sideOf = new Map(desk.units.map(({ id, side }) => [id, side]));
  const about = desk.crossings.find(({ id }) => id === item.input.about.crossingId)?.name;
  const moved = item.input.about.unitId;
  const { a = [], b = [], bombers = [], tasks, flakOf, recceOf } = item.input.about;
  const flying = [...Object.values(tasks ?? {}).flat(), flakOf, recceOf];
  const orders = desk.tasks.filter(({ id }) => flying.includes(id)).map(({ name }) => name);
  const groups = [...[...a, ...b, ...bombers].map(named), ...orders];
  return (
    <section aria-label="As it was put" className="scrolls px-4 py-3">
      <h1 className="text-lead">{kindNames[item.kind]} as it was put</h1>
      {item.finding.weather === 'bad' && <p className="text-ink-2">In bad weather.</p>}
      {(about || moved || groups.length > 0) && (
        <p className="text-ink-2">
          Of the game: {[about, moved && named(moved), ...groups].filter(Boolean).join(', ')}
        </p>
      )}
      <CaseFacts put={item.input.case} named={named} sideOf={sideOf} />
    </section>
  );
}

/** Shows in words what was put in a case: its facts, and its lists row by row. */
export function CaseFacts({
  put,
  named,
  sideOf,
}: {
  put: object;
  named: (id: string) => string;
  /** The sides of the game's own units; others stand in the colour of their side of the table. */
  sideOf: ReadonlyMap<string, Side>;
}) {
  return (
    <>
      <p className="mt-1 text-ink-2">{factsOf(put).join(' · ')}</p>
      {listsOf(put).map(({ title, rows }) => (
        <section key={title} aria-label={title} className="mt-3 border-t border-rule-2 pt-1">
          <h2 className="font-semibold">{title}</h2>
          <ul>
            {rows.map((row, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place
              <li key={i} className="border-b border-rule py-1">
                {isNamedField(row.id) && <b className="font-medium">{named(row.id)} </b>}
                {typeof row.profile === 'string' && (
                  <ProfileStrip
                    profile={row.profile}
                    stepsLost={(row.stepsLost as number | undefined) ?? 0}
                    side={sideOf.get(`${row.id}`) ?? (title.includes('ttackers') ? 'allied' : 'german')}
                  />
                )}{' '}
                <span className="detail">{factsOf(row, named).join(' · ')}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
