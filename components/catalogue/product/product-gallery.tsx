'use client';

import { type ComponentType, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { Picture } from '@/components/ui/picture';
import type { Media } from '@/lib/catalogue/catalogue-mappers';
import { fill, type Words } from '@/lib/i18n/message-texts';
import { zoomAddress, zoomWidth } from '@/lib/media/media-rules';
import type { ZoomProps } from './product-zoom';

/** The player, its thumbnail, and the film's story as text. */
export type FilmParts = { player: ReactNode; thumb: ReactNode; story: ReactNode };

type Props = {
  name: string;
  pictures: Media[];
  /** The last of its pictures. */
  film?: FilmParts | undefined;
  words: Words<'product.choice'>;
};

/** If this module does not load, the browser's own player works without our messages. */
const watch = (film: HTMLElement | null) => {
  if (film)
    import('@/components/catalogue/film/film-playback')
      .then(({ setUpFilmPlayback }) => setUpFilmPlayback(film))
      .catch(() => {});
};

/** From product.css: three fifths of the page without the thumbnails. */
const largeSizes = '(max-width: 767px) 100vw, (max-width: 1599px) calc(53vw - 104px), 741px';

/**
 * A row that scrolls sideways and snaps, on phones and desktops alike. Without script the thumbnails link into the row,
 * and the large pictures to the image file.
 */
export function ProductGallery({ name, pictures, film, words }: Props) {
  const track = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const [zoom, setZoom] = useState<{ Zoom: ComponentType<ZoomProps>; at: number; turn: number; open: boolean } | null>(
    null,
  );
  const count = pictures.length + (film ? 1 : 0);

  async function enlarge(event: MouseEvent<HTMLAnchorElement>, place: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      const { ProductZoom } = await import('./product-zoom');
      setZoom((last) => ({ Zoom: ProductZoom, at: place, turn: (last?.turn ?? 0) + 1, open: true }));
    } catch {
      window.location.assign(href);
    }
  }

  function show(event: MouseEvent, place: number) {
    event.preventDefault();
    track.current?.children[place]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  }

  const wayTo = (id: string, place: number, picture: ReactNode) => (
    <li key={id}>
      <a href={`#p-${id}`} aria-current={place === at || undefined} onClick={(event) => show(event, place)}>
        {picture}
      </a>
    </li>
  );

  return (
    <section className="product-gallery" aria-label={fill(words.pictures, { name })}>
      <ul
        ref={track}
        className="product-track"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setAt(Math.round(scrollLeft / clientWidth))}
      >
        {pictures.map(({ hash, alt, dominantColor }, place) => (
          <li key={hash} id={`p-${hash}`}>
            <a href={zoomAddress(hash)} onClick={(event) => enlarge(event, place)}>
              <Picture
                hash={hash}
                variant="regular"
                alt={alt}
                dominantColor={dominantColor}
                priority={place === 0}
                sizes={largeSizes}
              />
              <span className="sr-only">{words.zoom}</span>
            </a>
          </li>
        ))}
        {film && (
          <li id="p-film" ref={watch}>
            {film.player}
          </li>
        )}
      </ul>
      {count > 1 && (
        <>
          <ul className="product-thumbs">
            {pictures.map(({ hash, alt, dominantColor }, place) =>
              wayTo(
                hash,
                place,
                // The first is there already, and large: it is not fetched a second time.
                place === 0 ? (
                  <Picture hash={hash} variant="regular" sizes={largeSizes} alt={alt} />
                ) : (
                  <Picture hash={hash} variant="alternate" alt={alt} dominantColor={dominantColor} />
                ),
              ),
            )}
            {film && wayTo('film', pictures.length, film.thumb)}
          </ul>
          <p className="product-place">{fill(words.place, { place: at + 1, count })}</p>
        </>
      )}
      {film?.story}
      {zoom && (
        <zoom.Zoom
          name={name}
          pictures={pictures}
          key={zoom.turn}
          at={zoom.at}
          open={zoom.open}
          width={zoomWidth}
          words={words}
          // Closed but kept mounted, so that the focus goes back to where it was.
          onClose={() => setZoom({ ...zoom, open: false })}
        />
      )}
    </section>
  );
}
