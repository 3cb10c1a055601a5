import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/ui/picture';
import { linkClass } from '@/components/ui/text-link';
import type { ClientExecutive } from '@/lib/client-area/client-data';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { storePath } from '@/lib/personal-store/store-path';

/** The client's executive: a portrait or an initial, and how to get in touch. */
export async function OwnExecutiveCard({ executive }: { executive: ClientExecutive }) {
  const t = await getTranslations('clientArea.executive');
  const locale = await requireLocale();
  const { name, town, portrait, presentation, whatsApp, alias } = executive;
  return (
    <section className="client-executive" aria-labelledby="executive">
      {portrait ? (
        <Picture
          hash={portrait.hash}
          variant="regular"
          alt={portrait.alt}
          dominantColor={portrait.dominantColor}
          sizes="6rem"
          className="client-face"
        />
      ) : (
        <span className="client-face" aria-hidden="true">
          {name.charAt(0)}
        </span>
      )}
      <div>
        <h2 id="executive">{t('title', { name })}</h2>
        <p className="text-soft">{town}</p>
        {presentation && <p>{presentation}</p>}
        <p className="actions">
          {whatsApp && (
            <a href={`https://wa.me/${whatsApp.replace('+', '')}`} rel="noopener" className={linkClass('accent')}>
              {t('write', { name })}
            </a>
          )}
          {alias && (
            <a href={localePath(locale, storePath(alias))} className={linkClass()}>
              {t('store')}
            </a>
          )}
        </p>
      </div>
    </section>
  );
}
