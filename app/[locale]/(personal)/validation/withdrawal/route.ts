import { failureKeys } from '@/contract/envelope';
import { readOwnForm } from '@/lib/http/request-body';
import { seeOther } from '@/lib/http/see-other';
import { defaultLocale, isLocale } from '@/lib/i18n/routing';
import { withdrawalPath } from '@/lib/withdrawal/withdrawal';
import { checkWithdrawal, readWithdrawal } from '@/lib/withdrawal/withdrawal-form';
import { toWithdrawalProblems } from '@/lib/withdrawal/withdrawal-mappers';
import {
  withdrawalFormPage,
  withdrawalReceiptPage,
  withdrawalReviewPage,
} from '@/lib/withdrawal/withdrawal-no-script-pages';
import { declareWithdrawalWithoutScript } from '@/lib/withdrawal/withdrawal-queries';

/** Four fields; the longest has a thousand characters, each of which may be nine in a form. */
const mostBytes = 20_000;

type Context = { params: Promise<{ locale: string }> };

/** A withdrawal without script: form, summary, confirmation. Only its own second page confirms it. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { locale: named } = await params;
  const locale = isLocale(named) ? named : defaultLocale;
  const sent = await readOwnForm(request, mostBytes);
  if (!sent) return seeOther(locale, withdrawalPath);
  const withdrawal = { ...readWithdrawal(sent), lines: [], secret: null };
  const said = { locale, withdrawal };
  const problems = checkWithdrawal(withdrawal);
  const step = sent.get('step');
  if (Object.keys(problems).length > 0 || step === 'change') return withdrawalFormPage(said, problems);
  const key = sent.get('key') ?? '';
  if (step !== 'confirmed' || !keys.test(key)) return withdrawalReviewPage(said, { key: crypto.randomUUID() });
  const address = request.headers.get('x-forwarded-for');
  const declared = await declareWithdrawalWithoutScript(withdrawal, { locale, key, address });
  if (declared.ok) return withdrawalReceiptPage(said, declared.data);
  const found = toWithdrawalProblems(declared.fields);
  if (Object.keys(found).length > 0) return withdrawalFormPage(said, found);
  return withdrawalReviewPage(said, { key, failed: declared.key === failureKeys.tooMany ? 'tooMany' : 'away' });
}

const keys = /^[0-9a-f-]{36}$/;

/** Reached by the back button or a typed address: there is nothing to send. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  return seeOther(isLocale(locale) ? locale : defaultLocale, withdrawalPath);
}
