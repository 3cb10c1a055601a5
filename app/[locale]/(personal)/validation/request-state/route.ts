import { emailPattern } from '@/contract/rules';
import { readOwnForm } from '@/lib/http/request-body';
import { seeOther } from '@/lib/http/see-other';
import { defaultLocale, isLocale } from '@/lib/i18n/routing';
import { lookUpPage, sentBagPage } from '@/lib/requests/sent/sent-bag-no-script-pages';
import { sentBagPath, toBagCode } from '@/lib/requests/sent/sent-bag-paths';
import { changeBagWithoutScript, readBagWithoutScript } from '@/lib/requests/sent/sent-bag-queries';

/** Enough for a code, an address and an action. */
const mostBytes = 4_000;
const emails = new RegExp(emailPattern);

type Context = { params: Promise<{ locale: string }> };

/** Shows a sent bag without script: by its code and the mail address it was sent with. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { locale: named } = await params;
  const locale = isLocale(named) ? named : defaultLocale;
  // Another site's form takes nothing back in anybody's name.
  const sent = await readOwnForm(request, mostBytes);
  if (!sent) return seeOther(locale, sentBagPath);
  const typed = { code: sent.get('code') ?? '', email: (sent.get('email') ?? '').trim() };
  const code = toBagCode(typed.code);
  const wrong = { code: code === null, email: !emails.test(typed.email) };
  if (code === null || wrong.email) return lookUpPage(locale, typed, wrong);
  const from = { locale, address: request.headers.get('x-forwarded-for') };
  const key = { code, email: typed.email };
  const change = readChange(sent);
  const changed = change && (await changeBagWithoutScript(from, key, change));
  if (changed?.ok) return sentBagPage(locale, changed.data, typed.email);
  const read = await readBagWithoutScript(from, key);
  if (!read.ok) return lookUpPage(locale, typed, read);
  return sentBagPage(
    locale,
    read.data,
    typed.email,
    changed ? (changed.kind === 'conflict' ? 'changed' : 'away') : null,
  );
}

/** Null for a read without a change. */
function readChange(sent: URLSearchParams) {
  const version = Number(sent.get('version'));
  const step = sent.get('step');
  const line = sent.get('line');
  if (!Number.isInteger(version)) return null;
  if (step === 'withdraw') return { version };
  if (line && (step === 'agree' || step === 'refuse')) return { version, reply: { line, agrees: step === 'agree' } };
  return null;
}

/** Reached by the back button or a typed address: there is nothing to show. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  return seeOther(isLocale(locale) ? locale : defaultLocale, sentBagPath);
}
