'use client';

import { useState } from 'react';
import { Form } from '@/components/forms/form';
import { PasswordField } from '@/components/forms/password-field';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { mailChangeForm, mailCodeForm } from '@/lib/account/own-data';
import { mailCodeFieldOfWire, ownMailFieldOfWire } from '@/lib/account/own-data-mutations';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Result } from '@/lib/result';
import './change-mail.css';

type Props = {
  /** The current address. */
  email: string;
  /** The new address, while it waits for its code. */
  waitingEmail: string | null;
  ask: (wish: { email: string; password: string }) => Promise<Result<null>>;
  confirm: (code: string) => Promise<Result<null>>;
  /** The page that shows this form. */
  here: string;
  words: { mail: Words<'ownData.mail'>; forms: Words<'forms'> };
};

/** Changes the address used to sign in: the new one applies once the code of its mail is typed here. */
export function ChangeEmail({ email, waitingEmail, ask, confirm, here, words: { mail: said, forms } }: Props) {
  const [isAsking, setAsking] = useState(false);
  const reload = (how: string) => window.location.assign(`${here}?${how}#mail`);
  const words = {
    ...forms,
    wrong: { ...forms.wrong, ...said.wrong },
    failures: { ...forms.failures, ...said.failures },
  };
  const codeWords = { ...words, wrong: { ...words.wrong, ...said.wrongCode } };
  return (
    <>
      {waitingEmail !== null && !isAsking && (
        <div className="change-mail-code">
          <p>{fill(said.sent, { email: waitingEmail })}</p>
          <Form
            schema={mailCodeForm}
            defaults={{ code: '' }}
            words={codeWords}
            send={({ code }) => confirm(code)}
            fieldOfWire={mailCodeFieldOfWire}
            onDone={() => reload('saved=mail')}
            submit={said.confirm}
            pending={said.confirming}
          >
            <TextField name="code" label={said.code} inputMode="numeric" autoComplete="one-time-code" />
          </Form>
        </div>
      )}
      {isAsking ? (
        <Form
          schema={mailChangeForm(email)}
          defaults={{ email: '', password: '' }}
          words={words}
          send={ask}
          fieldOfWire={ownMailFieldOfWire}
          onDone={() => reload('asked=1')}
          submit={said.send}
          pending={said.sending}
          actions={
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {said.close}
            </Button>
          }
        >
          <TextField name="email" label={said.email} hint={said.hint} type="email" autoComplete="email" />
          <PasswordField name="password" label={said.password} autoComplete="current-password" />
        </Form>
      ) : (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {waitingEmail === null ? said.change : said.again}
        </Button>
      )}
    </>
  );
}
