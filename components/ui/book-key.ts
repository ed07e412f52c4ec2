/** This key opens the handbook on every page of the console, also while somebody writes in a field. */
export const bookKey = 'F1';
