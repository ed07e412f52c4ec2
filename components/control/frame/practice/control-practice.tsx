import { deskAt } from '@/components/control/frame/desks';
import { DeskLink, useDeskAddress, useRouter } from '@/components/control/parts/router';
import { useMutation } from '@/components/control/parts/use-mutation';
import { PracticeBand } from '@/components/ui/practice-band';
import { useIsPhone } from '@/components/ui/use-is-phone';
import type { Chrome } from '@/lib/desks/control/frame/chrome';

/** So many desks stand side by side; more are picked from a list. */
const besideAtMost = 3;

interface Props {
  practice: NonNullable<Chrome['practice']>;
  teams: Chrome['teams'];
  mayDelete: boolean;
}

/** The topmost line of a practice game: that it is one, whose desk is looked at, and its end. */
export function ControlPractice({ practice, teams, mayDelete }: Props) {
  const { act, isBusy } = useMutation();
  const { leaveTo, besideAt } = useRouter();
  const { title, isRehearsal } = practice;
  return (
    <PracticeBand title={title} sort={isRehearsal ? 'rehearsal' : 'practice'}>
      <DeskSwitch teams={teams} />
      {isRehearsal && besideAt && (
        <a href={besideAt} className="not-printed flex min-h-handle-small items-center text-small text-on-invert">
          To your desk of the game
        </a>
      )}
      {mayDelete && (
        <button
          type="button"
          aria-busy={isBusy || undefined}
          aria-disabled={isBusy || undefined}
          onClick={() =>
            isBusy || act('delete-practice', {}, ({ backTo }) => leaveTo(backTo ? `/control/${backTo}` : '/'))
          }
          className="not-printed min-h-handle-small rounded-2 border border-on-invert px-3 font-medium whitespace-nowrap hover:underline aria-disabled:opacity-60"
        >
          {isRehearsal ? 'End the rehearsal' : 'Delete this practice'}
        </button>
      )}
    </PracticeBand>
  );
}

/** Control's desk, and that of each team as Control sees it. */
function DeskSwitch({ teams }: Pick<Props, 'teams'>) {
  const { address, go, seatId } = useRouter();
  const at = useDeskAddress();
  const isPhone = useIsPhone();
  const seen = teams.find(({ key }) => address === at(`/sees/${key}`))?.key ?? '';
  // Control's own desk that lies open stays open.
  const toControl = seen === '' && deskAt(seatId, address) ? address.slice(at('').length) : '';
  const desks = [{ key: '', name: 'Control', to: toControl }].concat(
    teams.map(({ key, name }) => ({ key, name, to: `/sees/${key}` })),
  );
  if (desks.length > besideAtMost || isPhone)
    return (
      <label className="not-printed ml-auto flex items-center gap-2 text-small max-sm:ml-0">
        Desk
        <select
          value={seen}
          onChange={(event) => go(at(desks.find(({ key }) => key === event.target.value)!.to))}
          className="min-h-handle-small max-w-52 rounded-2 border border-on-invert bg-invert px-2 text-on-invert"
        >
          {desks.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </label>
    );
  return (
    <nav aria-label="Desk" className="not-printed ml-auto flex min-w-0 items-center gap-2 text-small max-sm:ml-0">
      <span className="max-sm:hidden">Desk</span>
      <span className="flex min-w-0 rounded-2 border border-on-invert">
        {desks.map(({ key, name, to }) => (
          <DeskLink
            key={key}
            to={to}
            aria-current={key === seen ? 'page' : undefined}
            className="flex min-h-handle-small min-w-0 items-center truncate border-l border-on-invert px-3 font-medium text-on-invert no-underline first:border-l-0 hover:underline aria-[current=page]:bg-on-invert aria-[current=page]:text-invert"
          >
            {name}
          </DeskLink>
        ))}
      </span>
    </nav>
  );
}
