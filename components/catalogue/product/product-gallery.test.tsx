import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { imageVariants } from '@/lib/media/media-rules';
import en from '@/messages/en.json';
import { ProductGallery } from './product-gallery';

const words = en.product.choice;
const media = (hash: string) => ({ hash, alt: `Alba, ${hash}`, dominantColor: '#eeeeee' });

// jsdom knows the element and not its methods.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

const show = (videos: ReturnType<typeof media>[] = []) =>
  render(
    <ProductGallery
      name="Alba"
      pictures={[media('front'), media('back')]}
      videos={videos}
      language="en"
      words={words}
    />,
  );

test('K04 pictures have the regular widths, the small ones the alternate; only the first is fetched at once', () => {
  show();
  const large = [...document.querySelectorAll<HTMLImageElement>('.product-track img')];
  const small = [...document.querySelectorAll<HTMLImageElement>('.product-thumbs img')];
  const widths = (image: HTMLImageElement | undefined) => (image?.srcset.match(/\d+(?=w)/g) ?? []).map(Number);
  expect([widths(large[0]), widths(small[1])]).toEqual([[...imageVariants.regular], [...imageVariants.alternate]]);
  // The first is there already, so its small picture is the large one again.
  expect([small[0]?.srcset, small[0]?.sizes]).toEqual([large[0]?.srcset, large[0]?.sizes]);
  expect(large.map((each) => each.getAttribute('loading'))).toEqual(['eager', 'lazy']);
});

test('F011 a picture opens large in a dialog, grows and turns by the keyboard, and closes', async () => {
  show();
  await userEvent.click(screen.getByRole('link', { name: 'Alba, front Enlarge' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Alba' }));
  const picture = dialog.getByRole('button', { name: 'Alba, front Enlarge' });
  picture.focus();
  await userEvent.keyboard('{Enter}');
  expect(picture).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Enter}{ArrowRight}');
  expect(dialog.getByRole('img', { name: 'Alba, back' })).toBeVisible();
  expect(dialog.getByText('2 of 2')).toHaveRole('status');
  await userEvent.click(dialog.getByRole('button', { name: words.close }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('F011 without script a large picture is a link to the picture itself', () => {
  show();
  expect(screen.getByRole('link', { name: 'Alba, front Enlarge' })).toHaveAttribute('href', '/media/front/1600.webp');
});

test('F012 a video has its poster, controls and captions, and starts by nobody’s hand but the shopper’s', () => {
  show([media('film')]);
  const video = screen.getByLabelText<HTMLVideoElement>('Video of Alba');
  expect([video.controls, video.autoplay, video.preload]).toEqual([true, false, 'none']);
  expect(video.poster).toMatch(/\/media\/film\/860\.webp$/);
  expect(video.querySelector('track')).toHaveAttribute('srclang', 'en');
  expect(video.querySelector('track')).toHaveAttribute('kind', 'captions');
});
