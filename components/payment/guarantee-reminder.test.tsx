import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { type Locale, locales } from '@/contract/public-codes';
import { localePath } from '@/lib/i18n/routing';
import { messagesOf, resolveServer, translationsOf } from '@/lib/testing/server-components';

let mockLocale: Locale = 'es';
jest.mock('next/root-params', () => ({ locale: async () => mockLocale }), { virtual: true });
jest.mock('next-intl/server', () => ({
  getTranslations: (namespace: never) => translationsOf({ locale: mockLocale, namespace }),
}));

test.each(locales)(
  'before an order the legal guarantee is named in %s with its length, unfolded, and links to the whole notice',
  async (locale) => {
    mockLocale = locale;
    const { GuaranteeReminder } = await import('./guarantee-reminder');
    const { container } = render(await resolveServer(<GuaranteeReminder />));
    const { guarantee } = await messagesOf({ locale });
    expect([...container.querySelectorAll('p, h2, a')].map(({ textContent }) => textContent)).toEqual([
      guarantee.union,
      guarantee.title,
      guarantee.years,
      guarantee.see,
    ]);
    expect(container.querySelector('details, [hidden]')).toBeNull();
    expect(screen.getByRole('link')).toHaveAttribute('href', localePath(locale, '/customer-care/guarantee'));
  },
);
