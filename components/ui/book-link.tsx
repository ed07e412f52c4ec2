import type { ReactNode } from 'react';
import type { BookPage } from '@/lib/book/pages';
import { bookKey, bookTab } from './book-key';

interface Props {
  /** The page about the thing that the reader is at; without one, the first. */
  page?: BookPage;
  className?: string;
  /** The words of the link; without them, “Handbook”, and on a phone a sign of a book. */
  children?: ReactNode;
}

const addressOf = (page?: BookPage): string => (page ? `/book/${page}` : '/book');

/** A link to a page of the handbook; `at`: the address of the console, from a page that is not its own. */
export const ToBook = ({ page, className = 'text-link', at = '', children }: Props & { at?: string }) => (
  <a href={`${at}${addressOf(page)}`} target={bookTab} className={className}>
    {children}
  </a>
);

/** The link to the handbook that every desk and every page has once: the key of the handbook opens it too. */
export const BookLink = ({ page, className = '', children }: Props) => (
  <a
    href={addressOf(page)}
    target={bookTab}
    data-handbook
    aria-label={children ? undefined : 'Handbook'}
    aria-keyshortcuts={bookKey}
    title={`Handbook, ${bookKey}`}
    className={`not-printed flex items-center whitespace-nowrap ${className}`}
  >
    {children ?? (
      <>
        <span className="max-sm:hidden">Handbook</span>
        <BookSign />
      </>
    )}
  </a>
);

/** An open book, where there is no room for the word. */
const BookSign = () => (
  <svg
    aria-hidden
    viewBox="0 0 20 16"
    className="h-4 w-5 sm:hidden"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
  >
    <path d="M10 3.2C8 1.6 5 1.2 1.5 1.5v11.5c3.5-.3 6.5.1 8.5 1.7 2-1.6 5-2 8.5-1.7V1.5C15 1.2 12 1.6 10 3.2Zm0 0v11.5" />
  </svg>
);
