'use client';

import useSWR from 'swr';
import { Form } from '@/components/forms/form';
import { PasswordField } from '@/components/forms/password-field';
import { TextField } from '@/components/forms/text-field';
import { Button, buttonClass } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { linkClass } from '@/components/ui/text-link';
import { emailMaxLength, userMaxLength } from '@/contract/rules';
import { clientLogin, clientWelcome } from '@/lib/access/route-access';
import { fill } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { accessFieldOfWire, createClientAccess, readInvitation } from '@/lib/password/password-calls';
import { firstAccessForm, type Invitation } from '@/lib/password/password-form';
import { useHash } from '@/lib/state/use-hash';
import { fetchOnceOptions, type InvitationWords, type LinkState, linkStateByKey } from './password-words';
import { StageOutcome } from './stage-outcome';

type Props = { locale: Locale; words: InvitationWords };

/** R09. An executive's invitation: who invites, and the password of the new account. */
export function ClientInvitationStage({ locale, words }: Props) {
  const token = useHash();
  if (token === null) return <Skeleton className="h-64 w-full" />;
  if (token) return <Opened locale={locale} token={token} words={words} />;
  return <Closed locale={locale} state="none" words={words} />;
}

function Opened({ locale, token, words }: Props & { token: string }) {
  const { access } = words;
  const { data, mutate, isValidating } = useSWR(['invitation', token], () => readInvitation(token), fetchOnceOptions);
  if (!data)
    return (
      <div aria-busy="true">
        <p role="status">{access.loading}</p>
        <Skeleton className="h-48 w-full" />
      </div>
    );
  if (data.ok) return <FirstAccess locale={locale} invitation={data.data} words={words} onClosed={() => mutate()} />;
  const state = linkStateByKey[data.key] ?? 'busy';
  if (state !== 'busy') return <Closed locale={locale} state={state} words={words} />;
  return (
    <StageOutcome {...access.closed.busy}>
      <Button pending={isValidating} onClick={() => mutate()}>
        {access.retry}
      </Button>
    </StageOutcome>
  );
}

/** Only the executive can send another one; a client with an account signs in. */
function Closed({ locale, state, words }: Props & { state: Exclude<LinkState, 'busy'> }) {
  const { closed, signIn } = words.access;
  return (
    <StageOutcome {...closed[state]}>
      <a
        href={localePath(locale, clientLogin)}
        className={buttonClass({ variant: state === 'used' ? 'primary' : 'secondary' })}
      >
        {signIn}
      </a>
    </StageOutcome>
  );
}

type FormProps = Props & { invitation: Invitation; onClosed: () => void };

function FirstAccess({ locale, invitation, words, onClosed }: FormProps) {
  const { access, forms } = words;
  const { name, executive, token, asksEmail } = invitation;
  return (
    <>
      <h1>{fill(access.title, { name })}</h1>
      <p>{fill(access.text, { executive })}</p>
      <Form
        schema={firstAccessForm([name], asksEmail)}
        defaults={{ username: '', email: '', password: '' }}
        words={forms}
        send={(values) => createClientAccess(token, values)}
        onDone={() => window.location.assign(localePath(locale, clientWelcome))}
        onFailure={({ kind }) => {
          if (kind === 'absent') onClosed();
          return kind === 'absent';
        }}
        fieldOfWire={accessFieldOfWire}
        submit={access.submit}
        pending={access.pending}
        actions={
          <a href={localePath(locale, clientLogin)} className={linkClass('accent')}>
            {access.hasAccount}
          </a>
        }
      >
        <TextField
          name="username"
          label={access.username}
          hint={access.usernameHint}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={userMaxLength}
        />
        {asksEmail && (
          <TextField
            name="email"
            type="email"
            label={access.email}
            hint={access.emailHint}
            autoComplete="email"
            maxLength={emailMaxLength}
          />
        )}
        <PasswordField name="password" label={access.password} hint={access.passwordHint} autoComplete="new-password" />
      </Form>
      <p className="text-soft">{fill(access.privacy, { executive })}</p>
    </>
  );
}
