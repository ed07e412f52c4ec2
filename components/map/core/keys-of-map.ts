/** The keys of every map, for whoever hears what a map is, and in its legend. */
export const keysOfMap =
  'Arrow keys walk over what lies on the map, always to the nearest thing that way; Enter opens it, Escape comes back to the map. With Shift they push the map. Plus and minus change the scale, 0 shows all of it, comma and stop go back and forward, semicolon opens the legend.';
