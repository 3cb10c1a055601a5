'use client';

import dynamic from 'next/dynamic';

/** A chunk of its own: departments are pages of the same route, and would carry it along for nothing. */
export const ProductIsland = dynamic(async () => (await import('./product-stage')).ProductStage);
