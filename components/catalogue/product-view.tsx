import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { Badge } from '@/components/ui/badge';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Disclosure } from '@/components/ui/disclosure';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import type { Product } from '@/lib/catalogue/product-mappers';
import { formatPrice } from '@/lib/money';
import { ProductSizes } from './product-sizes';

const firstPictures = 4;

/** What the printed page of the catalogue says, and more: pictures, price, codes by colour and size, what it is made of. */
export async function ProductView({ product }: { product: Product }) {
  const t = await getTranslations('catalogue.product');
  const badges = await getTranslations('catalogue.card.badge');
  const { name, description, reference, crumbs, price, badge, variants, composition, care, warnings, maker } = product;
  const pictures = variants.flatMap((variant) => variant.pictures).slice(0, firstPictures);
  return (
    <div className="catalogue-page">
      <Breadcrumbs label={t('crumbs')} steps={crumbs} current={name} Link={Link} />
      <div className="product-page">
        <ul className="product-pictures" aria-label={t('pictures', { name })}>
          {pictures.map(({ hash, alt, dominantColor }, place) => (
            <li key={hash}>
              <Picture
                hash={hash}
                variant="regular"
                alt={alt}
                dominantColor={dominantColor}
                priority={place === 0}
                sizes="(max-width: 767px) 80vw, 30vw"
              />
            </li>
          ))}
        </ul>
        <div className="product-words">
          {badge && <Badge>{badges(badge)}</Badge>}
          <h1>{name}</h1>
          <p>
            <Price
              size="large"
              cents={price.from}
              toCents={price.to}
              previous={price.before ? { cents: price.before.from, toCents: price.before.to } : undefined}
              labels={{ now: t('now'), previous: t('previous') }}
              note={price.before && t('lowest30', { price: formatPrice(price.before.lowest30) })}
            />
          </p>
          <p className="text-soft">
            {t('tax')} · {t('reference', { reference })}
          </p>
          <p>{description}</p>
          <h2>{t('colours')}</h2>
          <p>{t('orderText')}</p>
          <ProductSizes variants={variants} />
          <h2>{t('composition')}</h2>
          <ul>
            {composition.map(({ part, fibres }) => (
              <li key={part}>
                {part}: {fibres.map(({ name: fibre, percent }) => `${percent} % ${fibre}`).join(', ')}
              </li>
            ))}
          </ul>
          <Facts title={t('care')} lines={care} />
          <Facts title={t('warnings')} lines={warnings} />
          {maker && <Facts title={t('maker')} lines={[maker.name, maker.address, maker.mail]} />}
        </div>
      </div>
    </div>
  );
}

function Facts({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <Disclosure summary={title}>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
