import { type BookPage, bookPages, pageNamed } from '@/lib/book/pages';
import type { WrittenPage } from '@/lib/book/read-book';
import { Blocks, type Drawn } from './markdown';

/** A link to another page of the handbook: `in-the-hall.md#lunch` → its page and what follows it; null: it leads elsewhere. */
function pageLinked(href: string): { page: BookPage; hash: string } | null {
  const [, name, hash = ''] = /^([a-z-]+)\.md(#.*)?$/.exec(href) ?? [];
  const page = name === undefined ? null : pageNamed(name);
  return page && { page, hash };
}

/** The way a link of a page leads on the console; null where this reader has no such page. */
export const linksIn =
  (book: readonly WrittenPage[], address: (page: BookPage, hash: string) => string): Drawn['leadsTo'] =>
  (href) => {
    if (href.startsWith('#')) return href;
    const to = pageLinked(href);
    return to && book.some(({ name }) => name === to.page) ? address(to.page, to.hash) : null;
  };

/** A page of the handbook. A page of Control's says so. */
export const OpenPage = ({ page, book }: { page: WrittenPage; book: readonly WrittenPage[] }) => (
  <article aria-label={page.title} className="on-desk px-6 py-5 print:p-0">
    {'isControls' in bookPages[page.name] && (
      <p className="cap mb-1 text-secret">For Control only: no player may see this page.</p>
    )}
    <h1 className="font-serif text-head leading-tight">{page.title}</h1>
    <div className="book-page">
      <Blocks tokens={page.tokens} drawn={{ leadsTo: linksIn(book, (name, hash) => `/book/${name}${hash}`) }} />
    </div>
  </article>
);
