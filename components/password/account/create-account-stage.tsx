'use client';

import useSWR from 'swr';
import { Button, buttonClass } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { linkClass } from '@/components/ui/text-link';
import { clientLogin, newAccountPath } from '@/lib/access/route-access';
import { readAccountLink } from '@/lib/client-area/create-account-calls';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { useHash } from '@/lib/state/use-hash';
import { fetchOnceOptions, type LinkState, linkStateByKey } from '../password-words';
import { StageOutcome } from '../stage-outcome';
import { type AccountWords, NewAccount } from './new-account';

type Props = { locale: Locale; words: AccountWords };

/** The page of a mail's link: what it opens, and the password of the new account. */
export function CreateAccountStage({ locale, words }: Props) {
  const token = useHash();
  if (token === null) return <Skeleton className="h-64 w-full" />;
  if (token) return <Opened locale={locale} token={token} words={words} />;
  return <Closed locale={locale} state="none" words={words} />;
}

function Opened({ locale, token, words }: Props & { token: string }) {
  const { account } = words;
  const { data, mutate, isValidating } = useSWR(['account', token], () => readAccountLink(token), fetchOnceOptions);
  if (!data)
    return (
      <div aria-busy="true">
        <p role="status">{account.loading}</p>
        <Skeleton className="h-48 w-full" />
      </div>
    );
  if (data.ok)
    return <NewAccount locale={locale} token={token} link={data.data} words={words} onClosed={() => mutate()} />;
  const state = linkStateByKey[data.key] ?? 'busy';
  if (state !== 'busy') return <Closed locale={locale} state={state} words={words} />;
  return (
    <StageOutcome {...account.closed.busy}>
      <Button pending={isValidating} onClick={() => mutate()}>
        {account.retry}
      </Button>
    </StageOutcome>
  );
}

/** Offers to ask for another link, or to sign in. */
function Closed({ locale, state, words: { account } }: Props & { state: Exclude<LinkState, 'busy'> }) {
  return (
    <StageOutcome {...account.closed[state]}>
      {state !== 'used' && (
        <a href={localePath(locale, newAccountPath)} className={buttonClass()}>
          {account.again}
        </a>
      )}
      <a href={localePath(locale, clientLogin)} className={state === 'used' ? buttonClass() : linkClass('accent')}>
        {account.signIn}
      </a>
    </StageOutcome>
  );
}
