import { reviewStates } from 'contract/reviews/schemas.ts';

/** Not moderated yet; shown; rejected. */
export const [waiting, published, rejected] = reviewStates;
