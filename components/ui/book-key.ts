/** This key opens the handbook on every page of the console, also while somebody writes in a field. */
export const bookKey = 'F1';

/** The handbook opens in one tab of its own, so that what is being written stays open. */
export const bookTab = 'opcom-handbook';
