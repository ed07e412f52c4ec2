import type { Metadata } from 'next';
import { Notice } from '@/components/ui/notice';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Yes' };

/** A phone that shows it reaches the console: so will those of guests. It says nothing of any game. */
export default function YesPage() {
  return (
    <Notice title="Yes">
      <p>This device reaches the console.</p>
    </Notice>
  );
}
