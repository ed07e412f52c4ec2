/**
 * What a key does, the same on every desk: a letter has one deed. What a desk calls it stands along its foot. Beside these
 * each desk has its own letter, which leads to it from anywhere; there it leads to what waits next (`keys-page.tsx`).
 */
export const deeds = {
  J: 'walk to the next one in the list',
  K: 'walk back',
  Enter: 'do what is offered: the dark button, or open what is lit',
  Escape: 'go back, put down, or leave it',
  '/': 'find',
  a: 'accept it as it stands',
  q: 'do not accept it: ask about it, or rule another way with a reason',
  y: 'do it for all that wait, at once',
  0: 'begin a new one: a note, a message, an air order, a report',
  '1 … 9': 'what bears that number: a row, a choice, a button',
  d: 'type your own dice',
  g: 'move what is in hand: to where, or across',
  v: 'see it as the others will',
  ';': 'the legend of the map',
  '-': 'leave it out of the picture, or put it back',
  Backspace: 'take the last step back',
  '← → ↑ ↓': 'walk from lane to lane, or move what has the focus',
  'PgUp PgDn': 'walk from turn to turn',
  Space: 'the next, or take in hand',
  'Ctrl Enter': 'send or release what is written, from within the text',
} as const;
