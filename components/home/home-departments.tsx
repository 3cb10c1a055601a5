import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { getScreenBlocks } from '@/lib/content/content-queries';
import { requireLocale } from '@/lib/i18n/locale';
import { contentPictureAddress, pictureSourceSet } from '@/lib/media/media-rules';

export async function HomeDepartments() {
  const t = await getTranslations('home.departments');
  const blocks = await getScreenBlocks(await requireLocale(), 'home');
  const tiles = Object.values(blocks).filter(
    ({ code, picture, href }) => code.startsWith('department-') && picture && href,
  );
  if (tiles.length === 0) return null;
  return (
    <section className="home-section" aria-labelledby="departments-title">
      <h2 id="departments-title">{t('title')}</h2>
      <ul className="home-tiles">
        {tiles.map(({ code, title, picture, href }) => (
          <li key={code}>
            <Link href={href ?? ''} className="home-tile">
              {picture && (
                <img
                  src={contentPictureAddress(picture.wide, 430)}
                  srcSet={pictureSourceSet(picture.wide, [218, 430])}
                  sizes="(max-width: 767px) 45vw, 22vw"
                  alt=""
                  width={430}
                  height={538}
                  loading="lazy"
                  decoding="async"
                  style={{ backgroundColor: picture.dominantColor }}
                />
              )}
              <span>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
