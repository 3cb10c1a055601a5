import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { type Locale, locales } from '@/contract/public-codes';
import { guaranteeNotice } from '@/lib/law/guarantee-notice';
import { messagesOf, resolveServer, translationsOf } from '@/lib/testing/server-components';

let mockLocale: Locale = 'es';
jest.mock('next/root-params', () => ({ locale: async () => mockLocale }), { virtual: true });
jest.mock('next-intl/server', () => ({
  getTranslations: (namespace: never) => translationsOf({ locale: mockLocale, namespace }),
}));

test.each(locales)(
  'the legal guarantee notice is complete in %s, unfolded, in the order of its annex',
  async (locale) => {
    mockLocale = locale;
    const { GuaranteeNotice } = await import('./guarantee-notice');
    const { container } = render(await resolveServer(<GuaranteeNotice />));
    const { guarantee } = await messagesOf({ locale });
    const said = [
      guarantee.union,
      guarantee.title,
      guarantee.years,
      ...guaranteeNotice.sentences.map((sentence) => guarantee[sentence]),
      guarantee.more,
    ];
    expect([...container.querySelectorAll('p, h2, a')].map(({ textContent }) => textContent)).toEqual(said);
    expect(container.querySelector('details, [hidden]')).toBeNull();
    expect(screen.getByRole('link')).toHaveAttribute('href', guaranteeNotice.more(locale));
  },
);
