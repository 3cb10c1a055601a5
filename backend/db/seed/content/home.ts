import type { SceneName } from 'garments/scenes/scene.ts';
import { departments } from '../departments.ts';
import { mapLocalized, text } from '../localized.ts';
import type { SeedBlock } from './block.ts';

const catalogue = (code: string) => {
  const department = departments.find((one) => one.code === code);
  if (!department) throw new Error(`No department ${code}`);
  return { href: mapLocalized((locale) => `/catalogue/${department.slug[locale]}`), name: department.name };
};

const tile = (code: string, scene: SceneName): SeedBlock => {
  const { href, name } = catalogue(code);
  return { code: `department-${code}`, type: 'IMAGEN', href, scene, texts: { titulo: name, alt: name } };
};

const guide = text('/home/solution-guide/test', '/home/solution-guide/test', '/home/solution-guide/test');
const register = text(
  '/home/catalog-sale-register-here',
  '/home/catalog-sale-register-here',
  '/home/catalog-sale-register-here',
);

export const home: readonly SeedBlock[] = [
  {
    code: 'hero',
    type: 'IMAGEN',
    href: catalogue('women').href,
    scene: 'home-hero',
    texts: {
      titulo: text('Lencería que se adapta a ti', 'Lingerie that adapts to you', 'Wäsche, die sich Ihnen anpasst'),
      texto: text(
        'Elige con calma en el catálogo y pídelo a una persona que conoce tu talla.',
        'Choose at your own pace from the catalogue and order from someone who knows your size.',
        'Wählen Sie in Ruhe aus dem Katalog und bestellen Sie bei einem Menschen, der Ihre Größe kennt.',
      ),
      accion: text('Ver el catálogo', 'See the catalogue', 'Zum Katalog'),
      alt: text(
        'Dos mujeres en un vestidor luminoso: una con encaje color vino, la otra con un conjunto blanco de talle alto.',
        'Two women in a bright dressing room: one in wine-coloured lace, the other in a white high-waist set.',
        'Zwei Frauen in einem hellen Ankleidezimmer: die eine in weinroter Spitze, die andere in weißer, hoch geschnittener Wäsche.',
      ),
    },
  },
  {
    code: 'campaign',
    type: 'IMAGEN',
    href: catalogue('nightwear').href,
    scene: 'campaign',
    texts: {
      titulo: text('Las horas lentas', 'The slow hours', 'Die langsamen Stunden'),
      texto: text(
        'Batas que se quedan puestas hasta mediodía y camisones que también valen para el balcón.',
        'Robes that stay on until noon, and nightdresses that will do for the balcony too.',
        'Morgenmäntel, die bis mittags anbleiben, und Nachthemden, die auch für den Balkon taugen.',
      ),
      accion: text('Ver la ropa de dormir', 'See the nightwear', 'Nachtwäsche ansehen'),
      alt: text(
        'Una mujer con bata color mostaza y otra con camisón de encaje color vino, delante de un arco terracota.',
        'One woman in a mustard robe and another in a wine-coloured lace nightdress, in front of a terracotta arch.',
        'Eine Frau im senfgelben Morgenmantel und eine im weinroten Spitzennachthemd vor einem terrakottafarbenen Bogen.',
      ),
    },
  },
  tile('bras', 'department-bras'),
  tile('briefs', 'department-briefs'),
  tile('shapewear', 'department-shapewear'),
  tile('bodies', 'department-bodies'),
  tile('nightwear', 'department-nightwear'),
  tile('swimwear', 'department-swimwear'),
  tile('men', 'department-men'),
  {
    code: 'step-browse',
    type: 'TEXTO',
    texts: {
      titulo: text('Mira', 'Browse', 'Stöbern'),
      texto: text(
        'Ojea el catálogo en papel o aquí, con precios y tallas al día.',
        'Leaf through the catalogue on paper or here, with prices and sizes up to date.',
        'Blättern Sie im gedruckten Katalog oder hier, mit aktuellen Preisen und Größen.',
      ),
    },
  },
  {
    code: 'step-ask',
    type: 'TEXTO',
    texts: {
      titulo: text('Pregunta', 'Ask', 'Fragen'),
      texto: text(
        'Tu ejecutiva resuelve tus dudas de talla y de tejido, por mensaje o en persona.',
        'Your executive answers questions about size and fabric, by message or in person.',
        'Ihre Beraterin beantwortet Fragen zu Größe und Material, per Nachricht oder persönlich.',
      ),
    },
  },
  {
    code: 'step-order',
    type: 'TEXTO',
    texts: {
      titulo: text('Pide', 'Order', 'Bestellen'),
      texto: text(
        'Ella reúne los pedidos de sus clientas y los envía en cada campaña.',
        'She gathers her clients’ orders and sends them in with each campaign.',
        'Sie sammelt die Bestellungen ihrer Kundinnen und gibt sie in jeder Kampagne auf.',
      ),
    },
  },
  {
    code: 'step-receive',
    type: 'TEXTO',
    texts: {
      titulo: text('Recibe', 'Receive', 'Erhalten'),
      texto: text(
        'Te lo entrega en mano o va directo a tu casa. Si no te queda bien, se cambia.',
        'She hands it to you, or it comes straight to your home. If it does not fit, it is exchanged.',
        'Sie bringt es Ihnen vorbei, oder es kommt direkt zu Ihnen nach Hause. Passt es nicht, wird es umgetauscht.',
      ),
    },
  },
  {
    code: 'executives',
    type: 'IMAGEN',
    href: register,
    scene: 'business',
    texts: {
      titulo: text('Con una ejecutiva cerca', 'With an executive nearby', 'Mit einer Beraterin in der Nähe'),
      texto: text(
        'Nuestras ejecutivas venden el catálogo a su manera: en casa, en el trabajo, por mensaje. Conocen a sus clientas y sus tallas.',
        'Our executives sell the catalogue in their own way: at home, at work, by message. They know their clients and their sizes.',
        'Unsere Beraterinnen verkaufen den Katalog auf ihre Art: zu Hause, im Büro, per Nachricht. Sie kennen ihre Kundinnen und deren Größen.',
      ),
      accion: text('Sé ejecutiva', 'Become an executive', 'Beraterin werden'),
      alt: text(
        'Una ejecutiva en la mesa de su cocina, con el catálogo abierto, el teléfono y una taza de café.',
        'An executive at her kitchen table, with the catalogue open, her phone and a cup of coffee.',
        'Eine Beraterin an ihrem Küchentisch, vor sich den offenen Katalog, das Telefon und eine Tasse Kaffee.',
      ),
    },
  },
  {
    code: 'guide',
    type: 'IMAGEN',
    href: guide,
    scene: 'guide',
    texts: {
      titulo: text('Tu talla, en tres medidas', 'Your size in three measurements', 'Ihre Größe in drei Maßen'),
      texto: text(
        'La mayoría de las dudas de talla se resuelven con una cinta métrica y un espejo. Las medidas se quedan en tu dispositivo.',
        'Most doubts about size are settled by a tape measure and a mirror. Your measurements stay on your device.',
        'Die meisten Fragen zur Größe klären ein Maßband und ein Spiegel. Ihre Maße bleiben auf Ihrem Gerät.',
      ),
      accion: text('Hacer la prueba', 'Take the test', 'Zum Test'),
      alt: text(
        'Una mujer se mide con una cinta métrica; detrás, un sujetador cuelga del respaldo de una silla.',
        'A woman measures herself with a tape; behind her, a bra hangs over the back of a chair.',
        'Eine Frau misst sich mit einem Maßband; hinter ihr hängt ein BH über einer Stuhllehne.',
      ),
    },
  },
  {
    code: 'newsletter',
    type: 'TEXTO',
    texts: {
      titulo: text('Una carta cada campaña', 'One letter a campaign', 'Ein Brief pro Kampagne'),
      texto: text(
        'Novedades y consejos de talla, sin ruido. Te das de baja cuando quieras.',
        'News and sizing advice, without the noise. Unsubscribe whenever you like.',
        'Neues und Tipps zur Größe, ohne Lärm. Abmelden können Sie sich jederzeit.',
      ),
      accion: text('Suscribirme', 'Subscribe', 'Abonnieren'),
    },
  },
];

