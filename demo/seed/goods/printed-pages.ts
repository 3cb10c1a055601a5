import type { Localized } from 'contract/common/schemas.ts';
import type { PageLayout } from 'contract/printed-catalogue/schemas.ts';
import { text } from './localized.ts';

/** `types` are the garment types on the page, in order. */
export type SeedPage = { title: Localized; types: string; layout: PageLayout };

const feature = (title: Localized, types: string): SeedPage => ({ title, types, layout: 'DESTACADO' });
const grid = (title: Localized, types: string): SeedPage => ({ title, types, layout: 'REJILLA' });

/** The number of articles that fit on a page of each layout. */
export const roomOn: Record<PageLayout, number> = { PORTADA: 3, DESTACADO: 5, REJILLA: 6 };

export const cover = {
  section: text('Cubierta'),
  lead: text('Lo que más nos gusta de esta campaña, con sus códigos y sus precios, para verlo con calma.'),
  types: 'nightdress bra-balconette swimsuit',
};

/** The chapters of the demo's printed catalogue; each takes name and texts from its department. */
export const chapters: readonly { department: string; pages: readonly SeedPage[] }[] = [
  {
    department: 'bras',
    pages: [
      feature(text('El de cada día'), 'bra-full-cup bra-balconette'),
      grid(text('Escote abierto, pecho recogido'), 'bra-plunge bra-push-up'),
      grid(text('Sin prisa y sin aros'), 'bra-bralette'),
      grid(text('Hombros al aire'), 'bra-strapless bra-front-closure'),
      grid(text('Línea fina para tallas grandes'), 'bra-minimizer bra-full-cup'),
      feature(text('Para moverse y para dar el pecho'), 'bra-sports bra-nursing'),
    ],
  },
  {
    department: 'briefs',
    pages: [
      feature(text('Las que no se mueven'), 'brief-classic'),
      grid(text('Hasta la cintura'), 'brief-high-waist'),
      grid(text('Encaje y poca tela'), 'brief-brazilian brief-thong'),
      grid(text('Culottes para todos los días'), 'brief-boyshort brief-classic'),
    ],
  },
  {
    department: 'shapewear',
    pages: [
      feature(text('Cintura y caderas en calma'), 'shaper-short shaper-waist-cincher'),
      grid(text('Debajo del vestido'), 'shaper-slip bodysuit-shaping'),
      grid(text('Debajo del pantalón'), 'shaper-leggings shaper-short'),
    ],
  },
  {
    department: 'bodies',
    pages: [feature(text('A la vista'), 'bodysuit'), grid(text('Con ballenas flexibles'), 'corset bodysuit')],
  },
  {
    department: 'nightwear',
    pages: [
      feature(text('Buenas noches'), 'nightdress'),
      grid(text('El pijama entero'), 'pyjama-set'),
      grid(text('Tirante fino'), 'camisole nightdress'),
      grid(text('Para el café de la mañana'), 'robe pyjama-set'),
    ],
  },
  {
    department: 'swimwear',
    pages: [
      feature(text('De una pieza'), 'swimsuit'),
      grid(text('Arriba y abajo, como quieras'), 'bikini-top bikini-bottom'),
    ],
  },
  {
    department: 'hosiery',
    pages: [feature(text('De la cintura a los pies'), 'tights'), grid(text('Con blonda'), 'stockings tights')],
  },
  {
    department: 'men-underwear',
    pages: [
      feature(text('El cajón de él'), 'men-boxer men-trunk'),
      grid(text('Slips y camisetas'), 'men-brief men-undershirt'),
    ],
  },
  {
    department: 'men-shapewear',
    pages: [grid(text('Espalda recta, cintura lisa'), 'men-shaping-vest men-shaping-short')],
  },
  { department: 'men-nightwear', pages: [grid(text('El domingo entero'), 'men-pyjama')] },
  { department: 'men-swimwear', pages: [grid(text('Al agua'), 'men-swim-short')] },
];
