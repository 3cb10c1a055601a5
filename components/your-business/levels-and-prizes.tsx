import { getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import { Table } from '@/components/ui/table';
import { requireLocale } from '@/lib/i18n/locale';
import { getClubOrNone } from '@/lib/prizes/prizes-queries';

/** What points lead to. Prizes cannot be requested yet, which is stated beside them. */
export async function LevelsAndPrizes() {
  const t = await getTranslations('yourBusiness.levels');
  const { levels, prizes } = await getClubOrNone(await requireLocale());
  const hasBenefits = levels.some(({ benefits }) => benefits.length > 0);
  return (
    <section id="prizes" className="home-section" aria-labelledby="levels-title">
      <h2 id="levels-title">{t('title')}</h2>
      <p className="home-lead">{levels.length > 0 ? t('text') : t('none')}</p>
      {levels.length > 0 && (
        <Table caption={t('table')} captionHidden className="business-levels">
          <thead>
            <tr>
              <th scope="col">{t('level')}</th>
              <th scope="col">{t('from')}</th>
              {hasBenefits && <th scope="col">{t('benefits')}</th>}
            </tr>
          </thead>
          <tbody>
            {levels.map(({ code, name, pointsFrom, benefits }) => (
              <tr key={code}>
                <th scope="row">{name}</th>
                <td>{t('points', { points: pointsFrom })}</td>
                {hasBenefits && <td>{benefits.join(' · ')}</td>}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {prizes.length > 0 && (
        <>
          <h3 className="business-prizes-title">{t('prizes')}</h3>
          <p className="home-lead">{t('notYet')}</p>
          <ul className="business-prizes">
            {prizes.map(({ code, name, description, points, level, isGone }) => (
              <li key={code}>
                <p className="business-prize-points">{t('points', { points })}</p>
                <h4>{name}</h4>
                <p>{description}</p>
                {level && <p className="text-soft">{t('only', { level })}</p>}
                {isGone && <Badge>{t('gone')}</Badge>}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
