import { Button, buttonClass } from '@/components/ui/button';
import { countryHome } from '@/lib/access/public-script-paths';
import { newsletterPath, newsletterSendPath } from '@/lib/customer-care/care';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import type { Query } from '@/lib/sign-in/personal-page';

/**
 * The page behind the links of newsletter mails. It acts only by a press (no script needed), because mail scanners
 * open links.
 */
export async function NewsletterConfirmation({ query }: { query: Query }) {
  const locale = await requireLocale();
  const words = await getMessageGroup('customerCare.newsletter.answer');
  const asked = (['confirm', 'leave'] as const).find((name) => typeof query[name] === 'string');
  if (asked) {
    const said = words[asked];
    return (
      <div className="page-form">
        <h1>{said.title}</h1>
        <p>{said.text}</p>
        {query.failed !== undefined && (
          <p role="alert" className="form-failure">
            {words.failed}
          </p>
        )}
        <form method="post" action={localePath(locale, newsletterSendPath)} className="actions">
          <input type="hidden" name={asked} value={String(query[asked])} />
          <Button type="submit">{said.submit}</Button>
        </form>
      </div>
    );
  }
  const state = Object.keys(words.done).find((name) => name === query.done) ?? 'unknown';
  const done = words.done[state as keyof typeof words.done];
  const again = state === 'expired' || state === 'unknown';
  return (
    <div className="page-form">
      <h1>{done.title}</h1>
      <p>{done.text}</p>
      <p className="actions">
        <a
          href={localePath(locale, again ? newsletterPath : countryHome)}
          className={buttonClass({ variant: 'secondary' })}
        >
          {again ? words.again : words.home}
        </a>
      </p>
    </div>
  );
}
