import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { buttonClass } from '@/components/ui/button';
import { RawHtml } from '@/components/ui/raw-html';
import { cn } from '@/lib/cn';
import type { ContentBlock } from '@/lib/content/content-mappers';
import { requireLocale } from '@/lib/i18n/locale';
import { ArtDirectedPicture } from './art-directed-picture';
import { Film } from './film';
import './content.css';

/** E04. The blocks that an owner puts on a screen, in order: picture, film, text, template. */
export async function EditorialBlocks({ blocks }: { blocks: ContentBlock[] }) {
  const locale = await requireLocale();
  const t = await getTranslations('content');
  const pictured = blocks.filter(({ picture }) => picture);
  return blocks.map((block) => {
    const { code, title, text, html, href, action, picture, film } = block;
    if (!title && !text && !html && !picture && !film) return null;
    const id = `block-${code}`;
    return (
      <section key={code} className={classOf(block, pictured.indexOf(block))} aria-labelledby={title ? id : undefined}>
        {picture && <ArtDirectedPicture picture={picture} sizes="(max-width: 767px) 100vw, 50vw" />}
        {film && <Film film={film} locale={locale} label={title || t('film')} captionsLabel={t('captions')} />}
        <div className="content-words">
          {title && <h2 id={id}>{title}</h2>}
          {text.split('\n').map((line) => line.trim() && <p key={line}>{line}</p>)}
          {/* Cleaned by the mapper, by a list of what may stay. */}
          {html && <RawHtml as="div" className="content-html" text={html} />}
          {href && action && (
            <p>
              <Link
                href={href}
                className={buttonClass({ variant: 'secondary' })}
                {...(block.opensNewTab && { target: '_blank', rel: 'noopener' })}
              >
                {action}
              </Link>
            </p>
          )}
        </div>
      </section>
    );
  });
}

/** Pictures alternate sides. */
function classOf({ picture, film }: ContentBlock, place: number): string {
  return cn(
    'content-block',
    film && 'content-block-film',
    picture && 'content-block-picture',
    place % 2 === 1 && 'content-block-reversed',
  );
}
