import { PrintButton } from '@/components/ui/print-button';
import type { WrittenPage } from '@/lib/book/read-book';
import { linksIn } from './book-page';
import { Blocks } from './markdown';
import './book.css';

/** All pages of the handbook that this reader may read, one after the other, to print. */
export const Booklet = ({ book }: { book: readonly WrittenPage[] }) => {
  const leadsTo = linksIn(book, (page, hash) => `#${page}${hash.replace('#', '-')}`);
  return (
    <main className="room-player min-h-dvh px-4 py-3 sm:px-8">
      <header className="mx-auto max-w-3xl">
        <h1 className="font-serif text-head font-semibold">Handbook of the OP COM Console</h1>
        <p className="not-printed mt-1 flex flex-wrap items-baseline gap-x-5 gap-y-2 text-ink-2">
          <PrintButton />
          <span>In the window that opens, choose “Booklet” if your printer offers it, or two pages on a sheet.</span>
          <a href="/book" className="underline">
            Back to the handbook
          </a>
        </p>
        <ol className="mt-3 list-decimal pl-6">
          {book.map(({ name, title }) => (
            <li key={name}>
              <a href={`#${name}`} className="hover:underline">
                {title}
              </a>
            </li>
          ))}
        </ol>
      </header>
      {book.map(({ name, title, tokens }) => (
        <section
          key={name}
          id={name}
          aria-label={title}
          className="on-desk mx-auto mt-4 max-w-3xl px-6 py-5 print:mt-0 print:max-w-none print:break-before-page print:p-0"
        >
          <h2 className="font-serif text-head leading-tight font-semibold">{title}</h2>
          <div className="book-page">
            <Blocks tokens={tokens} drawn={{ leadsTo, ids: `${name}-`, level: 2, isPrinted: true }} />
          </div>
        </section>
      ))}
    </main>
  );
};
