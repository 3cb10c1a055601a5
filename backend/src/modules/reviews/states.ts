import { reviewStates } from 'contract/schemas/reviews.ts';

/** Read before it is shown; shown; kept back. */
export const [waiting, published, rejected] = reviewStates;
