import type { ReactNode } from 'react';
import { QrCode } from '@/components/ui/qr-code';
import { formatPrice } from '@/contract/money';
import { shopDates } from '@/lib/i18n/date-locale';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { toQrSvgPath } from '@/lib/media/qr-svg-path';
import { type BankTransfer, groupInFours } from '@/lib/payment/bank-transfer';
import { CopyValue } from './copy-value';
import './transfer.css';

type Props = {
  locale: Locale;
  transfer: BankTransfer;
  words: Words<'payment.transfer'>;
  /** Further actions beside the instructions. */
  children?: ReactNode;
};

/** J10. All that a bank needs for the transfer, as text to copy and as a code to scan, and what happens next. */
export function TransferInstructions({ locale, transfer, words, children }: Props) {
  const amount = formatPrice(transfer.amountCents);
  const date = shopDates(locale, { dateStyle: 'long' }).format(new Date(transfer.until));
  return (
    <section aria-labelledby="transfer" className="transfer">
      <h3 id="transfer">{fill(words.title, { amount, date })}</h3>
      <div className="transfer-data">
        <dl>
          <Row name={words.holder} shown={transfer.holder} copied={transfer.holder} words={words} />
          <Row name={words.iban} shown={groupInFours(transfer.iban)} copied={transfer.iban} words={words} />
          {transfer.bic && <Row name={words.bic} shown={transfer.bic} copied={transfer.bic} words={words} />}
          <Row name={words.amount} shown={amount} words={words} />
          <Row
            name={words.reference}
            shown={groupInFours(transfer.reference)}
            copied={transfer.reference}
            words={words}
          />
          <Row name={words.until} shown={date} words={words} />
        </dl>
        <Code text={transfer.code} words={words} />
      </div>
      <ul>
        {[words.exactly, words.onlyReference, words.next, words.parts].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {children}
    </section>
  );
}

type RowProps = { name: string; shown: string; copied?: string; words: Props['words'] };

/** The copied text has no spaces, because a bank's field may not accept them. */
function Row({ name, shown, copied, words }: RowProps) {
  const { copy, copyName, copied: done, notCopied } = words;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className="transfer-value">{shown}</span>
        {copied && <CopyValue name={name} value={copied} words={{ copy, copyName, copied: done, notCopied }} />}
      </dd>
    </div>
  );
}

function Code({ text, words }: { text: string; words: Props['words'] }) {
  const { size, path } = toQrSvgPath(text);
  return (
    <figure className="transfer-code">
      <QrCode size={size} path={path} label={words.code} />
      <figcaption>{words.scan}</figcaption>
    </figure>
  );
}
