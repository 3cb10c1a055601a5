'use client';

import { useState } from 'react';
import { Form } from '@/components/forms/form';
import { PasswordField } from '@/components/forms/password-field';
import { fill } from '@/lib/i18n/message-texts';
import { choiceFieldOfWire, setPassword } from '@/lib/password/password-calls';
import { type MailLink, newPasswordForm } from '@/lib/password/password-form';
import type { PasswordWords } from './password-words';

type Props = {
  token: string;
  link: MailLink;
  words: PasswordWords;
  onDone: () => void;
  /** The link turned out to be used up or to have run out meanwhile. */
  onClosed: () => void;
};

export function ChoosePassword({ token, link, words, onDone, onClosed }: Props) {
  const { choose } = words.recovery;
  const [taken, setTaken] = useState(false);
  return (
    <>
      <p>{fill(choose.as, { name: link.name, user: link.username })}</p>
      <p role="alert" className="form-failure" hidden={!taken}>
        {taken && choose.taken}
      </p>
      <Form
        schema={newPasswordForm([link.username, link.name])}
        defaults={{ password: '' }}
        words={words.forms}
        send={({ password }) => setPassword(link.scope, token, password)}
        onDone={onDone}
        onFailure={({ kind }) => {
          if (kind === 'absent') onClosed();
          if (kind === 'conflict') setTaken(true);
          return kind === 'absent' || kind === 'conflict';
        }}
        fieldOfWire={choiceFieldOfWire}
        submit={choose.submit}
        pending={choose.pending}
      >
        {/* For the password manager, which stores the new password under this name. */}
        <input type="text" name="username" autoComplete="username" value={link.username} readOnly hidden />
        <PasswordField name="password" label={choose.password} hint={choose.hint} autoComplete="new-password" />
      </Form>
    </>
  );
}
