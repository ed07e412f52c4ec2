/**
 * Marks something that lies on a map and may have the focus, by its id: the arrow keys of the map walk there
 * (`use-walk-on-map.ts`), and it is no tab stop of its own.
 */
export const onMap = (id: string) => ({ 'data-on-map': id, tabIndex: -1 }) as const;

/** All that may have the focus on a map, as it is drawn now. */
export const thingsOn = (map: SVGSVGElement): SVGElement[] => [...map.querySelectorAll<SVGElement>('[data-on-map]')];

/** The element of a map with an id, or the pile that holds it (`data-members`); null: nothing is drawn of it. */
export const thingOn = (map: SVGSVGElement, id: string): SVGElement | null =>
  map.querySelector<SVGElement>(`[data-on-map="${CSS.escape(id)}"]`) ??
  map.querySelector<SVGElement>(`[data-members~="${CSS.escape(id)}"]`);
