import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogClose } from '@/components/ui/dialog-close';
import { Select } from '@/components/ui/select';
import { Tag } from '@/components/ui/tag';
import type { GameShown, RunningShown } from '@/lib/hosting/shown';
import { counted } from '@/lib/text';
import { Box } from './box';
import { FileButton } from './file-button';
import { dayOrTime } from './host-words';
import { useHost } from './use-host';

/** The games of the data folder, each with its seats, and the ways to a further one. */
export function GamesBox({ running }: { running: RunningShown }) {
  const { ask, busy, hand, shown } = useHost();
  const { games, scenarios } = running;
  return (
    <Box
      title="Games on this laptop"
      acts={
        <>
          <Button isBusy={busy === 'try-turn'} onClick={() => void ask('try-turn')}>
            Try a turn
          </Button>
          <NewGame scenarios={scenarios} />
          <FileButton label="Scenario from a file…" accept=".opcom-scenario" onFile={(file) => void hand(file)} />
        </>
      }
    >
      <ul className="ruled-list">
        {games.map((game) => (
          <li key={game.id} className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 py-1">
            <b>{game.title}</b>
            <span className="detail">{gameWords(game, shown.now)}</span>
            <span className="ml-auto">{game.isPlayed ? <Tag>played now</Tag> : <OpenAgain game={game} />}</span>
          </li>
        ))}
      </ul>
    </Box>
  );
}

function gameWords({ isBegun, isPractice, turn, seats, taken, madeAt }: GameShown, now: string): string {
  const at = isPractice ? 'practice' : isBegun ? `turn ${turn}` : 'not begun';
  return `${at}, ${taken} of ${counted(seats, 'seat')} taken, opened ${dayOrTime(madeAt, now)}`;
}

/** A practice game is gone to by its own seat; it is never played instead. */
function OpenAgain({ game: { id, title, turn, isPractice } }: { game: GameShown }) {
  const { ask } = useHost();
  if (isPractice) return null;
  return (
    <Dialog
      title={`Open ${title} again?`}
      trigger={<Button size="small">Open…</Button>}
      leaves="Leave it"
      actions={
        <DialogClose>
          <Button kind="act" onClick={() => void ask('open-game', { gameId: id })}>
            Open it
          </Button>
        </DialogClose>
      }
    >
      <p>
        It goes on at turn {turn}, and whoever had a seat in it has it still. The game that is played now is kept, with
        its seats; its clock stands still. The console restarts for it: pages in the hall come back by themselves.
      </p>
    </Dialog>
  );
}

function NewGame({ scenarios }: Pick<RunningShown, 'scenarios'>) {
  const { ask } = useHost();
  const [chosen, choose] = useState(scenarios[0]?.name ?? '');
  return (
    <Dialog
      title="Open a new game"
      trigger={<Button>New game…</Button>}
      leaves="Leave it"
      actions={
        <DialogClose>
          <Button kind="act" onClick={() => void ask('new-game', { scenario: chosen })}>
            Open it
          </Button>
        </DialogClose>
      }
    >
      <Select
        label="Scenario"
        choices={scenarios.map(({ name, title }) => ({ id: name, label: title }))}
        value={chosen}
        onPick={choose}
      />
      <p className="mt-3">
        The game that is played now is kept, with its seats, and can be opened again. The console restarts for it: pages
        in the hall come back by themselves.
      </p>
    </Dialog>
  );
}
