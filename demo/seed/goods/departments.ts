import type { Localized } from 'contract/common/schemas.ts';
import { mapLocalized, text, toSlug } from './localized.ts';

export type SeedDepartment = {
  code: string;
  parent: string | null;
  gender: 1 | 2;
  group: { label: Localized; position: number } | null;
  name: Localized;
  description: Localized;
  slug: Localized;
};

const byType = { label: text('Por tipo'), position: 1 };
const bySupport = { label: text('Por sujeción'), position: 2 };
const byControl = { label: text('Por control'), position: 2 };
const byFabric = { label: text('Por tejido'), position: 2 };

type Leaf = [code: string, name: Localized];
type Category = {
  code: string;
  name: Localized;
  description: Localized;
  leaves: { group: NonNullable<SeedDepartment['group']>; items: Leaf[] }[];
};

const controls = (prefix: string): Leaf[] => [
  [`${prefix}-control-suave`, text('Control suave')],
  [`${prefix}-control-medio`, text('Control medio')],
  [`${prefix}-control-firme`, text('Control firme')],
];

const women: Category[] = [
  {
    code: 'bras',
    name: text('Sujetadores'),
    description: text(
      'Sujetadores para cada escote y cada día, de la 85A a la 115G (70A a 100G en talla europea), con y sin aros.',
    ),
    leaves: [
      {
        group: byType,
        items: [
          ['bra-balconette', text('Balconette')],
          ['bra-full-cup', text('Copa completa')],
          ['bra-plunge', text('Escote profundo')],
          ['bra-bralette', text('Bralettes')],
          ['bra-strapless', text('Sin tirantes')],
          ['bra-sports', text('Deportivos')],
          ['bra-minimizer', text('Reductores')],
          ['bra-nursing', text('Lactancia')],
          ['bra-front-closure', text('Cierre delantero')],
          ['bra-push-up', text('Push-up')],
        ],
      },
      {
        group: bySupport,
        items: [
          ['bras-soporte-ligero', text('Sujeción ligera')],
          ['bras-soporte-medio', text('Sujeción media')],
          ['bras-soporte-alto', text('Sujeción alta')],
        ],
      },
    ],
  },
  {
    code: 'briefs',
    name: text('Bragas'),
    description: text('Bragas que no se marcan y no se mueven: clásicas, altas, brasileñas, culottes y tangas.'),
    leaves: [
      {
        group: byType,
        items: [
          ['brief-classic', text('Clásicas')],
          ['brief-high-waist', text('Talle alto')],
          ['brief-brazilian', text('Brasileñas')],
          ['brief-boyshort', text('Culottes')],
          ['brief-thong', text('Tangas')],
        ],
      },
      {
        group: byFabric,
        items: [
          ['briefs-algodon', text('Algodón')],
          ['briefs-encaje', text('Encaje')],
          ['briefs-microfibra', text('Microfibra')],
        ],
      },
    ],
  },
  {
    code: 'shapewear',
    name: text('Fajas y moldeadores'),
    description: text('Prendas que alisan y sostienen sin apretar, desde un control suave hasta uno firme.'),
    leaves: [
      {
        group: byType,
        items: [
          ['shaper-short', text('Fajas pantalón')],
          ['shaper-waist-cincher', text('Fajas de cintura')],
          ['shaper-slip', text('Combinaciones moldeadoras')],
          ['shaper-leggings', text('Leggings moldeadores')],
          ['bodysuit-shaping', text('Bodies moldeadores')],
        ],
      },
      { group: byControl, items: controls('shapewear') },
    ],
  },
  {
    code: 'bodies',
    name: text('Bodies y corsés'),
    description: text('Para llevar debajo o a la vista: bodies ligeros y corsés con ballenas flexibles.'),
    leaves: [
      {
        group: byType,
        items: [
          ['bodysuit', text('Bodies')],
          ['corset', text('Corsés')],
        ],
      },
    ],
  },
  {
    code: 'nightwear',
    name: text('Ropa de dormir'),
    description: text('Camisones, pijamas, camisolas y batas para las horas más lentas.'),
    leaves: [
      {
        group: byType,
        items: [
          ['nightdress', text('Camisones')],
          ['pyjama-set', text('Pijamas')],
          ['camisole', text('Camisolas')],
          ['robe', text('Batas')],
        ],
      },
    ],
  },
  {
    code: 'swimwear',
    name: text('Baño'),
    description: text('Bañadores y bikinis que sujetan tanto en la orilla como en el agua.'),
    leaves: [
      {
        group: byType,
        items: [
          ['swimsuit', text('Bañadores')],
          ['bikini-top', text('Tops de bikini')],
          ['bikini-bottom', text('Braguitas de bikini')],
        ],
      },
    ],
  },
  {
    code: 'hosiery',
    name: text('Medias y pantis'),
    description: text(
      'Pantis con cintura que no se enrolla y medias de blonda que se quedan en su sitio, en mate o con brillo.',
    ),
    leaves: [
      {
        group: byType,
        items: [
          ['tights', text('Pantis')],
          ['stockings', text('Medias')],
        ],
      },
    ],
  },
];

