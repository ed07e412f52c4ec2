import type { Writing } from '@/components/transport/send/use-write';
import { Button } from '@/components/ui/button';
import { Menu } from '@/components/ui/menu';
import { meansWords } from '@/lib/visibility/forms/message-form';
import type { PlayerDesk } from '@/lib/visibility/player/desk';

/** To which HQ Control is to carry a copy of the sheet that is handed in. */
export const SendCopy = ({
  links,
  turn,
  write,
}: Pick<PlayerDesk, 'links'> & { turn: number; write: Writing['write'] }) => (
  <Menu
    trigger={<Button>Send a copy</Button>}
    entries={links.map(({ id, toName, means }) => ({
      id,
      label: toName,
      hint: meansWords(means),
      onPick: () => void write('send-copy', { turn, linkId: id }, `Control will carry a copy to ${toName}.`),
    }))}
  />
);
