import { belgium } from './ground';
import { areaTitles, type BattleCardState, unitTitles } from './state';

/** The card as whoever stands around the table sees it: all of it lies open. North first. */
export const onBoard = ({ figures, turn, weather, corps, areas, end }: BattleCardState) => ({
  turn,
  turns: figures.weather.track.length,
  weather,
  isCorpsInBelgium: corps === belgium,
  areas: areas
    .map(({ name, unit, order, allied, german, isHeld }, at) => ({
      name: areaTitles[name],
      unit: unit && unitTitles[unit],
      order,
      allied,
      german,
      isHeld,
      isCorpsHere: corps === at,
    }))
    .reverse(),
  outcome: end && `${end.why} The Allies ${end.isWon ? 'win' : 'lose'}.`,
});
