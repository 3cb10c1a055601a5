import { handovers, tenderCodes } from 'contract/codes.ts';
import { takenByProvider } from './tender.ts';

export const card = takenByProvider({ code: tenderCodes.card, handover: handovers.form, refuse: () => null });
