import type { SizeTable } from 'contract/codes.ts';
import type { Localized } from 'contract/schemas/common.ts';
import type { GarmentType } from 'garments/garment.ts';
import { text } from './localized.ts';
import type { SizeRun } from './sizes.ts';

export type Family =
  | 'bra'
  | 'brief'
  | 'shaper'
  | 'shaping-body'
  | 'body'
  | 'night'
  | 'swim'
  | 'hosiery'
  | 'men-underwear'
  | 'men-shaper'
  | 'men-night'
  | 'men-swim';

/** A type is also the garment that is drawn and the department that it stands in. */
export type SeedType = {
  code: GarmentType;
  family: Family;
  /** Opens the reference, such as SJ1004. */
  letters: string;
  styles: number;
  sizes: readonly SizeRun[];
  /** Euros, the usual lowest and highest. */
  price: readonly [number, number];
  supports: readonly string[];
  name: Localized;
  /** First sentence of the description; {n} is the name of the collection. */
  opening: Localized;
};

const low = ['soporte-ligero'];
const medium = ['soporte-ligero', 'soporte-medio'];
const high = ['soporte-medio', 'soporte-alto'];
const control = ['control-suave', 'control-medio', 'control-firme'];

export const womenTypes: readonly SeedType[] = [
  {
    code: 'bra-balconette',
    family: 'bra',
    letters: 'SJ',
    styles: 9,
    sizes: ['bra-regular', 'bra-wide'],
    price: [29, 46],
    supports: ['soporte-medio'],
    name: text('Sujetador balconette'),
    opening: text(
      'El balconette {n} eleva el pecho desde abajo y abre el escote en una línea limpia, sin relleno que sobre.',
    ),
  },
  {
    code: 'bra-full-cup',
    family: 'bra',
    letters: 'SJ',
    styles: 9,
    sizes: ['bra-wide', 'bra-full'],
    price: [32, 49],
    supports: high,
    name: text('Sujetador de copa completa'),
    opening: text(
      'Con {n}, la copa recoge todo el pecho y el tirante ancho reparte el peso: se nota sobre todo al final del día.',
    ),
  },
  {
    code: 'bra-plunge',
    family: 'bra',
    letters: 'SJ',
    styles: 7,
    sizes: ['bra-regular', 'bra-small'],
    price: [29, 45],
    supports: medium,
    name: text('Sujetador de escote profundo'),
    opening: text(
      'Un centro muy bajo deja espacio al escote: {n} desaparece bajo un vestido cruzado o una camisa abierta.',
    ),
  },
  {
    code: 'bra-bralette',
    family: 'bra',
    letters: 'SJ',
    styles: 8,
    sizes: ['women'],
    price: [22, 36],
    supports: low,
    name: text('Bralette'),
    opening: text(
      'Sin aros ni cierres que molesten, el bralette {n} se pone por la cabeza y se olvida hasta la noche.',
    ),
  },
  {
    code: 'bra-strapless',
    family: 'bra',
    letters: 'SJ',
    styles: 4,
    sizes: ['bra-regular'],
    price: [34, 48],
    supports: ['soporte-medio'],
    name: text('Sujetador sin tirantes'),
    opening: text('Una banda interior de silicona y una espalda alta mantienen {n} en su sitio, también bailando.'),
  },
  {
    code: 'bra-sports',
    family: 'bra',
    letters: 'SJ',
    styles: 6,
    sizes: ['women-wide', 'bra-wide'],
    price: [32, 52],
    supports: high,
    name: text('Sujetador deportivo'),
    opening: text(
      'Para correr, saltar o coger el autobús: {n} sujeta cada lado por separado y deja libres los hombros.',
    ),
  },
  {
    code: 'bra-minimizer',
    family: 'bra',
    letters: 'SJ',
    styles: 6,
    sizes: ['bra-full'],
    price: [36, 52],
    supports: ['soporte-alto'],
    name: text('Sujetador reductor'),
    opening: text('El reductor {n} reparte el volumen hacia los lados y cierra la blusa sin tensar los botones.'),
  },
  {
    code: 'bra-nursing',
    family: 'bra',
    letters: 'SJ',
    styles: 4,
    sizes: ['bra-wide'],
    price: [29, 42],
    supports: medium,
    name: text('Sujetador de lactancia'),
    opening: text('Cada copa de {n} se abre con una sola mano y se vuelve a cerrar sin mirar.'),
  },
  {
    code: 'bra-front-closure',
    family: 'bra',
    letters: 'SJ',
    styles: 5,
    sizes: ['bra-wide'],
    price: [31, 46],
    supports: high,
    name: text('Sujetador de cierre delantero'),
    opening: text('El cierre va delante, donde se ve: {n} se abrocha sin torcer los brazos y deja la espalda lisa.'),
  },
  {
    code: 'bra-push-up',
    family: 'bra',
    letters: 'SJ',
    styles: 6,
    sizes: ['bra-small'],
    price: [29, 44],
    supports: medium,
    name: text('Sujetador push-up'),
    opening: text('Dos cojines ligeros, que también se pueden quitar, acercan y elevan: {n} da forma sin añadir peso.'),
  },
  {
    code: 'brief-classic',
    family: 'brief',
    letters: 'BR',
    styles: 11,
    sizes: ['women-wide'],
    price: [9, 18],
    supports: [],
    name: text('Braga clásica'),
    opening: text('La braga de siempre, cortada de nuevo: {n} cubre bien por detrás y no aprieta en la ingle.'),
  },
  {
    code: 'brief-high-waist',
    family: 'brief',
    letters: 'BR',
    styles: 9,
    sizes: ['women-wide'],
    price: [12, 22],
    supports: [],
    name: text('Braga de talle alto'),
    opening: text(
      'Sube hasta la cintura y se queda allí: {n} alisa el vientre con suavidad y acompaña vestidos y pantalones altos.',
    ),
  },
  {
    code: 'brief-brazilian',
    family: 'brief',
    letters: 'BR',
    styles: 9,
    sizes: ['women'],
    price: [11, 20],
    supports: [],
    name: text('Braga brasileña'),
    opening: text('A medio camino entre la braga y el tanga, {n} sigue la curva natural y no deja marca.'),
  },
  {
    code: 'brief-boyshort',
    family: 'brief',
    letters: 'BR',
    styles: 8,
    sizes: ['women'],
    price: [12, 21],
    supports: [],
    name: text('Culotte'),
    opening: text(
      'Recto en la pierna y bajo en la cadera, el culotte {n} se lleva solo en casa tan bien como bajo un vaquero.',
    ),
  },
  {
    code: 'brief-thong',
    family: 'brief',
    letters: 'BR',
    styles: 7,
    sizes: ['women'],
    price: [9, 17],
    supports: [],
    name: text('Tanga'),
    opening: text('Costuras planas y una cintura que no se clava: el tanga {n} existe solo para quien lo lleva.'),
  },
  {
    code: 'shaper-short',
    family: 'shaper',
    letters: 'FJ',
    styles: 8,
    sizes: ['women-wide'],
    price: [38, 62],
    supports: control,
    name: text('Faja pantalón'),
    opening: text('Desde la cintura hasta medio muslo, {n} alisa vientre, cadera y pierna de una sola pieza.'),
  },
  {
    code: 'shaper-waist-cincher',
    family: 'shaper',
    letters: 'FJ',
    styles: 6,
    sizes: ['women'],
    price: [42, 68],
    supports: ['control-medio', 'control-firme'],
    name: text('Cinturilla'),
    opening: text('La cinturilla {n} dibuja la cintura con varillas flexibles que acompañan al sentarse.'),
  },
  {
    code: 'shaper-slip',
    family: 'shaper',
    letters: 'FJ',
    styles: 5,
    sizes: ['women-wide'],
    price: [45, 69],
    supports: control,
    name: text('Combinación moldeadora'),
    opening: text('Bajo un vestido de punto o de seda, {n} alisa sin cortes desde el pecho hasta el muslo.'),
  },
  {
    code: 'shaper-leggings',
    family: 'shaper',
    letters: 'FJ',
    styles: 4,
    sizes: ['women-wide'],
    price: [39, 59],
    supports: ['control-suave', 'control-medio'],
    name: text('Leggings moldeadores'),
    opening: text('Opacos y de cintura alta, los leggings {n} sostienen el vientre y dejan doblar la rodilla.'),
  },
  {
    code: 'bodysuit-shaping',
    family: 'shaping-body',
    letters: 'FJ',
    styles: 7,
    sizes: ['women-wide', 'bra-wide'],
    price: [54, 84],
    supports: control,
    name: text('Body moldeador'),
    opening: text('Copa, cintura y cadera en una sola prenda: {n} alisa la espalda donde otras prendas la cortan.'),
  },
  {
    code: 'bodysuit',
    family: 'body',
    letters: 'BD',
    styles: 9,
    sizes: ['women', 'bra-regular'],
    price: [36, 58],
    supports: [],
    name: text('Body'),
    opening: text('El body {n} se abrocha con tres corchetes planos y se deja ver con gusto bajo una americana.'),
  },
  {
    code: 'corset',
    family: 'body',
    letters: 'CR',
    styles: 5,
    sizes: ['bra-regular'],
    price: [64, 98],
    supports: ['soporte-alto'],
    name: text('Corsé'),
    opening: text(
      'Diez ballenas flexibles y un cordón en la espalda: el corsé {n} afina la cintura al gusto de cada una.',
    ),
  },
  {
    code: 'nightdress',
    family: 'night',
    letters: 'ND',
    styles: 8,
    sizes: ['women-wide'],
    price: [32, 56],
    supports: [],
    name: text('Camisón'),
    opening: text('Corte recto y tirantes que se ajustan: el camisón {n} cae sin pegarse y deja dormir.'),
  },
  {
    code: 'pyjama-set',
    family: 'night',
    letters: 'PJ',
    styles: 7,
    sizes: ['women-wide'],
    price: [42, 69],
    supports: [],
    name: text('Pijama'),
    opening: text(
      'Camisa con botones y pantalón con bolsillos: el pijama {n} sirve para la cama y para el desayuno largo.',
    ),
  },
  {
    code: 'camisole',
    family: 'night',
    letters: 'CM',
    styles: 6,
    sizes: ['women'],
    price: [24, 39],
    supports: [],
    name: text('Camisola'),
    opening: text(
      'De día bajo la chaqueta y de noche con el pantalón del pijama, la camisola {n} no distingue las horas.',
    ),
  },
  {
    code: 'robe',
    family: 'night',
    letters: 'BT',
    styles: 5,
    sizes: ['women'],
    price: [48, 79],
    supports: [],
    name: text('Bata'),
    opening: text(
      'Cruzada, con cinturón y bolsillos de verdad: la bata {n} abriga lo justo entre la ducha y la calle.',
    ),
  },
  {
    code: 'swimsuit',
    family: 'swim',
    letters: 'BA',
    styles: 8,
    sizes: ['women-wide'],
    price: [46, 78],
    supports: medium,
    name: text('Bañador'),
    opening: text('Forro delante y tirantes que no ceden con el agua: el bañador {n} está hecho para nadar.'),
  },
  {
    code: 'bikini-top',
    family: 'swim',
    letters: 'BI',
    styles: 6,
    sizes: ['bra-regular', 'women'],
    price: [26, 44],
    supports: medium,
    name: text('Top de bikini'),
    opening: text('El top {n} sujeta como un sujetador y se seca como un bikini.'),
  },
  {
    code: 'bikini-bottom',
    family: 'swim',
    letters: 'BI',
    styles: 6,
    sizes: ['women-wide'],
    price: [18, 32],
    supports: [],
    name: text('Braguita de bikini'),
    opening: text('De cobertura media y costura doble, {n} no se mueve ni con la tercera ola.'),
  },
  {
    code: 'tights',
    family: 'hosiery',
    letters: 'MD',
    styles: 5,
    sizes: ['hosiery'],
    price: [8, 16],
    supports: [],
    name: text('Panti'),
    opening: text('Cintura ancha, rombo de algodón y puntera reforzada: el panti {n} aguanta la jornada.'),
  },
  {
    code: 'stockings',
    family: 'hosiery',
    letters: 'MD',
    styles: 3,
    sizes: ['hosiery'],
    price: [10, 19],
    supports: [],
    name: text('Medias'),
    opening: text(
      'Una blonda de diez centímetros con dos líneas de silicona: las medias {n} se quedan donde se ponen.',
    ),
  },
];

