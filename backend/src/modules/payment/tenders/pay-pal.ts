import { handovers, tenderCodes } from 'contract/codes.ts';
import { takenByProvider } from './tender.ts';

export const payPal = takenByProvider({ code: tenderCodes.payPal, handover: handovers.link, refuse: () => null });
