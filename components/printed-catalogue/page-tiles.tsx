import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { Picture } from '@/components/ui/picture';
import type { PrintedPageHead } from '@/lib/printed-catalogue/printed-catalogue-mappers';

/** The catalogue's pages in order; each is one link with number, chapter and title. */
export async function PageTiles({ label, pages }: { label: string; pages: PrintedPageHead[] }) {
  const t = await getTranslations('printedCatalogue');
  return (
    <ol className="printed-tiles" aria-label={label}>
      {pages.map(({ number, href, section, title, picture }) => (
        <li key={number}>
          <Link href={href} className="printed-tile">
            {picture && (
              <Picture
                hash={picture.hash}
                variant="thumbnail"
                alt=""
                dominantColor={picture.dominantColor}
                sizes="(max-width: 767px) 40vw, (max-width: 1439px) 27vw, 270px"
              />
            )}
            <span className="printed-tile-number">{t('number', { number })}</span>
            <b>{title}</b>
            {section !== title && <span>{section}</span>}
          </Link>
        </li>
      ))}
    </ol>
  );
}
