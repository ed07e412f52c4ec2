import type { Metadata } from 'next';
import { Gallery } from '@/components/gallery/gallery';

export const metadata: Metadata = { title: 'Gallery' };

/** For developers: in `npm run dev`, and in the build of the tests. `next.config.js` leaves it out of every other. */
const GalleryPage = () => <Gallery />;
export default GalleryPage;
