import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { Disclosure } from '@/components/ui/disclosure';
import { linkClass } from '@/components/ui/text-link';
import type { Product, ResponsibleParty } from '@/lib/catalogue/product-mappers';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';

/** What the law and a careful shopper want to know before buying. */
export async function ProductFacts({ product }: { product: Product }) {
  const locale = await requireLocale();
  const t = await getTranslations('product.facts');
  const guarantee = await getTranslations('guarantee');
  const { composition, care, warnings, maker, responsible, origin, animalParts, sealedHygiene } = product;
  const country = origin && new Intl.DisplayNames([locale], { type: 'region' }).of(origin);
  const careLink = (topic: 'delivery' | 'returns' | 'guarantee', words: string) => (
    <Link href={localePath(locale, `/customer-care/${topic}`)} className={linkClass()}>
      {words}
    </Link>
  );
  return (
    <div className="product-facts">
      {warnings.length > 0 && (
        <section>
          <h2>{t('warnings')}</h2>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </section>
      )}
      <Disclosure summary={t('composition')} open>
        <dl>
          {composition.map(({ part, fibres }) => (
            <div key={part}>
              <dt>{part}</dt>
              <dd>{fibres.map(({ name, percent }) => t('fibre', { percent, fibre: name })).join(', ')}</dd>
            </div>
          ))}
        </dl>
        {composition.length === 0 && <p>{t('missing')}</p>}
        {animalParts && <p>{t('animal')}</p>}
        {care.length > 0 && <p>{care.join(' · ')}</p>}
      </Disclosure>
      <Disclosure summary={t('delivery')}>
        <p>
          {t('deliveryText')} {careLink('delivery', t('deliveryLink'))}
        </p>
        <p>
          {sealedHygiene ? t('sealedText') : t('returnsText')} {careLink('returns', t('returnsLink'))}
        </p>
        <p>
          {guarantee('reminder')} {careLink('guarantee', guarantee('see'))}
        </p>
      </Disclosure>
      <Disclosure summary={t('maker')}>
        <dl>
          <PartyFact title={t('manufacturer')} party={maker} missing={t('missing')} />
          {responsible && <PartyFact title={t('responsible')} party={responsible} />}
        </dl>
        {country && <p>{t('origin', { country })}</p>}
      </Disclosure>
    </div>
  );
}

function PartyFact({ title, party, missing }: { title: string; party: ResponsibleParty | null; missing?: string }) {
  return (
    <div>
      <dt>{title}</dt>
      {party ? (
        <dd>
          {party.name}, {party.address}, <a href={`mailto:${party.mail}`}>{party.mail}</a>
        </dd>
      ) : (
        <dd>{missing}</dd>
      )}
    </div>
  );
}
