'use client';

import { FailureNote } from '@/components/order/failure-note';
import { CopyValue } from '@/components/payment/copy-value';
import { Outcome } from '@/components/payment/outcome';
import { OutcomeHeading } from '@/components/payment/outcome-heading';
import { PayForm, type PayWords } from '@/components/payment/pay-form';
import { PendingPaymentNote } from '@/components/payment/pending-payment-note';
import { TransferInstructions } from '@/components/payment/transfer-instructions';
import { Disclosure } from '@/components/ui/disclosure';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { formatPrice } from '@/contract/money';
import type { GiftCardKey, GiftCardPurchase } from '@/lib/gift-card/gift-card';
import { payGiftCard } from '@/lib/gift-card/gift-card-calls';
import { giftCardPurchasePath, toGiftCardKey } from '@/lib/gift-card/gift-card-paths';
import { formatGiftCardCode } from '@/lib/gift-card/gift-card-rules';
import { goToGiftCardHandover } from '@/lib/gift-card/go-to-gift-card-payment';
import { boughtGiftCards } from '@/lib/gift-card/typed-gift-card';
import { useGiftCardPurchase } from '@/lib/gift-card/use-gift-card-purchase';
import { shopDates } from '@/lib/i18n/date-locale';
import { fill, type Words } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { isAwaited } from '@/lib/payment/payment-rules';
import { usePurchaseKey } from '@/lib/payment/use-purchase-key';
import { GiftCardPdfButton } from './gift-card-pdf-button';

type PurchaseWords = PayWords & {
  purchase: Words<'giftCard.purchase'>;
  result: Words<'payment.result'>;
  transfer: Words<'payment.transfer'>;
};
type Props = { locale: Locale; alias: string; words: PurchaseWords };

/** Reads and changes nothing: the mail's link opened a week later shows the current state. */
export function GiftCardPurchaseView({ locale, alias, words }: Props) {
  const key = usePurchaseKey(alias, boughtGiftCards, toGiftCardKey);
  const said = words.purchase;
  if (key === undefined) return <Loading said={said} />;
  if (key === null) return <EmptyState title={said.unknown}>{said.unknownText}</EmptyState>;
  return <Found locale={locale} alias={alias} purchaseKey={key} words={words} />;
}

const Loading = ({ said }: { said: Words<'giftCard.purchase'> }) => (
  <div aria-busy="true">
    <span className="sr-only" role="status">
      {said.loading}
    </span>
    <Skeleton className="h-28" />
  </div>
);

function Found({ locale, alias, purchaseKey, words }: Props & { purchaseKey: GiftCardKey }) {
  const said = words.purchase;
  const { answer, check } = useGiftCardPurchase(purchaseKey);
  if (!answer) return <Loading said={said} />;
  if (!answer.ok && (answer.kind === 'absent' || answer.kind === 'invalid'))
    return <EmptyState title={said.unknown}>{said.unknownText}</EmptyState>;
  if (!answer.ok) return <FailureNote failure={answer} words={words.failures} onRetry={() => void check()} />;
  const purchase = answer.data;
  if (purchase.state === 'waiting') {
    return (
      <Waiting
        locale={locale}
        alias={alias}
        purchaseKey={purchaseKey}
        purchase={purchase}
        check={check}
        words={words}
      />
    );
  }
  const { title, text } = sayState(locale, purchase, said);
  return (
    <section aria-labelledby="outcome" className="payment-result">
      <OutcomeHeading>{title}</OutcomeHeading>
      {text && <p>{text}</p>}
      {(purchase.state === 'paid' || purchase.state === 'sent') && (
        <>
          <p>{fill(said.receipt, { email: purchase.email })}</p>
          <Code locale={locale} purchase={purchase} words={words} />
        </>
      )}
      <Facts purchase={purchase} said={said} />
    </section>
  );
}

const dayOf = (locale: Locale, day: string) =>
  shopDates(locale, { dateStyle: 'long' }).format(new Date(`${day}T12:00:00Z`));

