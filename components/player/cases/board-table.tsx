'use client';

import { useState } from 'react';
import { Writable } from '@/components/transport/desk-transport';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { sidePeople } from '@/lib/text';
import type { BoardShown } from '@/lib/visibility/player/table-shown';
import { BoardMap } from './board-map';
import type { TablePlay } from './table-play';

/** A board that lies open before both sides: the map, the units in words, and what this side lays next. */
export function Board({ shown, laid, isBusy, lay }: { shown: BoardShown } & TablePlay) {
  const { stands, attack, units } = shown;
  const isLaid = laid !== null && 'choice' in laid.move;
  return (
    <div className="mt-1 flex flex-wrap items-start gap-x-8 gap-y-3">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section aria-label="Board" tabIndex={0} className="max-w-full overflow-x-auto">
        <BoardMap shown={shown} />
      </section>
      <div className="min-w-64 flex-1">
        {stands && <p className="font-serif text-desk leading-snug">{stands}</p>}
        {attack && <p className="mt-1 text-note">{attack}</p>}
        <p aria-live="polite" className="mt-1 text-note font-medium">
          {wordsOf(shown, laid?.by ?? null)}
        </p>
        {shown.isToLay && !isLaid && (
          <Writable>
            <LayChoice shown={shown} isBusy={isBusy} lay={lay} />
          </Writable>
        )}
        <details className="mt-3">
          <summary className="min-h-handle-small font-medium text-ink-2">The units in words</summary>
          <ul className="mt-1 text-note">
            {units.map(({ name, side, where, factors, marks }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: hidden garrisons are called alike
              <li key={`${name} ${at}`}>
                {where}: {name} {factors}, {sidePeople[side]}
                {marks.map((mark) => `, ${mark}`)}
              </li>
            ))}
          </ul>
        </details>
      </div>
    </div>
  );
}

/** First what it is about, then what is done: two short lists, which work on a phone as well. */
function LayChoice({ shown: { choices }, isBusy, lay }: { shown: BoardShown } & Pick<TablePlay, 'isBusy' | 'lay'>) {
  const all = [...new Set(choices.map(({ about }) => about))];
  const [about, setAbout] = useState(all[0] ?? '');
  const open = choices.filter((choice) => choice.about === about);
  const [picked, setPicked] = useState('');
  const choice = open.find(({ id }) => id === picked) ?? open[0];
  return (
    <form
      aria-label="What you do next"
      className="mt-2 grid max-w-md gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (choice) lay({ choice: choice.id }, `Laid: ${choice.label}. Control turns it over.`);
      }}
    >
      <Select
        label="What it is about"
        choices={all.map((id) => ({ id, label: id }))}
        value={about}
        onPick={(id) => {
          setAbout(id);
          setPicked('');
        }}
      />
      <Select
        label="What is done"
        choices={open.map(({ id, label }) => ({ id, label }))}
        value={choice?.id ?? ''}
        onPick={setPicked}
      />
      <Button type="submit" kind="act" isBusy={isBusy} disabled={!choice} className="justify-self-start">
        Lay it
      </Button>
    </form>
  );
}

/** The next act, or the result. */
function wordsOf({ end, isToLay }: BoardShown, laidBy: string | null): string {
  if (end) return end === 'own' ? 'You have won.' : 'You have lost.';
  if (laidBy) return `${laidBy} has laid what you do next. Control turns it over.`;
  return isToLay ? 'It is for you to say what comes next.' : 'The other side or Control goes on.';
}
