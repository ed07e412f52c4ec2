'use client';

import { useState } from 'react';
import { ActForm } from '@/components/control/parts/form/act-form';
import { KeysLine } from '@/components/control/parts/keys/keys-line';
import { DeskLink, useDeskAddress, useRouter } from '@/components/control/parts/router';
import { useMutation } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { namedByKey, text } from '@/components/ui/form/field-makers';
import { useForm } from '@/components/ui/form/use-form';
import { Select } from '@/components/ui/select';
import { Tag } from '@/components/ui/tag';
import { kindNames } from '@/lib/advice/cases/case-words';
import type { CaseToTell, SightingsDesk } from '@/lib/desks/control/reports/sightings';
import { AirTabs } from '../air-tabs';
import { SightingEditor } from './sighting-editor';
import { Roster } from './sighting-roster';

/** The news that teams are told from the air: sightings, losses as light or heavy, and the squadrons they may ask for. */
export function SightingRoom({ desk }: { desk: SightingsDesk }) {
  const { go } = useRouter();
  const address = useDeskAddress();
  const { isBusy, act } = useMutation();
  const draft = (teamKey: string, caseIds: string[], source?: string) =>
    act('draft-sighting', { teamKey, caseIds, ...(source ? { source } : {}) }, ({ id }) =>
      go(address(`/air/sightings?report=${id}`)),
    );
  return (
    <div className="flex h-full flex-col">
      <div className="desk-head min-h-12 gap-x-4 gap-y-1 py-1.5">
        <h1 className="lead">Sightings</h1>
        <p className="text-ink-3">What a team is told from the air. Nothing is told until it is released.</p>
        <span className="ml-auto">
          <AirTabs here="sightings" />
        </span>
      </div>
      <div className="grid scrolls lg:grid-cols-[22.5rem_minmax(0,1fr)] lg:overflow-hidden">
        <div className="border-rule border-r p-4 lg:min-h-0 lg:overflow-y-auto">
          <ToTell desk={desk} isBusy={isBusy} onDraft={draft} />
          <section aria-label="Reports of the turn" className="on-desk mt-4 px-4 pt-2 pb-3">
            <h2 className="font-semibold">Reports of turn {desk.turn}</h2>
            {desk.sightings.length === 0 && <p className="text-ink-3">None yet.</p>}
            <ul>
              {desk.sightings.map(({ id, teamName, source, state, told }) => (
                <li key={id} className="border-b border-rule">
                  <DeskLink
                    to={`/air/sightings?report=${id}`}
                    aria-current={id === desk.open?.id ? 'true' : undefined}
                    className={`flex items-baseline gap-2 py-1.5 text-ink no-underline hover:bg-sunk ${id === desk.open?.id ? 'bg-mine-soft' : ''}`}
                  >
                    <span className="min-w-0 flex-1">
                      <b className="font-medium">{teamName}</b>
                      <span className="block aside">{source}</span>
                    </span>
                    <Tag meaning={state === 'drafted' && !told ? 'waiting' : 'plain'}>
                      {state === 'drafted' && told ? 'told aloud' : state}
                    </Tag>
                  </DeskLink>
                </li>
              ))}
            </ul>
          </section>
          <Roster
            desk={desk}
            isBusy={isBusy}
            onIssue={(teamKeys, groups) => act('issue-squadrons', { teamKeys, groups })}
          />
        </div>
        <div className="p-4 lg:min-h-0 lg:overflow-y-auto">
          {desk.open ? (
            <SightingEditor key={desk.open.id} sighting={desk.open} />
          ) : (
            <EmptyState title="No report is open.">
              Tell a team of a case, or write a report of a source of your own.
            </EmptyState>
          )}
        </div>
      </div>
      <KeysLine keys={{ nextField: 'from field to field' }}>
        A contact that is mistaken is written like a real one.
      </KeysLine>
    </div>
  );
}

/** The ruled cases that can be told, and the way to a report of Control's own. */
function ToTell({
  desk,
  isBusy,
  onDraft,
}: {
  desk: SightingsDesk;
  isBusy: boolean;
  onDraft: (teamKey: string, caseIds: string[], source?: string) => void;
}) {
  const [teamKey, setTeamKey] = useState(desk.teams[0]?.key ?? '');
  const form = useForm({
    begin: { source: '' },
    send: ({ source }) => {
      onDraft(teamKey, [], source.trim() || undefined);
      form.reset();
    },
  });
  const team = desk.teams.find(({ key }) => key === teamKey);
  const ofSide = desk.cases.filter(({ sides }) => team && sides.includes(team.side));
  return (
    <section aria-label="To tell" className="on-desk px-4 pt-2 pb-3">
      <h2 className="font-semibold">To tell</h2>
      <Select frame="mt-1.5" label="Team" choices={namedByKey(desk.teams)} value={teamKey} onPick={setTeamKey} />
      <ul className="mt-2">
        {ofSide.map((one) => (
          <li key={one.id} className="flex items-start gap-2 border-b border-rule py-1.5">
            <span className="min-w-0 flex-1">
              <b className="font-medium">{one.name}</b>
              <span className="block aside">{saying(one)}</span>
            </span>
            <Button
              size="small"
              kind={one.toldTo.includes(team!.name) ? 'quiet' : 'act'}
              isBusy={isBusy}
              aria-label={`Draft for ${team!.name}: ${one.name}`}
              onClick={() => onDraft(teamKey, [one.id])}
            >
              Draft
            </Button>
          </li>
        ))}
      </ul>
      {ofSide.length === 0 && <p className="mt-2 text-ink-3">No ruled case of its side can be told.</p>}
      <ActForm
        form={{ ...form, isBusy }}
        className="mt-3 flex items-end gap-2"
        does="Begin"
        isPlain
        fields={[
          text('source', 'A report of your own, from', {
            placeholder: 'air reconnaissance',
            maxLength: 60,
            width: 'min-w-0 flex-1',
          }),
        ]}
      />
    </section>
  );
}

const saying = ({ kind, number, toldTo }: CaseToTell): string =>
  [`${kindNames[kind]}, case ${number}`, toldTo.length > 0 && `for ${toldTo.join(', ')}`].filter(Boolean).join(' · ');
