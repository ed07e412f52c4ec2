'use client';

import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { useEffect, useRef, useState } from 'react';
import { Kbd } from './kbd';
import { type Choice, findNear } from './matching';
import { useNotedOpen } from './open-dialogs';
import { popupItemLook } from './popup-look';

/** Something to do or somewhere to go. `keys`: the key that does the same without the palette. */
export interface Command extends Choice {
  keys?: string;
}

interface Props<C extends Command> {
  /** The subject of the search, for a screen reader and in the empty field. */
  label: string;
  commands: readonly C[];
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** The meaning of the words before any match: figures of the grid, say. null: none. */
  meant: (typed: string) => C | null;
  /** The page around it kept these letters: somebody typed them before its field had the focus. */
  begun: string;
  /** Its field has the focus and has taken those letters. */
  onHeard: () => void;
  /** Called once the palette is gone and the focus is back where it was. */
  onPick: (command: C) => void;
}

const mostShown = 60;

/** Everything one can do, by typing a little of its name: the first that answers is lit, Enter does it. */
export function CommandPalette<C extends Command>(props: Props<C>) {
  const { label, commands, meant, begun, isOpen, onOpen, onHeard, onPick } = props;
  useNotedOpen(isOpen);
  const [typed, setTyped] = useState('');
  const picked = useRef<C | null>(null);
  // Whether one went up or down the list since the last letter.
  const hasMoved = useRef(false);
  const figured = meant(typed);
  const found = figured ? [figured] : findNear(commands, typed).slice(0, mostShown);
  const pick = (command: C) => {
    picked.current = command;
    onOpen(false);
  };
  const gone = () => {
    setTyped('');
    const command = picked.current;
    picked.current = null;
    if (command) onPick(command);
  };
  useEffect(() => {
    // Asked for again before it was gone: what was picked is done first, and the field is empty.
    if (isOpen && picked.current) gone();
  });
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpen} onOpenChangeComplete={(stillOpen) => !stillOpen && gone()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-30 bg-[light-dark(#131e2766,#000000a6)]" />
        <Dialog.Popup
          aria-label={label}
          className="on-desk fixed top-[12dvh] left-1/2 z-40 flex max-h-[70dvh] w-[calc(100vw-2rem)] max-w-xl -translate-x-1/2 flex-col overflow-hidden p-0"
        >
          <Autocomplete.Root<C>
            inline
            open
            items={commands}
            filteredItems={found}
            value={typed}
            onValueChange={(value, { reason }) => {
              hasMoved.current = false;
              if (reason !== 'item-press') setTyped(value);
            }}
            itemToStringValue={(command) => command.label}
            autoHighlight="always"
            keepHighlight
          >
            <Autocomplete.Input
              aria-label={label}
              placeholder={label}
              onFocus={() => {
                setTyped((was) => was + begun);
                onHeard();
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') hasMoved.current ||= /^(Arrow|Page|Home|End)/.test(event.key);
                else if (!hasMoved.current && found[0]) {
                  // The first that answers, though more of the list has come meanwhile.
                  event.preventBaseUIHandler();
                  event.preventDefault();
                  pick(found[0]);
                }
              }}
              className="min-h-12 shrink-0 border-b border-rule bg-transparent px-4 text-lead -outline-offset-2 placeholder:text-ink-3"
            />
            <Autocomplete.Empty>
              <p className="px-4 py-3 text-ink-3">Nothing of that name.</p>
            </Autocomplete.Empty>
            <Autocomplete.List className="min-h-0 overflow-y-auto py-1 empty:hidden">
              {(command: C) => (
                <Autocomplete.Item
                  key={command.id}
                  value={command}
                  onClick={() => pick(command)}
                  className={`${popupItemLook} min-h-handle px-4`}
                >
                  <span className="truncate font-medium">{command.label}</span>
                  <span className="ml-auto flex shrink-0 items-center gap-3 pl-4 aside">
                    {command.hint}
                    {command.keys && <Kbd>{command.keys}</Kbd>}
                  </span>
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
