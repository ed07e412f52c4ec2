import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Gallery } from '@/components/gallery/gallery';

export const metadata: Metadata = { title: 'Gallery' };

/**
 * For developers: in `npm run dev`, and in the build of the tests, whose servers show it where they are asked to.
 * `next.config.js` leaves it out of every other.
 */
export default function GalleryPage() {
  if (process.env.NODE_ENV === 'production' && process.env.OPCOM_GALLERY !== '1') notFound();
  return <Gallery />;
}
