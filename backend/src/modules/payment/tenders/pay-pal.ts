import { handovers, tenderCodes } from 'contract/codes.ts';
import { makeTender } from './tender.ts';

export const payPal = makeTender({ code: tenderCodes.payPal, handover: handovers.link, refuse: () => null });
