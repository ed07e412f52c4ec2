/** Words of the field that stay as they are, each in a sentence or two for whoever meets it for the first time. */
export const glossary = {
  Tentacle: 'A British air force radio team with the troops. It tells the aircraft what to hit.',
  FLIVO: 'A German air force officer with the troops, who tells the aircraft what to hit.',
  'cab rank':
    'Aircraft that wait in the air, like taxis in a rank, until the formation calls them. In the book only the Allies have it.',
  'bomb line': 'How close to their own troops aircraft may bomb: normally no nearer than 2 to 3 km.',
  serial: 'A group of transport aircraft or gliders that fly together, with the troops they carry.',
} as const;
