import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { getCardActionWords } from '@/components/wish-list/card-action-words';
import { brand } from '@/lib/brand';
import { settings } from '@/lib/env';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { printedCataloguePath, printedPageHref } from '@/lib/printed-catalogue/printed-catalogue';
import type { PrintedPage } from '@/lib/printed-catalogue/printed-catalogue-mappers';
import { CampaignLine } from './campaign-line';
import { PageTools } from './page-tools';
import { PageTurn } from './page-turn';
import { PrintedPiece } from './printed-piece';
import './printed-catalogue.css';
import { buttonClass } from '@/components/ui/button';
import { QrCode } from '@/components/ui/qr-code';
import type { Words } from '@/lib/i18n/message-texts';
import { toQrSvgPath } from '@/lib/media/qr-svg-path';
import { LazyStoreQrCode } from './lazy-store-qr-code';
import { PrintedSearchForm } from './printed-search-form';
import './printed-catalogue.css';

/** One page of the catalogue as a document: to read, listen to, print and buy from. */
export async function PrintedPageView({ page }: { page: PrintedPage }) {
  const locale = await requireLocale();
  const t = await getTranslations('printedCatalogue.page');
  const contents = await getTranslations('printedCatalogue.contents');
  const { campaign, number, inForce, total, layout, section, title, lead, pieces, previous, next } = page;
  const address = settings().publicOrigin + printedPageHref(locale, campaign, number);
  const words = await getCardActionWords();
  const of = t('of', { number, total });
  return (
    <div className="printed">
      <Breadcrumbs
        label={t('crumbs')}
        steps={[{ label: contents('title'), href: localePath(locale, printedCataloguePath) }]}
        current={of}
        Link={Link}
      />
      <article className="sheet" aria-labelledby="sheet-title">
        <header className="sheet-head">
          <p className="sheet-brand">{brand.name}</p>
          <p className="printed-eyebrow" data-spoken>
            {section === title ? of : section}
          </p>
          <h1 id="sheet-title" data-spoken>
            {title}
          </h1>
          {lead && <p data-spoken>{lead}</p>}
        </header>
        {pieces.length > 0 ? (
          <ol className={`sheet-pieces sheet-${layout}`}>
            {pieces.map((piece, place) => (
              <PrintedPiece
                key={`${piece.product.reference} ${piece.colour.code}`}
                piece={piece}
                isLeading={layout !== 'grid' && place === 0}
                priority={place < 2}
                words={words}
              />
            ))}
          </ol>
        ) : (
          <p>{t('empty')}</p>
        )}
        <footer className="sheet-foot">
          <div>
            {inForce && <CampaignLine campaign={inForce} />}
            <p>{t('prices')}</p>
            <p>{of}</p>
          </div>
          <SheetCode address={address} words={await getMessageGroup('printedCatalogue.code')} />
        </footer>
      </article>
      <PageTools
        name={title}
        address={address}
        locale={locale}
        words={await getMessageGroup('printedCatalogue.tools')}
        share={await getMessageGroup('product.share')}
      />
      <PageTurn previous={previous} next={next} />
    </div>
  );
}

type Props = { address: string; words: Words<'printedCatalogue.code'> };

/** From the paper back to this page; within a personal store to this page in that store. */
function SheetCode({ address, words }: Props) {
  return (
    <LazyStoreQrCode address={address} words={words}>
      <figure className="sheet-code">
        <QrCode {...toQrSvgPath(address)} label={words.label} />
        <figcaption>{words.text}</figcaption>
      </figure>
    </LazyStoreQrCode>
  );
}

/** For a visitor with the paper of a past campaign: the article may still be found by its code. */
export async function MissingPage() {
  const locale = await requireLocale();
  const t = await getTranslations('printedCatalogue.missing');
  return (
    <div className="printed">
      <header className="printed-head">
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
      </header>
      <PrintedSearchForm text="" />
      <p className="printed-start">
        <Link href={localePath(locale, printedCataloguePath)} className={buttonClass()}>
          {t('action')}
        </Link>
      </p>
    </div>
  );
}
