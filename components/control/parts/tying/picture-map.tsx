'use client';

import { useMemo } from 'react';
import type { MapData, MapPicture } from '@/components/map/core/map-data';
import { type AimMark, AimMarks } from './aim-marks';
import { AimedMap } from './aimed-map';
import { type PicturePoint, placeOfPoint, pointOfPlace } from './picture-place';

/** The longer side of a picture, in the kilometres of the map that shows it. */
const across = 60;
const noGrid = ['grid'];

interface Props {
  href: string;
  widthPx: number;
  heightPx: number;
  task: string;
  marks: readonly (Omit<AimMark, 'place'> & PicturePoint)[];
  onPoint: (point: PicturePoint) => void;
  onChoose: (key: string) => void;
}

/** The scan by itself: pushed, wheeled and pinched like a map, and pointed at, to the pixel. */
export function PictureMap({ href, widthPx, heightPx, task, marks, onPoint, onChoose }: Props) {
  const mapData = useMemo<MapData & { picture: MapPicture }>(() => {
    const unit = across / Math.max(widthPx, heightPx);
    const transform = { a: unit, b: 0, c: 0, d: 0, e: -unit, f: heightPx * unit };
    const frame = { minX: 0, minY: 0, maxX: widthPx * unit, maxY: heightPx * unit };
    return { title: '', credit: '', frame, features: [], picture: { href, widthPx, heightPx, transform } };
  }, [href, widthPx, heightPx]);
  const { frame, picture } = mapData;
  const centre = { x: frame.maxX / 2, y: frame.maxY / 2 };
  return (
    <AimedMap
      title="Your picture"
      task={task}
      className="picture-map"
      mapData={mapData}
      label="The scanned map"
      initial={{ centre, kmAcross: frame.maxX * 1.04, kmUp: frame.maxY * 1.04 }}
      hidden={noGrid}
      onPlace={(place) => {
        const { px, py } = pointOfPlace(picture.transform, place);
        if (px >= 0 && py >= 0 && px <= widthPx && py <= heightPx) onPoint({ px, py });
      }}
    >
      {(projection) => (
        <AimMarks
          marks={marks.map(({ px, py, ...mark }) => ({ ...mark, place: placeOfPoint(picture.transform, { px, py }) }))}
          projection={projection}
          onChoose={onChoose}
        />
      )}
    </AimedMap>
  );
}
