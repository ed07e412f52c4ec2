import { memo } from 'react';
import { useGroundDrawn } from '@/components/control/parts/map/ground-drawn';
import { type Box, overlap, type Projection } from '@/components/map/core/projection';
import type { Item } from '@/components/map/labels/item';
import type { Layout } from '@/components/map/labels/labeller';
import { Words } from '@/components/map/labels/words';
import { asPlace, middleOf } from '@/lib/geometry';
import { groundWords } from '../ground/ground-words';

/** From this scale on areas carry their names, px per km. */
const namedFrom = 16;

type Ground = ReturnType<typeof useGroundDrawn>;

/** The names of the ground that Control has drawn, each in the middle of its area, to be laid out. */
export const groundNameItems = (ground: Ground, { scale, toScreen }: Projection): Item[] =>
  scale < namedFrom
    ? []
    : ground.map(({ id, layer, name, rings: [points] }) => ({
        id,
        kind: 'area',
        at: toScreen(middleOf(points.map(asPlace))),
        words: [
          [name, groundWords[layer].name.toLowerCase()].map((text) => ({ text, face: 'village' as const })),
          [{ text: name, face: 'village' }],
        ],
        sides: ['on', 'above', 'below'],
      }));

/** They as they are laid out. What is printed has names of its own. */
export const GroundNames = memo(function GroundNames({ layout, seen }: { layout: Layout; seen: Box }) {
  const ground = useGroundDrawn();
  return (
    <g aria-hidden>
      {ground.map(({ id }) => {
        const words = layout.laid.get(id)?.words;
        return words && overlap(words.box, seen) && <Words key={id} words={words} className="noted from-ground" />;
      })}
    </g>
  );
});
