'use client';

import { useEffect, useState } from 'react';
import type { CampaignClock } from './order';

const tickMs = 20_000;

/** The server's current time. It does not depend on the browser's clock, only on the time since the response. */
export function useCampaignNow({ now }: Pick<CampaignClock, 'now'>): number {
  const [shown, setShown] = useState({ from: now, elapsed: 0 });
  useEffect(() => {
    const start = performance.now();
    const tick = () => setShown({ from: now, elapsed: performance.now() - start });
    tick();
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, [now]);
  return Date.parse(now) + (shown.from === now ? shown.elapsed : 0);
}
