'use client';

import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

interface Tab {
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

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity };

/**
 * Sheets one behind the other, their titles along the top edge (ARIA's tabs): arrows go along the titles, Enter or a press
 * takes one.
 */
export function Tabs({ label, tabs, value, onPick }: TabsProps) {
  const [own, setOwn] = useState(tabs[0]?.id);
  const names = useId();
  const active = value ?? own;
  const idOf = (part: 'tab' | 'sheet', id: string) => `${names}-${part}-${id}`;
  const pick = (id: string) => {
    setOwn(id);
    onPick?.(id);
  };
  const walk = (event: KeyboardEvent<HTMLButtonElement>, at: number) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const to = Number.isFinite(step) ? (at + step + tabs.length) % tabs.length : step > 0 ? tabs.length - 1 : 0;
    document.getElementById(idOf('tab', tabs[to]!.id))?.focus();
  };
  return (
    <div>
      <div role="tablist" aria-label={label} className="flex gap-4 border-b border-rule">
        {tabs.map((tab, at) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={idOf('tab', tab.id)}
            aria-selected={tab.id === active}
            aria-controls={idOf('sheet', tab.id)}
            tabIndex={tab.id === active ? 0 : -1}
            onClick={() => pick(tab.id)}
            onKeyDown={(event) => walk(event, at)}
            className="min-h-handle border-b-2 border-transparent px-1 font-medium text-ink-3 aria-selected:border-ink aria-selected:text-ink"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map(
        (tab) =>
          (tab.id === active || tab.isKept) && (
            <div
              key={tab.id}
              role="tabpanel"
              id={idOf('sheet', tab.id)}
              aria-labelledby={idOf('tab', tab.id)}
              hidden={tab.id !== active}
              className="pt-3"
            >
              {tab.content}
            </div>
          ),
      )}
    </div>
  );
}
