'use client';

import dynamic from 'next/dynamic';
import { insist } from '@/lib/state/insist';

/** A chunk of its own: departments are pages of the same route, and would carry it along for nothing. */
export const ProductIsland = dynamic(async () => (await insist(() => import('./product-stage'))).ProductStage);
