import type { Locale } from 'contract/public-codes.ts';
import { toPageAddress } from '../../shared/page-address.ts';

/** Whoever joins by it has named her: the form begins with her code. */
export const invitationAddress = (storefrontUrl: string, locale: Locale, code: string): string =>
  toPageAddress(storefrontUrl, locale, `/home/catalog-sale-register-here?socia=${code}`);
