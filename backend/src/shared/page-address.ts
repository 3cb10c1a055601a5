import { defaultLocale, type Locale } from 'contract/public-codes.ts';

/** The address in a mail of a page of the storefront, in the reader's language. */
export const toPageAddress = (storefrontUrl: string, locale: Locale, path: string): string =>
  `${storefrontUrl}${locale === defaultLocale ? '' : `/${locale}`}${path}`;
