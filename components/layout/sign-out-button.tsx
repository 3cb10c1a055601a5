'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { countryHome } from '@/lib/access/public-script-paths';
import { localePath, splitLocale } from '@/lib/i18n/routing';
import type { SessionKind } from '@/lib/session/session';
import { signOut, signOutEverywhere } from '@/lib/sign-in/session-mutations';

type Props = {
  kind: SessionKind;
  label: string;
  failure: string;
  /** Ends every session of the account. */
  everywhere?: boolean;
  /** Removes personal data from the device after signing out. */
  onLeft?: () => Promise<void>;
};

export function SignOutButton({ kind, label, failure, everywhere = false, onLeft }: Props) {
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);

  async function leave() {
    setPending(true);
    setFailed(false);
    if (!(await (everywhere ? signOutEverywhere : signOut)(kind))) {
      setPending(false);
      setFailed(true);
      return;
    }
    await onLeft?.();
    // A full load, so that nothing of the session stays in memory.
    window.location.assign(localePath(splitLocale(window.location.pathname).locale, countryHome));
  }

  return (
    <>
      <Button variant="quiet" pending={pending} onClick={leave}>
        {label}
      </Button>
      <p role="alert" className="form-failure" hidden={!failed}>
        {failed && failure}
      </p>
    </>
  );
}
