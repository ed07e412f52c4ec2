'use client';

import { useChrome } from '@/components/control/parts/desk-context';
import { FieldWord } from '@/components/control/parts/field-word';
import { useRouter } from '@/components/control/parts/router';
import { useMutation } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';
import { Badge } from '@/components/ui/tag';
import type { BoxOnDesk, MessagesDesk } from '@/lib/desks/control/messages/messages';

interface Props {
  desk: MessagesDesk;
  /** The box whose messages are shown; null: all. */
  teamId: string | null;
  onPick: (teamId: string | null) => void;
}

/** The boxes, one for each team, with their owners; one that nobody looks after stands out. One umpire looks after all. */
export function MessageBoxes({ desk, teamId, onPick }: Props) {
  const { isOneUmpire } = useChrome();
  const orphans = isOneUmpire ? 0 : desk.boxes.filter(({ owner }) => !owner).length;
  return (
    <nav
      aria-label="Boxes"
      className="flex min-h-0 flex-col border-r border-rule bg-paper max-lg:order-1 max-lg:shrink-0 max-lg:border-t"
    >
      <header className="flex min-h-12 shrink-0 items-center border-b border-rule px-3">
        <h2 className="lead">
          <FieldWord of="box">Boxes</FieldWord>
        </h2>
        {orphans > 0 && <span className="ml-auto text-small font-medium text-overdue">{orphans} without an owner</span>}
      </header>
      <ul className="scrolls pb-4">
        <li>
          <button
            type="button"
            aria-pressed={teamId === null}
            onClick={() => onPick(null)}
            className="min-h-9 pointer-coarse:min-h-press w-full px-3 text-left hover:bg-sunk aria-pressed:font-semibold"
          >
            All boxes
          </button>
        </li>
        {desk.boxes.map((box) => (
          <Box
            key={box.teamId}
            box={box}
            desk={desk}
            isShown={box.teamId === teamId}
            onPick={() => onPick(box.teamId === teamId ? null : box.teamId)}
          />
        ))}
      </ul>
    </nav>
  );
}

function Box(props: { box: BoxOnDesk; desk: MessagesDesk; isShown: boolean; onPick: () => void }) {
  const { box, desk, isShown, onPick } = props;
  const { seatId } = useRouter();
  const { isOneUmpire } = useChrome();
  const { isBusy, act } = useMutation();
  const isMine = box.owner?.id === seatId;
  const giveTo = (id: string | null) => act('give-box', { teamId: box.teamId, seatId: id });
  return (
    <li className={`flex items-center border-t border-rule ${isShown ? 'bg-sheet' : ''}`}>
      <button
        type="button"
        aria-pressed={isShown}
        onClick={onPick}
        className="min-w-0 flex-1 py-1.5 pl-3 text-left leading-tight hover:bg-sunk"
      >
        <span className="block truncate font-medium">
          {box.name} {box.waiting > 0 && <Badge>{box.waiting}</Badge>}
          {box.waiting > 0 && <span className="sr-only"> waiting</span>}
        </span>
        {!isOneUmpire && (
          <span className={`block truncate text-small ${box.owner ? 'text-ink-3' : 'font-medium text-overdue'}`}>
            {isMine ? (
              <span className="font-medium text-mine">yours</span>
            ) : (
              (box.owner?.label ?? 'nobody looks after it')
            )}
            {box.isGiven && !isMine && ', taken over'}
          </span>
        )}
      </button>
      {!isOneUmpire && (
        <Menu
          trigger={
            <Button kind="quiet" size="small" isBusy={isBusy} aria-label={`Whose box: ${box.name}`}>
              …
            </Button>
          }
          entries={[
            ...(isMine ? [] : [{ id: 'take', label: 'Take it', onPick: () => giveTo(seatId) }]),
            ...desk.umpires
              .filter(({ id }) => id !== seatId && id !== box.owner?.id)
              .map(({ id, label }) => ({ id, label: `Give it to ${label}`, onPick: () => giveTo(id) })),
            ...(box.isGiven ? [{ id: 'back', label: 'Back to its Team Control', onPick: () => giveTo(null) }] : []),
          ]}
        />
      )}
    </li>
  );
}
