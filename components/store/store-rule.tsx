import { getTranslations } from 'next-intl/server';
import { brand } from '@/lib/brand';
import { storeDays } from '@/lib/store/store-rules';

/** N06. For whom an order counts, shown where the visitor shops and in binding words. */
export async function StoreRule({ name }: { name: string }) {
  const t = await getTranslations('store.rule');
  const values = { name, brand: brand.name, entity: brand.legal.entity, days: storeDays };
  return (
    <details className="store-section store-rule" id="rule">
      <summary>{t('title')}</summary>
      <ul>
        {(['seller', 'credit', 'last', 'leave', 'paused'] as const).map((point) => (
          <li key={point}>{t(point, values)}</li>
        ))}
      </ul>
    </details>
  );
}
