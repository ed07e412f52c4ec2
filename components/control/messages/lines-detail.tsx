import { ActForm } from '@/components/control/parts/form/act-form';
import { useActForm } from '@/components/control/parts/form/use-act-form';
import { useSides } from '@/components/map/counters/sides';
import { choice, figure, named, picks, row, several, tick } from '@/components/ui/form/field-makers';
import { wholeIn } from '@/components/ui/form/fields';
import type { LineOnDesk, MessagesDesk } from '@/lib/desks/control/messages/messages';
import { counted } from '@/lib/text';
import { mayBeOverheard, meansWords } from '@/lib/visibility/forms/message-form';
import { type DeliveryWay, deliveryWays, minutesOnTheWayAtMost, sides } from '@/lib/words';
import { lineWords, wayWords } from './message-words';

interface Values {
  /** The team or side whose lines are listed; empty: all. */
  whose: string;
  lineIds: string[];
  way: DeliveryWay;
  minutes: string;
  hears: 'asBefore' | 'these';
  heardBy: string[];
  stops: boolean;
}

/** The lines between HQs: how what is sent by them gets there. One, a team's or a side's are switched over at once. */
export function LinesDetail({ teams }: Pick<MessagesDesk, 'teams'>) {
  const { names: sideNames } = useSides();
  const all = teams.flatMap((team) => team.lines.map((line) => ({ ...line, team })));
  const of = (whose: string) => all.filter(({ team }) => whose === '' || team.id === whose || team.side === whose);
  const form = useActForm<'switch-lines', Values>({
    verb: 'switch-lines',
    begin: { whose: '', lineIds: [], way: 'byHand', minutes: '5', hears: 'asBefore', heardBy: [], stops: false },
    input: ({ lineIds, way, minutes, hears, heardBy, stops }) => ({
      lines: all.filter(({ id }) => lineIds.includes(id)).map(({ id, version }) => ({ linkId: id, version })),
      way,
      minutes: way === 'minutes' ? Number(minutes) : 0,
      heardBy: hears === 'these' ? heardBy : null,
      stops,
    }),
    onDone: (_, values) => form.reset({ ...values, lineIds: [] }),
  });
  const { whose, lineIds, way, minutes, hears } = form.values;
  const chosen = all.filter(({ id }) => lineIds.includes(id));
  const isRadio = chosen.length > 0 && chosen.every(({ means }) => mayBeOverheard(means));
  const nameOf = (id: string) => teams.find((team) => team.id === id)?.name ?? '';
  return (
    <ActForm
      form={form}
      label="Lines"
      className="space-y-2.5"
      does={chosen.length === 1 ? 'Switch this line' : `Switch ${counted(chosen.length, 'line')}`}
      isWhole={chosen.length > 0 && (way !== 'minutes' || wholeIn(minutes, 1, minutesOnTheWayAtMost) !== null)}
      fields={[
        {
          note: (
            <>
              <h2 className="text-lead">Lines</h2>
              <p className="aside">
                How messages on this line are delivered. No team is told when you switch one. While the clock is
                stopped, messages that take minutes wait.
              </p>
            </>
          ),
        },
        choice(
          'whose',
          'Whose lines',
          [
            { id: '', label: 'All' },
            ...sides.map((id) => ({ id, label: `All ${sideNames[id]} teams` })),
            ...named(teams.filter(({ lines }) => lines.length > 0)),
          ],
          {
            refusedAs: '',
            follow: (values, value: string) => ({
              ...(values as Values),
              whose: value,
              lineIds: value === '' ? [] : of(value).map(({ id }) => id),
            }),
          },
        ),
        several(
          'lineIds',
          'Lines',
          of(whose).map((line) => ({ id: line.id, label: saidOf(line, line.team.name, nameOf) })),
          { refusedAs: 'lines' },
        ),
        row(
          'way',
          'What is sent by them comes in',
          deliveryWays.map((id) => ({ id, label: wayWords[id] })),
        ),
        ...(way === 'minutes' ? [figure('minutes', 'Minutes', 1, minutesOnTheWayAtMost, { width: '6rem' })] : []),
        ...(isRadio
          ? [
              choice('hears', 'Who hears it by radio', hearers, { refusedAs: '' }),
              ...(hears === 'these'
                ? [picks('heardBy', 'Teams that hear it', named(teams), { placeholder: 'Nobody' })]
                : []),
            ]
          : []),
        tick('stops', 'Stop what is on its way by them: it waits with Control'),
      ]}
    />
  );
}

const hearers = [
  { id: 'asBefore', label: 'As before' },
  { id: 'these', label: 'These teams, or nobody' },
];

/** `XXX Corps → Guards Armoured, by radio: Control carries it`. */
function saidOf({ toName, means, heardBy, ...line }: LineOnDesk, from: string, nameOf: (id: string) => string): string {
  const heard = heardBy.length > 0 ? `, heard by ${heardBy.map(nameOf).join(', ')}` : '';
  return `${from} → ${toName}, ${meansWords(means)}: ${lineWords(line)}${heard}`;
}
