import type { Localized } from 'contract/common/schemas.ts';
import type { SizeGuideName } from 'contract/public-codes.ts';
import type { GarmentType } from '../../garments/garment.ts';
import { materials } from './fabrics.ts';
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

/** A type determines the drawing and the department as well. */
export type SeedType = {
  code: GarmentType;
  family: Family;
  /** The first letters of the reference, such as SJ1004. */
  letters: string;
  styles: number;
  sizes: readonly SizeRun[];
  /** Euros, the usual lowest and highest. */
  price: readonly [number, number];
  supports: readonly string[];
  name: Localized;
  /** First sentences of a description, one to a style; {n} is the name of the collection. */
  openings: readonly Localized[];
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
    openings: [
      text('El balconette {n} eleva el pecho desde abajo y abre el escote en una línea limpia, sin relleno que sobre.'),
      text('Tirantes más separados y copa de tres piezas: con {n}, el escote cuadrado por fin tiene su sujetador.'),
      text('La copa de {n} termina donde empieza el escote: sujeta por abajo y deja libre la parte de arriba.'),
    ],
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
    openings: [
      text(
        'Con {n}, la copa recoge todo el pecho y el tirante ancho reparte el peso: se nota sobre todo al final del día.',
      ),
      text('Cuatro costuras dan forma a la copa de {n} y un forro firme la mantiene: nada se sale al agacharse.'),
      text('Para quien quiere olvidarse del pecho hasta la noche: {n} lo cubre entero y lo lleva con calma.'),
    ],
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
    openings: [
      text('Un centro muy bajo deja espacio al escote: {n} desaparece bajo un vestido cruzado o una camisa abierta.'),
      text('{n} acerca el pecho hacia el centro y baja todo lo que baje la blusa.'),
      text(
        'Escote en pico, puente de dos centímetros: en {n} se ha medido hasta dónde puede bajar un sujetador sin dejar de sujetar.',
      ),
    ],
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
    openings: [
      text('Sin aros ni cierres que molesten, el bralette {n} se pone por la cabeza y se olvida hasta la noche.'),
      text('El bralette {n} es para los días de casa y para los de oficina que se le parecen.'),
      text('Un triángulo doble, una banda elástica y nada más: el bralette {n} demuestra que a veces basta.'),
    ],
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
    openings: [
      text('Una banda interior de silicona y una espalda alta mantienen {n} en su sitio, también bailando.'),
      text('Hombros al aire toda la noche y nada que subir: {n} se sujeta por el contorno, como debe ser.'),
      text('{n} trae tirantes por si acaso, pero está hecho para dejarlos en el cajón.'),
    ],
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
    openings: [
      text('Para correr, saltar o coger el autobús: {n} sujeta cada lado por separado y deja libres los hombros.'),
      text('Espalda cruzada, costuras por fuera y una banda ancha que no sube: {n} entrena contigo y no se queja.'),
      text('{n} frena el rebote y deja respirar: la segunda vuelta se hace igual que la primera.'),
    ],
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
    openings: [
      text('El reductor {n} reparte el volumen hacia los lados y cierra la blusa sin tensar los botones.'),
      text('Menos perfil y ninguna presión: {n} recoloca, no aplasta.'),
      text('Con {n}, la camisa blanca vuelve al armario de diario.'),
    ],
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
    openings: [
      text('Cada copa de {n} se abre con una sola mano y se vuelve a cerrar sin mirar.'),
      text('Sin aros y con margen para crecer una copa: {n} acompaña desde el último trimestre.'),
      text('De noche no aprieta y de día sujeta: {n} está pensado para turnos de veinticuatro horas.'),
    ],
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
    openings: [
      text('El cierre va delante, donde se ve: {n} se abrocha sin torcer los brazos y deja la espalda lisa.'),
      text('Un clic delante y listo: {n} se agradece los días en que los hombros no quieren saber nada.'),
      text('La espalda en forma de T de {n} libera los omóplatos y mantiene quietos los tirantes.'),
    ],
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
    openings: [
      text('Dos rellenos ligeros y extraíbles acercan y elevan: {n} da forma sin añadir peso.'),
      text('{n} sube el pecho lo justo para que el vestido caiga como en la percha.'),
      text('Con relleno o sin él, la copa de {n} conserva su curva.'),
    ],
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
    openings: [
      text('La braga de siempre, con un corte nuevo: {n} cubre bien por detrás y no aprieta en la ingle.'),
      text('{n} no se sube, no se baja y no se marca: de eso se trataba.'),
      text('Talle medio, pierna cómoda y entrepierna de algodón: {n} es la braga que se busca primero en el cajón.'),
    ],
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
    openings: [
      text(
        'Sube hasta la cintura y se queda allí: {n} alisa el vientre con suavidad y acompaña vestidos y pantalones de talle alto.',
      ),
      text('Un panel doble delante y una cintura blanda: {n} recoge sin que haya que desabrocharse después de comer.'),
      text('{n} se lleva a la altura del ombligo, donde la falda no la delata.'),
    ],
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
    openings: [
      text('A medio camino entre la braga y el tanga, {n} sigue la curva natural y no deja marca.'),
      text('{n} descubre lo justo por detrás y se queda donde se pone.'),
      text('Bordes planos y pierna alta: bajo un pantalón claro, {n} no se adivina.'),
    ],
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
    openings: [
      text(
        'Recto en la pierna y bajo en la cadera, el culotte {n} se lleva solo en casa tan bien como bajo un vaquero.',
      ),
      text('El culotte {n} cubre la cadera con un borde ancho que se queda plano todo el día.'),
      text('Con falda y bicicleta, el culotte {n} es la mitad del conjunto.'),
    ],
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
    openings: [
      text('Costuras planas y una cintura que no se clava: el tanga {n} existe solo para quien lo lleva.'),
      text('Con el pantalón más ceñido, el tanga {n} guarda el secreto.'),
      text('El tanga {n} pesa muy poco y se nota más o menos eso.'),
    ],
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
    openings: [
      text('Desde la cintura hasta medio muslo, {n} alisa vientre, cadera y pierna de una sola pieza.'),
      text('Sin costura en el muslo y con la cintura forrada: {n} desaparece bajo la falda y evita el roce al andar.'),
      text('{n} trabaja sobre todo en el vientre y afloja donde hay que sentarse.'),
    ],
  },
  {
    code: 'shaper-waist-cincher',
    family: 'shaper',
    letters: 'FJ',
    styles: 6,
    sizes: ['women'],
    price: [42, 68],
    supports: ['control-medio', 'control-firme'],
    name: text('Faja de cintura'),
    openings: [
      text('La faja de cintura {n} define la silueta con varillas flexibles que acompañan al sentarse.'),
      text(
        'Tres filas de corchetes delante: la faja de cintura {n} se ajusta a la comida, a la fiesta y al día siguiente.',
      ),
      text('La faja de cintura {n} marca el talle y sostiene la espalda, que también lo agradece.'),
    ],
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
    openings: [
      text('Bajo un vestido de punto o de seda, {n} alisa sin cortes desde el pecho hasta el muslo.'),
      text('{n} se pone como un vestido y hace que el otro, el de encima, caiga mejor.'),
      text('Ni se sube al andar ni se pega a las medias: {n} es la combinación que aguanta una boda entera.'),
    ],
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
    openings: [
      text('Opacos y de cintura alta, los leggings {n} sostienen el vientre y dejan doblar la rodilla.'),
      text('De la oficina al sofá sin cambiarse: los leggings {n} sujetan donde hace falta y en lo demás ceden.'),
      text('Con un jersey largo, los leggings {n} son pantalón; bajo el pantalón, son el truco.'),
    ],
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
    openings: [
      text('Copa, cintura y cadera en una sola prenda: {n} alisa la espalda donde otras prendas la cortan.'),
      text('{n} moldea de una vez, sin escalón entre el sujetador y la faja.'),
      text('Tirantes regulables, cierre abajo y un panel que recoge el vientre: a {n} solo le falta el vestido.'),
    ],
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
    openings: [
      text('El body {n} se abrocha con tres corchetes planos y se deja ver con gusto bajo una americana.'),
      text('Por debajo es lencería y por encima, una blusa: el body {n} hace de las dos cosas.'),
      text('El body {n} no se sale del pantalón, por mucho que se baile.'),
    ],
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
    openings: [
      text('Diez ballenas flexibles y un cordón en la espalda: el corsé {n} afina la cintura al gusto de cada una.'),
      text('El corsé {n} se cierra delante y se ajusta detrás, así que no hace falta ayuda.'),
      text('Con falda larga o con vaqueros, el corsé {n} es lo que se recuerda.'),
    ],
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
    openings: [
      text('Corte recto y tirantes que se ajustan: el camisón {n} cae sin pegarse y deja dormir.'),
      text('El camisón {n} es fresco por la noche y presentable por la mañana.'),
      text('Un poco de vuelo, ninguna costura en los costados: el camisón {n} se mueve cuando te mueves.'),
    ],
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
    openings: [
      text('Camisa con botones y pantalón con bolsillos: el pijama {n} sirve para la cama y para el desayuno largo.'),
      text('El pijama {n} tiene cintura de goma blanda y bajo ancho: nada se enrosca al darse la vuelta.'),
      text('Con el pijama {n} se puede bajar a por el pan, y más de una lo hace.'),
    ],
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
    openings: [
      text('De día bajo la chaqueta y de noche con el pantalón del pijama, la camisola {n} no distingue las horas.'),
      text('La camisola {n} se corta al bies, y por eso se adapta sin apretar.'),
      text('Tirantes finos y borde de encaje: la camisola {n} asoma bajo el jersey a propósito.'),
    ],
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
    openings: [
      text('Cruzada, con cinturón y bolsillos de verdad: la bata {n} abriga lo justo entre la ducha y la calle.'),
      text('La bata {n} llega a la rodilla y el cinturón va cosido, para que aparezca siempre.'),
      text('Manga ancha y hombro caído: con la bata {n} el café sabe a domingo.'),
    ],
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
    openings: [
      text('Forro delante y tirantes que no ceden con el agua: el bañador {n} está hecho para nadar.'),
      text('El bañador {n} sujeta el pecho con una banda interior y deja la espalda al sol.'),
      text(
        'Pierna ni alta ni baja y escote que no se mueve al salir: el bañador {n} es para el agua y para la toalla.',
      ),
    ],
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
    openings: [
      text('El top {n} sujeta como un sujetador y se seca como un bikini.'),
      text('Tirantes que se cruzan o no, según el vestido de después: el top {n} se adapta.'),
      text('El top {n} se ata en la espalda y lleva las copas forradas, para que el sol no decida.'),
    ],
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
    openings: [
      text('De cobertura media y costura doble, {n} no se mueve ni con la tercera ola.'),
      text('{n} se queda en la cadera al tirarse de cabeza, que es lo que se le pide.'),
      text('Un dobladillo plano y goma por dentro: {n} no deja marca cuando se quita.'),
    ],
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
    openings: [
      text('Cintura ancha, rombo de algodón y puntera reforzada: el panti {n} aguanta la jornada.'),
      text('El panti {n} se adapta a la pierna sin brillos y sin arrugas en el tobillo.'),
      text('Se pone deprisa y se rompe despacio: así es el panti {n}.'),
    ],
  },
  {
    code: 'stockings',
    family: 'hosiery',
    letters: 'MD',
    styles: 3,
    sizes: ['hosiery'],
    price: [10, 19],
    supports: [],
    name: text('Medias de blonda'),
    openings: [
      text('Una blonda de diez centímetros con dos líneas de silicona: las medias {n} se quedan donde se ponen.'),
      text('Las medias {n} se sostienen solas, también las noches que acaban de día.'),
      text('Blonda blanda que no aprieta el muslo: las medias {n} se llevan con vestido y sin pensar.'),
    ],
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
    openings: [
      text('Pierna larga que no sube y bolsa con forma: el bóxer {n} se pone por la mañana y no pide nada más.'),
      text('El bóxer {n} tiene las costuras por fuera y paciencia para diez horas de silla.'),
      text('Cintura ancha, tela que cede y ninguna etiqueta: el bóxer {n} no da motivos para pensar en él.'),
    ],
  },
  {
    code: 'men-trunk',
    family: 'men-underwear',
    letters: 'HI',
    styles: 7,
    sizes: ['men'],
    price: [11, 20],
    supports: [],
    name: text('Bóxer corto'),
    openings: [
      text('Más corto que un bóxer y más cubierto que un slip: el bóxer corto {n} va bien bajo cualquier pantalón.'),
      text('El bóxer corto {n} se ajusta al muslo sin marcarlo y se queda allí.'),
      text('Para vaqueros estrechos y días largos: el bóxer corto {n} no se enrolla en la pierna.'),
    ],
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
    openings: [
      text('El slip {n} tiene costuras planas y una goma que no marca: un clásico sin ruido.'),
      text('Poca tela y bien puesta: el slip {n} sujeta y deja libre la pierna.'),
      text('El slip {n} es el de siempre, con mejor tela.'),
    ],
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
    openings: [
      text('Larga para que no se salga del pantalón, la camiseta {n} desaparece bajo la camisa.'),
      text('Cuello bajo y sisa amplia: la camiseta {n} no asoma ni con dos botones abiertos.'),
      text('La camiseta {n} guarda el calor en enero y recoge el sudor en julio.'),
    ],
  },
  {
    code: 'men-shaping-vest',
    family: 'men-shaper',
    letters: 'HF',
    styles: 5,
    sizes: ['men'],
    price: [38, 58],
    supports: control,
    name: text('Camiseta moldeadora'),
    openings: [
      text('Un panel doble en el vientre y tirantes que enderezan los hombros: con {n} la camisa sienta mejor.'),
      text('{n} recoge el abdomen y recuerda a la espalda que puede ir recta.'),
      text('Bajo el traje no se ve y en el espejo sí se nota: {n} alisa pecho y cintura.'),
    ],
  },
  {
    code: 'men-shaping-short',
    family: 'men-shaper',
    letters: 'HF',
    styles: 4,
    sizes: ['men'],
    price: [34, 52],
    supports: ['control-suave', 'control-medio'],
    name: text('Bóxer moldeador'),
    openings: [
      text('La cintura alta de {n} alisa sin enrollarse y la pierna evita el roce.'),
      text('{n} empieza bajo el pecho y acaba en el muslo: en medio, todo queda en orden.'),
      text('Presión donde el cinturón la necesita y libertad al andar: {n} está pensado para bodas y aviones.'),
    ],
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
    openings: [
      text('Cuello abierto, botones de verdad y pantalón con cordón: el pijama {n} aguanta muchos domingos.'),
      text('El pijama {n} lleva bolsillo para las gafas y pantalón que no se retuerce.'),
      text('Para leer hasta tarde y madrugar poco: el pijama {n}.'),
    ],
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
    openings: [
      text('Forro de malla, bolsillo trasero y secado rápido: el bañador {n} pasa del agua a la terraza.'),
      text('El bañador {n} no se infla al nadar y no gotea una hora después.'),
      text('Cordón por dentro y largo por encima de la rodilla: el bañador {n} también pasea.'),
    ],
  },
];

