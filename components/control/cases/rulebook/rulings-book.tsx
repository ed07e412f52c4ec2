'use client';

import { useState } from 'react';
import { BindingForm } from '@/components/control/parts/combat/binding-form';
import { FindField } from '@/components/control/parts/find-field';
import { LineForm } from '@/components/control/parts/form/line-form';
import { keysSaid } from '@/components/control/parts/keys/key-table';
import { KeysLine } from '@/components/control/parts/keys/keys-line';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { DeskLink } from '@/components/control/parts/router';
import { RuleReference } from '@/components/control/parts/rule-reference';
import { clockTime } from '@/components/control/parts/time-words';
import { useSend } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Tag } from '@/components/ui/tag';
import type { Factor } from '@/lib/adjudication/factor-list';
import { type Precedent, precedentWords } from '@/lib/advice/combat/precedents';
import type { BindingOnDesk, FactorRulings } from '@/lib/desks/control/cases/factor-rulings';
import { findInBook } from './find-rulings';

/** The rulings book: factor by factor, what binds all of Control and what was ruled in the combats of the game. */
export function RulingsBook({ rulings }: { rulings: FactorRulings }) {
  const [typed, setTyped] = useState('');
  useKeys({ leave: () => setTyped('') });
  const found = findInBook(typed, rulings);
  return (
    <div className="flex h-full flex-col print:block print:h-auto">
      <header className="desk-head gap-3 py-2">
        <h1 className="lead">Rulings book</h1>
        <FindField
          frame="not-printed w-60"
          label="Find in the rulings book"
          placeholder={`A factor, a place, a word${keysSaid(['find'], (key) => `  ${key}`)}`}
          value={typed}
          onFind={setTyped}
        />
        <p role="status" className="text-ink-3">
          {rulings.bindings.filter(({ withdrawnBy }) => withdrawnBy === null).length} binding
        </p>
        <span className="not-printed ml-auto flex items-center gap-3">
          <DeskLink to="/rulebook" className="text-link">
            Rulebook
          </DeskLink>
          <Button size="small" onClick={() => window.print()}>
            Print
          </Button>
        </span>
      </header>
      <div className="min-h-0 flex-1 overflow-auto bg-sheet px-5 pb-6 print:overflow-visible">
        {found.length === 0 && <EmptyState title="Nothing found.">Try a factor, a combat or an umpire.</EmptyState>}
        {found.map(({ factor, bindings, precedents }) => (
          <FactorChapter key={factor.key} factor={factor} bindings={bindings} precedents={precedents} />
        ))}
      </div>
      <KeysLine keys={{ find: 'find', leave: 'all again' }}>
        A binding ruling advises every umpire; it bars nothing, and no player hears of it.
      </KeysLine>
    </div>
  );
}

interface ChapterProps {
  factor: Factor;
  bindings: readonly BindingOnDesk[];
  precedents: readonly Precedent[];
}

function FactorChapter({ factor, bindings, precedents }: ChapterProps) {
  const [isMaking, setMaking] = useState(false);
  const sentence = precedentWords(precedents);
  return (
    <section aria-label={factor.name} className="break-inside-avoid border-b border-rule py-2.5">
      <h2 className="flex items-baseline gap-2 font-semibold">
        {factor.name}
        <RuleReference rule={factor.rule} className="font-cond aside font-normal" />
        <Button
          size="small"
          kind="quiet"
          className="not-printed ml-auto"
          aria-label={`Make binding… ${factor.name}`}
          onClick={() => setMaking(!isMaking)}
        >
          Make binding…
        </Button>
      </h2>
      {isMaking && <BindingForm factor={factor} isGranted words="" combatId={null} onClose={() => setMaking(false)} />}
      <ul aria-label={`Binding: ${factor.name}`}>
        {bindings.map((binding) => (
          <BindingRow key={binding.id} binding={binding} />
        ))}
      </ul>
      <p className="text-ink-2">{sentence ? `Today ${sentence}.` : 'Nothing was ruled on it yet.'}</p>
      <ul aria-label={`Ruled: ${factor.name}`} className="detail">
        {[...precedents].reverse().map((one) => (
          <li key={`${one.combatId} ${one.isGranted} ${one.words}`} className="grid grid-cols-[4rem_1fr_auto] gap-x-3">
            <span className="font-cond">{one.isGranted ? 'given' : 'refused'}</span>
            <span>
              {one.units.join(', ')}
              {one.words && `: ${one.words}`}
            </span>
            <span className="text-ink-3">
              <DeskLink to={`/combats/${one.combatId}`} className="underline underline-offset-2">
                C{one.number} {one.name}
              </DeskLink>
              , turn {one.turn}, {one.by}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function BindingRow({ binding }: { binding: BindingOnDesk }) {
  const { id: bindingId, version, text, isGranted, by, turn, at, withdrawnBy } = binding;
  const send = useSend();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const leave = () => setWithdrawing(false);
  return (
    <li className="py-0.5">
      <p className={withdrawnBy ? 'text-ink-3' : ''}>
        <Tag meaning={withdrawnBy ? 'plain' : 'mine'}>{withdrawnBy ? 'Withdrawn' : 'Binding'}</Tag>{' '}
        <span className={withdrawnBy ? 'line-through' : ''}>
          {isGranted ? 'given' : 'refused'}: <b className="font-medium">{text}</b>
        </span>{' '}
        <span className="aside">
          {by}, turn {turn}, {clockTime(at)}
          {withdrawnBy && `; withdrawn by ${withdrawnBy}`}
        </span>{' '}
        {!withdrawnBy && !isWithdrawing && (
          <Button
            size="small"
            kind="quiet"
            className="not-printed"
            aria-label={`Withdraw: ${text}`}
            onClick={() => setWithdrawing(true)}
          >
            Withdraw…
          </Button>
        )}
      </p>
      {isWithdrawing && !withdrawnBy && (
        <LineForm
          label="Why it no longer binds"
          does="Withdraw"
          leaves="Leave it"
          onLeave={leave}
          act={(reason) => send('withdraw-binding', { bindingId, version, reason })}
          onDone={leave}
        />
      )}
    </li>
  );
}
