import { useId } from 'react';
import type { Store } from '@/lib/store/store';

type Props = { store: Store; title: string; headingLevel?: 2 | 3 };

/** The executive's own story. The same on the page and in the editor's preview. */
export function StoreStory({ store: { story, locale }, title, headingLevel = 2 }: Props) {
  const heading = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className="store-section store-story" aria-labelledby={heading}>
      <Heading id={heading}>{title}</Heading>
      <div lang={locale}>
        {story.split(/\n\n+/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
