import { expect, it } from 'vitest';
import { wordsThatOrder } from './words-that-order';

it.each([
  ['Hold Elst to the last man, last round.', ['stand fast']],
  ['Blow the bridge when they come, then stand fast behind the water.', ['stand fast', 'blow a crossing']],
  ['Prepare it for demolition and wait.', ['prepare for demolition']],
  ['Wait for 2 Irish to pass, then take the minor road.', ['Wait for 2 Irish to pass']],
  ['Attack at 1530 from the woods.', ['start at 15.30']],
  ['Probe towards Best and conform to the line that you find.', ['conform']],
  ['Bridge it class 40 by first light.', ['build']],
  ['Go to Son.', []],
  ['Do not blow the bridge.', []],
])('%s orders %j', (words, ticks) => expect(wordsThatOrder(words)).toEqual(ticks));
