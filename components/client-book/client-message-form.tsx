'use client';

import { type FormEvent, useRef, useState } from 'react';
import { FailureNote, type FailureWords } from '@/components/order/failure-note';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { RadioGroup } from '@/components/ui/radio-group';
import { TextInput } from '@/components/ui/text-input';
import { Textarea } from '@/components/ui/textarea';
import { toMessageProblems } from '@/lib/client-book/client-message-mappers';
import { sendClientMessages } from '@/lib/client-book/client-message-mutations';
import {
  type Channel,
  findMessageProblems,
  type MessageDraft,
  type MessageKind,
  type MessageProblems,
  type MessageResult,
  messageKinds,
} from '@/lib/client-book/client-messages';
import type { Words } from '@/lib/i18n/message-texts';
import type { Failure } from '@/lib/result';
import { ClientMessageList, type Recipient } from './client-message-list';

type Props = {
  clients: Recipient[];
  /** The current campaign; null if it is unknown, and then no catalogue is sent. */
  campaign: string | null;
  words: { write: Words<'clientBook.write'>; failures: FailureWords; optional: string };
};

/** A message is written, previewed and then sent; the text is kept until it has gone out. */
export function ClientMessageForm({ clients, campaign, words: { write: said, failures, optional } }: Props) {
  const [draft, setDraft] = useState<MessageDraft>({ kind: 'message', channel: 'mail', subject: '', text: '' });
  const [problems, setProblems] = useState<MessageProblems>({});
  const [failure, setFailure] = useState<{ of: Failure; preview: boolean } | null>(null);
  const [step, setStep] = useState<'writing' | 'seen' | 'gone'>('writing');
  const [pending, setPending] = useState(false);
  const [written, setWritten] = useState<MessageResult[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const kinds = messageKinds.filter((kind) => kind !== 'catalogue' || campaign !== null);

  const change = (part: Partial<MessageDraft>) => setDraft((was) => ({ ...was, ...part }));
  function show(found: MessageProblems) {
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return first !== undefined;
  }
  async function write(preview: boolean) {
    setFailure(null);
    if (show(findMessageProblems(draft)) || pending) return;
    setPending(true);
    const to = clients.map(({ id }) => id);
    const result = await sendClientMessages(draft, { to, preview, campaign: campaign ?? '' });
    setPending(false);
    if (result.ok) {
      setWritten(result.data);
      return setStep(preview ? 'seen' : 'gone');
    }
    if (show(toMessageProblems(result.fields))) return setStep('writing');
    setFailure({ of: result, preview });
  }
  const problem = (field: keyof MessageProblems) => problems[field] && said.wrong[problems[field]];
  const note = (
    <FailureNote
      failure={failure?.of ?? null}
      words={failures}
      onRetry={() => failure && void write(failure.preview)}
    />
  );
  if (step !== 'writing')
    return (
      <section aria-labelledby="written">
        <ClientMessageList
          clients={clients}
          written={written}
          channel={draft.channel}
          gone={step === 'gone'}
          words={said}
        />
        {note}
        {step === 'seen' && (
          <div className="actions">
            <Button pending={pending} pendingLabel={said.sending} onClick={() => void write(false)}>
              {draft.channel === 'mail' ? said.send : said.prepare}
            </Button>
            <Button variant="secondary" onClick={() => setStep('writing')}>
              {said.change}
            </Button>
          </div>
        )}
      </section>
    );
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="form"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void write(true);
      }}
    >
      <RadioGroup
        legend={said.what}
        name="kind"
        value={draft.kind}
        onValueChange={(kind) => change({ kind: kind as MessageKind })}
        options={kinds.map((value) => ({ value, label: said.kinds[value] }))}
      />
      <RadioGroup
        legend={said.channel}
        name="channel"
        value={draft.channel}
        onValueChange={(channel) => change({ channel: channel as Channel })}
        options={(['mail', 'whatsApp'] as const).map((value) => ({ value, label: said.channels[value] }))}
      />
      {draft.channel === 'mail' && draft.kind !== 'catalogue' && (
        <Field label={said.subject} hint={said.subjectHint} error={problem('subject')} optionalLabel={optional}>
          {(tied) => (
            <TextInput
              {...tied}
              name="subject"
              value={draft.subject}
              onChange={({ target }) => change({ subject: target.value })}
            />
          )}
        </Field>
      )}
      <Field
        label={said.text}
        hint={said.textHint}
        error={problem('text')}
        required={draft.kind !== 'catalogue'}
        optionalLabel={optional}
      >
        {(tied) => (
          <Textarea
            {...tied}
            name="text"
            rows={6}
            value={draft.text}
            onChange={({ target }) => change({ text: target.value })}
          />
        )}
      </Field>
      {note}
      <div className="actions">
        <Button type="submit" pending={pending} pendingLabel={said.previewing}>
          {said.preview}
        </Button>
      </div>
    </form>
  );
}
