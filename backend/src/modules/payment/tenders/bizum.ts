import { handovers, tenderCodes } from 'contract/codes.ts';
import { takenByProvider } from './tender.ts';

/** Where its banks are. */
const country = 'ES';

export const bizum = takenByProvider({
  code: tenderCodes.bizum,
  handover: handovers.form,
  refuse: ({ place }) => (place === null || place.country === country ? null : 'payment.reason.country'),
});
