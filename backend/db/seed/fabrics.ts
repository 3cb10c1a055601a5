import type { Localized } from 'contract/schemas/common.ts';
import type { Pattern } from 'garments/fabric.ts';
import { text } from './localized.ts';

type Mix = readonly (readonly [fibre: string, percent: number])[];

export type Fabric = {
  pattern: Pattern;
  /** What a brief of it is filed under. */
  shelf: 'briefs-algodon' | 'briefs-encaje' | 'briefs-microfibra' | null;
  outer: Mix;
  inner: Mix;
  care: readonly string[];
  sentences: readonly Localized[];
};

export const fibres: readonly { code: string; name: Localized }[] = [
  { code: 'polyamide', name: text('Poliamida', 'Polyamide', 'Polyamid') },
  { code: 'elastane', name: text('Elastano', 'Elastane', 'Elasthan') },
  { code: 'cotton', name: text('Algodón', 'Cotton', 'Baumwolle') },
  { code: 'polyester', name: text('Poliéster', 'Polyester', 'Polyester') },
  { code: 'modal', name: text('Modal', 'Modal', 'Modal') },
  { code: 'viscose', name: text('Viscosa', 'Viscose', 'Viskose') },
  { code: 'silk', name: text('Seda', 'Silk', 'Seide') },
];

