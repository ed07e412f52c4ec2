'use client';

import { keepHallTime } from '@/components/control/parts/time-words';
import { SidesContext } from '@/components/map/counters/sides';
import { bookShown } from '@/lib/sides';
import { ButtonsChapter } from './buttons-chapter';
import { CardsChapter } from './cards-chapter';
import { CountersChapter } from './counters-chapter';
import { FieldsChapter } from './fields-chapter';
import { FormsChapter } from './forms-chapter';
import { InventedDesk } from './invented-desk';
import { ListsChapter } from './lists-chapter';
import { MarksChapter } from './marks-chapter';
import { OpenedChapter } from './opened-chapter';
import { PapersChapter } from './papers-chapter';
import { StatesChapter } from './states-chapter';

/** Every control, counter, card, paper and state of the console, with invented words in them. */
export function Gallery() {
  keepHallTime('UTC');
  return (
    <main className="mx-auto flex max-w-480 flex-col gap-4 p-4 max-sm:p-2">
      <h1 className="font-serif text-head">Gallery</h1>
      <SidesContext value={bookShown}>
        <OpenedChapter />
        <InventedDesk>
          <ButtonsChapter />
          <FieldsChapter />
          <FormsChapter />
          <ListsChapter />
          <StatesChapter />
          <CountersChapter />
          <MarksChapter />
          <CardsChapter />
          <PapersChapter />
        </InventedDesk>
      </SidesContext>
    </main>
  );
}