export const menTypes: readonly SeedType[] = [
  {
    code: 'men-boxer',
    family: 'men-underwear',
    letters: 'HI',
    styles: 9,
    sizes: ['men'],
    price: [12, 22],
    supports: [],
    name: text('Bóxer'),
    opening: text('Pierna larga que no sube y bolsa con forma: el bóxer {n} se pone por la mañana y no pide nada más.'),
  },
  {
    code: 'men-trunk',
    family: 'men-underwear',
    letters: 'HI',
    styles: 7,
    sizes: ['men'],
    price: [11, 20],
    supports: [],
    name: text('Trunk'),
    opening: text('Más corto que un bóxer y más cubierto que un slip: el trunk {n} va bien bajo cualquier pantalón.'),
  },
  {
    code: 'men-brief',
    family: 'men-underwear',
    letters: 'HI',
    styles: 6,
    sizes: ['men'],
    price: [9, 16],
    supports: [],
    name: text('Slip'),
    opening: text('El slip {n} tiene costuras planas y una goma que no marca: un clásico sin ruido.'),
  },
  {
    code: 'men-undershirt',
    family: 'men-underwear',
    letters: 'HI',
    styles: 5,
    sizes: ['men'],
    price: [15, 26],
    supports: [],
    name: text('Camiseta interior'),
    opening: text('Larga para que no se salga del pantalón, la camiseta {n} desaparece bajo la camisa.'),
  },
  {
    code: 'men-shaping-vest',
    family: 'men-shaper',
    letters: 'HF',
    styles: 5,
    sizes: ['men'],
    price: [38, 58],
    supports: control,
    name: text('Chaleco moldeador'),
    opening: text('Un panel doble en el vientre y tirantes que enderezan los hombros: con {n} la camisa sienta mejor.'),
  },
  {
    code: 'men-shaping-short',
    family: 'men-shaper',
    letters: 'HF',
    styles: 4,
    sizes: ['men'],
    price: [34, 52],
    supports: ['control-suave', 'control-medio'],
    name: text('Pantalón moldeador'),
    opening: text('La cintura alta de {n} alisa sin enrollarse y la pierna evita el roce.'),
  },
  {
    code: 'men-pyjama',
    family: 'men-night',
    letters: 'HP',
    styles: 6,
    sizes: ['men'],
    price: [39, 62],
    supports: [],
    name: text('Pijama de hombre'),
    opening: text('Cuello abierto, botones de verdad y pantalón con cordón: el pijama {n} aguanta muchos domingos.'),
  },
  {
    code: 'men-swim-short',
    family: 'men-swim',
    letters: 'HB',
    styles: 6,
    sizes: ['men'],
    price: [29, 46],
    supports: [],
    name: text('Bañador de hombre'),
    opening: text('Forro de malla, bolsillo trasero y secado rápido: el bañador {n} pasa del agua a la terraza.'),
  },
];

export const productTypes: readonly SeedType[] = [...womenTypes, ...menTypes];

export function sizeGuideOf({ family, sizes }: SeedType): SizeTable | null {
  if (family === 'swim') return 'swimwear';
  if (family === 'men-shaper') return 'menswear';
  return family === 'bra' || sizes.some((run) => run.startsWith('bra')) ? 'bras' : null;
}

const supportLevels: readonly { code: string; name: Localized }[] = [
  { code: 'soporte-ligero', name: text('Soporte ligero') },
  { code: 'soporte-medio', name: text('Soporte medio') },
  { code: 'soporte-alto', name: text('Soporte alto') },
  { code: 'control-suave', name: text('Control suave') },
  { code: 'control-medio', name: text('Control medio') },
  { code: 'control-firme', name: text('Control firme') },
];

/** What listings are filtered by beside the type, by the table of its names. */
export const facetValues: Record<string, readonly { code: string; name: Localized }[]> = {
  support_levels: supportLevels,
};
