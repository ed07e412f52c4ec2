import type { ReactNode } from 'react';
import { buttonLook } from '@/components/ui/button-look';
import { PrintButton } from '@/components/ui/print-button';
import { type BookPage, type BookPart, bookPages, partTitles } from '@/lib/book/pages';
import type { WrittenPage } from '@/lib/book/read-book';
import './book.css';

interface Props {
  /** Every page that this reader may read. */
  book: readonly WrittenPage[];
  /** The page that is open. */
  here?: BookPage;
  /** The words looked for. */
  find?: string;
  children: ReactNode;
}

/**
 * The frame of every page of the handbook: its name, the search, the way to the booklet and back to the seat, and the
 * contents.
 */
export const BookFrame = ({ book, here, find = '', children }: Props) => (
  <div className="room-player min-h-dvh px-4 py-3 sm:px-8">
    <a href="#page" className="skip">
      To the page
    </a>
    <header className="not-printed mx-auto flex max-w-6xl flex-wrap items-end gap-x-5 gap-y-2 border-b border-rule pb-3">
      <p className="font-serif text-title font-semibold">
        <a href="/book" className="hover:underline">
          Handbook
        </a>
      </p>
      <search>
        <form action="/book" className="flex items-end gap-2">
          <label className="detail">
            Find words in the handbook
            <input name="find" type="search" defaultValue={find} maxLength={100} className="mt-0.5 block boxed" />
          </label>
          <button type="submit" className={buttonLook('plain')}>
            Find
          </button>
        </form>
      </search>
      <span className="ml-auto flex items-baseline gap-x-5">
        <a href="#contents" className="underline desk:hidden">
          Contents
        </a>
        <PrintButton />
        <a href="/book/booklet" className="underline">
          All of it, as a booklet
        </a>
        <a href="/" className="underline">
          Your seat
        </a>
      </span>
    </header>
    <div className="mx-auto mt-4 flex max-w-6xl items-start gap-x-10 max-desk:flex-col">
      <nav
        id="contents"
        aria-label="Contents"
        className="not-printed w-60 shrink-0 max-desk:order-last max-desk:mt-6 max-desk:w-full"
      >
        <Contents book={book} here={here} />
      </nav>
      <main id="page" tabIndex={-1} className="min-w-0 flex-1 outline-none">
        {children}
      </main>
    </div>
  </div>
);

const Contents = ({ book, here }: Pick<Props, 'book' | 'here'>) =>
  (Object.keys(partTitles) as BookPart[])
    .map((part) => ({ part, pages: book.filter(({ name }) => bookPages[name].part === part) }))
    .filter(({ pages }) => pages.length > 0)
    .map(({ part, pages }) => (
      <section key={part} className="mb-4">
        <h2 className="cap mb-1">{partTitles[part]}</h2>
        <ul>
          {pages.map(({ name, title }) => (
            <li key={name}>
              <a
                href={`/book/${name}`}
                aria-current={name === here ? 'page' : undefined}
                className="block py-1 hover:underline aria-[current]:font-semibold"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </section>
    ));
