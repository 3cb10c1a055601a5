'use client';

type Props = { error: Error & { digest?: string }; retry: () => void };

const words = {
  es: ['Algo ha fallado', 'Probar de nuevo'],
  en: ['Something went wrong', 'Try again'],
  de: ['Etwas ist schiefgegangen', 'Noch einmal versuchen'],
} as const;

/**
 * Stands in for the whole document when even the root layout failed. Every page of the shop loads it, so it brings
 * neither styles nor parts along.
 */
export default function GlobalError({ error, retry }: Props) {
  const first = typeof window === 'undefined' ? '' : window.location.pathname.split('/')[1];
  const locale = first === 'en' || first === 'de' ? first : 'es';
  const [title, again] = words[locale];
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