export const productTypes: readonly SeedType[] = [...womenTypes, ...menTypes];

const guides: Partial<Record<Family, SizeGuideName>> = {
  brief: 'briefs',
  shaper: 'shapewear',
  night: 'nightwear',
  hosiery: 'hosiery',
  swim: 'swimwear',
};

/** Types with both letter and cup sizes use the bras' size guide. */
export const sizeGuideOf = ({ family }: SeedType): SizeGuideName =>
  guides[family] ?? (family.startsWith('men-') ? 'menswear' : 'bras');

export const supportLevels: readonly { code: string; name: Localized }[] = [
  { code: 'soporte-ligero', name: text('Sujeción ligera') },
  { code: 'soporte-medio', name: text('Sujeción media') },
  { code: 'soporte-alto', name: text('Sujeción alta') },
  { code: 'control-suave', name: text('Control suave') },
  { code: 'control-medio', name: text('Control medio') },
  { code: 'control-firme', name: text('Control firme') },
];

const wires = [
  { code: 'con-aros', name: text('Con aros') },
  { code: 'sin-aros', name: text('Sin aros') },
] as const;

const paddings = [
  { code: 'sin-relleno', name: text('Sin relleno') },
  { code: 'relleno-ligero', name: text('Relleno ligero') },
  { code: 'relleno-extraible', name: text('Relleno extraíble') },
] as const;

