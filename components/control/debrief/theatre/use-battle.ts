import { useMemo } from 'react';
import { useMapData } from '@/components/control/parts/map/use-map-data';
import { useDataAddress, useRouter } from '@/components/control/parts/router';
import { readAgain, useRead, useReadState } from '@/components/transport/query/use-read';
import type { AfterBattle } from '@/lib/desks/control/debrief/after-battle';
import type { TheatreFilm } from '@/lib/desks/control/debrief/theatre';
import { arranged } from './arranged-hinges';
import { Reel } from './reel';
import { useArranged } from './use-arranged';

/** The battle of this game as it is shown again, with its map and what is to be done after its end; each undefined or null until it has come. */
export function useBattle() {
  const dataAt = useDataAddress();
  const filmAt = dataAt('/debrief/film');
  const afterAt = dataAt('/debrief/after');
  const film = useRead<TheatreFilm>(filmAt);
  const after = useRead<AfterBattle>(afterAt);
  const { isFault } = useReadState(filmAt);
  const mapData = useMapData(dataAt('/map/data'));
  const [arrangement] = useArranged(useRouter().seatId);
  const reel = useMemo(
    () => film && new Reel({ ...film, hinges: arranged(film.hinges, arrangement) }),
    [film, arrangement],
  );
  const readNewest = () => {
    void readAgain(filmAt);
    void readAgain(afterAt);
  };
  return { film, after, mapData, reel, isFault, readNewest };
}
