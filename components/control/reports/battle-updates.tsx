import { useEffect, useState } from 'react';
import { ActForm } from '@/components/control/parts/form/act-form';
import { type ActFormState, type RefusedBy, useActForm } from '@/components/control/parts/form/use-act-form';
import { useRouter } from '@/components/control/parts/router';
import { clockTime } from '@/components/control/parts/time-words';
import { check } from '@/components/transport/send/send';
import { Button } from '@/components/ui/button';
import { lines } from '@/components/ui/form/field-makers';
import { useToast } from '@/components/ui/toast';
import type { ReportOnDesk } from '@/lib/desks/control/reports/reports';
import type { UpdateOpen } from '@/lib/desks/control/reports/updates';
import { unbroken } from '@/lib/text';

/** The news that a team may be told at once, while the rest is still adjudicated, and the news it was told so (§4.3). */
export function BattleUpdates({ team, updates }: Pick<ReportOnDesk, 'team' | 'updates'>) {
  const [chosen, setChosen] = useState<string | null>(null);
  const { told, open } = updates;
  if (told.length + open.length === 0) return null;
  return (
    <section aria-label="Battle updates" className="shrink-0">
      <h2 className="cap border-b border-rule-2 pb-1.5">Battle updates</h2>
      <ul>
        {told.map(({ id, body, at, by }) => (
          <li key={id} className="border-b border-rule">
            <details>
              <summary className="flex min-h-8 pointer-coarse:min-h-press items-center gap-3.5">
                <q className="truncate font-serif text-note [quotes:none]">{body.replaceAll('\n', ' ')}</q>
                <span className="ml-auto shrink-0 aside" suppressHydrationWarning>
                  told {clockTime(at)}, {by}
                </span>
              </summary>
              <p className="pb-3 font-serif text-note whitespace-pre-line">{unbroken(body)}</p>
            </details>
          </li>
        ))}
        {open.map((update) => (
          <li key={update.of.id} className="border-b border-rule py-1">
            <p className="flex items-center gap-3">
              <span className="min-w-0 flex-1">{update.title}</span>
              <Button
                size="small"
                aria-pressed={chosen === update.of.id}
                aria-label={`Tell now: ${update.title}`}
                onClick={() => setChosen(chosen === update.of.id ? null : update.of.id)}
              >
                Tell now
              </Button>
            </p>
            {chosen === update.of.id && <TellNow teamKey={team.key} update={update} onDone={() => setChosen(null)} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TellProps {
  teamKey: string;
  update: UpdateOpen;
  onDone: () => void;
}

/** The draft of one update is read when it is asked for. */
function TellNow(props: TellProps) {
  const { teamKey, update, onDone } = props;
  const { seatId } = useRouter();
  const say = useToast();
  const [body, setBody] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read once, for what was pressed
  useEffect(() => {
    let isGone = false;
    void check(seatId, 'update-draft', { teamKey, of: update.of }).then((drafted) => {
      if (isGone) return;
      if (drafted) return setBody(drafted.body);
      say('The draft could not be read. Press again.', 'refused');
      onDone();
    });
    return () => {
      isGone = true;
    };
  }, []);
  return body === null ? null : <UpdateForm {...props} body={body} />;
}

/** The words of one update; what the guard marks is put right, or told all the same with a reason. */
function UpdateForm({ teamKey, update, body: drafted, onDone }: TellProps & { body: string }) {
  const form: ActFormState<{ body: string }, RefusedBy<'release-update'>> = useActForm({
    verb: 'release-update',
    begin: { body: drafted },
    guards: ({ body }) => [body],
    input: ({ body }, reason) => ({
      teamKey,
      of: update.of,
      body,
      overruled: reason ? Object.fromEntries(form.guarded.marks.map(({ id }) => [id, reason])) : {},
    }),
    onDone,
  });
  return (
    <ActForm
      form={form}
      label={`Battle update: ${update.title}`}
      className="space-y-2 py-2"
      does="Tell the team now"
      doesAllTheSame="Tell it all the same"
      isSmall
      leaves="Put it away"
      onLeave={onDone}
      isWhole={form.values.body.trim() !== ''}
      fields={[lines('body', 'What it is told', { rows: 6, maxLength: 5000, className: 'font-serif' })]}
    />
  );
}
