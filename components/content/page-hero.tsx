import { Link } from '@/components/layout/link';
import { buttonClass } from '@/components/ui/button';
import { cn } from '@/lib/cn';
import type { ContentBlock } from '@/lib/content/content-mappers';
import { ArtDirectedPicture } from './art-directed-picture';
import './content.css';

type Props = {
  block: ContentBlock | undefined;
  /** Used if the owner has set no title. */
  title: string;
  text: string;
  action?: { label: string; href: string };
  /** The scene has no quiet side: the text stands beside it. */
  isBeside?: boolean;
};

/** The first screen of a brand page: the scene, with text on its quiet side. */
export function PageHero({ block, title, text, action, isBeside }: Props) {
  const way = block?.href && block.action ? { label: block.action, href: block.href } : action;
  return (
    <section className={cn('home-hero', isBeside && 'page-hero-beside')} aria-labelledby="hero-title">
      {block?.picture && <ArtDirectedPicture picture={block.picture} sizes="(max-width: 767px) 66vw, 100vw" priority />}
      <div className="home-hero-words">
        <h1 id="hero-title">{block?.title || title}</h1>
        <p>{block?.text || text}</p>
        {way && (
          <p className="actions">
            <Link href={way.href} className={buttonClass()}>
              {way.label}
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}
