'use client';

import { useState } from 'react';
import { Form } from '@/components/forms/form';
import { PasswordField } from '@/components/forms/password-field';
import { Button } from '@/components/ui/button';
import type { Words } from '@/lib/i18n/message-texts';
import { closeAccountForm } from '@/lib/password/close-account-calls';
import type { Result } from '@/lib/result';

type Props = {
  /** What is deleted, what is kept, and why closing is not possible yet. */
  said: { goes: string; stays: string; failures?: Record<string, string> };
  words: { close: Words<'closeAccount'>; forms: Words<'forms'> };
  send: (password: string) => Promise<Result<null>>;
  onClosed: () => Promise<void>;
};

/** First what is deleted and what stays, then the password as the second step. */
export function CloseAccount({ said, words: { close, forms }, send, onClosed }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <section aria-labelledby="close">
      <h2 id="close">{close.title}</h2>
      <p>{said.goes}</p>
      <p>{said.stays}</p>
      {isAsking ? (
        <Form
          schema={closeAccountForm}
          defaults={{ password: '' }}
          words={{
            ...forms,
            wrong: { ...forms.wrong, ...close.wrong },
            failures: { ...forms.failures, ...said.failures },
          }}
          send={({ password }) => send(password)}
          onDone={() => void onClosed()}
          submit={close.sure}
          pending={close.working}
          actions={
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {close.keep}
            </Button>
          }
        >
          <PasswordField name="password" label={close.password} autoComplete="current-password" />
        </Form>
      ) : (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {close.ask}
        </Button>
      )}
    </section>
  );
}
