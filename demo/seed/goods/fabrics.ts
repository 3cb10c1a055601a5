import type { Localized } from 'contract/common/schemas.ts';
import type { Pattern } from '../../garments/fabric.ts';
import { text } from './localized.ts';

type Mix = readonly (readonly [fibre: string, percent: number])[];

export const materials = [
  { code: 'encaje', name: text('Encaje') },
  { code: 'tul', name: text('Tul') },
  { code: 'microfibra', name: text('Microfibra') },
  { code: 'algodon', name: text('Algodón') },
  { code: 'canale', name: text('Canalé') },
  { code: 'modal', name: text('Modal') },
  { code: 'saten', name: text('Satén') },
  { code: 'seda', name: text('Seda') },
  { code: 'malla', name: text('Malla moldeadora') },
  { code: 'bano', name: text('Tejido de baño') },
] as const satisfies readonly { code: string; name: Localized }[];

export type Fabric = {
  pattern: Pattern;
  /** The department for briefs of this fabric. */
  shelf: 'briefs-algodon' | 'briefs-encaje' | 'briefs-microfibra' | null;
  /** The material facet of listings. */
  material: (typeof materials)[number]['code'] | null;
  outer: Mix;
  inner: Mix;
  care: readonly string[];
  sentences: readonly Localized[];
};

export const fibres: readonly { code: string; name: Localized }[] = [
  { code: 'polyamide', name: text('Poliamida') },
  { code: 'elastane', name: text('Elastano') },
  { code: 'cotton', name: text('Algodón') },
  { code: 'polyester', name: text('Poliéster') },
  { code: 'modal', name: text('Modal') },
  { code: 'viscose', name: text('Viscosa') },
  { code: 'silk', name: text('Seda') },
];

export const careSymbols: readonly { code: string; name: Localized }[] = [
  { code: 'wash-hand', name: text('Lavar a mano') },
  {
    code: 'wash-30',
    name: text('Lavar a 30 °C, programa delicado'),
  },
  { code: 'wash-40', name: text('Lavar a 40 °C') },
  { code: 'no-bleach', name: text('No usar lejía') },
  { code: 'no-tumble', name: text('No usar secadora') },
  { code: 'no-iron', name: text('No planchar') },
  {
    code: 'iron-low',
    name: text('Planchar a temperatura baja'),
  },
  { code: 'no-dry-clean', name: text('No limpiar en seco') },
];

const delicate = ['wash-hand', 'no-bleach', 'no-tumble', 'no-iron', 'no-dry-clean'];
const gentle = ['wash-30', 'no-bleach', 'no-tumble', 'no-iron', 'no-dry-clean'];
const sturdy = ['wash-40', 'no-bleach', 'no-tumble', 'iron-low', 'no-dry-clean'];

const cotton: Mix = [
  ['cotton', 95],
  ['elastane', 5],
];
const softLining: Mix = [['cotton', 100]];
const microfibre: Mix = [
  ['polyamide', 78],
  ['elastane', 22],
];

