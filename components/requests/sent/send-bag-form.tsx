'use client';

import { useCallback, useMemo } from 'react';
import { CheckField } from '@/components/forms/check-field';
import { Form } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-field';
import { TextareaField } from '@/components/forms/textarea-field';
import { Link } from '@/components/layout/link';
import { linkClass } from '@/components/ui/text-link';
import { formatPrice } from '@/contract/money';
import { removeLine } from '@/lib/cart/cart';
import type { CartLine } from '@/lib/cart/cart-line';
import { sumCents } from '@/lib/cart/cart-rules';
import { fill, fillCount } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
import type { Addressee } from '@/lib/requests/sent/sent-bag';
import { type BagValues, bagForm, blankBag } from '@/lib/requests/sent/sent-bag-form';
import type { SendAnswer } from '@/lib/requests/sent/sent-bag-mappers';
import { keepDifferences, keepTyped, recallTyped } from '@/lib/requests/sent/sent-bag-memory';
import { sendBag } from '@/lib/requests/sent/sent-bag-mutations';
import { sentBagLink } from '@/lib/requests/sent/sent-bag-paths';
import { type Failure, failure, isAnswered, type Result } from '@/lib/result';
import { idempotencyKeyOf, releaseIdempotencyKey } from '@/lib/state/idempotency-key';
import type { SendBagWords } from './words';

type Props = SendBagProps & {
  lines: CartLine[];
  chosen: Addressee;
  onRefused: (kind: 'away' | 'full' | 'gone') => void;
};
type SentBag = NonNullable<SendAnswer['sent']>;

/** The bag is kept until it is known to have arrived; a second press sends nothing more. */
export function SendBagForm({ locale, lines, chosen, prefix, privacy, words, onRefused }: Props) {
  const { send: said } = words;
  const schema = useMemo(() => bagForm(prefix), [prefix]);
  const defaults = useMemo(() => ({ ...blankBag, ...recallTyped() }), []);
  const onTyped = useCallback((values: Partial<BagValues>) => keepTyped(values), []);

  async function send(values: BagValues): Promise<Result<SentBag>> {
    const asked = lines.map(({ key, quantity, priceCents }) => [key, quantity, priceCents]);
    const action = `send-bag ${JSON.stringify([chosen.code, values, asked])}`;
    const result = await sendBag(values, { to: chosen.code, lines, locale, key: idempotencyKeyOf(action) });
    if (isAnswered(result)) releaseIdempotencyKey(action);
    if (!result.ok) return result;
    const { sent, differences } = result.data;
    if (!sent) return failure('conflict', 'sent.nothing');
    keepDifferences({ code: sent.bag.code, differences });
    return { ...result, data: sent };
  }
  async function done({ bag, secret }: SentBag): Promise<void> {
    // Lines that could not be sent stay in the bag.
    for (const { key } of bag.request.lines) await removeLine(key);
    window.location.assign(localePath(locale, sentBagLink({ code: bag.code, secret })));
  }
  function onFailure({ key, fields }: Failure): boolean {
    const refusal = 'executive' in fields ? 'gone' : refusals[key];
    if (refusal) onRefused(refusal);
    return refusal !== undefined;
  }
  const failures = {
    ...words.forms.failures,
    network: said.unsure,
    busy: said.unsure,
    broken: said.unsure,
    nothing: said.nothing,
  };
  return (
    <Form<BagValues, SentBag>
      schema={schema}
      defaults={defaults}
      words={{ ...words.forms, failures }}
      send={send}
      onDone={(sent) => void done(sent)}
      onFailure={onFailure}
      onTyped={onTyped}
      submit={fill(said.submit, { name: chosen.name })}
      pending={said.pending}
    >
      <p>
        <strong>
          {fillCount(
            said.what,
            lines.reduce((sum, { quantity }) => sum + quantity, 0),
            { total: formatPrice(sumCents(lines)) },
          )}
        </strong>
      </p>
      <TextField name="name" label={said.name} autoComplete="name" autoCapitalize="words" />
      <TextField
        name="email"
        type="email"
        label={said.email}
        hint={said.emailHint}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        name="phone"
        type="tel"
        label={fill(said.phone, { prefix })}
        hint={said.phoneHint}
        autoComplete="tel"
        inputMode="tel"
        optional
      />
      <TextareaField name="note" label={said.note} rows={3} optional />
      <CheckField name="agrees" label={fill(said.agree, { name: chosen.name })} hint={said.agreeHint} required />
      <p>
        <Link href={privacy} className={linkClass()}>
          {said.privacy}
        </Link>
      </p>
    </Form>
  );
}

const refusals: Partial<Record<string, 'away' | 'full'>> = {
  'requests.reason.away': 'away',
  'requests.reason.full': 'full',
};

export type SendBagProps = {
  locale: Locale;
  /** The executive of a personal store; null in the house's own, where the visitor chooses. */
  to: Addressee | null;
  /** Where there are executives. */
  countries: { code: string; name: string }[];
  /** The visitor's likely country, and the dialling prefix there. */
  start: string;
  prefix: string;
  privacy: string;
  words: SendBagWords;
};
