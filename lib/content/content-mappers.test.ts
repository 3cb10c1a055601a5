import { expect, test } from '@jest/globals';
import type { ContentBlockWire } from '@/contract/content/schemas';
import { withSettings } from '@/lib/testing/backend-server';
import { toContentBlocks } from './content-mappers';

withSettings({ BACKEND_URL: 'http://backend.example', PICTURE_ORIGINS: 'https://pictures.example' });

const hash = '8c1f4a90d2b7e6531f0a';
const wire = (change: Partial<ContentBlockWire> = {}): ContentBlockWire => ({
  codigo: 'hero',
  type: 'IMAGEN',
  href: '/catalogue/mujer',
  target: '_self',
  url: `/media/${hash}`,
  urlMovil: null,
  urlServidor: null,
  contenidoTextos: { titulo: 'Night', texto: 'Text', accion: 'See', alt: 'Three women', colorDominante: '#112233' },
  ...change,
});
const block = (change: Partial<ContentBlockWire>) => toContentBlocks([wire(change)], 'es').hero;

test('E04 a block has its texts, link and picture under its code', () => {
  expect(block({})).toEqual({
    code: 'hero',
    type: 'IMAGEN',
    href: '/catalogue/mujer',
    opensNewTab: false,
    picture: { wide: hash, tall: hash, alt: 'Three women', dominantColor: '#112233' },
    film: null,
    html: '',
    title: 'Night',
    text: 'Text',
    action: 'See',
    texts: wire().contenidoTextos,
  });
});

test('E04 the four kinds of blocks on one screen are kept apart, each under its code', () => {
  const kinds = ['IMAGEN', 'VIDEO', 'TEXTO', 'PLANTILLA HTML'] as const;
  const blocks = toContentBlocks(
    kinds.map((type, at) => wire({ codigo: `block-${at}`, type, url: null, contenidoTextos: { titulo: type } })),
    'es',
  );
  expect(Object.values(blocks).map(({ code, type, title, picture }) => [code, type, title, picture])).toEqual([
    ['block-0', 'IMAGEN', 'IMAGEN', null],
    ['block-1', 'VIDEO', 'VIDEO', null],
    ['block-2', 'TEXTO', 'TEXTO', null],
    ['block-3', 'PLANTILLA HTML', 'PLANTILLA HTML', null],
  ]);
});

test('E04 a video stored in the backend has its poster and captions beside it', () => {
  const film = block({ type: 'VIDEO' });
  expect(film).toMatchObject({
    picture: null,
    film: {
      wide: `/media/${hash}/film.mp4`,
      tall: `/media/${hash}/film.mp4`,
      poster: { wide: hash },
      captions: `/media/${hash}/captions-es.vtt`,
    },
  });
});

test('E04 an external video names its poster and captions, and may have a version for phones', () => {
  const elsewhere = 'https://pictures.example';
  const texts = { poster: 'p.webp', subtitulos: 'c.vtt' };
  const given = { type: 'VIDEO' as const, url: 'a.mp4', urlMovil: 'b.mp4', urlServidor: `${elsewhere}/films/` };
  expect(block({ ...given, contenidoTextos: texts })?.film).toEqual({
    wide: `${elsewhere}/films/a.mp4`,
    tall: `${elsewhere}/films/b.mp4`,
    poster: expect.objectContaining({ wide: `${elsewhere}/films/p.webp` }),
    captions: `${elsewhere}/films/c.vtt`,
  });
  expect(block({ ...given, contenidoTextos: {} })?.film).toMatchObject({ poster: null, captions: null });
  expect(block({ ...given, url: 'https://elsewhere.example/a.mp4', urlMovil: null })?.film).toBeNull();
  expect(block({ type: 'VIDEO', url: null })?.film).toBeNull();
});

test('E04 only a template’s HTML is used, sanitised and with allowed links only', () => {
  const html = '<p onclick="x()">A <a href="javascript:x()">b</a> <a href="/love">c</a></p><script>x()</script>';
  const given = { contenidoTextos: { html } };
  expect(block({ type: 'PLANTILLA HTML', ...given })?.html).toBe('<p>A <a>b</a> <a href="/love">c</a></p>');
  expect(toContentBlocks([wire({ type: 'PLANTILLA HTML', ...given })], 'de').hero?.html).toContain('"/de/love"');
  expect(block({ type: 'TEXTO', ...given })?.html).toBe('');
});

test('E04 a phone gets its own picture when there is one', () => {
  const tall = 'f'.repeat(64);
  expect(block({ urlMovil: `/media/${tall}`, target: '_blank' })).toMatchObject({
    picture: { wide: hash, tall },
    opensNewTab: true,
  });
});

test.each([
  [`http://backend.example/media/${hash}`, null, hash],
  ['https://pictures.example/2026/a b,1.png?w=2', null, 'https://pictures.example/2026/a%20b%2C1.png?w=2'],
  ['2026/a.png', 'https://pictures.example/all/', 'https://pictures.example/all/2026/a.png'],
  ['/a.png', 'https://elsewhere.example', null],
])('E04 a picture may be on hosts that the operator allows: %s of %s', (url, urlServidor, wide) => {
  expect(block({ url, urlServidor })?.picture?.wide ?? null).toBe(wide);
});

test.each([
  null,
  '',
  hash,
  'https://elsewhere.example/a.png',
  '/media/../secret',
  `/media/${hash}/92.avif`,
  '/media/short',
  `/media/${hash}?x`,
  `//elsewhere.example/media/${hash}`,
  'http://pictures.example/a.png',
  'https://pictures.example.elsewhere.example/a.png',
  'https://pictures.example:8443/a.png',
  'https://me:secret@pictures.example/a.png',
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  'http://backend.example/fotos/a.png',
])('E04 %j is not accepted as a picture', (url) => {
  expect(block({ url })).toMatchObject({ picture: null });
});

test('E04 a block without texts is empty, not broken', () => {
  expect(block({ contenidoTextos: {} })).toMatchObject({ title: '', text: '', action: '', picture: { alt: '' } });
  expect(toContentBlocks([], 'es')).toEqual({});
});

test.each([
  '/catalogue/mujer?color=negro',
  '/',
  'https://elsewhere.example/x',
  'mailto:hola@velia.example',
  'tel:+34900000000',
])('E04 a block may link to %s', (href) => {
  expect(block({ href })).toMatchObject({ href });
});

test.each([
  null,
  '',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  'blob:x',
  'http://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  'catalogue/mujer',
  'ftp://x',
])('E04 a block never links to %j', (href) => {
  expect(block({ href })).toMatchObject({ href: null });
});
