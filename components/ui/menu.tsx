'use client';

import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { ReactElement } from 'react';
import { popupItemLook, popupLook } from './popup-look';

interface MenuEntry {
  id: string;
  label: string;
  hint?: string;
  /** Said under the label. */
  sentence?: string;
  isDisabled?: boolean;
  onPick: () => void;
}

interface Props {
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  /** Where a key opens it too. */
  isOpen?: boolean;
  onOpen?: (isOpen: boolean) => void;
}

/** A short list of acts behind one button. */
export function Menu({ trigger, entries, isOpen, onOpen }: Props) {
  return (
    <BaseMenu.Root open={isOpen} onOpenChange={onOpen}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner sideOffset={4} align="end" className="z-40">
          <BaseMenu.Popup className={`${popupLook} min-w-44`}>
            {entries.map((entry) => (
              <BaseMenu.Item
                key={entry.id}
                disabled={entry.isDisabled}
                onClick={entry.onPick}
                className={`${popupItemLook} data-disabled:opacity-60`}
              >
                <span>
                  {entry.label}
                  {entry.sentence && <span className="block max-w-md text-small text-ink-2">{entry.sentence}</span>}
                </span>
                {entry.hint && <span className="ml-auto pl-4 text-small text-ink-3">{entry.hint}</span>}
              </BaseMenu.Item>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
