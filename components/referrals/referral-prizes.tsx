import { getTranslations } from 'next-intl/server';
import { Progress } from '@/components/ui/progress';
import { shopDates } from '@/lib/i18n/date-locale';
import type { Locale } from '@/lib/i18n/routing';
import type { ReferralPrize } from '@/lib/referrals/referrals';

type Props = { locale: Locale; prizes: ReferralPrize[] };

/** The rewards for referrals, and the executive's progress. */
export async function ReferralPrizes({ locale, prizes }: Props) {
  const t = await getTranslations('referrals.prizes');
  const days = shopDates(locale, { dateStyle: 'long' });
  const day = (moment: string) => days.format(new Date(moment));
  return (
    <section aria-labelledby="prizes">
      <h2 id="prizes">{t('title')}</h2>
      {prizes.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <>
          <p>{t('counts')}</p>
          <ul className="referral-prizes">
            {prizes.map(({ code, name, description, needed, counted, since, months, campaign, state, at }) => (
              <li key={code}>
                <Progress label={name} value={counted} max={needed} status={t('count', { counted, needed })} />
                <p className="referral-facts">{description}</p>
                {(state === 'earned' || state === 'given') && at ? (
                  <p className="referral-earned">{t(`states.${state}`, { day: day(at) })}</p>
                ) : (
                  <>
                    <p className="referral-facts">
                      {[
                        t('since', { day: day(since) }),
                        ...(months === null ? [] : [t('months', { months })]),
                        ...(campaign === null ? [] : [t('campaign', { campaign })]),
                      ].join(' ')}
                    </p>
                    {state === 'takenBack' && at && <p>{t('states.takenBack', { day: day(at) })}</p>}
                  </>
                )}
              </li>
            ))}
          </ul>
          <p className="text-soft">{t('final')}</p>
        </>
      )}
    </section>
  );
}
