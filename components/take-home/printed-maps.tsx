import { useEffect, useMemo, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { firstLook, middleOf } from '@/components/map/side/first-look';
import { GroundOfStills, StillSideMap } from '@/components/map/side/still-side-map';
import type { ViewKey } from '@/lib/replay/take-home/battle-told';
import { noHour } from './home-map';
import type { Battle } from './read-battle';

/** As a map is laid out on paper, px: the width of a sheet of A4 within its margins. */
const sheet = { width: 680, height: 860 };

/** When the page is printed, the map of each turn lies in its place among the papers: an appendix. The ground is drawn once. */
export function PrintedMaps({ battle }: { battle: Battle }) {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begins = () => flushSync(() => setPrinting(true));
    const ends = () => setPrinting(false);
    addEventListener('beforeprint', begins);
    addEventListener('afterprint', ends);
    return () => {
      removeEventListener('beforeprint', begins);
      removeEventListener('afterprint', ends);
    };
  }, []);
  if (!isPrinting) return null;
  const places = [...document.querySelectorAll<HTMLElement>('[data-map]')];
  return (
    <>
      <GroundOfStills mapData={battle.mapData} />
      {places.map((place) => createPortal(<PrintedTurn battle={battle} of={place} />, place, place.dataset.map))}
    </>
  );
}

function PrintedTurn({ battle, of }: { battle: Battle; of: HTMLElement }) {
  const { mapData } = battle;
  const [turn, view] = of.dataset.map!.split(' ');
  const stage = battle.stagesOf(Number(turn)).at(-1) ?? 'letters';
  const map = battle.mapAt(view as ViewKey, Number(turn), stage);
  const look = useMemo(
    () => firstLook(map.counters) ?? { centre: middleOf(mapData), kmAcross: mapData.frame.maxX - mapData.frame.minX },
    [map, mapData],
  );
  return <StillSideMap map={map} mapData={mapData} label="Map of the turn" look={look} {...sheet} timeOf={noHour} />;
}
