import type { ReportFacts, ReturnFact } from '../../facts';
import type { Pen } from './pen';

/** The letter quotes the last words of an HQ below: "Guards Armoured at 2130: “…”". */
export const sayReturn = ({ from, hour, text }: ReturnFact, pen: Pen): string =>
  hour ? pen.say(pen.words.said, { slots: { from, hour: hour.split(' ').at(-1)!, text } }) : silenceOf([from], pen);

/** The HQs below that said something this turn. */
export const returnsIn = ({ returns = [] }: ReportFacts): ReturnFact[] => returns.filter(({ hour }) => hour !== '');

/** Of all that said nothing, in one sentence; empty: there are none. */
export function saySilent({ returns = [] }: ReportFacts, pen: Pen): string[] {
  const names = returns.filter(({ hour }) => hour === '').map(({ from }) => from);
  return names.length === 0 ? [] : [silenceOf(names, pen)];
}

function silenceOf(names: readonly string[], pen: Pen): string {
  const from = names.length === 1 ? names[0]! : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
  return pen.say(pen.words.silent, { slots: { from } });
}
