/**
 * The safety of written words. `here`: in this browser, on its way; `waiting`: in this browser, nobody answers;
 * `fault`: in this browser, the console answers and cannot take it.
 */
export type Saving = 'untouched' | 'here' | 'waiting' | 'fault' | 'saved' | 'refused';
