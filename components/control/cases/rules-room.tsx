'use client';

import { KeysLine, type WordsOfKeys } from '@/components/control/parts/keys/keys-line';
import { DeskLink } from '@/components/control/parts/router';
import { type Kind, kinds } from '@/lib/adjudication/adjudicate';
import { kindNames } from '@/lib/advice/cases/case-words';
import type { CaseOnDesk, RulesDesk } from '@/lib/desks/control/cases/rules';
import { kindSentences } from './case-choices';
import { CaseDesk } from './case-desk';
import { CaseEntryDesk } from './case-entry-desk';
import { CaseList } from './case-list';

/** The rules desk: any kind of case put by hand, its working, its dice and its ruling. */
export function RulesRoom({
  desk,
  kind,
  item,
  again = null,
  played = null,
}: {
  desk: RulesDesk;
  /** null: nothing is put yet. */
  kind: Kind | null;
  /** null: a new case. */
  item: CaseOnDesk | null;
  /** A kept case that is put again. */
  again?: CaseOnDesk | null;
  /** The companion game whose result is to be ruled by. */
  played?: string | null;
}) {
  const keys: WordsOfKeys = item
    ? item.state === 'ruled'
      ? { walk: 'walk', doubt: 'rule again', begin: 'put it again' }
      : { walk: 'walk', open: 'accept', doubt: 'overrule', begin: 'put it again' }
    : kind
      ? { walk: 'walk', begin: 'add a row', ownDice: 'own dice', send: 'resolve' }
      : { walk: 'walk' };
  return (
    <div className="flex h-full flex-col">
      <div className="grid min-h-0 flex-1 grid-cols-[13rem_minmax(25rem,1fr)_minmax(26.25rem,30rem)] max-pair:block max-pair:overflow-y-auto">
        <CaseList desk={desk} kind={kind} caseId={item?.id ?? null} />
        {item ? (
          <CaseDesk
            key={`${item.id} ${played}`}
            desk={desk}
            item={item}
            played={item.companions.find(({ id, result }) => id === played && result !== null) ?? null}
          />
        ) : kind ? (
          <CaseEntryDesk key={`${kind} ${again?.id}`} desk={desk} kind={kind} again={again} />
        ) : (
          <Overview />
        )}
      </div>
      <KeysLine keys={keys}>No map is needed. Results for units of this game can be applied.</KeysLine>
    </div>
  );
}

/** The kinds of case that can be settled here, each with its purpose. */
function Overview() {
  return (
    <section aria-label="What can be settled" className="col-span-2 min-h-0 overflow-y-auto bg-sheet px-6 py-4">
      <h2 className="font-serif text-head">What is to be settled?</h2>
      <ul className="mt-3 grid max-w-4xl grid-cols-2 gap-x-6 max-sm:grid-cols-1">
        {kinds.map((kind) => (
          <li key={kind} className="border-t border-rule">
            <DeskLink
              to={`/rules/${kind}`}
              className="flex items-baseline gap-3 py-3 text-ink no-underline hover:bg-sunk"
            >
              <span className="min-w-0 flex-1">
                <b className="block lead">{kindNames[kind]}</b>
                <span className="text-ink-2">{kindSentences[kind].sentence}</span>
              </span>
              <span className="font-cond aside">{kindSentences[kind].chapter}</span>
            </DeskLink>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-ink-2">
        To play something out by another ruleset:{' '}
        <DeskLink to="/companions" className="text-link">
          Companion games
        </DeskLink>
      </p>
    </section>
  );
}
