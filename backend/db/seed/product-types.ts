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
    name: text('Sujetador balconette', 'Balconette bra', 'Balconette-BH'),
    opening: text(
      'El balconette {n} eleva el pecho desde abajo y abre el escote en una línea limpia, sin relleno que sobre.',
      'The {n} balconette lifts from below and opens the neckline in one clean line, with no padding to spare.',
      'Der Balconette-BH {n} hebt die Brust von unten und öffnet das Dekolleté in einer klaren Linie, ganz ohne überflüssige Polster.',
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
    name: text('Sujetador de copa completa', 'Full-cup bra', 'Vollschalen-BH'),
    opening: text(
      'Con {n}, la copa recoge todo el pecho y el tirante ancho reparte el peso: se nota sobre todo al final del día.',
      'With {n}, the cup takes in the whole bust and a wide strap shares the weight: you notice it most at the end of the day.',
      'Bei {n} umschließt die Schale die ganze Brust, und breite Träger verteilen das Gewicht: Das merkt man vor allem am Abend.',
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
    name: text('Sujetador de escote profundo', 'Plunge bra', 'Plunge-BH'),
    opening: text(
      'Un centro muy bajo deja espacio al escote: {n} desaparece bajo un vestido cruzado o una camisa abierta.',
      'A very low centre leaves room for the neckline: {n} disappears under a wrap dress or an open shirt.',
      'Ein sehr tiefer Steg lässt dem Ausschnitt Raum: {n} verschwindet unter dem Wickelkleid ebenso wie unter der offenen Bluse.',
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
    name: text('Bralette', 'Bralette', 'Bralette'),
    opening: text(
      'Sin aros ni cierres que molesten, el bralette {n} se pone por la cabeza y se olvida hasta la noche.',
      'No wires and no clasps to mind: the {n} bralette goes on over the head and is forgotten until night.',
      'Keine Bügel, kein Verschluss, der stört: Das Bralette {n} wird über den Kopf gezogen und bis zum Abend vergessen.',
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
    name: text('Sujetador sin tirantes', 'Strapless bra', 'Trägerloser BH'),
    opening: text(
      'Una banda interior de silicona y una espalda alta mantienen {n} en su sitio, también bailando.',
      'A silicone band inside and a high back keep {n} where it belongs, on the dance floor too.',
      'Ein Silikonband innen und ein hoher Rücken halten {n} an seinem Platz, auch beim Tanzen.',
    ),
  },
  {
    code: 'bra-sports',
    family: 'bra',
    letters: 'SJ',
    styles: 6,
    sizes: ['women-wide', 'bra-wide'],
    price: [32, 52],
    supports: high,
    name: text('Sujetador deportivo', 'Sports bra', 'Sport-BH'),
    opening: text(
      'Para correr, saltar o coger el autobús: {n} sujeta cada lado por separado y deja libres los hombros.',
      'For running, jumping or catching the bus: {n} holds each side on its own and leaves the shoulders free.',
      'Zum Laufen, Springen oder für den Sprint zum Bus: {n} stützt jede Seite einzeln und lässt den Schultern ihre Freiheit.',
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
    name: text('Sujetador reductor', 'Minimiser bra', 'Minimizer-BH'),
    opening: text(
      'El reductor {n} reparte el volumen hacia los lados y cierra la blusa sin tensar los botones.',
      'The {n} minimiser spreads volume to the sides, so a blouse closes without straining its buttons.',
      'Der Minimizer {n} verteilt das Volumen zu den Seiten, sodass die Bluse schließt, ohne an den Knöpfen zu spannen.',
    ),
  },
  {
    code: 'bra-nursing',
    family: 'bra',
    letters: 'SJ',
    styles: 4,
    sizes: ['bra-wide'],
    price: [29, 42],
    supports: medium,
    name: text('Sujetador de lactancia', 'Nursing bra', 'Still-BH'),
    opening: text(
      'Cada copa de {n} se abre con una sola mano y se vuelve a cerrar sin mirar.',
      'Each cup of {n} opens with one hand and closes again without a glance.',
      'Jede Schale von {n} lässt sich mit einer Hand öffnen und ohne hinzusehen wieder schließen.',
    ),
  },
  {
    code: 'bra-front-closure',
    family: 'bra',
    letters: 'SJ',
    styles: 5,
    sizes: ['bra-wide'],
    price: [31, 46],
    supports: high,
    name: text('Sujetador de cierre delantero', 'Front-closure bra', 'BH mit Vorderverschluss'),
    opening: text(
      'El cierre va delante, donde se ve: {n} se abrocha sin torcer los brazos y deja la espalda lisa.',
      'The clasp sits in front, where you can see it: {n} fastens without twisting your arms and leaves the back smooth.',
      'Der Verschluss sitzt vorn, wo man ihn sieht: {n} schließt ohne Verrenkung und hält den Rücken glatt.',
    ),
  },
  {
    code: 'bra-push-up',
    family: 'bra',
    letters: 'SJ',
    styles: 6,
    sizes: ['bra-small'],
    price: [29, 44],
    supports: medium,
    name: text('Sujetador push-up', 'Push-up bra', 'Push-up-BH'),
    opening: text(
      'Dos cojines ligeros, que también se pueden quitar, acercan y elevan: {n} da forma sin añadir peso.',
      'Two light pads, which also come out, draw in and lift: {n} gives shape without adding weight.',
      'Zwei leichte, herausnehmbare Kissen rücken zusammen und heben an: {n} formt, ohne schwerer zu werden.',
    ),
  },
  {
    code: 'brief-classic',
    family: 'brief',
    letters: 'BR',
    styles: 11,
    sizes: ['women-wide'],
    price: [9, 18],
    supports: [],
    name: text('Braga clásica', 'Classic brief', 'Klassischer Slip'),
    opening: text(
      'La braga de siempre, cortada de nuevo: {n} cubre bien por detrás y no aprieta en la ingle.',
      'The brief as it always was, cut anew: {n} covers well behind and does not pinch at the leg.',
      'Der Slip, wie man ihn kennt, neu geschnitten: {n} bedeckt hinten gut und schneidet am Bein nicht ein.',
    ),
  },
  {
    code: 'brief-high-waist',
    family: 'brief',
    letters: 'BR',
    styles: 9,
    sizes: ['women-wide'],
    price: [12, 22],
    supports: [],
    name: text('Braga de talle alto', 'High-waist brief', 'Taillenslip'),
    opening: text(
      'Sube hasta la cintura y se queda allí: {n} alisa el vientre con suavidad y acompaña vestidos y pantalones altos.',
      'It comes up to the waist and stays there: {n} gently smooths the tummy under dresses and high trousers.',
      'Er reicht bis zur Taille und bleibt dort: {n} glättet den Bauch sanft unter Kleidern und hohen Hosen.',
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
    name: text('Braga brasileña', 'Brazilian brief', 'Brazilian-Slip'),
    opening: text(
      'A medio camino entre la braga y el tanga, {n} sigue la curva natural y no deja marca.',
      'Halfway between a brief and a thong, {n} follows the natural curve and leaves no line.',
      'Auf halbem Weg zwischen Slip und String folgt {n} der natürlichen Rundung und hinterlässt keine Linie.',
    ),
  },
  {
    code: 'brief-boyshort',
    family: 'brief',
    letters: 'BR',
    styles: 8,
    sizes: ['women'],
    price: [12, 21],
    supports: [],
    name: text('Culotte', 'Boyshort', 'Panty'),
    opening: text(
      'Recto en la pierna y bajo en la cadera, el culotte {n} se lleva solo en casa tan bien como bajo un vaquero.',
      'Straight at the leg and low on the hip, the {n} boyshort is as good on its own at home as under jeans.',
      'Gerade am Bein und tief auf der Hüfte: Die Panty {n} trägt sich zu Hause allein so gut wie unter der Jeans.',
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
    name: text('Tanga', 'Thong', 'String'),
    opening: text(
      'Costuras planas y una cintura que no se clava: el tanga {n} existe solo para quien lo lleva.',
      'Flat seams and a waistband that does not dig in: the {n} thong is there for its wearer alone.',
      'Flache Nähte und ein Bund, der nicht einschneidet: Von dem String {n} weiß nur, wer ihn trägt.',
    ),
  },
  {
    code: 'shaper-short',
    family: 'shaper',
    letters: 'FJ',
    styles: 8,
    sizes: ['women-wide'],
    price: [38, 62],
    supports: control,
    name: text('Faja pantalón', 'Shaping short', 'Miederhose'),
    opening: text(
      'Desde la cintura hasta medio muslo, {n} alisa vientre, cadera y pierna de una sola pieza.',
      'From the waist to mid-thigh, {n} smooths tummy, hip and leg in a single piece.',
      'Von der Taille bis zur Mitte des Oberschenkels glättet {n} Bauch, Hüfte und Bein in einem Zug.',
    ),
  },
  {
    code: 'shaper-waist-cincher',
    family: 'shaper',
    letters: 'FJ',
    styles: 6,
    sizes: ['women'],
    price: [42, 68],
    supports: ['control-medio', 'control-firme'],
    name: text('Cinturilla', 'Waist cincher', 'Taillenformer'),
    opening: text(
      'La cinturilla {n} dibuja la cintura con varillas flexibles que acompañan al sentarse.',
      'The {n} cincher draws the waist with flexible boning that follows when you sit.',
      'Der Taillenformer {n} zeichnet die Taille mit biegsamen Stäbchen, die beim Sitzen nachgeben.',
    ),
  },
  {
    code: 'shaper-slip',
    family: 'shaper',
    letters: 'FJ',
    styles: 5,
    sizes: ['women-wide'],
    price: [45, 69],
    supports: control,
    name: text('Combinación moldeadora', 'Shaping slip', 'Formendes Unterkleid'),
    opening: text(
      'Bajo un vestido de punto o de seda, {n} alisa sin cortes desde el pecho hasta el muslo.',
      'Under a knitted or a silky dress, {n} smooths without a break from bust to thigh.',
      'Unter Strick oder Seide glättet {n} ohne Übergang von der Brust bis zum Oberschenkel.',
    ),
  },
  {
    code: 'shaper-leggings',
    family: 'shaper',
    letters: 'FJ',
    styles: 4,
    sizes: ['women-wide'],
    price: [39, 59],
    supports: ['control-suave', 'control-medio'],
    name: text('Leggings moldeadores', 'Shaping leggings', 'Formende Leggings'),
    opening: text(
      'Opacos y de cintura alta, los leggings {n} sostienen el vientre y dejan doblar la rodilla.',
      'Opaque and high at the waist, the {n} leggings hold the tummy and let the knee bend.',
      'Blickdicht und mit hohem Bund: Die Leggings {n} stützen den Bauch und lassen dem Knie Spiel.',
    ),
  },
  {
    code: 'bodysuit-shaping',
    family: 'shaping-body',
    letters: 'FJ',
    styles: 7,
    sizes: ['women-wide', 'bra-wide'],
    price: [54, 84],
    supports: control,
    name: text('Body moldeador', 'Shaping bodysuit', 'Formender Body'),
    opening: text(
      'Copa, cintura y cadera en una sola prenda: {n} alisa la espalda donde otras prendas la cortan.',
      'Cup, waist and hip in one garment: {n} smooths the back where others cut across it.',
      'Schale, Taille und Hüfte in einem Stück: {n} glättet den Rücken, wo andere einschneiden.',
    ),
  },
  {
    code: 'bodysuit',
    family: 'body',
    letters: 'BD',
    styles: 9,
    sizes: ['women', 'bra-regular'],
    price: [36, 58],
    supports: [],
    name: text('Body', 'Bodysuit', 'Body'),
    opening: text(
      'El body {n} se abrocha con tres corchetes planos y se deja ver con gusto bajo una americana.',
      'The {n} bodysuit closes with three flat snaps and is happy to be seen under a blazer.',
      'Der Body {n} schließt mit drei flachen Druckknöpfen und zeigt sich gern unter einem Blazer.',
    ),
  },
  {
    code: 'corset',
    family: 'body',
    letters: 'CR',
    styles: 5,
    sizes: ['bra-regular'],
    price: [64, 98],
    supports: ['soporte-alto'],
    name: text('Corsé', 'Corset', 'Korsett'),
    opening: text(
      'Diez ballenas flexibles y un cordón en la espalda: el corsé {n} afina la cintura al gusto de cada una.',
      'Ten flexible bones and a lacing at the back: the {n} corset narrows the waist as much as you like.',
      'Zehn biegsame Stäbchen und eine Schnürung im Rücken: Das Korsett {n} formt die Taille so stark, wie man es mag.',
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
    name: text('Camisón', 'Nightdress', 'Nachthemd'),
    opening: text(
      'Corte recto y tirantes que se ajustan: el camisón {n} cae sin pegarse y deja dormir.',
      'A straight cut and straps that adjust: the {n} nightdress falls without clinging and lets you sleep.',
      'Gerader Schnitt und verstellbare Träger: Das Nachthemd {n} fällt locker und lässt schlafen.',
    ),
  },
  {
    code: 'pyjama-set',
    family: 'night',
    letters: 'PJ',
    styles: 7,
    sizes: ['women-wide'],
    price: [42, 69],
    supports: [],
    name: text('Pijama', 'Pyjama set', 'Pyjama'),
    opening: text(
      'Camisa con botones y pantalón con bolsillos: el pijama {n} sirve para la cama y para el desayuno largo.',
      'A buttoned shirt and trousers with pockets: the {n} pyjamas do for bed and for a long breakfast.',
      'Hemd zum Knöpfen, Hose mit Taschen: Der Pyjama {n} taugt fürs Bett und für das lange Frühstück.',
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
    name: text('Camisola', 'Camisole', 'Hemdchen'),
    opening: text(
      'De día bajo la chaqueta y de noche con el pantalón del pijama, la camisola {n} no distingue las horas.',
      'Under a jacket by day and with pyjama bottoms by night, the {n} camisole does not tell the hours apart.',
      'Tagsüber unter der Jacke, nachts zur Pyjamahose: Das Hemdchen {n} kennt keine Uhrzeit.',
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
    name: text('Bata', 'Robe', 'Morgenmantel'),
    opening: text(
      'Cruzada, con cinturón y bolsillos de verdad: la bata {n} abriga lo justo entre la ducha y la calle.',
      'Wrapped, belted and with real pockets: the {n} robe is just warm enough between the shower and the street.',
      'Gewickelt, mit Gürtel und echten Taschen: Der Morgenmantel {n} wärmt genau richtig zwischen Dusche und Tür.',
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
    name: text('Bañador', 'Swimsuit', 'Badeanzug'),
    opening: text(
      'Forro delante y tirantes que no ceden con el agua: el bañador {n} está hecho para nadar.',
      'Lined in front, with straps that do not give in the water: the {n} swimsuit is made for swimming.',
      'Vorn gefüttert, mit Trägern, die im Wasser nicht nachgeben: Der Badeanzug {n} ist zum Schwimmen gemacht.',
    ),
  },
  {
    code: 'bikini-top',
    family: 'swim',
    letters: 'BI',
    styles: 6,
    sizes: ['bra-regular', 'women'],
    price: [26, 44],
    supports: medium,
    name: text('Top de bikini', 'Bikini top', 'Bikinioberteil'),
    opening: text(
      'El top {n} sujeta como un sujetador y se seca como un bikini.',
      'The {n} top holds like a bra and dries like a bikini.',
      'Das Oberteil {n} hält wie ein BH und trocknet wie ein Bikini.',
    ),
  },
  {
    code: 'bikini-bottom',
    family: 'swim',
    letters: 'BI',
    styles: 6,
    sizes: ['women-wide'],
    price: [18, 32],
    supports: [],
    name: text('Braguita de bikini', 'Bikini bottom', 'Bikinihose'),
    opening: text(
      'De cobertura media y costura doble, {n} no se mueve ni con la tercera ola.',
      'Medium in coverage and doubly sewn, {n} stays put even at the third wave.',
      'Mittlere Bedeckung, doppelte Naht: {n} sitzt auch nach der dritten Welle.',
    ),
  },
  {
    code: 'tights',
    family: 'hosiery',
    letters: 'MD',
    styles: 5,
    sizes: ['hosiery'],
    price: [8, 16],
    supports: [],
    name: text('Panti', 'Tights', 'Strumpfhose'),
    opening: text(
      'Cintura ancha, rombo de algodón y puntera reforzada: el panti {n} aguanta la jornada.',
      'A wide waistband, a cotton gusset and reinforced toes: {n} tights last the day.',
      'Breiter Bund, Zwickel aus Baumwolle und verstärkte Spitze: Die Strumpfhose {n} hält den Tag durch.',
    ),
  },
  {
    code: 'stockings',
    family: 'hosiery',
    letters: 'MD',
    styles: 3,
    sizes: ['hosiery'],
    price: [10, 19],
    supports: [],
    name: text('Medias', 'Stockings', 'Strümpfe'),
    opening: text(
      'Una blonda de diez centímetros con dos líneas de silicona: las medias {n} se quedan donde se ponen.',
      'Ten centimetres of lace with two lines of silicone: {n} stockings stay where you put them.',
      'Zehn Zentimeter Spitze mit zwei Silikonlinien: Die Strümpfe {n} bleiben, wo man sie hinzieht.',
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
    name: text('Bóxer', 'Boxer', 'Boxershorts'),
    opening: text(
      'Pierna larga que no sube y bolsa con forma: el bóxer {n} se pone por la mañana y no pide nada más.',
      'A long leg that does not ride up and a shaped pouch: put the {n} boxer on in the morning and think no more of it.',
      'Langes Bein, das nicht hochrutscht, und ein geformter Vordereinsatz: Die Boxershorts {n} zieht man morgens an und vergisst sie.',
    ),
  },
  {
    code: 'men-trunk',
    family: 'men-underwear',
    letters: 'HI',
    styles: 7,
    sizes: ['men'],
    price: [11, 20],
    supports: [],
    name: text('Trunk', 'Trunk', 'Trunk'),
    opening: text(
      'Más corto que un bóxer y más cubierto que un slip: el trunk {n} va bien bajo cualquier pantalón.',
      'Shorter than a boxer and with more cover than a brief: the {n} trunk goes under any trousers.',
      'Kürzer als Boxershorts, bedeckter als ein Slip: Der Trunk {n} passt unter jede Hose.',
    ),
  },
  {
    code: 'men-brief',
    family: 'men-underwear',
    letters: 'HI',
    styles: 6,
    sizes: ['men'],
    price: [9, 16],
    supports: [],
    name: text('Slip', 'Brief', 'Slip'),
    opening: text(
      'El slip {n} tiene costuras planas y una goma que no marca: un clásico sin ruido.',
      'The {n} brief has flat seams and an elastic that leaves no mark: a quiet classic.',
      'Der Slip {n} hat flache Nähte und einen Bund, der keine Spuren lässt: ein stiller Klassiker.',
    ),
  },
  {
    code: 'men-undershirt',
    family: 'men-underwear',
    letters: 'HI',
    styles: 5,
    sizes: ['men'],
    price: [15, 26],
    supports: [],
    name: text('Camiseta interior', 'Undershirt', 'Unterhemd'),
    opening: text(
      'Larga para que no se salga del pantalón, la camiseta {n} desaparece bajo la camisa.',
      'Long enough to stay tucked in, the {n} undershirt disappears under a shirt.',
      'Lang genug, um in der Hose zu bleiben: Das Unterhemd {n} verschwindet unter dem Hemd.',
    ),
  },
  {
    code: 'men-shaping-vest',
    family: 'men-shaper',
    letters: 'HF',
    styles: 5,
    sizes: ['men'],
    price: [38, 58],
    supports: control,
    name: text('Chaleco moldeador', 'Shaping vest', 'Formende Weste'),
    opening: text(
      'Un panel doble en el vientre y tirantes que enderezan los hombros: con {n} la camisa sienta mejor.',
      'A double panel over the stomach and straps that set the shoulders back: with {n} a shirt sits better.',
      'Doppelter Einsatz am Bauch und Träger, die die Schultern aufrichten: Mit {n} sitzt das Hemd besser.',
    ),
  },
  {
    code: 'men-shaping-short',
    family: 'men-shaper',
    letters: 'HF',
    styles: 4,
    sizes: ['men'],
    price: [34, 52],
    supports: ['control-suave', 'control-medio'],
    name: text('Pantalón moldeador', 'Shaping short', 'Formende Hose'),
    opening: text(
      'La cintura alta de {n} alisa sin enrollarse y la pierna evita el roce.',
      'The high waist of {n} smooths without rolling, and the leg prevents chafing.',
      'Der hohe Bund von {n} glättet, ohne sich zu rollen, und das Bein verhindert Reibung.',
    ),
  },
  {
    code: 'men-pyjama',
    family: 'men-night',
    letters: 'HP',
    styles: 6,
    sizes: ['men'],
    price: [39, 62],
    supports: [],
    name: text('Pijama de hombre', 'Men’s pyjamas', 'Herrenpyjama'),
    opening: text(
      'Cuello abierto, botones de verdad y pantalón con cordón: el pijama {n} aguanta muchos domingos.',
      'An open collar, real buttons and a drawstring: {n} pyjamas are good for many Sundays.',
      'Offener Kragen, echte Knöpfe und Kordelzug: Der Pyjama {n} macht viele Sonntage mit.',
    ),
  },
  {
    code: 'men-swim-short',
    family: 'men-swim',
    letters: 'HB',
    styles: 6,
    sizes: ['men'],
    price: [29, 46],
    supports: [],
    name: text('Bañador de hombre', 'Swim short', 'Badeshorts'),
    opening: text(
      'Forro de malla, bolsillo trasero y secado rápido: el bañador {n} pasa del agua a la terraza.',
      'A mesh lining, a back pocket and quick to dry: the {n} swim short goes from the water to the terrace.',
      'Netzfutter, Gesäßtasche und schnell trocken: Die Badeshorts {n} gehen vom Wasser direkt auf die Terrasse.',
    ),
  },
];

export const productTypes: readonly SeedType[] = [...womenTypes, ...menTypes];

export function sizeGuideOf({ family, sizes }: SeedType): 'bras' | 'menswear' | 'swimwear' | null {
  if (family === 'swim') return 'swimwear';
  if (family === 'men-shaper') return 'menswear';
  return family === 'bra' || sizes.some((run) => run.startsWith('bra')) ? 'bras' : null;
}

export const supportLevels: readonly { code: string; name: Localized }[] = [
  { code: 'soporte-ligero', name: text('Soporte ligero', 'Light support', 'Leichter Halt') },
  { code: 'soporte-medio', name: text('Soporte medio', 'Medium support', 'Mittlerer Halt') },
  { code: 'soporte-alto', name: text('Soporte alto', 'High support', 'Starker Halt') },
  { code: 'control-suave', name: text('Control suave', 'Light control', 'Leichte Formkraft') },
  { code: 'control-medio', name: text('Control medio', 'Medium control', 'Mittlere Formkraft') },
  { code: 'control-firme', name: text('Control firme', 'Firm control', 'Starke Formkraft') },
];
