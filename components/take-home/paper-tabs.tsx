import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** The names of the tabs on a phone, by their contents. */
const tabs = {
  letter: 'Letters',
  order: 'Orders',
  signal: 'Signals',
  combat: 'Combats',
  losses: 'Losses',
  diary: 'Diary',
} as const;
type Tab = keyof typeof tabs;

/** On a phone the papers of a turn lie on tabs; a wide page shows them all and no tab. */
export function PaperTabs({ turn }: { turn: number }) {
  const [there, setThere] = useState<readonly Tab[]>([]);
  const [wanted, setTab] = useState<Tab>('letter');
  const tab = there.includes(wanted) ? wanted : (there[0] ?? 'letter');
  useEffect(() => {
    const section = document.querySelector(`[data-papers="${turn}"]`);
    setThere((Object.keys(tabs) as Tab[]).filter((one) => section?.querySelector(`[data-kind="${one}"]`)));
  }, [turn]);
  useEffect(() => {
    document.getElementById('papers')!.dataset.tab = tab;
  }, [tab]);
  const bar = document.getElementById('paper-tabs');
  if (!bar || there.length < 2) return null;
  return createPortal(
    <fieldset aria-label="Papers of the turn">
      {there.map((one) => (
        <button key={one} type="button" aria-pressed={one === tab} onClick={() => setTab(one)}>
          {tabs[one]}
        </button>
      ))}
    </fieldset>,
    bar,
  );
}
