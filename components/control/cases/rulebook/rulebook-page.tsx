'use client';

import { useRef, useState } from 'react';
import { OursIn } from '@/components/control/parts/cited-readings';
import { FindField } from '@/components/control/parts/find-field';
import { keysSaid } from '@/components/control/parts/keys/key-table';
import { KeysLine } from '@/components/control/parts/keys/keys-line';
import { useKeys } from '@/components/control/parts/keys/use-keys';
import { useWalk } from '@/components/control/parts/keys/use-walk';
import { EmptyState } from '@/components/ui/empty-state';
import { DrawnFields } from '@/components/ui/form/drawn-fields';
import { narrow, tick } from '@/components/ui/form/field-makers';
import { type Reading, readings } from '@/lib/adjudication/rulings';
import type { RulebookDesk } from '@/lib/desks/control/cases/rulebook';
import { chaptersOf, everyReading, findReadings } from './find-readings';
import { PolicyList } from './policy-list';

const chapters = chaptersOf(readings).map((chapter) => ({ id: chapter, label: `Chapter ${chapter.slice(1)}` }));
const filters = [
  narrow('chapter', 'Chapter', 'The whole book', chapters, 'w-40'),
  tick('oursOnly', 'House rules only'),
];

/** The game's rulebook: what it has chosen, and every ruling of the book, found by typing. */
export function RulebookPage({ desk }: { desk: RulebookDesk }) {
  const [filter, setFilter] = useState(everyReading);
  const search = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const found = findReadings(readings, filter);
  const toList = () => list.current?.querySelector<HTMLElement>('[data-stop]')?.focus();
  useWalk(list);
  useKeys({ leave: () => setFilter(everyReading) });
  const lookFor = (text: string) => {
    setFilter({ ...everyReading, text });
    search.current?.querySelector('input')?.focus();
  };
  return (
    <div className="flex h-full flex-col">
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(20rem,2fr)_3fr] max-md:block max-md:overflow-auto">
        <PolicyList desk={desk} onRuling={lookFor} />
        <section aria-label="Rulings" className="flex min-h-0 min-w-0 flex-col">
          <div ref={search} className="desk-head gap-3 py-2">
            <h2 className="lead">Rulings</h2>
            <FindField
              frame="w-60"
              label="Find a ruling"
              placeholder={`A number, a chapter or a word${keysSaid(['find'], (key) => `  ${key}`)}`}
              value={filter.text}
              onFind={(text) => setFilter({ ...filter, text })}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
                event.preventDefault();
                toList();
              }}
            />
            <DrawnFields
              fields={filters}
              values={filter}
              write={([name], value) => setFilter({ ...filter, [name!]: value })}
            />
            <p role="status" className="ml-auto text-ink-3">
              {found.length} of {readings.length}
            </p>
          </div>
          <div className="min-h-0 flex-1 overflow-auto bg-sheet px-5 pb-6">
            {found.length === 0 ? (
              <EmptyState title="Nothing found.">Try one word of it, or the number on the line: OC-56.</EmptyState>
            ) : (
              <ul ref={list} aria-label="Rulings found">
                {found.map((reading) => (
                  <ReadingRow key={reading.number} reading={reading} />
                ))}
              </ul>
            )}
          </div>
        </section>
      </div>
      <KeysLine keys={{ find: 'find a ruling', walk: 'walk', leave: 'all again' }}>
        A ruling says how we read the book where it is silent, misprinted or at odds with itself.
      </KeysLine>
    </div>
  );
}

function ReadingRow({ reading }: { reading: Reading }) {
  const { number, section, about, sentence, isOurs } = reading;
  return (
    <li
      id={`oc-${number}`}
      data-stop
      tabIndex={-1}
      className="-mx-2 grid grid-cols-[3.75rem_1fr_9.25rem] gap-x-4 border-b border-rule px-2 py-2 -outline-offset-2"
    >
      <span className="font-mono text-ink-3">OC-{number}</span>
      <div className="min-w-0">
        <p>
          <b>{about}.</b> {sentence}
        </p>
        {isOurs && <OursIn reading={reading} />}
      </div>
      <span className="text-right font-cond aside">{section}</span>
    </li>
  );
}
