'use client';

import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { linkClass } from '@/components/ui/text-link';
import type { FailureKey } from '@/contract/envelope';
import { type Contact, type ContactReceipt, contactSendPath } from '@/lib/customer-care/care';
import {
  type ContactProblems,
  checkContact,
  contactFields,
  contactMailto,
  isContact,
  readContact,
  type TypedContact,
} from '@/lib/customer-care/contact-form';
import { toContactProblems } from '@/lib/customer-care/contact-mappers';
import { sendContact } from '@/lib/customer-care/contact-mutations';
import { type Locale, localePath } from '@/lib/i18n/routing';
import type { Failure } from '@/lib/result';
import { forget, recall, remember } from '@/lib/state/tab-memory';
import { ContactFields, type ContactWords } from './contact-fields';
import { ContactSent } from './contact-sent';

type Props = { locale: Locale; words: ContactWords };
type Trouble = 'away' | 'tooMany' | 'invalid';

/** The contract's own list of keys would bring all of its schemas onto a public page. */
const tooMany: FailureKey = 'error.tooMany';
const memory = 'contact:typed';

/** Typed text stays in its fields and in this tab until the message has been sent. */
export function ContactForm({ locale, words }: Props) {
  const form = useRef<HTMLFormElement>(null);
  /** A retry of the same message uses the same key, so that it arrives once. */
  const attempt = useRef({ key: '', text: '' });
  const [problems, setProblems] = useState<ContactProblems>({});
  const [trouble, setTrouble] = useState<{ name: Trouble; typed: TypedContact } | null>(null);
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState<{ contact: Contact; contacted: ContactReceipt } | null>(null);

  const fillIn = useEffectEvent(() => {
    const known = recall<TypedContact>(memory);
    for (const name of contactFields) {
      const field = form.current?.elements.namedItem(name);
      // Text typed before this script loaded is kept.
      const isField =
        field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
      if (isField && field.value === '' && known?.[name]) field.value = known[name];
    }
  });
  useEffect(() => fillIn(), []);

  function leadTo(found: ContactProblems) {
    setProblems(found);
    const first = contactFields.find((name) => found[name]);
    const field = first && form.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const typed = readContact(new FormData(event.currentTarget));
    setTrouble(null);
    if (!isContact(typed)) return leadTo(checkContact(typed));
    setProblems({});
    const text = JSON.stringify(typed);
    if (attempt.current.text !== text) attempt.current = { key: crypto.randomUUID(), text };
    setSending(true);
    const result = await sendContact(typed, { locale, key: attempt.current.key });
    setSending(false);
    if (!result.ok) return fail(result, typed);
    forget(memory);
    setSent({ contact: typed, contacted: result.data });
  }

  function fail(failure: Failure, typed: TypedContact) {
    const found = failure.kind === 'invalid' ? toContactProblems(failure.fields) : {};
    leadTo(found);
    const name = failure.kind === 'invalid' ? 'invalid' : failure.key === tooMany ? 'tooMany' : 'away';
    setTrouble({ name, typed });
  }

  if (sent) return <ContactSent locale={locale} {...sent} words={words.sent} onAnother={() => setSent(null)} />;
  const letter = trouble && contactMailto(trouble.typed, words.topics[trouble.typed.topic as Contact['topic']]);
  return (
    <form
      ref={form}
      method="post"
      action={localePath(locale, contactSendPath)}
      noValidate
      onSubmit={(event) => void submit(event)}
      onChange={(event) => remember(memory, readContact(new FormData(event.currentTarget)))}
      className="form"
    >
      <p>{words.intro}</p>
      <ContactFields problems={problems} words={words} />
      <p className="text-soft">
        {words.privacy}{' '}
        <a href={localePath(locale, '/customer-care/privacy')} className={linkClass()}>
          {words.privacyLink}
        </a>
      </p>
      <p role="alert" className="form-failure" hidden={!trouble}>
        {trouble && words.failed[trouble.name]}
      </p>
      <div className="actions">
        <Button type="submit" pending={sending} pendingLabel={words.sending}>
          {words.submit}
        </Button>
        {letter && trouble?.name !== 'invalid' && (
          <a href={letter} className={buttonClass({ variant: 'secondary' })}>
            {words.failed.mail}
          </a>
        )}
      </div>
    </form>
  );
}
