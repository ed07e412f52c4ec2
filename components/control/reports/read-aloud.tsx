'use client';

import { useEffect, useRef, useState } from 'react';
import { keyOf, shortcutOf } from '@/components/control/parts/keys/key-table';
import { KeysLine } from '@/components/control/parts/keys/keys-line';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { DeskLink, useDeskAddress, useRouter } from '@/components/control/parts/router';
import { clockTime } from '@/components/control/parts/time-words';
import { useMutation } from '@/components/control/parts/use-mutation';
import { Button } from '@/components/ui/button';
import { SecrecyBand } from '@/components/ui/secrecy-band';
import { Tag } from '@/components/ui/tag';
import { useToast } from '@/components/ui/toast';
import type { BriefingOnDesk } from '@/lib/desks/control/reports/briefing';
import { unbroken } from '@/lib/text';
import { spokenPieces } from './spoken-figures';

/** A team's briefing read aloud: one paragraph at a time, large, in words that can be spoken. */
export function ReadAloud({ desk }: { desk: BriefingOnDesk }) {
  const { team, head, parts, updates, heldBack, report, toTell } = desk;
  const { go } = useRouter();
  const address = useDeskAddress();
  const say = useToast();
  const { isBusy, act } = useMutation();
  const [at, setAt] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  const paragraphs = parts.flatMap(({ title, paragraphs: told }) =>
    told.map((text, i) => ({ title: i === 0 ? title : '', text })),
  );
  const last = Math.max(0, paragraphs.length - 1);
  const here = Math.min(at, last);
  const mayMark = toTell.length > 0;
  const step = (by: 1 | -1) => setAt(Math.min(last, Math.max(0, here + by)));
  const mark = () => {
    if (!mayMark)
      return say(
        heldBack[0] ?? `${team.name} has been told all there is.`,
        heldBack.length > 0 ? 'refused' : undefined,
      );
    act('mark-told', { told: toTell }, () => say(`${team.name} has been told.`));
  };
  useKeys({
    walkOn: () => step(1),
    walkBack: () => step(-1),
    goOn: () => step(1),
    open: mark,
    leave: () => go(address(`/reports/${team.key}`)),
  });
  useEffect(() => {
    list.current?.querySelectorAll<HTMLElement>('[data-paragraph]')[here]?.scrollIntoView({ block: 'center' });
  }, [here]);

  return (
    <div className="flex h-full min-w-0 flex-col print:block">
      <div className="hidden print:block">
        <SecrecyBand whose={`To be read to ${team.name}`} />
      </div>
      <header className="flex min-h-12 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-rule bg-sheet px-5 py-1.5">
        <DeskLink to="/reports" className="not-printed quiet-link">
          Reports
        </DeskLink>
        <span aria-hidden className="not-printed text-ink-3">
          /
        </span>
        <h1 className="lead">Read aloud to {team.name}</h1>
        {report?.isReleased && <Tag meaning="mine">released</Tag>}
        {report?.told && (
          <span className="aside" suppressHydrationWarning>
            Told by {report.told.by}, {clockTime(report.told.at)}
          </span>
        )}
        <span className="not-printed ml-auto flex items-center gap-2">
          <Button size="small" onClick={() => window.print()}>
            Print
          </Button>
          {(mayMark || (report && !report.told)) && (
            <Button kind="act" size="small" hint={keyOf('open')} isBusy={isBusy} disabled={!mayMark} onClick={mark}>
              Mark told
            </Button>
          )}
        </span>
      </header>
      <div className="scrolls px-5 py-6 print:overflow-visible">
        <div className="mx-auto max-w-3xl">
          {updates.length > 0 && (
            <section aria-label="Told at once already" className="mb-6 border-b border-rule pb-3 text-ink-2">
              <h2 className="cap">Told at once already</h2>
              {updates.map(({ id, body, at }) => (
                <p key={id} className="mt-1 font-serif text-note whitespace-pre-line">
                  <span className="font-sans aside" suppressHydrationWarning>
                    {clockTime(at)}{' '}
                  </span>
                  {unbroken(body)}
                </p>
              ))}
            </section>
          )}
          {heldBack.length > 0 && (
            <ul
              aria-label="Not to be told yet"
              className="mb-6 rounded-2 border border-waiting bg-waiting-soft px-4 py-2.5 text-waiting"
            >
              {heldBack.map((why) => (
                <li key={why}>{why}</li>
              ))}
              <li>
                <DeskLink to={`/reports/${team.key}`} className="not-printed">
                  To the report
                </DeskLink>
              </li>
            </ul>
          )}
          {head && (
            <p className="mb-8 font-serif text-title text-ink-2">
              {head.heading}, from {head.sender}. <Words text={head.gameTime} />.
            </p>
          )}
          <ol ref={list} aria-label="Briefing" className="flex flex-col gap-8">
            {paragraphs.map(({ title, text }, i) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one briefing stand in its order
                key={i}
                data-paragraph
                aria-current={i === here ? 'true' : undefined}
                className={`border-l-4 pl-5 print:border-l-0 print:pl-0 ${
                  i === here ? 'border-ink' : 'border-transparent'
                }`}
              >
                {title && (
                  <h2 className={`mb-2 font-cond lead tracking-[0.06em] ${i === here ? '' : 'text-ink-3'}`}>
                    <Words text={title} />
                  </h2>
                )}
                <p
                  className={`font-serif text-pretty whitespace-pre-line print:text-[15pt] print:leading-normal print:text-ink ${
                    i === here
                      ? 'text-[1.875rem] leading-11 max-sm:text-[1.5rem] max-sm:leading-9'
                      : 'text-[1.25rem] leading-8 text-ink-3'
                  }`}
                >
                  <Words text={text} />
                </p>
              </li>
            ))}
          </ol>
          {paragraphs.length > 0 && (
            <p role="status" className="not-printed mt-8 aside">
              {here + 1} of {paragraphs.length}
              {here === last && mayMark && `. Read to the end; press ${shortcutOf('open')} to mark it told.`}
            </p>
          )}
        </div>
      </div>
      <KeysLine keys={{ walk: 'paragraph', goOn: 'next', open: 'mark told', leave: 'the report' }} />
    </div>
  );
}

/** A text as it is spoken, its figures small behind the words. */
const Words = ({ text }: { text: string }) =>
  spokenPieces(text).map(({ words, figures }, i) =>
    figures ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
      <span key={i}>
        {words} <span className="font-mono text-[max(0.8125rem,0.6em)] text-ink-3">({figures})</span>
      </span>
    ) : (
      words
    ),
  );
