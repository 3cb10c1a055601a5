import { defaultLocale, type Locale } from 'contract/public-codes.ts';

/** Where a mail sends its reader: a page of the storefront in her language. */
export const toPageAddress = (storefrontUrl: string, locale: Locale, path: string): string =>
  `${storefrontUrl}${locale === defaultLocale ? '' : `/${locale}`}${path}`;
