'use client';

import { useEffect, useState } from 'react';
import { shopZone } from '@/lib/i18n/date-locale';
import type { CampaignClock } from './order';

const tickMs = 20_000;

/**
 * The server's time as it goes on: what the browser's own clock says does not matter, only how long ago the answer
 * came.
 */
export function useCampaignNow({ now }: CampaignClock): { now: number; zone: string } {
  // The shop's, until the browser says where the reader is.
  const [shown, setShown] = useState({ from: now, elapsed: 0, zone: shopZone });
  useEffect(() => {
    const start = performance.now();
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || shopZone;
    const tick = () => setShown({ from: now, elapsed: performance.now() - start, zone });
    tick();
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, [now]);
  return { now: Date.parse(now) + (shown.from === now ? shown.elapsed : 0), zone: shown.zone };
}
