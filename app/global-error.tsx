'use client';

import { ErrorScreen } from '@/components/layout/error-screen';
import './globals.css';

type Props = { error: Error & { digest?: string }; retry: () => void };

/** Stands in for the whole document when even the root layout failed. */
export default function GlobalError({ error, retry }: Props) {
  const locale = typeof window === 'undefined' ? undefined : window.location.pathname.split('/')[1];
  return (
    <html lang={locale === 'en' || locale === 'de' ? locale : 'es'}>
      <body>
        <title>Velia</title>
        <main>
          <ErrorScreen locale={locale} id={error.digest} retry={retry} />
        </main>
      </body>
    </html>
  );
}
