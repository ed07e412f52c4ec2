import type { Metadata } from 'next';
import { Booklet } from '@/components/book/booklet';
import { bookForReader } from '../reader';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Handbook, to print' };

/** All pages of the handbook that this reader may read, to print. */
export default async function Page() {
  return <Booklet book={await bookForReader()} />;
}
