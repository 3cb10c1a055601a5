import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { type Locale, locales } from '@/contract/public-codes';
import { keptNames, keptPurposes } from '@/lib/state/kept-names';
import { messagesOf, resolveServer, translationsOf } from '@/lib/testing/server-components';

let mockLocale: Locale = 'es';
jest.mock('next-intl/server', () => ({
  getTranslations: (namespace: never) => translationsOf({ locale: mockLocale, namespace }),
}));

test.each(locales)('the cookie page lists each name that a browser stores, with its purpose, in %s', async (locale) => {
  mockLocale = locale;
  const { KeptList } = await import('./kept-list');
  const { container } = render(await resolveServer(<KeptList />));
  const { items } = (await messagesOf({ locale })).customerCare.kept;
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
    keptPurposes.map((purpose) => items[purpose].title),
  );
  const names = Object.values(keptNames).flatMap((places) => Object.values(places).flat());
  expect(names.filter((name) => !container.textContent?.includes(name))).toEqual([]);
});
