'use client';

import { useState } from 'react';
import { Form } from '@/components/forms/form';
import { PasswordField } from '@/components/forms/password-field';
import type { Words } from '@/lib/i18n/message-texts';
import { changeFieldOfWire, changePassword } from '@/lib/password/password-calls';
import { changePasswordForm } from '@/lib/password/password-form';
import type { SessionKind } from '@/lib/session/session';
import { loadSession } from '@/lib/sign-in/load-session';

type Props = {
  kind: SessionKind;
  /** Personal data that the new password must not repeat. */
  about: string[];
  words: { change: Words<'password.change'>; forms: Words<'forms'> };
  /** Where to continue; without it the page stays and confirms the change. */
  target?: string;
};

/** Needs the current password. Every other session of the account ends; this one continues. */
export function ChangePassword({ kind, about, words, target }: Props) {
  const { change } = words;
  const [round, setRound] = useState(0);
  return (
    <>
      <p role="status" className="form-done" hidden={round === 0}>
        {round > 0 && change.done}
      </p>
      <Form
        key={round}
        schema={changePasswordForm(about)}
        defaults={{ current: '', password: '' }}
        words={words.forms}
        send={(values) => changePassword(kind, values)}
        onDone={() => {
          if (target) return window.location.assign(target);
          setRound(round + 1);
          void loadSession();
        }}
        fieldOfWire={changeFieldOfWire}
        submit={change.submit}
        pending={change.pending}
      >
        <PasswordField name="current" label={change.current} autoComplete="current-password" />
        <PasswordField name="password" label={change.password} hint={change.hint} autoComplete="new-password" />
      </Form>
    </>
  );
}
