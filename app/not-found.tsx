import Link from 'next/link';
import { buttonLook } from '@/components/ui/button-look';
import { Notice } from '@/components/ui/notice';

export default function NotFound() {
  return (
    <Notice
      title="There is nothing here"
      actions={
        <Link prefetch={false} href="/" className={buttonLook('act')}>
          Go to my seats
        </Link>
      }
    >
      <p>The address is wrong, or what stood here is no longer yours to see.</p>
    </Notice>
  );
}
