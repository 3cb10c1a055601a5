import { failureKeys } from '@/contract/envelope';
import { newsletterAnswerPath, newsletterPath, newsletterSendPath } from '@/lib/customer-care/care';
import { noScriptForm } from '@/lib/customer-care/care-no-script-pages';
import {
  confirmNewsletterByToken,
  leaveNewsletterByToken,
  type NoScriptSender,
  sendNewsletterFormWithoutScript,
} from '@/lib/customer-care/care-queries';
import { isEmail, readNewsletterForm, type TypedNewsletterForm } from '@/lib/customer-care/newsletter-form';
import { readOwnForm } from '@/lib/http/request-body';
import { seeOther } from '@/lib/http/see-other';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/routing';
import type { Result } from '@/lib/result';

const mostBytes = 4_000;

type Context = { params: Promise<{ locale: string }> };

const readLocale = async ({ params }: Context): Promise<Locale> => {
  const { locale } = await params;
  return isLocale(locale) ? locale : defaultLocale;
};

/** The button of a mail's page, the forms without a script of ours, and a mail program's own button (RFC 8058). */
export async function POST(request: Request, context: Context): Promise<Response> {
  const locale = await readLocale(context);
  const sender = { locale, address: request.headers.get('x-forwarded-for') };
  const ofMail = new URL(request.url).searchParams.get('leave');
  // A mail program sends no origin and no cookie: the token suffices.
  if (ofMail !== null) return answerProgram(await leaveNewsletterByToken(ofMail, sender));
  const sent = await readOwnForm(request, mostBytes);
  if (!sent) return seeOther(locale, newsletterPath);
  const [confirm, leave] = [sent.get('confirm'), sent.get('leave')];
  if (confirm !== null)
    return answer(await confirmNewsletterByToken(confirm, sender), { locale, confirm, done: 'confirmed' });
  if (leave !== null) return answer(await leaveNewsletterByToken(leave, sender), { locale, leave, done: 'left' });
  return takeWish(readNewsletterForm(sent, locale), sender);
}

const answerProgram = (result: Result<unknown>): Response =>
  new Response(null, {
    status: result.ok ? 200 : result.retryable ? 503 : 404,
    headers: { 'cache-control': 'no-store' },
  });

type PressedLink = { locale: Locale; confirm?: string; leave?: string; done: 'confirmed' | 'left' };

/** Redirects to the page that sent the form, which shows the result; without an answer it asks once more. */
function answer(result: Result<unknown>, { locale, done, ...token }: PressedLink): Response {
  const lead = (said: Record<string, string>) =>
    seeOther(locale, `${newsletterAnswerPath}?${new URLSearchParams(said)}`);
  if (result.ok) return lead({ done });
  if (result.key === 'error.link.expired') return lead({ done: 'expired' });
  if (result.kind === 'absent' || result.kind === 'invalid') return lead({ done: 'unknown' });
  return lead({ ...token, failed: 'yes' });
}

async function takeWish(typed: TypedNewsletterForm, sender: NoScriptSender): Promise<Response> {
  const { locale } = sender;
  const leaves = typed.wish === 'leave';
  const done = leaves ? 'linkSent' : 'asked';
  const words = await getMessageGroup('customerCare.newsletter', locale);
  const said = leaves ? words.leave : words;
  const form = (problem: string | null, failed: string | null) =>
    noScriptForm({
      locale,
      title: said.title,
      text: leaves ? said.text : words.consent,
      action: newsletterSendPath,
      submit: said.submit,
      fields: [
        { name: 'wish', label: '', value: typed.wish, kind: 'hidden' },
        { name: 'language', label: '', value: typed.language, kind: 'hidden' },
        { name: 'email', label: words.email, value: typed.email, kind: 'email', needed: true, problem },
      ],
      failed: failed === null ? null : { text: failed },
    });
  if (!isEmail(typed.email)) return form(words.wrong, null);
  const result = await sendNewsletterFormWithoutScript(typed, sender);
  if (result.ok) return seeOther(locale, `${newsletterAnswerPath}?done=${done}`);
  if (result.kind === 'invalid') return form(words.wrong, null);
  return form(null, result.key === failureKeys.tooMany ? words.failed.tooMany : words.failed.away);
}

/** An older mail program opens the link that a newer one posts to: the page has the button. */
export async function GET(request: Request, context: Context): Promise<Response> {
  const leave = new URL(request.url).searchParams.get('leave');
  const query = leave === null ? '' : `?${new URLSearchParams({ leave })}`;
  return seeOther(await readLocale(context), leave === null ? newsletterPath : `${newsletterAnswerPath}${query}`);
}