/** Facet values beside the type, by the table that stores them. */
export const facetValues: Record<string, readonly { code: string; name: Localized }[]> = {
  support_levels: supportLevels,
  wires,
  paddings,
  materials,
};

/** Wire and padding of a bra follow from its cut. */
const cuts: Readonly<
  Record<string, { wire: (typeof wires)[number]['code']; padding: (typeof paddings)[number]['code'] }>
> = {
  'bra-balconette': { wire: 'con-aros', padding: 'sin-relleno' },
  'bra-full-cup': { wire: 'con-aros', padding: 'sin-relleno' },
  'bra-plunge': { wire: 'con-aros', padding: 'relleno-ligero' },
  'bra-bralette': { wire: 'sin-aros', padding: 'sin-relleno' },
  'bra-strapless': { wire: 'con-aros', padding: 'relleno-ligero' },
  'bra-sports': { wire: 'sin-aros', padding: 'relleno-extraible' },
  'bra-minimizer': { wire: 'con-aros', padding: 'sin-relleno' },
  'bra-nursing': { wire: 'sin-aros', padding: 'sin-relleno' },
  'bra-front-closure': { wire: 'con-aros', padding: 'sin-relleno' },
  'bra-push-up': { wire: 'con-aros', padding: 'relleno-extraible' },
};

