import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { type Locale, locales } from '@/contract/public-codes';
import { accessibilityFindings } from '@/lib/customer-care/accessibility';
import { messagesOf, resolveServer, translationsOf } from '@/lib/testing/server-components';

let mockLocale: Locale = 'es';
jest.mock('next-intl/server', () => ({
  getMessages: () => messagesOf({ locale: mockLocale }),
  getTranslations: (namespace: never) => translationsOf({ locale: mockLocale, namespace }),
}));
jest.mock('next/root-params', () => ({ locale: async () => mockLocale }), { virtual: true });

async function show(change: Partial<typeof accessibilityFindings> = {}) {
  const { AccessibilityFindings } = await import('./accessibility-findings');
  return render(
    await resolveServer(
      <AccessibilityFindings findings={{ ...accessibilityFindings, day: '2026-11-25', ...change }} />,
    ),
  );
}

const days = { es: '25 de noviembre de 2026', en: '25 November 2026', de: '25. November 2026' };

test.each(locales)('the page says in %s what was tested, when, and lists every page', async (locale) => {
  mockLocale = locale;
  const { container } = await show({ violations: [] });
  const { none, untriedItems } = (await messagesOf({ locale })).customerCare.accessibility;
  expect(container).toHaveTextContent(days[locale]);
  expect(container).toHaveTextContent(accessibilityFindings.engine);
  expect(screen.getByText(none)).toBeVisible();
  for (const text of Object.values(untriedItems)) expect(screen.getByText(text)).toBeVisible();
  const said = container.textContent ?? '';
  expect(accessibilityFindings.pages.filter(({ name }) => !said.includes(name))).toEqual([]);
});

test('a known barrier is listed with its page and since when it is known', async () => {
  mockLocale = 'en';
  const { container } = await show({
    violations: [{ page: '/search', rule: 'color-contrast', since: '2026-10-02' }],
  });
  const { none } = (await messagesOf({ locale: 'en' })).customerCare.accessibility;
  expect(screen.queryByText(none)).toBeNull();
  expect(container).toHaveTextContent('/search: color-contrast, since 2 October 2026');
});
