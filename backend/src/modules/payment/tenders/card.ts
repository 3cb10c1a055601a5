import { handovers, tenderCodes } from 'contract/codes.ts';
import { makeTender } from './tender.ts';

export const card = makeTender({ code: tenderCodes.card, handover: handovers.form, refuse: () => null });
