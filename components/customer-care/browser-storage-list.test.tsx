import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { type Locale, locales } from '@/contract/public-codes';
import { storagePurposes, storedNames } from '@/lib/state/storage-inventory';
import { messagesOf, resolveServer, translationsOf } from '@/lib/testing/server-components';

let mockLocale: Locale = 'es';
jest.mock('next-intl/server', () => ({
  getTranslations: (namespace: never) => translationsOf({ locale: mockLocale, namespace }),
}));

test.each(locales)('the cookie page lists each name that a browser stores, with its purpose, in %s', async (locale) => {
  mockLocale = locale;
  const { BrowserStorageList } = await import('./browser-storage-list');
  const { container } = render(await resolveServer(<BrowserStorageList />));
  const { items } = (await messagesOf({ locale })).customerCare.kept;
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
    storagePurposes.map((purpose) => items[purpose].title),
  );
  const names = Object.values(storedNames).flatMap((places) => Object.values(places).flat());
  expect(names.filter((name) => !container.textContent?.includes(name))).toEqual([]);
});
