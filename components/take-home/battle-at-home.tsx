import { useEffect, useState } from 'react';
import { SidesProvider } from '@/components/map/counters/sides';
import type { ViewKey } from '@/lib/replay/take-home/battle-told';
import type { Stage } from '@/lib/replay/take-home/stages';
import { HomeHead } from './home-head';
import { HomeMap } from './home-map';
import { LettersSetOut } from './letters-set-out';
import { PaperTabs } from './paper-tabs';
import { PrintedMaps } from './printed-maps';
import type { Battle } from './read-battle';
import { TurnScrubber } from './turn-scrubber';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** The page that is taken home: the turns of a battle, its map at each part of a turn, and beside it the papers of the turn. */
export function BattleAtHome({ battle }: { battle: Battle }) {
  const { turns, views, look } = battle.shown;
  const [place, setPlace] = useState(battle.fullest);
  const [wanted, setStage] = useState<Stage>('letters');
  const [view, setView] = useState<ViewKey>(views[0]!.key);
  const turn = turns[place]?.turn ?? 0;
  const stages = battle.stagesOf(turn);
  const stage = stages.includes(wanted) ? wanted : (stages.at(-1) ?? 'letters');

  // The papers are in the page as words; those of the turn are shown.
  useEffect(() => {
    const papers = document.getElementById('papers')!;
    papers.dataset.turn = String(turn);
    for (const section of papers.querySelectorAll<HTMLElement>('[data-papers]'))
      section.toggleAttribute('data-shown', section.dataset.papers === String(turn));
    papers.scrollTo({ top: 0 });
  }, [turn]);

  // Hours of the hall, which Control's diary alone has, are those of the reader's wall.
  useEffect(() => {
    for (const hour of document.querySelectorAll('time')) hour.textContent = clock.format(new Date(hour.dateTime));
  }, []);

  return (
    <SidesProvider value={look}>
      <HomeHead battle={battle} view={view} onView={setView} turn={turn} />
      <TurnScrubber battle={battle} place={place} onPlace={setPlace} stage={stage} onStage={setStage} />
      <HomeMap battle={battle} view={view} turn={turn} stage={stage} />
      <PaperTabs turn={turn} />
      <LettersSetOut />
      <PrintedMaps battle={battle} />
    </SidesProvider>
  );
}
