'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { countryHome } from '@/lib/access/route-access';
import { localePath, splitLocale } from '@/lib/i18n/routing';
import type { SessionKind } from '@/lib/session/session';
import { signOut } from '@/lib/session/session-mutations';

export function SignOutButton({ kind, label }: { kind: SessionKind; label: string }) {
  const [pending, setPending] = useState(false);

  async function leave() {
    setPending(true);
    await signOut(kind);
    // A full load: nothing of hers stays in memory.
    window.location.assign(localePath(splitLocale(window.location.pathname).locale, countryHome));
  }

  return (
    <Button variant="quiet" pending={pending} onClick={leave}>
      {label}
    </Button>
  );
}
