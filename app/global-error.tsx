'use client';

import { failureTexts } from '@/lib/i18n/fallback-texts';
import { splitLocale } from '@/lib/i18n/routing';

type Props = { error: Error & { digest?: string }; retry: () => void };

/**
 * Replaces the whole document if even the root layout failed. Every page of the shop loads it, so it imports neither
 * styles nor components.
 */
export default function GlobalError({ error, retry }: Props) {
  const { locale } = splitLocale(typeof window === 'undefined' ? '/' : window.location.pathname);
  const { title, retry: again } = failureTexts[locale];
  return (
    <html lang={locale}>
      <body style={{ margin: '20vh auto', maxWidth: '32rem', padding: '1.5rem', font: '1.125rem/1.6 system-ui' }}>
        <title>{title}</title>
        <h1>{title}</h1>
        <button type="button" onClick={retry} style={{ font: 'inherit', padding: '0.75rem 1.5rem' }}>
          {again}
        </button>
        {error.digest && <p>{error.digest}</p>}
      </body>
    </html>
  );
}
