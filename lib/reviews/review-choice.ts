export const reviewSorts = ['newest', 'best', 'worst'] as const;
/** `mine`: of people of her size first, which the device alone knows and sorts by (N29). */
export type ReviewSort = (typeof reviewSorts)[number] | 'mine';

/** Which reviews of a product are shown, and in which order; 0 stars and no size are all of them. In no address (N22). */
export type ReviewChoice = { sort: ReviewSort; stars: number; size: string };

export const everyReview: ReviewChoice = { sort: 'newest', stars: 0, size: '' };
export const isEveryReview = ({ sort, stars, size }: ReviewChoice) =>
  sort === everyReview.sort && stars === 0 && size === '';