export const fabrics = {
  lace: {
    pattern: 'lace',
    material: 'encaje',
    shelf: 'briefs-encaje',
    outer: [
      ['polyamide', 84],
      ['elastane', 16],
    ],
    inner: [['polyamide', 100]],
    care: delicate,
    sentences: [
      text('El encaje de flores se apoya sobre un tul suave que deja respirar la piel.'),
      text('Un encaje de dibujo fino, con el borde recortado a mano, que no pica ni se deshace.'),
    ],
  },
  mesh: {
    pattern: 'mesh',
    material: 'tul',
    shelf: null,
    outer: [
      ['polyamide', 86],
      ['elastane', 14],
    ],
    inner: [
      ['polyamide', 90],
      ['elastane', 10],
    ],
    care: delicate,
    sentences: [text('El tul elástico es casi transparente y, sin embargo, sujeta.')],
  },
  dots: {
    pattern: 'dots',
    material: 'tul',
    shelf: null,
    outer: [
      ['polyamide', 82],
      ['elastane', 18],
    ],
    inner: [
      ['cotton', 95],
      ['elastane', 5],
    ],
    care: gentle,
    sentences: [text('Un plumeti de topos pequeños da juego a un tul de dos capas.')],
  },
  microfibre: {
    pattern: 'plain',
    material: 'microfibra',
    shelf: 'briefs-microfibra',
    outer: microfibre,
    inner: softLining,
    care: gentle,
    sentences: [
      text('La microfibra, de tacto fresco y cantos cortados en limpio, no se nota bajo la ropa.'),
      text('Un punto liso y mate que acompaña los pequeños cambios del cuerpo.'),
    ],
  },
  cotton: {
    pattern: 'plain',
    material: 'algodon',
    shelf: 'briefs-algodon',
    outer: cotton,
    inner: softLining,
    care: sturdy,
    sentences: [text('El algodón peinado, con la elasticidad justa, se lava muchas veces y sigue suave.')],
  },
  rib: {
    pattern: 'rib',
    material: 'canale',
    shelf: 'briefs-algodon',
    outer: [
      ['cotton', 48],
      ['modal', 46],
      ['elastane', 6],
    ],
    inner: softLining,
    care: sturdy,
    sentences: [text('El canalé de algodón y modal cede con el cuerpo y vuelve a su sitio.')],
  },
  stripes: {
    pattern: 'stripes',
    material: 'algodon',
    shelf: 'briefs-algodon',
    outer: [
      ['cotton', 92],
      ['elastane', 8],
    ],
    inner: softLining,
    care: sturdy,
    sentences: [text('Rayas tejidas, no estampadas: el color está en el hilo y no se va con los lavados.')],
  },
  floral: {
    pattern: 'floral',
    material: 'microfibra',
    shelf: 'briefs-microfibra',
    outer: [
      ['polyamide', 80],
      ['elastane', 20],
    ],
    inner: softLining,
    care: gentle,
    sentences: [text('El estampado parte de acuarelas de flores silvestres pintadas para esta colección.')],
  },
  animal: {
    pattern: 'animal',
    material: 'microfibra',
    shelf: 'briefs-microfibra',
    outer: [
      ['polyamide', 81],
      ['elastane', 19],
    ],
    inner: softLining,
    care: gentle,
    sentences: [text('Un estampado animal en tonos vecinos, más sombra que rugido.')],
  },
  powernet: {
    pattern: 'jacquard',
    material: 'malla',
    shelf: null,
    outer: [
      ['polyamide', 68],
      ['elastane', 32],
    ],
    inner: [
      ['polyamide', 82],
      ['elastane', 18],
    ],
    care: gentle,
    sentences: [
      text('La malla de doble elasticidad reparte la presión y transpira también en verano.'),
      text('Los paneles se unen con costuras planas, cortadas por ultrasonidos donde la ropa es fina.'),
    ],
  },
  satin: {
    pattern: 'satin',
    material: 'saten',
    shelf: null,
    outer: [
      ['polyester', 94],
      ['elastane', 6],
    ],
    inner: [['polyester', 100]],
    care: gentle,
    sentences: [text('El satén, de brillo contenido, resbala sobre la piel y apenas se arruga.')],
  },
  modal: {
    pattern: 'plain',
    material: 'modal',
    shelf: null,
    outer: [
      ['modal', 94],
      ['elastane', 6],
    ],
    inner: softLining,
    care: sturdy,
    sentences: [text('El modal es fluido y cálido a la vez, como tu camiseta favorita.')],
  },
  silk: {
    pattern: 'satin',
    material: 'seda',
    shelf: null,
    outer: [
      ['silk', 92],
      ['elastane', 8],
    ],
    inner: [['silk', 100]],
    care: delicate,
    sentences: [text('Seda lavable con un punto de elastano: el lujo que se puede meter en el lavabo.')],
  },
  swim: {
    pattern: 'plain',
    material: 'bano',
    shelf: null,
    outer: [
      ['polyamide', 79],
      ['elastane', 21],
    ],
    inner: [['polyester', 100]],
    care: delicate,
    sentences: [text('El tejido resiste el cloro, la sal y la crema solar, y guarda el color.')],
  },
  swimFloral: {
    pattern: 'floral',
    material: 'bano',
    shelf: null,
    outer: [
      ['polyamide', 80],
      ['elastane', 20],
    ],
    inner: [['polyester', 100]],
    care: delicate,
    sentences: [text('Flores grandes sobre un fondo sereno, encajadas para que el dibujo siga en las costuras.')],
  },
  swimStripes: {
    pattern: 'stripes',
    material: 'bano',
    shelf: null,
    outer: [
      ['polyamide', 82],
      ['elastane', 18],
    ],
    inner: [['polyester', 100]],
    care: delicate,
    sentences: [text('Rayas marineras que se cruzan en el costado y afinan sin proponérselo.')],
  },
  woven: {
    pattern: 'plain',
    material: 'bano',
    shelf: null,
    outer: [['polyester', 100]],
    inner: [['polyester', 100]],
    care: gentle,
    sentences: [text('La tela, ligera y mate, escurre el agua y seca antes que la toalla.')],
  },
  sheer: {
    pattern: 'plain',
    material: null,
    shelf: null,
    outer: [
      ['polyamide', 88],
      ['elastane', 12],
    ],
    inner: softLining,
    care: delicate,
    sentences: [text('Veinte deniers de hilo recubierto: transparencia uniforme y carreras poco probables.')],
  },
} as const satisfies Record<string, Fabric>;
export type FabricName = keyof typeof fabrics;