export const careSymbols: readonly { code: string; name: Localized }[] = [
  { code: 'wash-hand', name: text('Lavar a mano', 'Hand wash', 'Handwäsche') },
  {
    code: 'wash-30',
    name: text('Lavar a 30 °C, programa delicado', 'Wash at 30 °C, gentle cycle', 'Waschen bei 30 °C, Schonwaschgang'),
  },
  { code: 'wash-40', name: text('Lavar a 40 °C', 'Wash at 40 °C', 'Waschen bei 40 °C') },
  { code: 'no-bleach', name: text('No usar lejía', 'Do not bleach', 'Nicht bleichen') },
  { code: 'no-tumble', name: text('No usar secadora', 'Do not tumble dry', 'Nicht im Trockner trocknen') },
  { code: 'no-iron', name: text('No planchar', 'Do not iron', 'Nicht bügeln') },
  {
    code: 'iron-low',
    name: text('Planchar a temperatura baja', 'Iron at low temperature', 'Bei niedriger Temperatur bügeln'),
  },
  { code: 'no-dry-clean', name: text('No limpiar en seco', 'Do not dry clean', 'Nicht chemisch reinigen') },
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
    shelf: 'briefs-encaje',
    outer: [
      ['polyamide', 84],
      ['elastane', 16],
    ],
    inner: [['polyamide', 100]],
    care: delicate,
    sentences: [
      text(
        'El encaje de flores se apoya sobre un tul suave que deja respirar la piel.',
        'Floral lace rests on a soft tulle that lets the skin breathe.',
        'Die Blütenspitze liegt auf weichem Tüll, der die Haut atmen lässt.',
      ),
      text(
        'Un encaje de dibujo fino, con el borde recortado a mano, que no pica ni se deshace.',
        'A finely drawn lace with a hand-cut edge that neither scratches nor frays.',
        'Eine fein gezeichnete Spitze mit von Hand geschnittenem Rand, die weder kratzt noch ausfranst.',
      ),
    ],
  },
  mesh: {
    pattern: 'mesh',
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
    sentences: [
      text(
        'El tul elástico es casi transparente y, sin embargo, sujeta.',
        'The stretch tulle is all but sheer, and holds none the less.',
        'Der elastische Tüll ist fast durchsichtig und hält trotzdem.',
      ),
    ],
  },
  dots: {
    pattern: 'dots',
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
    sentences: [
      text(
        'Un plumeti de topos pequeños da juego a un tul de dos capas.',
        'Small flocked dots bring some play to a tulle in two layers.',
        'Kleine geflockte Tupfen beleben einen Tüll in zwei Lagen.',
      ),
    ],
  },
  microfibre: {
    pattern: 'plain',
    shelf: 'briefs-microfibra',
    outer: microfibre,
    inner: softLining,
    care: gentle,
    sentences: [
      text(
        'La microfibra, de tacto fresco y cantos cortados en limpio, no se nota bajo la ropa.',
        'Cool to the touch and clean-cut at the edges, the microfibre does not show under clothes.',
        'Die kühle Mikrofaser mit sauber geschnittenen Kanten zeichnet sich unter der Kleidung nicht ab.',
      ),
      text(
        'Un punto liso y mate que acompaña los pequeños cambios del cuerpo.',
        'A smooth, matt knit that goes along with the body’s small changes.',
        'Ein glattes, mattes Gewirk, das die kleinen Veränderungen des Körpers mitmacht.',
      ),
    ],
  },
  cotton: {
    pattern: 'plain',
    shelf: 'briefs-algodon',
    outer: cotton,
    inner: softLining,
    care: sturdy,
    sentences: [
      text(
        'El algodón peinado, con la elasticidad justa, se lava muchas veces y sigue suave.',
        'Combed cotton with just enough stretch: wash after wash, it stays soft.',
        'Gekämmte Baumwolle mit genau der richtigen Dehnung bleibt auch nach vielen Wäschen weich.',
      ),
    ],
  },
  rib: {
    pattern: 'rib',
    shelf: 'briefs-algodon',
    outer: [
      ['cotton', 48],
      ['modal', 46],
      ['elastane', 6],
    ],
    inner: softLining,
    care: sturdy,
    sentences: [
      text(
        'El canalé de algodón y modal cede con el cuerpo y vuelve a su sitio.',
        'A rib of cotton and modal gives with the body and springs back.',
        'Der Ripp aus Baumwolle und Modal gibt mit dem Körper nach und findet zurück in Form.',
      ),
    ],
  },
  stripes: {
    pattern: 'stripes',
    shelf: 'briefs-algodon',
    outer: [
      ['cotton', 92],
      ['elastane', 8],
    ],
    inner: softLining,
    care: sturdy,
    sentences: [
      text(
        'Rayas tejidas, no estampadas: el color está en el hilo y no se va con los lavados.',
        'Stripes that are knitted, not printed: the colour is in the yarn and does not wash out.',
        'Gestrickte statt gedruckte Streifen: Die Farbe sitzt im Garn und wäscht sich nicht aus.',
      ),
    ],
  },
  floral: {
    pattern: 'floral',
    shelf: 'briefs-microfibra',
    outer: [
      ['polyamide', 80],
      ['elastane', 20],
    ],
    inner: softLining,
    care: gentle,
    sentences: [
      text(
        'El estampado parte de acuarelas de flores silvestres pintadas para esta colección.',
        'The print began as watercolours of wild flowers, painted for this collection.',
        'Der Druck geht auf Aquarelle von Wildblumen zurück, die für diese Kollektion gemalt wurden.',
      ),
    ],
  },
  animal: {
    pattern: 'animal',
    shelf: 'briefs-microfibra',
    outer: [
      ['polyamide', 81],
      ['elastane', 19],
    ],
    inner: softLining,
    care: gentle,
    sentences: [
      text(
        'Un estampado felino en tonos vecinos, más sombra que rugido.',
        'A feline print in neighbouring shades, more shadow than roar.',
        'Ein Raubtiermuster in benachbarten Tönen, mehr Schatten als Gebrüll.',
      ),
    ],
  },
  powernet: {
    pattern: 'plain',
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
      text(
        'La malla de doble elasticidad reparte la presión y transpira también en verano.',
        'A two-way stretch net spreads the pressure and breathes in summer too.',
        'Das in beide Richtungen elastische Netz verteilt den Druck und bleibt auch im Sommer luftig.',
      ),
      text(
        'Los paneles se unen con costuras planas, cortadas por ultrasonidos donde la ropa es fina.',
        'Panels meet in flat seams, cut by ultrasound wherever clothes are thin.',
        'Die Einsätze treffen in flachen Nähten aufeinander, per Ultraschall geschnitten, wo die Kleidung dünn ist.',
      ),
    ],
  },
  satin: {
    pattern: 'plain',
    shelf: null,
    outer: [
      ['polyester', 94],
      ['elastane', 6],
    ],
    inner: [['polyester', 100]],
    care: gentle,
    sentences: [
      text(
        'El satén, de brillo contenido, resbala sobre la piel y apenas se arruga.',
        'Satin with a quiet sheen glides over the skin and hardly creases.',
        'Satin mit verhaltenem Glanz gleitet über die Haut und knittert kaum.',
      ),
    ],
  },
  modal: {
    pattern: 'plain',
    shelf: null,
    outer: [
      ['modal', 94],
      ['elastane', 6],
    ],
    inner: softLining,
    care: sturdy,
    sentences: [
      text(
        'El modal es fluido y cálido a la vez, como una camiseta que ya se quiere.',
        'Modal is fluid and warm at once, like a T-shirt one already loves.',
        'Modal ist fließend und warm zugleich, wie ein T-Shirt, das man längst liebt.',
      ),
    ],
  },
  silk: {
    pattern: 'plain',
    shelf: null,
    outer: [
      ['silk', 92],
      ['elastane', 8],
    ],
    inner: [['silk', 100]],
    care: delicate,
    sentences: [
      text(
        'Seda lavable con un punto de elastano: el lujo que se puede meter en el lavabo.',
        'Washable silk with a touch of elastane: a luxury that goes into the washbasin.',
        'Waschbare Seide mit einer Spur Elasthan: ein Luxus, der ins Waschbecken darf.',
      ),
    ],
  },
  swim: {
    pattern: 'plain',
    shelf: null,
    outer: [
      ['polyamide', 79],
      ['elastane', 21],
    ],
    inner: [['polyester', 100]],
    care: delicate,
    sentences: [
      text(
        'El tejido resiste el cloro, la sal y la crema solar, y guarda el color.',
        'The fabric withstands chlorine, salt and sun cream, and keeps its colour.',
        'Der Stoff widersteht Chlor, Salz und Sonnencreme und behält seine Farbe.',
      ),
    ],
  },
  swimFloral: {
    pattern: 'floral',
    shelf: null,
    outer: [
      ['polyamide', 80],
      ['elastane', 20],
    ],
    inner: [['polyester', 100]],
    care: delicate,
    sentences: [
      text(
        'Flores grandes sobre un fondo sereno, encajadas para que el dibujo siga en las costuras.',
        'Large flowers on a calm ground, matched so that the drawing runs on across the seams.',
        'Große Blüten auf ruhigem Grund, so gelegt, dass die Zeichnung über die Nähte weiterläuft.',
      ),
    ],
  },
  swimStripes: {
    pattern: 'stripes',
    shelf: null,
    outer: [
      ['polyamide', 82],
      ['elastane', 18],
    ],
    inner: [['polyester', 100]],
    care: delicate,
    sentences: [
      text(
        'Rayas marineras que se cruzan en el costado y afinan sin proponérselo.',
        'Sailor stripes that meet at the side seam and slim without meaning to.',
        'Matrosenstreifen, die sich an der Seite treffen und ganz nebenbei schlank machen.',
      ),
    ],
  },
  woven: {
    pattern: 'plain',
    shelf: null,
    outer: [['polyester', 100]],
    inner: [['polyester', 100]],
    care: gentle,
    sentences: [
      text(
        'La tela, ligera y mate, escurre el agua y seca antes que la toalla.',
        'Light and matt, the cloth sheds water and dries before the towel does.',
        'Der leichte, matte Stoff lässt das Wasser ablaufen und trocknet schneller als das Handtuch.',
      ),
    ],
  },
  sheer: {
    pattern: 'plain',
    shelf: null,
    outer: [
      ['polyamide', 88],
      ['elastane', 12],
    ],
    inner: softLining,
    care: delicate,
    sentences: [
      text(
        'Veinte deniers de hilo recubierto: transparencia uniforme y carreras poco probables.',
        'Twenty denier of covered yarn: evenly sheer, and slow to ladder.',
        'Zwanzig Denier aus umwundenem Garn: gleichmäßig transparent und kaum anfällig für Laufmaschen.',
      ),
    ],
  },
} as const satisfies Record<string, Fabric>;
export type FabricName = keyof typeof fabrics;
