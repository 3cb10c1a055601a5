import { reviewStates } from 'contract/schemas/reviews.ts';

/** Not moderated yet; shown; rejected. */
export const [waiting, published, rejected] = reviewStates;
