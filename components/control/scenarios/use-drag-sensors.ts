import { MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';

/** How something is taken up to be dragged: by the mouse once it has moved, by a finger once it has rested. A press alone is a press. */
export const useDragSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 6 } }),
  );
