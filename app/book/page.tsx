import type { Metadata } from 'next';
import { BookFrame } from '@/components/book/book-frame';
import { OpenPage } from '@/components/book/book-page';
import { FoundSections } from '@/components/book/found-sections';
import { findInBook } from '@/lib/book/find-in-book';
import { bookForReader } from './reader';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Handbook' };

/** The handbook at its first page, or what was found in it: `find` in the address has the words. */
export default async function Page({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const book = await bookForReader();
  const asked = (await searchParams).find;
  const find = typeof asked === 'string' ? asked.slice(0, 100).trim() : '';
  if (find === '')
    return (
      <BookFrame book={book} here={book[0]!.name}>
        <OpenPage page={book[0]!} book={book} />
      </BookFrame>
    );
  return (
    <BookFrame book={book} find={find}>
      <FoundSections find={find} found={findInBook(book, find)} />
    </BookFrame>
  );
}
