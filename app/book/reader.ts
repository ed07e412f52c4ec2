import { headers } from 'next/headers';
import { pageNamed } from '@/lib/book/pages';
import { readBook, type WrittenPage } from '@/lib/book/read-book';
import { holdsControl } from '@/lib/session';

/** True when the reader has a seat of Control. The pages that speak of the rules are for them alone. */
export const isControlReader = async (): Promise<boolean> => holdsControl(await headers());

/** The pages of the handbook for the person who asks; they need no seat. */
export const bookForReader = async (): Promise<WrittenPage[]> => readBook(await isControlReader());

/** The page that an address names; undefined: there is none that this reader may read. */
export const pageIn = (book: readonly WrittenPage[], name: string): WrittenPage | undefined =>
  book.find((one) => one.name === pageNamed(name));
