'use client';

import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

export interface Tab {
  id: string;
  label: ReactNode;
  content: ReactNode;
  /** It stays as it is while another lies on top: a map keeps its place. */
  isKept?: boolean;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  value?: string;
  onPick?: (id: string) => void;
}

/** Sheets one behind the other, their titles along the top edge. */
export function Tabs({ label, tabs, value, onPick }: TabsProps) {
  return (
    <BaseTabs.Root
      value={value}
      defaultValue={value === undefined ? tabs[0]?.id : undefined}
      onValueChange={(id) => onPick?.(String(id))}
    >
      <BaseTabs.List aria-label={label} className="flex gap-4 border-b border-rule">
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.id}
            value={tab.id}
            className="min-h-handle border-b-2 border-transparent px-1 font-medium text-ink-3 data-active:border-ink data-active:text-ink"
          >
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.id} value={tab.id} keepMounted={tab.isKept} className="pt-3">
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
