import { handovers, tenderCodes } from 'contract/codes.ts';
import { transferGraceMinutes, transferMinutes } from '../../../shared/sale.ts';
import { makeTender } from './tender.ts';

// The European Payments Council's list of the SEPA schemes' geographical scope.
const sepa = new Set(
  (
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK ' +
    'AD AL CH GB IS LI MC MD ME MK NO RS SM VA'
  ).split(' '),
);

/**
 * Sent from the executive's own bank. Any campaign may be paid so: price, points and pieces are agreed with the
 * order, and last until its deadline, whenever the campaign ends.
 */
export const bankTransfer = makeTender({
  code: tenderCodes.bankTransfer,
  handover: handovers.instructions,
  reservationMinutes: transferMinutes + transferGraceMinutes,
  remarksOn: () => [{ key: 'payment.notice.transferWithin', days: transferMinutes / (24 * 60) }],
  refuse: ({ place }) => (place === null || sepa.has(place.country) ? null : 'payment.reason.country'),
});
