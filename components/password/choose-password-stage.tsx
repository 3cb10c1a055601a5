'use client';

import { useState } from 'react';
import useSWR from 'swr';
import { Button, buttonClass } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { linkClass } from '@/components/ui/text-link';
import { clientLogin, executiveSignIn, executiveWelcome, passwordRecover } from '@/lib/access/route-access';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { readPasswordLink } from '@/lib/password/password-calls';
import { signUpPath } from '@/lib/sign-up/sign-up';
import { ChoosePassword } from './choose-password';
import type { LinkState, PasswordWords } from './password-words';
import { StageOutcome } from './stage-outcome';

type Props = { locale: Locale; token: string; words: PasswordWords };

const closedBy: Record<string, LinkState> = {
  'error.link.used': 'used',
  'error.link.expired': 'expired',
  'error.absent': 'unknown',
  // A token that was cut off while copying does not match the pattern.
  'error.invalid': 'unknown',
};

const readOnce = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false };

/** The page of a mail's link: a new password, or the first one of a new account. */
export function ChoosePasswordStage({ locale, token, words }: Props) {
  const { choose } = words.recovery;
  const [done, setDone] = useState(false);
  const { data, mutate, isValidating } = useSWR(['mail-link', token], () => readPasswordLink(token), readOnce);

  if (!data)
    return (
      <div aria-busy="true">
        <p role="status">{choose.loading}</p>
        <Skeleton className="h-48 w-full" />
      </div>
    );
  if (!data.ok) {
    const state = closedBy[data.key] ?? 'busy';
    return (
      <StageOutcome {...choose.closed[state]}>
        {state === 'busy' ? (
          <Button pending={isValidating} onClick={() => mutate()}>
            {choose.retry}
          </Button>
        ) : (
          <RecoveryLinks locale={locale} words={words} />
        )}
      </StageOutcome>
    );
  }
  const { scope, purpose, username, name } = data.data;
  if (done) {
    const target =
      purpose === 'joining' ? `${executiveSignIn}?return=${encodeURIComponent(executiveWelcome)}` : executiveSignIn;
    return (
      <StageOutcome {...choose.done[purpose]} focus>
        <a href={localePath(locale, scope === 'client' ? clientLogin : target)} className={buttonClass()}>
          {choose.done.signIn}
        </a>
      </StageOutcome>
    );
  }
  return (
    <>
      <h1>{purpose === 'joining' ? choose.joiningTitle : choose.recoveryTitle}</h1>
      <ChoosePassword
        token={token}
        link={{ scope, purpose, username, name }}
        words={words}
        onDone={() => setDone(true)}
        onClosed={() => mutate()}
      />
    </>
  );
}

/** Links to a new mail, or back to the sign-up form. */
export function RecoveryLinks({ locale, words }: { locale: Locale; words: PasswordWords }) {
  const { again } = words.recovery.choose;
  const { title } = words.recovery.ask;
  return (
    <>
      <a href={localePath(locale, passwordRecover)} className={buttonClass({ variant: 'secondary' })}>
        {title}
      </a>
      <a href={localePath(locale, signUpPath)} className={linkClass('accent')}>
        {again}
      </a>
    </>
  );
}
