import type { ProductCard } from '@/lib/catalogue/catalogue-mappers';

export type Suggestion = { code: string; points: number; product: ProductCard };
/** Articles that go with the order in hand, and better ones to replace its own. */
export type Suggestions = { together: Suggestion[]; up: Suggestion[] };
