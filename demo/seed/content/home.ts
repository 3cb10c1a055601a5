import type { SceneName } from '../../garments/scene.ts';
import { departments } from '../goods/departments.ts';
import { mapLocalized, text } from '../goods/localized.ts';
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

const guide = mapLocalized(() => '/home/solution-guide');
const register = mapLocalized(() => '/home/catalog-sale-register-here');

export const home: readonly SeedBlock[] = [
  {
    code: 'hero',
    type: 'IMAGEN',
    href: catalogue('women').href,
    scene: 'home-hero',
    texts: {
      titulo: text('Lencería que se adapta a ti'),
      texto: text('Elige con calma en el catálogo y pídelo a una persona que conoce tu talla.'),
      accion: text('Ver el catálogo'),
      alt: text(
        'Dos mujeres en un vestidor luminoso: una con encaje color vino, la otra con un conjunto blanco de talle alto.',
      ),
    },
  },
  {
    code: 'campaign',
    type: 'IMAGEN',
    href: catalogue('nightwear').href,
    scene: 'campaign',
    texts: {
      titulo: text('Las horas lentas'),
      texto: text('Batas que se quedan puestas hasta mediodía y camisones que también valen para el balcón.'),
      accion: text('Ver la ropa de dormir'),
      alt: text(
        'Una mujer con bata color mostaza y otra con camisón de encaje color vino, delante de un arco terracota.',
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
      titulo: text('Mira'),
      texto: text('Ojea el catálogo en papel o aquí, con precios y tallas al día.'),
    },
  },
  {
    code: 'step-ask',
    type: 'TEXTO',
    texts: {
      titulo: text('Pregunta'),
      texto: text('Tu ejecutiva resuelve tus dudas de talla y de tejido, por mensaje o en persona.'),
    },
  },
  {
    code: 'step-order',
    type: 'TEXTO',
    texts: {
      titulo: text('Pide'),
      texto: text('Ella reúne los pedidos de sus clientas y los envía en cada campaña.'),
    },
  },
  {
    code: 'step-receive',
    type: 'TEXTO',
    texts: {
      titulo: text('Recibe'),
      texto: text('Te lo entrega en mano o va directo a tu casa. Si no te queda bien, se cambia.'),
    },
  },
  {
    code: 'executives',
    type: 'IMAGEN',
    href: register,
    scene: 'business',
    texts: {
      titulo: text('Con una ejecutiva cerca'),
      texto: text(
        'Nuestras ejecutivas venden el catálogo a su manera: en casa, en el trabajo, por mensaje. Conocen a sus clientas y sus tallas.',
      ),
      accion: text('Hazte ejecutiva'),
      alt: text('Una ejecutiva en la mesa de su cocina, con el catálogo abierto, el teléfono y una taza de café.'),
    },
  },
  {
    code: 'guide',
    type: 'IMAGEN',
    href: guide,
    scene: 'guide',
    texts: {
      titulo: text('Tu talla, en tres medidas'),
      texto: text(
        'La mayoría de las dudas de talla se resuelven con una cinta métrica y un espejo. Las medidas se quedan en tu dispositivo.',
      ),
      accion: text('Encontrar mi talla'),
      alt: text('Una mujer se mide con una cinta métrica; detrás, un sujetador cuelga del respaldo de una silla.'),
    },
  },
  {
    code: 'newsletter',
    type: 'TEXTO',
    texts: {
      titulo: text('Nuestra newsletter, una vez por campaña'),
      texto: text('Novedades y consejos de talla, sin ruido. Te das de baja cuando quieras.'),
      accion: text('Apuntarme'),
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
      titulo: text('Quererse también es esto'),
      texto: text('Cuerpos de todas las edades, sin disculpas.'),
      accion: text('Ver los bodies'),
      alt: text('Tres mujeres de distintas edades, con body, camisón y conjunto color vino, delante de un arco verde.'),
    },
  },
  {
    code: 'opening',
    type: 'TEXTO',
    texts: {
      titulo: text('Lo que llevas debajo lo eliges para ti'),
      texto: text(
        'Hacemos lencería en muchísimas tallas y la probamos en personas que la llevan un día entero: de pie, sentadas, corriendo detrás del autobús. Lo que aprieta, pica o se sube vuelve al taller.',
      ),
    },
  },
  {
    code: 'ages',
    type: 'IMAGEN',
    href: catalogue('bras').href,
    scene: 'home-hero',
    texts: {
      titulo: text('A los treinta, a los sesenta, después de todo'),
      texto: text(
        'Un cuerpo cambia: por un embarazo, una operación, un verano o porque sí. La talla es una medida, no una nota.',
      ),
      accion: text('Ver los sujetadores'),
      alt: text(
        'Dos mujeres en un vestidor luminoso: una con encaje color vino, la otra con un conjunto blanco de talle alto.',
      ),
    },
  },
  {
    code: 'promise',
    type: 'PLANTILLA HTML',
    texts: {
      titulo: text('Lo que prometemos, y lo que no'),
      html: text(
        '<ul><li>En nuestras imágenes hay cuerpos de todas las edades.</li><li>Una prenda moldeadora da forma mientras la llevas. No adelgaza, y no diremos lo contrario.</li><li>Lo que no te queda bien se cambia, con los plazos por escrito.</li></ul><blockquote>Si al llegar a casa estás deseando quitártela, no es la tuya.</blockquote>',
      ),
    },
  },
  {
    code: 'slow',
    type: 'IMAGEN',
    href: catalogue('nightwear').href,
    scene: 'campaign',
    texts: {
      titulo: text('También para quedarse en casa'),
      texto: text('Quererse es, muchas veces, una bata, un café y nadie que te espere hasta las once.'),
      accion: text('Ver la ropa de dormir'),
      alt: text(
        'Una mujer con bata color mostaza y otra con camisón de encaje color vino, delante de un arco terracota.',
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
      titulo: text('Tu negocio, a tu ritmo'),
      texto: text('Empieza con un catálogo y tus propias clientas. Sin horarios y sin almacén en casa.'),
      accion: text('Empezar'),
      alt: text('Una ejecutiva en la mesa de su cocina, con el catálogo abierto, el teléfono y una taza de café.'),
    },
  },
];
