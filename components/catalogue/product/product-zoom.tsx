'use client';

import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Modal } from '@/components/ui/modal';
import type { Media } from '@/lib/catalogue/catalogue-mappers';
import { fill, type Words } from '@/lib/i18n/message-texts';
import { garmentRatio, imageVariants, mediaAddress, zoomAddress } from '@/lib/media/media-rules';

export type ZoomProps = {
  name: string;
  pictures: Media[];
  at: number;
  open: boolean;
  width: number;
  words: Words<'product.choice'>;
  onClose: () => void;
};

/** A point of the picture: it stays under the pointer when the picture grows. */
type Point = { x: number; y: number };

const [, preview] = imageVariants.regular;

/**
 * The picture fills the screen; a tap, a click or Enter shows it in its full size, where it is pushed or scrolled about.
 * Two fingers zoom further, as everywhere in the browser.
 */
export function ProductZoom({ name, pictures, at, open, width, words, onClose }: ZoomProps) {
  const [place, setPlace] = useState(at);
  const [point, setPoint] = useState<Point | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const picture = pictures[place] ?? pictures[0];

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || !point) return;
    element.scrollLeft = point.x * element.scrollWidth - element.clientWidth / 2;
    element.scrollTop = point.y * element.scrollHeight - element.clientHeight / 2;
  }, [point]);

  if (!picture) return null;

  function go(step: number) {
    setPoint(null);
    setPlace((place + step + pictures.length) % pictures.length);
  }

  function grow({ clientX, clientY, detail, currentTarget }: MouseEvent) {
    const { left, top, width: shownWidth, height } = currentTarget.getBoundingClientRect();
    const pointed = { x: (clientX - left) / shownWidth, y: (clientY - top) / height };
    // A key press has no position on the picture.
    setPoint(point ? null : detail === 0 ? { x: 0.5, y: 0.3 } : pointed);
  }

  function turn({ key }: KeyboardEvent) {
    if (point === null && key === 'ArrowLeft') go(-1);
    if (point === null && key === 'ArrowRight') go(1);
  }

  return (
    <Modal
      open={open}
      onClose={onClose}
      className="ui-modal product-zoom"
      title={name}
      closeLabel={words.close}
      footer={
        pictures.length > 1 && (
          <>
            <IconButton icon="chevron-left" label={words.before} onClick={() => go(-1)} />
            <p role="status">{fill(words.place, { place: place + 1, count: pictures.length })}</p>
            <IconButton icon="chevron-right" label={words.after} onClick={() => go(1)} />
          </>
        )
      }
    >
      <div ref={frame} className="product-zoom-frame" data-large={point !== null || undefined}>
        <button type="button" aria-pressed={point !== null} onClick={grow} onKeyDown={turn}>
          <img
            key={picture.hash}
            src={zoomAddress(picture.hash)}
            alt={picture.alt}
            width={width}
            height={Math.round(width / garmentRatio)}
            // The picture already shown stays until the large one has loaded.
            style={{ backgroundImage: `url("${mediaAddress(picture.hash, preview, 'webp')}")` }}
          />
          <span className="sr-only">{words.zoom}</span>
        </button>
      </div>
    </Modal>
  );
}
