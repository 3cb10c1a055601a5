import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/ui/picture';
import { linkClass } from '@/components/ui/text-link';
import { brand } from '@/lib/brand';
import type { PublicExecutive } from '@/lib/executive-search/executives';
import { requireLocale } from '@/lib/i18n/locale';
import { formatLanguages } from '@/lib/requests/sent/executive-facts';

/** Shows only what the executive agreed to. */
export async function ExecutiveCard({ executive }: { executive: PublicExecutive }) {
  const t = await getTranslations('executiveSearch.card');
  const locale = await requireLocale();
  const { name, town, distance, languages, presentation, whatsApp, code, portrait, hours } = executive;
  const near = distance === 0 ? t('near') : t('distance', { km: distance ?? 0 });
  return (
    <article className="executive-card">
      {portrait ? (
        <Picture {...portrait} variant="thumbnail" sizes="88px" className="executive-face" />
      ) : (
        <span className="executive-face" aria-hidden="true">
          {name.charAt(0)}
        </span>
      )}
      <h3>{name}</h3>
      <p className="text-soft">{[town, ...(distance === null ? [] : [near]), t('code', { code })].join(' · ')}</p>
      {languages.length > 0 && (
        <p className="text-soft">
          {t('speaks', {
            languages: formatLanguages({ languages }, locale),
          })}
        </p>
      )}
      {presentation && <p>{presentation}</p>}
      {hours && <p className="text-soft">{t('hours', { hours })}</p>}
      {whatsApp ? (
        <a href={`https://wa.me/${whatsApp.replace('+', '')}`} rel="noopener" className={linkClass('accent')}>
          {t('write', { name })}
        </a>
      ) : (
        // An executive without a public number is contacted through the shop, which knows the code.
        <a
          href={`mailto:${brand.mail}?subject=${encodeURIComponent(t('subject', { name, code }))}`}
          className={linkClass('accent')}
        >
          {t('writeUs', { name })}
        </a>
      )}
    </article>
  );
}
