import { formatPrice } from 'contract/money.ts';
import type { Db } from '../../../database/schema.ts';
import type { Config } from '../../../kit/config.ts';
import type { DraftMail, JobPayloads } from '../../../kit/outbox.ts';
import type { TransferAccount } from '../../../kit/transfer-account.ts';
import { toLongDate } from '../../../shared/dates.ts';
import { toPageAddress } from '../../../shared/page-address.ts';
import { type Words, words } from '../../../words/words.ts';
import { type AttemptRow, findAttempt, missingCents } from '../attempts/attempts.repository.ts';
import { type PaymentMailData, readPaymentMailData, toSubject } from './payment-mail.ts';

type TransferMailPayload = JobPayloads['transfer-mail'];

/** Null if there is no address, or nothing more to ask for. */
export async function writeTransferMail(
  db: Db,
  { attemptId, about, cents }: TransferMailPayload,
  { transferAccount, storefrontUrl, ...secret }: Pick<Config, 'transferAccount' | 'storefrontUrl' | 'tokenSecret'>,
): Promise<DraftMail | null> {
  const attempt = await findAttempt(db, attemptId);
  const letter = await readPaymentMailData(db, secret, attemptId);
  if (!attempt || !letter) return null;
  if (about === 'tooMuch' || about === 'tooLittle') return toMail(letter, attempt, { about, cents, storefrontUrl });
  if (transferAccount === null || attempt.outcome === 'paid') return null;
  return toMail(letter, attempt, { about, cents, storefrontUrl, account: transferAccount });
}

type TransferMailInput = Omit<TransferMailPayload, 'attemptId'> & { storefrontUrl: string; account?: TransferAccount };

function toMail(
  letter: PaymentMailData,
  attempt: AttemptRow,
  { about, cents, storefrontUrl, account }: TransferMailInput,
): DraftMail {
  const { to, name, locale, page } = letter;
  const say = words[locale].paymentMails.transfer;
  const what = toSubject(letter, say);
  const date = toLongDate(attempt.expires_at, locale);
  const link = toPageAddress(storefrontUrl, locale, page);
  const parts = [
    say.hello(name),
    say.says[about].body(what, formatPrice(cents), date),
    ...(account ? [toRows(account, attempt, date, say.rows), say.exactly, say.arrives] : []),
    `${say.see}\n${link}`,
  ];
  return { to, locale, subject: say.says[about].subject(what), text: parts.join('\n\n') };
}

type Rows = Words['paymentMails']['transfer']['rows'];

/** Only the value follows the colon, so that it can be copied. */
const toRows = ({ holder, iban, bic }: TransferAccount, attempt: AttemptRow, date: string, rows: Rows): string =>
  [
    `${rows.holder}: ${holder}`,
    `${rows.iban}: ${iban.replace(/(.{4})(?=.)/g, '$1 ')}`,
    `${rows.bic}: ${bic}`,
    `${rows.amount}: ${formatPrice(missingCents(attempt))}`,
    `${rows.reference}: ${attempt.reference}`,
    `${rows.until}: ${date}`,
  ].join('\n');
