'use client';

import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { SessionKind } from '@/lib/session/session';
import type { SignedIn } from '@/lib/session/session-info';
import { signIn } from '@/lib/sign-in/session-mutations';
import { type SignInValues, signInForm } from '@/lib/sign-in/sign-in-form';

export type SignInWords = Pick<Words<'signIn'>, 'user' | 'password' | 'show' | 'hide' | 'submit' | 'pending'> &
  Pick<Words<'error'>, 'required' | 'tooLong'> & {
    failure: string;
    /** By failure key. */
    failures: Record<string, string>;
  };

type Props = {
  kind: SessionKind;
  words: SignInWords;
  /** The text of the "stay signed in" option, where it is offered. */
  stay?: Words<'signIn.stay'>;
  /** The page to go to, or a callback that continues in place. */
  onSignedIn: string | ((person: SignedIn) => void);
};

/** Typed text is kept after any failure; the first invalid field gets the focus. */
export function SignInForm({ kind, words, stay, onSignedIn }: Props) {
  const [failure, setFailure] = useState<string | null>(null);
  const [shared, setShared] = useState<SignedIn | null>(null);
  const [shown, setShown] = useState(false);
  const { register, handleSubmit, formState, setFocus, setValue } = useForm<SignInValues>({
    resolver: yupResolver(signInForm),
    defaultValues: { user: '', password: '', stay: false },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = formState;

  function goOn(person: SignedIn) {
    // A full load, so that nothing of the signed-out pages stays in memory.
    if (typeof onSignedIn === 'string') window.location.assign(onSignedIn);
    else onSignedIn(person);
  }

  async function submit(values: SignInValues) {
    setFailure(null);
    const result = await signIn(kind, values);
    if (result.ok) {
      const { stays, ...person } = result.data;
      // The sign-in was not remembered as requested, so that is shown first.
      if (values.stay && !stays && person.passwordChanged) setShared(person);
      else goOn(person);
      return;
    }
    setFailure(words.failures[result.key] ?? words.failure);
    setFocus('password');
  }

  const wordFor = (key: string | undefined) => key && (key === 'required' ? words.required : words.tooLong);
  if (stay && shared) {
    return (
      <div className="form">
        <p role="status">{fill(stay.shared, { name: shared.name })}</p>
        <Button autoFocus onClick={() => goOn(shared)}>
          {stay.goOn}
        </Button>
      </div>
    );
  }
  return (
    <form method="post" noValidate onSubmit={handleSubmit(submit)} className="form">
      <p role="alert" className="form-failure" hidden={!failure}>
        {failure}
      </p>
      <Field label={words.user} required error={wordFor(errors.user?.message)}>
        {(control) => (
          <TextInput
            {...control}
            {...register('user', { onBlur: ({ target }) => setValue('user', target.value.trim()) })}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={words.password} required error={wordFor(errors.password?.message)}>
        {(control) => (
          <TextInput
            {...control}
            {...register('password')}
            type={shown ? 'text' : 'password'}
            autoComplete="current-password"
          />
        )}
      </Field>
      <Button variant="quiet" aria-pressed={shown} onClick={() => setShown(!shown)}>
        {shown ? words.hide : words.show}
      </Button>
      {stay && <Checkbox {...register('stay')} label={stay.label} hint={stay.hint} />}
      <Button type="submit" pending={isSubmitting || (isSubmitSuccessful && !failure)} pendingLabel={words.pending}>
        {words.submit}
      </Button>
    </form>
  );
}
