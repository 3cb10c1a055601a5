import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import type { Locale } from '@/lib/i18n/routing';
import { useSizeSystem } from './use-size-system';

function Reader({ locale }: { locale: Locale }) {
  const [system, choose] = useSizeSystem(locale);
  return (
    <button type="button" onClick={() => choose('eu')}>
      {system}
    </button>
  );
}

afterEach(() => localStorage.clear());

test.each([
  ['es', 'es'],
  ['en', 'uk'],
  ['de', 'eu'],
] as const)('N08 a reader of %s without a choice sees sizes in the system %s, on the server too', (locale, system) => {
  expect(renderToString(<Reader locale={locale} />)).toContain(`>${system}<`);
  render(<Reader locale={locale} />);
  expect(screen.getByRole('button')).toHaveTextContent(system);
});

test('N08 a chosen system is stored and overrides the language’s default', async () => {
  render(<Reader locale="es" />);
  await userEvent.click(screen.getByRole('button'));
  cleanup();
  render(<Reader locale="en" />);
  expect(screen.getByRole('button')).toHaveTextContent('eu');
});
