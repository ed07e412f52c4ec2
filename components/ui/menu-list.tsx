'use client';

import { Menu as BaseMenu } from '@base-ui/react/menu';
import { popupItemLook, popupLook } from './popup-look';

/** One act of the list. */
export interface MenuEntry {
  id: string;
  label: string;
  hint?: string;
  /** Said under the label. */
  sentence?: string;
  isDisabled?: boolean;
  onPick: () => void;
}

export interface MenuListProps {
  entries: readonly MenuEntry[];
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** The button that it belongs to. */
  anchor: () => HTMLElement | null;
}

/** The list of a menu, which holds the keyboard while it is open and gives it back to its button. */
export const MenuList = ({ entries, isOpen, onOpen, anchor }: MenuListProps) => (
  <BaseMenu.Root open={isOpen} onOpenChange={onOpen}>
    <BaseMenu.Portal>
      <BaseMenu.Positioner anchor={anchor} sideOffset={4} align="end" className="z-40">
        <BaseMenu.Popup finalFocus={anchor} className={`${popupLook} min-w-44`}>
          {entries.map((entry) => (
            <BaseMenu.Item
              key={entry.id}
              disabled={entry.isDisabled}
              onClick={entry.onPick}
              className={`${popupItemLook} data-disabled:opacity-60`}
            >
              <span>
                {entry.label}
                {entry.sentence && <span className="block max-w-md detail">{entry.sentence}</span>}
              </span>
              {entry.hint && <span className="ml-auto pl-4 aside">{entry.hint}</span>}
            </BaseMenu.Item>
          ))}
        </BaseMenu.Popup>
      </BaseMenu.Positioner>
    </BaseMenu.Portal>
  </BaseMenu.Root>
);
