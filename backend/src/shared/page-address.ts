import { defaultLocale, type Locale } from 'contract/public-codes.ts';

/** The address in a mail of a page of the storefront, in the reader's language. */
export const toPageAddress = (storefrontUrl: string, locale: Locale, path: string): string =>
  `${storefrontUrl}${locale === defaultLocale ? '' : `/${locale}`}${path}`;

/** An executive's page of a placed order. */
export const toOrderPage = (campaign: string, number: string): string =>
  `/executive/your-account/order?${new URLSearchParams({ campaign, order: number })}`;
