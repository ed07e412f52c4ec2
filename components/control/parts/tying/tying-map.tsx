import type { MapData } from '@/components/map/core/map-data';
import { middleOf } from '@/lib/geometry';
import { AimMarks } from './aim-marks';
import { AimedMap } from './aimed-map';
import type { useTying } from './use-tying';

type Tying = ReturnType<typeof useTying>;

interface Props {
  title: string;
  label: string;
  mapData: MapData;
  tying: Tying;
}

/** The map beside a picture: where the point in hand is given its place, with those that have one. */
export function TyingMap({ title, label, mapData, tying }: Props) {
  const { minX, minY, maxX, maxY } = mapData.frame;
  return (
    <AimedMap
      title={title}
      task={tying.inHand ? 'Press the same place here' : ''}
      mapData={mapData}
      label={label}
      initial={{ centre: middleOfFrame(mapData.frame), kmAcross: maxX - minX, kmUp: maxY - minY }}
      onPlace={tying.place}
    >
      {(projection) => (
        <AimMarks
          marks={tying.points.flatMap(({ place, ...point }, index) =>
            place ? [{ place, ...signOf(point.key, index, tying) }] : [],
          )}
          projection={projection}
          onChoose={tying.choose}
        />
      )}
    </AimedMap>
  );
}

/** The middle of what a map shows, km. */
export const middleOfFrame = ({ minX, minY, maxX, maxY }: MapData['frame']) =>
  middleOf([
    { x: minX, y: minY },
    { x: maxX, y: maxY },
  ]);

/** The points on their picture. */
export const marksOnPicture = (tying: Tying) =>
  tying.points.map(({ key, px, py }, index) => ({ px, py, ...signOf(key, index, tying) }));

/** A point as it is marked: by its number. */
const signOf = (key: string, index: number, { inHand }: Tying) => ({
  key,
  sign: `${index + 1}`,
  name: '',
  isChosen: key === inHand?.key,
});