export const cutOf = ({ code }: SeedType) => ({
  wire_code: cuts[code]?.wire ?? null,
  padding_code: cuts[code]?.padding ?? null,
});

const wornByFamily: Record<Family, readonly string[]> = {
  bra: ['top'],
  brief: ['bottom'],
  shaper: ['shape', 'bottom'],
  'shaping-body': ['shape', 'top', 'bottom'],
  body: ['top', 'bottom'],
  night: ['night'],
  swim: ['top', 'bottom'],
  hosiery: ['legs'],
  'men-underwear': ['bottom'],
  'men-shaper': ['shape'],
  'men-night': ['night'],
  'men-swim': ['bottom'],
};

const wornByType: Readonly<Partial<Record<GarmentType, readonly string[]>>> = {
  corset: ['top'],
  robe: ['robe'],
  'bikini-top': ['top'],
  'bikini-bottom': ['bottom'],
  'men-undershirt': ['top'],
  'men-shaping-vest': ['shape', 'top'],
  'men-shaping-short': ['bottom'],
};

/** Types that share one of these are alternatives and are not worn together. */
export const wornOf = ({ code, family }: SeedType): readonly string[] => wornByType[code] ?? wornByFamily[family];

/** For types that match too little by collection and fabric: hosiery and menswear have fabrics of their own. */
export const goesWith: Readonly<Partial<Record<GarmentType, readonly GarmentType[]>>> = {
  tights: ['shaper-slip', 'brief-high-waist', 'bodysuit', 'bodysuit-shaping'],
  stockings: ['corset', 'bodysuit', 'brief-brazilian', 'robe'],
  'men-boxer': ['men-undershirt', 'men-shaping-vest', 'men-pyjama'],
  'men-trunk': ['men-undershirt', 'men-shaping-vest', 'men-pyjama'],
  'men-brief': ['men-undershirt', 'men-shaping-vest', 'men-pyjama'],
  'men-undershirt': ['men-trunk', 'men-boxer', 'men-brief', 'men-shaping-short'],
  'men-shaping-vest': ['men-shaping-short', 'men-trunk', 'men-boxer'],
  'men-shaping-short': ['men-undershirt', 'men-shaping-vest'],
  'men-pyjama': ['men-trunk', 'men-boxer', 'men-undershirt'],
};
