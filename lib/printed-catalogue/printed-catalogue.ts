// The server loads this file in plain Node: relative imports, and only erasable types.

import { printedPagesMax } from '../../contract/rules.ts';
import { type Locale, localePath } from '../i18n/routing.ts';

export const printedCataloguePath = '/printed-catalogue';
/** The page of search results, rendered per request. */
export const printedSearchPath = '/search/printed-catalogue';

const campaigns = /^\d{4}-\d{2}$/;
const numbers = /^[1-9]\d{0,2}$/;

export type PrintedAddress = { campaign: string; number: number };

/** One address per page: it is printed on the paper, so it contains the campaign and no translated word. */
export const printedPagePath = (campaign: string, number: number) => `${printedCataloguePath}/${campaign}/${number}`;

export const printedPageHref = (locale: Locale, campaign: string, number: number) =>
  localePath(locale, printedPagePath(campaign, number));

/** Null for what cannot be the address of a page. */
export function parsePrintedPage(segments: string[]): PrintedAddress | null {
  const [campaign = '', number = '', ...more] = segments;
  if (more.length > 0 || !campaigns.test(campaign) || !numbers.test(number)) return null;
  return Number(number) > printedPagesMax ? null : { campaign, number: Number(number) };
}

/** A campaign without a page number, as in a shortened address. */
export const isPrintedCampaign = ([campaign = '', ...more]: string[]): boolean =>
  more.length === 0 && campaigns.test(campaign);
