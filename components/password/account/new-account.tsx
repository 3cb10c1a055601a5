'use client';

import { CheckField } from '@/components/forms/check-field';
import { Form } from '@/components/forms/form';
import { PasswordField } from '@/components/forms/password-field';
import { TextField } from '@/components/forms/text-field';
import { clientWelcome } from '@/lib/access/route-access';
import { type AccountLink, newAccountForm } from '@/lib/client-area/create-account';
import { createAccount } from '@/lib/client-area/create-account-calls';
import { fill, type Words } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { useOwnSizes } from '@/lib/size-tables/own-sizes';

export type AccountWords = { account: Words<'access.account'>; forms: Words<'forms'> };

type Props = { locale: Locale; token: string; link: AccountLink; words: AccountWords; onClosed: () => void };

/** Anything stored beyond the name needs its own tick, and none is preset. */
export function NewAccount({ locale, token, link, words: { account, forms }, onClosed }: Props) {
  const known = useOwnSizes();
  const { email, givenName, familyName, orders, executive } = link;
  const found = orders === 0 ? null : fill(orders === 1 ? account.foundOne : account.found, { count: String(orders) });
  return (
    <>
      <h1>{account.title}</h1>
      <p>{fill(account.text, { email })}</p>
      {found && <p>{found}</p>}
      <Form
        schema={newAccountForm(email)}
        defaults={{ givenName, familyName, password: '', wishesKept: false, sizesKept: false, withExecutive: false }}
        words={forms}
        send={(values) => createAccount(token, values, known)}
        onDone={() => window.location.assign(localePath(locale, clientWelcome))}
        onFailure={({ kind }) => {
          if (kind === 'absent') onClosed();
          return kind === 'absent';
        }}
        submit={account.submit}
        pending={account.pending}
      >
        {/* A password manager stores the password under the name used to sign in. */}
        <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
        <TextField name="givenName" label={account.givenName} autoComplete="given-name" />
        <TextField name="familyName" label={account.familyName} autoComplete="family-name" optional />
        <PasswordField
          name="password"
          label={account.password}
          hint={account.passwordHint}
          autoComplete="new-password"
        />
        <fieldset className="form">
          <legend>{account.keep}</legend>
          <CheckField name="wishesKept" label={account.wishes} />
          <CheckField name="sizesKept" label={account.sizes} hint={account.sizesHint} />
          {executive && (
            <CheckField
              name="withExecutive"
              label={fill(account.executive, { name: executive.name })}
              hint={fill(account.executiveHint, { name: executive.name })}
            />
          )}
        </fieldset>
      </Form>
    </>
  );
}
