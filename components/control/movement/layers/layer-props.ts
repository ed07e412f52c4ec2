import type { Box, Projection } from '@/components/map/core/projection';
import type { Layout } from '@/components/map/labels/labeller';
import type { MasterMap } from '@/lib/desks/control/movement/map';

/** The props from which a layer of the master map is drawn. `seen` is the window with a margin, in pixels of the projection. */
export interface LayerProps {
  map: MasterMap;
  projection: Projection;
  seen: Box;
  layout: Layout;
}
