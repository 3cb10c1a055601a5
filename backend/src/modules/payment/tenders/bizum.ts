import { handovers, tenderCodes } from 'contract/codes.ts';
import { makeTender } from './tender.ts';

/** The country of its banks. */
const country = 'ES';

export const bizum = makeTender({
  code: tenderCodes.bizum,
  handover: handovers.form,
  refuse: ({ place }) => (place === null || place.country === country ? null : 'payment.reason.country'),
});
