/** The sizes of a town on a printed map. */
export const townWords = { 1: 'City', 2: 'Town', 3: 'Village', 4: 'Hamlet' } as const;
