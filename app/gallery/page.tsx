import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Gallery } from '@/components/gallery/gallery';

export const metadata: Metadata = { title: 'Gallery' };

/** For developers: there under `npm run dev`, and where the tests ask for it with OPCOM_GALLERY. Nowhere else. */
export default function GalleryPage() {
  if (process.env.NODE_ENV === 'production' && process.env.OPCOM_GALLERY !== '1') notFound();
  return <Gallery />;
}
