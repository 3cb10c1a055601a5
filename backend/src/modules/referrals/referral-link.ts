import type { Locale } from 'contract/public-codes.ts';
import { toPageAddress } from '../../shared/page-address.ts';

/** A registration by this link names the referrer: the code is filled in. */
export const toReferralLink = (storefrontUrl: string, locale: Locale, code: string): string =>
  toPageAddress(storefrontUrl, locale, `/home/catalog-sale-register-here?socia=${code}`);
