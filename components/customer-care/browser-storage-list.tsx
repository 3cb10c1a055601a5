import { getTranslations } from 'next-intl/server';
import { consentPurposes, type StoragePurpose, storagePurposes, storedNamesOf } from '@/lib/state/storage-inventory';

/** Everything that the shop may store in a browser, from the list that its own tests enforce. */
export async function BrowserStorageList() {
  const t = await getTranslations('customerCare.kept');
  const list = (purposes: readonly StoragePurpose[]) => (
    <dl className="care-offer">
      {purposes.map((purpose) => (
        <div key={purpose}>
          <dt>{t(`items.${purpose}.title`)}</dt>
          <dd>{t(`items.${purpose}.text`)}</dd>
          <dd className="text-soft">{t('names', { names: storedNamesOf(purpose).join(', ') })}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <section aria-labelledby="kept">
      <h2 id="kept">{t('title')}</h2>
      <p>{t('intro')}</p>
      <h3>{t('needed')}</h3>
      {list(storagePurposes.filter((purpose) => !consentPurposes.includes(purpose)))}
      <h3>{t('asked')}</h3>
      {list(consentPurposes)}
    </section>
  );
}
