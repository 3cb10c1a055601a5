import { getTranslations } from 'next-intl/server';
import { linkClass } from '@/components/ui/text-link';
import type { PublicExecutive } from '@/lib/executive-search/executives';

/** No more of her than she agreed to show. */
export async function ExecutiveCard({ executive }: { executive: PublicExecutive }) {
  const t = await getTranslations('executiveSearch.card');
  const { name, town, presentation, whatsApp, code } = executive;
  return (
    <article className="executive-card">
      <h3>{name}</h3>
      <p className="text-soft">
        {town} · {t('code', { code })}
      </p>
      {presentation && <p>{presentation}</p>}
      {whatsApp && (
        <a href={`https://wa.me/${whatsApp.replace('+', '')}`} rel="noopener" className={linkClass('accent')}>
          {t('write', { name })}
        </a>
      )}
    </article>
  );
}
