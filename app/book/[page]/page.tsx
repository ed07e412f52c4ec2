import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BookFrame } from '@/components/book/book-frame';
import { OpenPage } from '@/components/book/book-page';
import { bookForReader, pageIn } from '../reader';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Handbook' };

/** A page of the handbook. One that this reader may not read does not exist for them. */
export default async function Page({ params }: { params: Promise<{ page: string }> }) {
  const book = await bookForReader();
  const page = pageIn(book, (await params).page);
  if (!page) notFound();
  return (
    <BookFrame book={book} here={page.name}>
      <OpenPage page={page} book={book} />
    </BookFrame>
  );
}
