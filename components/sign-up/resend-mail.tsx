'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { fill, type Words } from '@/lib/i18n/message-texts';
import { resendMail } from '@/lib/sign-up/sign-up-calls';
import { recallEnrolment, recallMail } from '@/lib/sign-up/sign-up-draft';
import { useInBrowser } from '@/lib/state/use-store';

type SendStatus = 'sent' | 'failed';

/** Shown if this tab knows the address of the mail. */
export function ResendMail({ words }: { words: Words<'signUp.success.resend'> }) {
  const enrolment = useInBrowser(recallEnrolment, null);
  const [pending, setPending] = useState(false);
  const [said, setSaid] = useState<SendStatus | null>(null);
  if (!enrolment) return null;

  async function send(id: string) {
    setPending(true);
    setSaid(null);
    const result = await resendMail(id);
    setPending(false);
    setSaid(result.ok ? 'sent' : 'failed');
  }

  return (
    <>
      <Button variant="secondary" pending={pending} pendingLabel={words.pending} onClick={() => send(enrolment)}>
        {words.send}
      </Button>
      <p role={said === 'failed' ? 'alert' : 'status'} className={said === 'failed' ? 'form-failure' : undefined}>
        {said && words[said]}
      </p>
    </>
  );
}

/** Names the address where this tab knows it: a misspelt one is seen here. */
export function MailSentTo({ words }: { words: Words<'signUp.success.sent'> }) {
  const email = useInBrowser(recallMail, null);
  return <p>{email ? fill(words.to, { email }) : words.text}</p>;
}
