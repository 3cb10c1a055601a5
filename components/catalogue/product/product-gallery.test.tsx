import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilmStory, FilmThumb, ProductFilm } from '@/components/catalogue/film/product-film';
import type { Film } from '@/lib/catalogue/product-mappers';
import { imageVariants } from '@/lib/media/media-rules';
import en from '@/messages/en.json';
import { ProductGallery } from './product-gallery';

const words = en.product.choice;
const media = (hash: string) => ({ hash, alt: `Alba, ${hash}`, dominantColor: '#eeeeee' });

// jsdom has the element without its methods.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

let observed: Element[] = [];
let look: (entries: { isIntersecting: boolean }[]) => void = () => undefined;

class Observer {
  constructor(tell: typeof look) {
    look = tell;
  }
  observe(element: Element) {
    observed.push(element);
  }
  disconnect() {
    observed = [];
  }
}

beforeEach(() => {
  observed = [];
  Object.assign(window, { IntersectionObserver: Observer });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const film: Film = {
  ...{ hash: 'film', poster: media('poster'), formats: ['mp4', 'webm'] },
  ...{ story: 'It hangs and sways.', addedOn: null },
};
const { film: filmWords } = en.product;

const show = (own?: Film) =>
  render(
    <ProductGallery
      name="Alba"
      pictures={[media('front'), media('back')]}
      film={
        own && {
          thumb: <FilmThumb {...own} />,
          player: <ProductFilm film={own} name="Alba" locale="en" words={filmWords} />,
          story: own.story && <FilmStory story={own.story} words={filmWords} />,
        }
      }
      words={words}
    />,
  );

test('K04 pictures have the regular widths, thumbnails the alternate; only the first loads at once', () => {
  show();
  const large = [...document.querySelectorAll<HTMLImageElement>('.product-track img')];
  const small = [...document.querySelectorAll<HTMLImageElement>('.product-thumbs img')];
  const widths = (image: HTMLImageElement | undefined) => (image?.srcset.match(/\d+(?=w)/g) ?? []).map(Number);
  expect([widths(large[0]), widths(small[1])]).toEqual([[...imageVariants.regular], [...imageVariants.alternate]]);
  // The first is there already, so its thumbnail is the large picture again.
  expect([small[0]?.srcset, small[0]?.sizes]).toEqual([large[0]?.srcset, large[0]?.sizes]);
  expect(large.map((each) => each.getAttribute('loading'))).toEqual(['eager', 'lazy']);
});

test('F011 a picture opens large in a dialog, zooms and turns by keyboard, and closes', async () => {
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

test('F011 a large picture is a link to the picture itself', () => {
  show();
  expect(screen.getByRole('link', { name: 'Alba, front Enlarge' })).toHaveAttribute('href', '/media/front/1600.webp');
});

const player = () => screen.getByLabelText<HTMLVideoElement>('Video of Alba');

test('F012 a video has poster, controls, files and text, and neither loads nor starts by itself', () => {
  show(film);
  const video = player();
  expect([video.controls, video.autoplay, video.loop, video.preload]).toEqual([true, false, false, 'none']);
  expect(video.poster).toMatch(/\/media\/poster\/860\.webp$/);
  expect([...video.querySelectorAll('source')].map(({ type, src }) => [type, new URL(src).pathname])).toEqual([
    ['video/mp4', '/media/film/film.mp4'],
    ['video/webm', '/media/film/film.webm'],
  ]);
  const tracks = [...video.querySelectorAll('track')];
  expect(tracks.map(({ srclang, kind, default: loads }) => [srclang, kind, loads])).toEqual([
    ['en', 'captions', false],
    ['es', 'captions', false],
    ['de', 'captions', false],
  ]);
  expect(screen.getByText(filmWords.story).closest('details')).not.toHaveAttribute('open');
  expect(screen.getByText('It hangs and sways.')).toBeInTheDocument();
});

test('F012 the video is last in the gallery, reached by its thumbnail, and is not enlarged', async () => {
  show(film);
  const links = within(document.querySelector('.product-thumbs') as HTMLElement).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#p-front', '#p-back', '#p-film']);
  expect(screen.getByText('1 of 3')).toBeInTheDocument();
  expect(document.getElementById('p-film')).toContainElement(player());
  await userEvent.click(screen.getByRole('link', { name: 'Alba, front Enlarge' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Alba' }));
  expect(dialog.getByText('1 of 2')).toBeInTheDocument();
});

test('F012 a video that cannot be played is reported once its last file has failed, and the pictures stay', async () => {
  show(film);
  const [mp4, webm] = player().querySelectorAll('source');
  const broken = screen.getByText(filmWords.broken);
  // Until the listener is attached.
  await waitFor(() => expect(observed).toContain(player()));
  mp4?.dispatchEvent(new Event('error'));
  expect(broken).not.toBeVisible();
  webm?.dispatchEvent(new Event('error'));
  expect(broken).toBeVisible();
  expect(screen.getByRole('link', { name: 'Alba, front Enlarge' })).toBeVisible();
});

test('F012 a video pauses when it is out of sight and when the page is left', async () => {
  const paused = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  const { unmount } = show(film);
  await waitFor(() => expect(observed).toContain(player()));
  look([{ isIntersecting: true }]);
  expect(paused).not.toHaveBeenCalled();
  look([{ isIntersecting: false }]);
  window.dispatchEvent(new Event('pagehide'));
  expect(paused).toHaveBeenCalledTimes(2);
  // The other colour has another film: the first one ends with the next interaction.
  unmount();
  window.dispatchEvent(new Event('pagehide'));
  expect(paused).toHaveBeenCalledTimes(2);
  expect(observed).toEqual([]);
});

test('F012 a product without a video has no player and no story', () => {
  show();
  expect([document.querySelector('video'), document.querySelector('details'), observed]).toEqual([null, null, []]);
});
