import { failureKeys } from '@/contract/envelope';
import { type ContactTopic, contactPath, contactSendPath, contactTopics } from '@/lib/customer-care/care';
import { noScriptForm, noScriptReceipt } from '@/lib/customer-care/care-no-script-pages';
import { sendContactWithoutScript } from '@/lib/customer-care/care-queries';
import {
  type ContactProblems,
  checkContact,
  contactMailto,
  isContact,
  readContact,
  type TypedContact,
} from '@/lib/customer-care/contact-form';
import { toContactProblems } from '@/lib/customer-care/contact-mappers';
import { readOwnForm } from '@/lib/http/request-body';
import { seeOther } from '@/lib/http/see-other';
import { formatDayInSentence } from '@/lib/i18n/date-locale';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { fill } from '@/lib/i18n/message-texts';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/routing';

/** The longest field has two thousand characters, each of which may be nine in a form. */
const mostBytes = 24_000;
const keys = /^[0-9a-f-]{36}$/;

type Context = { params: Promise<{ locale: string }> };

/** A message without a script of ours. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { locale: named } = await params;
  const locale = isLocale(named) ? named : defaultLocale;
  const sent = await readOwnForm(request, mostBytes);
  if (!sent) return seeOther(locale, contactPath);
  const typed = readContact(sent);
  // The static page has no key, so a second press of its button sends a second message; a page rendered here has one.
  const given = sent.get('key') ?? '';
  const key = keys.test(given) ? given : crypto.randomUUID();
  if (!isContact(typed)) return formPage(locale, typed, { key, problems: checkContact(typed) });
  const result = await sendContactWithoutScript(typed, {
    locale,
    key,
    address: request.headers.get('x-forwarded-for'),
  });
  if (!result.ok) {
    const problems = toContactProblems(result.fields);
    if (Object.keys(problems).length > 0) return formPage(locale, typed, { key, problems });
    return formPage(locale, typed, { key, failed: result.key === failureKeys.tooMany ? 'tooMany' : 'awayUnkept' });
  }
  const { sent: says, back } = await getMessageGroup('customerCare.contact', locale);
  return noScriptReceipt({
    locale,
    title: says.title,
    text: fill(says.text, { mail: typed.email, date: formatDayInSentence(new Date(result.data.until), locale) }),
    facts: [[says.code, result.data.code]],
    back: [contactPath, back],
  });
}

type ContactFailure = { key: string; problems?: ContactProblems; failed?: 'tooMany' | 'awayUnkept' };

async function formPage(
  locale: Locale,
  typed: TypedContact,
  { key, problems = {}, failed }: ContactFailure,
): Promise<Response> {
  const words = await getMessageGroup('customerCare.contact', locale);
  const { fields, wrong, topics } = words;
  const field = (name: keyof TypedContact) => {
    const problem = problems[name];
    return { name, label: fields[name], value: typed[name], problem: problem && wrong[problem] };
  };
  const topic = topics[typed.topic as ContactTopic] ?? '';
  return noScriptForm({
    locale,
    title: words.title,
    text: words.intro,
    action: contactSendPath,
    submit: words.submit,
    fields: [
      {
        ...field('topic'),
        needed: true,
        kind: {
          options: [['', fields.choose], ...contactTopics.map((each): [string, string] => [each, topics[each]])],
        },
      },
      { ...field('name'), needed: true },
      { ...field('email'), needed: true, kind: 'email' },
      { ...field('order'), label: `${fields.order} ${fields.optional}` },
      { ...field('message'), needed: true, kind: 'paragraphs' },
      { name: 'key', label: '', value: key, kind: 'hidden' },
    ],
    failed: failed && {
      text: words.failed[failed],
      mail: { href: contactMailto(typed, topic), label: words.failed.mail },
    },
  });
}

/** Reached by the back button or a typed address: there is nothing to send. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  return seeOther(isLocale(locale) ? locale : defaultLocale, contactPath);
}
