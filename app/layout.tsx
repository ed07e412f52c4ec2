import '@fontsource/ibm-plex-serif/latin-400.css';
import '@fontsource/ibm-plex-serif/latin-400-italic.css';
import '@fontsource/ibm-plex-serif/latin-600.css';
import '@fontsource/ibm-plex-mono/latin-400.css';
import '@fontsource/ibm-plex-mono/latin-500.css';
import './faces.css';
import './globals.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { HearsBookKey } from '@/components/ui/hears-book-key';
import { ReloadOnBack } from '@/components/ui/reload-on-back';
import { ToastProvider } from '@/components/ui/toast';

export const metadata: Metadata = {
  title: { default: 'OP COM Console', template: '%s · OP COM Console' },
  robots: { index: false, follow: false },
  formatDetection: { telephone: false, date: false, address: false, email: false },
};

/** Every page is made when it is asked for, the one that says "nothing here" too: each answer's scripts bear its own nonce. */
export const dynamic = 'force-dynamic';

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#d2d8d2' },
    { media: '(prefers-color-scheme: dark)', color: '#0e1211' },
  ],
};

/** The building: faces, paint and the place where short words to the reader appear. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <ToastProvider>{children}</ToastProvider>
        <ReloadOnBack />
        <HearsBookKey />
      </body>
    </html>
  );
}
