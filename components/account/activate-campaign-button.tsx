'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { activateExecutive } from '@/lib/account/account-mutations';

type Props = { label: string; pending: string; done: string; failure: string };

/** Activates the executive for the current campaign. */
export function ActivateCampaignButton({ label, pending, done, failure }: Props) {
  const [state, setState] = useState<'idle' | 'pending' | 'done' | 'failed'>('idle');

  async function start() {
    setState('pending');
    setState((await activateExecutive()).ok ? 'done' : 'failed');
  }

  return (
    <div>
      <p role="status" className="form-done" hidden={state !== 'done'}>
        {state === 'done' && done}
      </p>
      <p role="alert" className="form-failure" hidden={state !== 'failed'}>
        {state === 'failed' && failure}
      </p>
      {state !== 'done' && (
        <Button pending={state === 'pending'} pendingLabel={pending} onClick={start}>
          {label}
        </Button>
      )}
    </div>
  );
}