function sayState(
  locale: Locale,
  { state, delivery, recipient, sendOn }: GiftCardPurchase,
  said: Words<'giftCard.purchase'>,
): { title: string; text: string } {
  const values = { ...recipient, email: recipient.email ?? '', date: sendOn ? dayOf(locale, sendOn) : '' };
  if (state === 'ended') return { title: said.endedTitle, text: said.endedText };
  if (state === 'returned') return { title: said.returnedTitle, text: said.returnedText };
  if (delivery === 'paper') return { title: said.paidTitle, text: said.paperText };
  return state === 'sent'
    ? // Names are deleted some time after the sending.
      { title: said.sentTitle, text: recipient.email === null ? '' : fill(said.sentText, values) }
    : { title: said.paidTitle, text: fill(sendOn ? said.paidText : said.paidSoon, values) };
}

function Facts({ purchase, said }: { purchase: GiftCardPurchase; said: Words<'giftCard.purchase'> }) {
  const { number, amountCents, recipient } = purchase;
  const facts = [
    [said.number, number],
    [said.amount, formatPrice(amountCents)],
    ...(recipient.name ? ([[said.to, recipient.name]] as const) : []),
  ] as const;
  return (
    <dl className="payment-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Of a card on paper: one by mail is its recipient's alone. */
function Code({ locale, purchase, words }: { locale: Locale; purchase: GiftCardPurchase; words: PurchaseWords }) {
  const { code, expiresOn, number } = purchase;
  const said = words.purchase;
  const { copy, copyName, copied, notCopied } = words.transfer;
  if (!code) return null;
  return (
    <div className="gift-card-face">
      <dl>
        <div>
          <dt>{said.code}</dt>
          <dd>
            <strong className="gift-card-code">{formatGiftCardCode(code)}</strong>{' '}
            <CopyValue name={said.code} value={code} words={{ copy, copyName, copied, notCopied }} />
          </dd>
        </div>
        {expiresOn && (
          <div>
            <dt>{said.expires}</dt>
            <dd>{dayOf(locale, expiresOn)}</dd>
          </div>
        )}
      </dl>
      <GiftCardPdfButton code={code} locale={locale} file={`${number}.pdf`} words={said} />
      <p className="text-soft">{said.safe}</p>
    </div>
  );
}

type WaitingProps = Props & {
  purchaseKey: GiftCardKey;
  purchase: GiftCardPurchase;
  check: ReturnType<typeof useGiftCardPurchase>['check'];
};

/** How it is paid: what is awaited, or another attempt. */
function Waiting({ locale, alias, purchaseKey, purchase, check, words }: WaitingProps) {
  const { result, methods, amountCents } = purchase;
  const { state, transfer } = result;
  const { purchase: said, result: outcome } = words;
  const awaited = isAwaited(state);
  const again = (result.retryable || !awaited) && (
    <PayForm
      locale={locale}
      origin="lateCheckout"
      methods={methods}
      tried={result.tender}
      cents={amountCents}
      words={{ ...words, pay: { ...words.pay, none: said.none } }}
      pay={(_, tender) => payGiftCard(purchaseKey, tender)}
      onGo={({ payment }) => (payment ? goToGiftCardHandover(locale, alias, purchaseKey, payment) : void check())}
    />
  );
  return (
    <Outcome
      locale={locale}
      result={result}
      words={{
        payment: words.payment,
        remarks: words.failures.reasons,
        result: {
          ...outcome,
          denied: { ...outcome.denied, account: said.denied },
          none: { ...outcome.none, text: said.denied },
        },
      }}
    >
      <Facts purchase={purchase} said={said} />
      {awaited && transfer && <TransferInstructions locale={locale} transfer={transfer} words={words.transfer} />}
      {awaited && (
        <PendingPaymentNote
          here={localePath(locale, giftCardPurchasePath(alias, purchaseKey))}
          check={check}
          words={outcome.awaited}
        />
      )}
      {again && awaited ? (
        <Disclosure summary={transfer ? outcome.awaitedTransfer.otherwise : outcome.awaited.unpaid}>{again}</Disclosure>
      ) : (
        again
      )}
    </Outcome>
  );
}
