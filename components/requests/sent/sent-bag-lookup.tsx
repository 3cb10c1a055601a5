'use client';

import { type FormEvent, useState } from 'react';
import useSWR from 'swr';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Skeleton } from '@/components/ui/skeleton';
import { TextInput } from '@/components/ui/text-input';
import { emailPattern } from '@/contract/rules';
import { type Locale, localePath } from '@/lib/i18n/routing';
import type { BagKey } from '@/lib/requests/sent/sent-bag';
import { readBag } from '@/lib/requests/sent/sent-bag-mutations';
import { sentBagLookPath, toBagCode, toBagLink } from '@/lib/requests/sent/sent-bag-paths';
import type { Failure } from '@/lib/result';
import { useHash } from '@/lib/state/use-hash';
import { SentBagView } from './sent-bag-view';
import type { SentBagWords } from './words';
import './sent.css';

type Props = { locale: Locale; bagPath: string; home: string; words: SentBagWords };

/** The state of a bag that was sent: by the mail's link, or by code and mail address. */
export function SentBagLookup({ locale, bagPath, home, words }: Props) {
  const said = words.look;
  const hash = useHash();
  const linked = hash ? toBagLink(hash) : null;
  const [typed, setTyped] = useState<LookUpInput | null>(null);
  const key: BagKey | null = typed ?? linked;
  const { data, mutate, isLoading } = useSWR(key && ['sent-bag', key], () => key && readBag(key), {
    revalidateOnFocus: true,
  });

  if (key && data?.ok)
    return (
      <SentBagView
        locale={locale}
        bag={data.data}
        bagKey={key}
        bagPath={bagPath}
        home={home}
        words={words}
        onChanged={(bag) => void mutate({ ...data, data: bag }, { revalidate: false })}
        onStale={() => void mutate()}
      />
    );
  if (hash === null || (key && isLoading))
    return (
      <>
        <div aria-busy="true" className="sent-opening">
          <span className="sr-only" role="status">
            {said.loading}
          </span>
          <Skeleton className="h-28" />
        </div>
        {hash === null && (
          <div className="script-missing">
            <LookForm locale={locale} typed={typed} words={said} onLook={setTyped} />
          </div>
        )}
      </>
    );
  const failure = data && !data.ok ? data : null;
  return (
    <>
      {failure && <Trouble failure={failure} byLink={typed === null} words={said} onRetry={() => void mutate()} />}
      {hash !== '' && !linked && !typed && (
        <p role="alert" className="form-failure">
          {said.unknownLink}
        </p>
      )}
      <LookForm locale={locale} typed={typed} words={said} onLook={setTyped} />
    </>
  );
}

type TroubleProps = { failure: Failure; byLink: boolean; words: SentBagWords['look']; onRetry: () => void };

function Trouble({ failure: { kind, key }, byLink, words, onRetry }: TroubleProps) {
  const unknown = kind === 'absent' || kind === 'invalid';
  const text = unknown
    ? words[byLink ? 'unknownLink' : 'unknown']
    : words[key === 'error.tooMany' ? 'tooMany' : 'away'];
  return (
    <div role="alert" className="form-failure">
      <p>{text}</p>
      {!unknown && (
        <Button variant="secondary" onClick={onRetry}>
          {words.retry}
        </Button>
      )}
    </div>
  );
}

const emails = new RegExp(emailPattern);
type LookUpInput = { code: string; email: string };
type FormProps = {
  locale: Locale;
  /** The last search, if it found nothing. */
  typed: LookUpInput | null;
  words: SentBagWords['look'];
  onLook: (key: LookUpInput) => void;
};

/** Without our script it submits to a page of its own. */
function LookForm({ locale, typed, words, onLook }: FormProps) {
  const [wrong, setWrong] = useState<{ code: boolean; email: boolean }>({ code: false, email: false });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    const code = toBagCode(String(sent.get('code') ?? ''));
    const email = String(sent.get('email') ?? '').trim();
    const found = { code: code === null, email: !emails.test(email) };
    setWrong(found);
    const first = found.code ? 'code' : found.email ? 'email' : null;
    const field = first && event.currentTarget.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
    if (code && !found.email) onLook({ code, email });
  }
  return (
    <form method="post" action={localePath(locale, sentBagLookPath)} noValidate className="form" onSubmit={submit}>
      <p>{words.lead}</p>
      <Field label={words.code} hint={words.codeHint} required error={wrong.code && words.codeWrong}>
        {(control) => (
          <TextInput
            {...control}
            name="code"
            defaultValue={typed?.code}
            autoComplete="off"
            spellCheck={false}
            maxLength={20}
          />
        )}
      </Field>
      <Field label={words.email} required error={wrong.email && words.emailWrong}>
        {(control) => (
          <TextInput
            {...control}
            name="email"
            defaultValue={typed?.email}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        )}
      </Field>
      <div className="actions">
        <Button type="submit">{words.submit}</Button>
      </div>
    </form>
  );
}
