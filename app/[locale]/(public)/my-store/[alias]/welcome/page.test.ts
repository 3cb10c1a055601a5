import { expect, jest, test } from '@jest/globals';
import { getRedirectStatusCodeFromError, getURLFromRedirectError } from 'next/dist/client/components/redirect';
import { isRedirectError } from 'next/dist/client/components/redirect-error';
import { validarAlias } from '@/contract/guest/examples';
import { backendServer, withSettings } from '@/lib/testing/backend-server';
import { getTranslations } from '@/lib/testing/server-components';

jest.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
jest.mock('next/root-params', () => ({ locale: async () => 'en' }), { virtual: true });
jest.mock('next-intl/server', () => ({ getTranslations: (asked: never) => getTranslations(asked) }));

const backend = backendServer();
withSettings({
  PUBLIC_ORIGIN: 'https://shop.example',
  get BACKEND_URL() {
    return backend.url();
  },
});

const { alias } = validarAlias.body;
async function open(written: string) {
  const { default: Page, generateMetadata } = await import('./page');
  const props = { params: Promise.resolve({ alias: written }) };
  return Promise.allSettled([Page(props), generateMetadata(props)]);
}

test.each([['MARTA-Velia'], ['what-she-was-called']])(
  'C032 %s redirects to the one spelling of the address, and is looked up in lower case',
  async (written) => {
    for (const outcome of await open(written)) {
      const error: unknown = outcome.status === 'rejected' && outcome.reason;
      if (!isRedirectError(error)) throw error;
      expect(getURLFromRedirectError(error)).toBe(`/en/my-store/${alias}/welcome`);
      expect(getRedirectStatusCodeFromError(error)).toBe(307);
    }
    expect(backend.asked.map(({ body }) => JSON.parse(body).alias)).toEqual(Array(2).fill(written.toLowerCase()));
  },
);

test('C032 the right spelling is the page itself', async () => {
  expect((await open(alias)).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
});

test('N19 a store is canonical in its executive’s language, and its shared picture is its own share card', async () => {
  const { generateMetadata } = await import('./page');
  const metadata = await generateMetadata({ params: Promise.resolve({ alias }) });
  expect(metadata.alternates).toEqual({ canonical: `/my-store/${alias}/welcome` });
  expect(metadata.robots).toBeUndefined();
  expect(JSON.stringify(metadata.openGraph?.images)).toContain(`/share-cards/en/my-store/${alias}.jpg`);
});
