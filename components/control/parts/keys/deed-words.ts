import type { deedsOfAnyDesk, deedsOfItsDesk } from './key-table';

/** The page of keys says in these words what each of these keys does on every desk. */
export const wordsOfAnyDesk = {
  walkOn: 'go to the next one in the list',
  walkBack: 'go to the one before',
  open: 'do what is offered: press the dark button, or open what has the focus',
  leave: 'go back, put down or cancel',
  find: 'find',
  accept: 'accept it as it is',
  doubt: 'do not accept it: ask about it, or rule another way with a reason',
  all: 'do it for all that wait, at once',
  begin: 'begin a new one: a note, a message, an air order, a report',
  ownDice: 'type your own dice',
  move: 'move what is in hand: to where, or across',
  see: 'see it as the others will',
  legend: 'the legend of the map',
  leaveOut: 'hide it, or show it again',
  takeBack: 'take the last step back',
  up: 'go up, or move what has the focus',
  down: 'go down, or move what has the focus',
  left: 'go to the left, or move what has the focus',
  right: 'go to the right, or move what has the focus',
  turnBack: 'go to the turn before',
  turnOn: 'go to the next turn',
  toStart: 'go to the start',
  toEnd: 'go to the end',
  goOn: 'the next, or take in hand',
  send: 'send or release what is written, from within the text',
} as const satisfies Record<keyof typeof deedsOfAnyDesk, string>;

/** The page of keys says in these words where a desk's own key leads at that desk. */
export const wordsOfItsDesk = {
  nextCombat: 'the next combat',
  nextMessage: 'the next message',
  movementList: 'what is to be moved',
  nextSheet: 'the next sheet',
  nextReport: 'the next report',
  nextPhaseOfGame: 'the next phase of the companion game',
  tryTurn: 'try a turn, before the game begins',
  tryBattle: 'try Market Garden, before the game begins',
} as const satisfies Record<keyof typeof deedsOfItsDesk, string>;
