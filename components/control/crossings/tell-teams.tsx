'use client';

import { ActForm } from '@/components/control/parts/form/act-form';
import { useActForm } from '@/components/control/parts/form/use-act-form';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { namedByKey, several } from '@/components/ui/form/field-makers';
import { useToast } from '@/components/ui/toast';
import type { CrossingOnBoard, CrossingsDesk } from '@/lib/desks/control/crossings/crossings';
import { listed } from '@/lib/text';

interface Props {
  desk: CrossingsDesk;
  crossing: CrossingOnBoard;
}

/** Tells teams by hand how the crossing is now. Whoever fights over it, uses it or sees it is told by their report. */
export function TellTeams({ desk, crossing }: Props) {
  const say = useToast();
  const form = useActForm({
    verb: 'tell-crossing',
    begin: { teamKeys: [] as string[] },
    input: ({ teamKeys }) => ({ crossingId: crossing.id, version: crossing.version, teamKeys }),
    onDone: () => say('They have been told. Their maps show it.'),
  });
  const { teamKeys } = form.values;
  const names = desk.teams.filter(({ key }) => teamKeys.includes(key)).map(({ name }) => name);
  return (
    <section aria-label="Tell teams" className="on-desk px-4 py-3">
      <h3 className="lead">Tell teams how it is</h3>
      <p className="mt-1 mb-2 text-ink-3">
        Teams that fight over it, use it or see it are told in their report.{' '}
        <RuleReference rule="§8 Blowing Bridges" className="text-small" />
      </p>
      <ActForm
        form={form}
        label={`Tell teams of ${crossing.name}`}
        does="Tell these teams"
        doesInFull={names.length > 0 ? `Tell ${listed(names)}` : 'Tell these teams'}
        isWhole={teamKeys.length > 0}
        isSmall
        isPlain
        fields={[several('teamKeys', 'Teams', namedByKey(desk.teams))]}
      />
    </section>
  );
}
