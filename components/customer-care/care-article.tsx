import type { ReactNode } from 'react';
import { FaqJsonLd } from '@/components/seo/faq-json-ld';
import { getScreenBlocks } from '@/lib/content/content-queries';
import { requireLocale } from '@/lib/i18n/locale';

type Props = { title: string; screen: string /** Actions, shown before the text. */; children?: ReactNode };

/** Text of the shop's owner: each block is a paragraph group under its own heading. */
export async function CareArticle({ title, screen, children }: Props) {
  const blocks = Object.values(await getScreenBlocks(await requireLocale(), screen));
  return (
    <article className="care-article">
      <FaqJsonLd sections={blocks} />
      <h1>{title}</h1>
      {children}
      {blocks.map((block) => (
        <section key={block.code}>
          {block.title && <h2>{block.title}</h2>}
          {block.text.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
