export const reviewSorts = ['newest', 'best', 'worst'] as const;
/** `mine`: reviews by people of the reader's size first, which only the device knows and sorts by (N29). */
export type ReviewSort = (typeof reviewSorts)[number] | 'mine';

/** Filter and order of a product's reviews; 0 stars and an empty size mean all. Kept out of addresses (N22). */
export type ReviewFilter = { sort: ReviewSort; stars: number; size: string };

export const noReviewFilter: ReviewFilter = { sort: 'newest', stars: 0, size: '' };
export const isUnfiltered = ({ sort, stars, size }: ReviewFilter) =>
  sort === noReviewFilter.sort && stars === 0 && size === '';