const men: Category[] = [
  {
    code: 'men-underwear',
    name: text('Ropa interior'),
    description: text('Bóxers, slips y camisetas de tacto suave, hechos para durar.'),
    leaves: [
      {
        group: byType,
        items: [
          ['men-boxer', text('Bóxers')],
          ['men-trunk', text('Bóxers cortos')],
          ['men-brief', text('Slips')],
          ['men-undershirt', text('Camisetas interiores')],
        ],
      },
    ],
  },
  {
    code: 'men-shapewear',
    name: text('Moldeadores'),
    description: text('Camisetas y bóxers que acompañan la espalda y alisan la cintura.'),
    leaves: [
      {
        group: byType,
        items: [
          ['men-shaping-vest', text('Camisetas moldeadoras')],
          ['men-shaping-short', text('Bóxers moldeadores')],
        ],
      },
      { group: byControl, items: controls('men-shapewear') },
    ],
  },
  {
    code: 'men-nightwear',
    name: text('Ropa de dormir'),
    description: text('Pijamas de algodón y modal para dormir y para el domingo entero.'),
    leaves: [{ group: byType, items: [['men-pyjama', text('Pijamas')]] }],
  },
  {
    code: 'men-swimwear',
    name: text('Baño'),
    description: text('Bañadores de secado rápido con bolsillos y cordón.'),
    leaves: [{ group: byType, items: [['men-swim-short', text('Bañadores', 'de hombre')]] }],
  },
];

const slugUnder = (parent: Localized | null, name: Localized) =>
  mapLocalized((locale) => [parent?.[locale], toSlug(name[locale], locale)].filter(Boolean).join('/'));

function gather(code: string, gender: 1 | 2, name: Localized, description: Localized, categories: Category[]) {
  const root: SeedDepartment = {
    code,
    parent: null,
    gender,
    group: null,
    name,
    description,
    slug: slugUnder(null, name),
  };
  const rows = [root];
  for (const category of categories) {
    const slug = slugUnder(root.slug, category.name);
    rows.push({
      code: category.code,
      parent: code,
      gender,
      group: null,
      name: category.name,
      description: category.description,
      slug,
    });
    for (const { group, items } of category.leaves) {
      for (const [leaf, leafName] of items) {
        rows.push({
          code: leaf,
          parent: category.code,
          gender,
          group,
          name: leafName,
          description: mapLocalized(
            (locale) => `${category.name[locale]}: ${leafName[locale]}. ${category.description[locale]}`,
          ),
          slug: slugUnder(slug, leafName),
        });
      }
    }
  }
  return rows;
}

/** Parents come before their children. */
export const departments: readonly SeedDepartment[] = [
  ...gather(
    'women',
    1,
    text('Mujer'),
    text('Lencería, moldeadores, ropa de dormir y baño para cada cuerpo y cada edad.'),
    women,
  ),
  ...gather('men', 2, text('Hombre'), text('Ropa interior, moldeadores, pijamas y baño de corte limpio.'), men),
];
