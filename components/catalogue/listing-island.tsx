'use client';

import dynamic from 'next/dynamic';

/** A chunk of its own, as ProductIsland is: products are pages of the same route. */
export const ListingIsland = dynamic(async () => (await import('./listing')).Listing);