export const love: readonly SeedBlock[] = [
  {
    code: 'hero',
    type: 'IMAGEN',
    href: catalogue('bodies').href,
    scene: 'love',
    texts: {
      titulo: text('Quererse también es esto', 'This, too, is love', 'Auch das ist Liebe'),
      texto: text(
        'Cuerpos de todas las edades, sin retoques y sin disculpas.',
        'Bodies of every age, without retouching and without apology.',
        'Körper jeden Alters, ohne Retusche und ohne Entschuldigung.',
      ),
      accion: text('Ver los bodies', 'See the bodysuits', 'Bodys ansehen'),
      alt: text(
        'Tres mujeres de distintas edades, con body, camisón y conjunto color vino, delante de un arco verde.',
        'Three women of different ages, in a bodysuit, a nightdress and a wine-coloured set, in front of a green arch.',
        'Drei Frauen verschiedenen Alters in Body, Nachthemd und weinroter Wäsche vor einem grünen Bogen.',
      ),
    },
  },
];

export const yourBusiness: readonly SeedBlock[] = [
  {
    code: 'hero',
    type: 'IMAGEN',
    href: register,
    scene: 'business',
    texts: {
      titulo: text('Tu negocio, a tu ritmo', 'Your business, at your pace', 'Ihr Geschäft, in Ihrem Tempo'),
      texto: text(
        'Empieza con un catálogo y tus propias clientas. Sin horarios y sin almacén en casa.',
        'Start with a catalogue and clients of your own. No set hours and no stock at home.',
        'Beginnen Sie mit einem Katalog und eigenen Kundinnen. Ohne feste Zeiten und ohne Lager zu Hause.',
      ),
      accion: text('Empezar', 'Get started', 'Jetzt anfangen'),
      alt: text(
        'Una ejecutiva en la mesa de su cocina, con el catálogo abierto, el teléfono y una taza de café.',
        'An executive at her kitchen table, with the catalogue open, her phone and a cup of coffee.',
        'Eine Beraterin an ihrem Küchentisch, vor sich den offenen Katalog, das Telefon und eine Tasse Kaffee.',
      ),
    },
  },
];
