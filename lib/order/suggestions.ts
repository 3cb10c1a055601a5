import type { ProductCard } from '@/lib/catalogue/catalogue-mappers';

export type Suggestion = { code: string; points: number; product: ProductCard };
/** What goes with the order in hand, and what would be a step up. */
export type Suggestions = { together: Suggestion[]; up: Suggestion[] };
