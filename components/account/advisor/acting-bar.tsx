import { getTranslations } from 'next-intl/server';
import { executiveHome, searchExecutivesPath } from '@/lib/access/route-access';
import { shopDates } from '@/lib/i18n/date-locale';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import type { Session } from '@/lib/session/session';
import { toSignedIn } from '@/lib/session/to-signed-in';
import { LazyActingBarActions } from './lazy-acting-bar-actions';

/** On every personal page while an advisor acts as an executive: as whom, until when, and how to end it. */
export async function ActingBar({ session }: { session: Session | null }) {
  const actor = session && toSignedIn(session).actor;
  if (!session || !actor) return null;
  const t = await getTranslations('advisor.bar');
  const locale = await requireLocale();
  const until = actor.until * 1000;
  return (
    <section className="acting-bar" aria-label={t('label')}>
      <p>
        <strong>{t('as', { name: session.name })}</strong>{' '}
        {t('until', { time: shopDates(locale, { timeStyle: 'short' }).format(until) })}
      </p>
      <LazyActingBarActions
        until={until}
        name={session.name}
        home={localePath(locale, executiveHome)}
        back={localePath(locale, searchExecutivesPath)}
        words={await getMessageGroup('advisor.bar.line')}
      />
    </section>
  );
}
