import { Button, buttonClass } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { TextLink } from '@/components/ui/text-link';
import { GalleryRow, GallerySection } from './gallery-section';
import type { GalleryWords } from './words/es';

const variants = ['primary', 'secondary', 'quiet'] as const;

export function ButtonSection({ words }: { words: GalleryWords }) {
  return (
    <GallerySection id="button" title={words.button}>
      {variants.map((variant) => (
        <GalleryRow key={variant} name={variant}>
          <Button variant={variant}>{words.addToBag}</Button>
          <Button variant={variant} pending pendingLabel={words.adding}>
            {words.addToBag}
          </Button>
          <Button variant={variant} disabled>
            {words.soldOut}
          </Button>
          <Button variant={variant} size="compact">
            {words.findSize}
          </Button>
        </GalleryRow>
      ))}
      <GalleryRow name="long words">
        <Button className="w-full max-w-72">{words.longAction}</Button>
      </GalleryRow>
      <GalleryRow name="buttonClass on a link, IconButton">
        <a href="#button" className={buttonClass({ variant: 'secondary' })}>
          {words.keepShopping}
        </a>
        <IconButton icon="heart" label={words.addToBag} />
        <IconButton icon="close" label={words.close} />
      </GalleryRow>
      <div className="surface-ink -mx-4 grid gap-4 p-4 md:mx-0 md:p-8">
        <GalleryRow name="surface-ink">
          <Button>{words.addToBag}</Button>
          <Button variant="secondary">{words.findSize}</Button>
          <Button variant="quiet">{words.keepShopping}</Button>
        </GalleryRow>
      </div>
    </GallerySection>
  );
}

export function LinkSection({ words }: { words: GalleryWords }) {
  return (
    <GallerySection id="link" title={words.link}>
      <GalleryRow name="inline">
        <p>
          {words.inSentence} <TextLink href="#link">{words.inSentenceLink}</TextLink>.
        </p>
      </GalleryRow>
      <GalleryRow name="accent">
        <TextLink href="#link" variant="accent">
          {words.readMore}
        </TextLink>
      </GalleryRow>
      <GalleryRow name="plain, current">
        <TextLink href="#link" variant="plain">
          {words.women}
        </TextLink>
        <TextLink href="#link" variant="plain" aria-current="true">
          {words.bras}
        </TextLink>
      </GalleryRow>
      <GalleryRow name="arrow">
        <TextLink href="#link" variant="arrow">
          {words.seeAll}
        </TextLink>
      </GalleryRow>
      <div className="surface-wine -mx-4 p-4 md:mx-0 md:p-8">
        <TextLink href="#link" variant="arrow">
          {words.seeAll}
        </TextLink>
      </div>
    </GallerySection>
  );
}
