import type { Localized } from 'contract/schemas/common.ts';
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

const byType = { label: text('Por tipo', 'By style', 'Nach Modell'), position: 1 };
const bySupport = { label: text('Por soporte', 'By support', 'Nach Halt'), position: 2 };
const byControl = { label: text('Por control', 'By control', 'Nach Formkraft'), position: 2 };
const byFabric = { label: text('Por tejido', 'By fabric', 'Nach Material'), position: 2 };

type Leaf = [code: string, name: Localized];
type Category = {
  code: string;
  name: Localized;
  description: Localized;
  leaves: { group: NonNullable<SeedDepartment['group']>; items: Leaf[] }[];
};

const controls = (prefix: string): Leaf[] => [
  [`${prefix}-control-suave`, text('Control suave', 'Light control', 'Leichte Formkraft')],
  [`${prefix}-control-medio`, text('Control medio', 'Medium control', 'Mittlere Formkraft')],
  [`${prefix}-control-firme`, text('Control firme', 'Firm control', 'Starke Formkraft')],
];

const women: Category[] = [
  {
    code: 'bras',
    name: text('Sujetadores', 'Bras', 'BHs'),
    description: text(
      'Sujetadores para cada escote y cada día, de la talla 70A a la 100G, con y sin aro.',
      'Bras for every neckline and every day, from 70A to 100G, with and without underwire.',
      'BHs für jeden Ausschnitt und jeden Tag, von Größe 70A bis 100G, mit und ohne Bügel.',
    ),
    leaves: [
      {
        group: byType,
        items: [
          ['bra-balconette', text('Balconette', 'Balconette', 'Balconette')],
          ['bra-full-cup', text('Copa completa', 'Full cup', 'Vollschale')],
          ['bra-plunge', text('Escote profundo', 'Plunge', 'Tiefer Ausschnitt')],
          ['bra-bralette', text('Bralettes', 'Bralettes', 'Bralettes')],
          ['bra-strapless', text('Sin tirantes', 'Strapless', 'Trägerlos')],
          ['bra-sports', text('Deportivos', 'Sports', 'Sport-BHs')],
          ['bra-minimizer', text('Reductores', 'Minimisers', 'Minimizer')],
          ['bra-nursing', text('Lactancia', 'Nursing', 'Still-BHs')],
          ['bra-front-closure', text('Cierre delantero', 'Front closure', 'Vorderverschluss')],
          ['bra-push-up', text('Push-up', 'Push-up', 'Push-up')],
        ],
      },
      {
        group: bySupport,
        items: [
          ['bras-soporte-ligero', text('Soporte ligero', 'Light support', 'Leichter Halt')],
          ['bras-soporte-medio', text('Soporte medio', 'Medium support', 'Mittlerer Halt')],
          ['bras-soporte-alto', text('Soporte alto', 'High support', 'Starker Halt')],
        ],
      },
    ],
  },
  {
    code: 'briefs',
    name: text('Bragas', 'Briefs', 'Slips'),
    description: text(
      'Bragas que no se marcan y no se mueven: clásicas, altas, brasileñas, culottes y tangas.',
      'Briefs that neither show nor shift: classic, high-waist, Brazilian, boyshorts and thongs.',
      'Slips, die sich weder abzeichnen noch verrutschen: klassisch, hoch geschnitten, Brazilian, Panty und String.',
    ),
    leaves: [
      {
        group: byType,
        items: [
          ['brief-classic', text('Clásicas', 'Classic', 'Klassisch')],
          ['brief-high-waist', text('Talle alto', 'High waist', 'Taillenslips')],
          ['brief-brazilian', text('Brasileñas', 'Brazilian', 'Brazilian')],
          ['brief-boyshort', text('Culottes', 'Boyshorts', 'Pantys')],
          ['brief-thong', text('Tangas', 'Thongs', 'Strings')],
        ],
      },
      {
        group: byFabric,
        items: [
          ['briefs-algodon', text('Algodón', 'Cotton', 'Baumwolle')],
          ['briefs-encaje', text('Encaje', 'Lace', 'Spitze')],
          ['briefs-microfibra', text('Microfibra', 'Microfibre', 'Mikrofaser')],
        ],
      },
    ],
  },
  {
    code: 'shapewear',
    name: text('Fajas y moldeadores', 'Shapewear', 'Shapewear'),
    description: text(
      'Prendas que alisan y sostienen sin apretar, desde un control suave hasta uno firme.',
      'Pieces that smooth and hold without squeezing, from light control to firm.',
      'Wäsche, die glättet und stützt, ohne einzuengen: von leichter bis starker Formkraft.',
    ),
    leaves: [
      {
        group: byType,
        items: [
          ['shaper-short', text('Fajas pantalón', 'Shaping shorts', 'Miederhosen')],
          ['shaper-waist-cincher', text('Cinturillas', 'Waist cinchers', 'Taillenformer')],
          ['shaper-slip', text('Combinaciones moldeadoras', 'Shaping slips', 'Formende Unterkleider')],
          ['shaper-leggings', text('Leggings moldeadores', 'Shaping leggings', 'Formende Leggings')],
          ['bodysuit-shaping', text('Bodies moldeadores', 'Shaping bodysuits', 'Formende Bodys')],
        ],
      },
      { group: byControl, items: controls('shapewear') },
    ],
  },
  {
    code: 'bodies',
    name: text('Bodies y corsés', 'Bodies and corsets', 'Bodys und Korsetts'),
    description: text(
      'Para llevar debajo o a la vista: bodies ligeros y corsés con ballenas flexibles.',
      'To wear under or on show: light bodysuits and corsets with flexible boning.',
      'Für darunter oder zum Zeigen: leichte Bodys und Korsetts mit biegsamen Stäbchen.',
    ),
    leaves: [
      {
        group: byType,
        items: [
          ['bodysuit', text('Bodies', 'Bodysuits', 'Bodys')],
          ['corset', text('Corsés', 'Corsets', 'Korsetts')],
        ],
      },
    ],
  },
  {
    code: 'nightwear',
    name: text('Ropa de dormir', 'Nightwear', 'Nachtwäsche'),
    description: text(
      'Camisones, pijamas, camisolas y batas para las horas más lentas.',
      'Nightdresses, pyjamas, camisoles and robes for the slower hours.',
      'Nachthemden, Pyjamas, Hemdchen und Morgenmäntel für die ruhigen Stunden.',
    ),
    leaves: [
      {
        group: byType,
        items: [
          ['nightdress', text('Camisones', 'Nightdresses', 'Nachthemden')],
          ['pyjama-set', text('Pijamas', 'Pyjamas', 'Pyjamas')],
          ['camisole', text('Camisolas', 'Camisoles', 'Hemdchen')],
          ['robe', text('Batas', 'Robes', 'Morgenmäntel')],
        ],
      },
    ],
  },
  {
    code: 'swimwear',
    name: text('Baño', 'Swimwear', 'Bademode'),
    description: text(
      'Bañadores y bikinis que sujetan tanto en la orilla como en el agua.',
      'Swimsuits and bikinis that hold on the shore as well as in the water.',
      'Badeanzüge und Bikinis, die am Ufer ebenso halten wie im Wasser.',
    ),
    leaves: [
      {
        group: byType,
        items: [
          ['swimsuit', text('Bañadores', 'Swimsuits', 'Badeanzüge')],
          ['bikini-top', text('Tops de bikini', 'Bikini tops', 'Bikinioberteile')],
          ['bikini-bottom', text('Braguitas de bikini', 'Bikini bottoms', 'Bikinihosen')],
        ],
      },
    ],
  },
  {
    code: 'hosiery',
    name: text('Medias y pantis', 'Hosiery', 'Strumpfwaren'),
    description: text(
      'Pantis y medias de acabado mate o brillante, con cintura que no se enrolla.',
      'Tights and stockings, matt or softly glossy, with a waistband that does not roll.',
      'Strumpfhosen und Strümpfe, matt oder fein glänzend, mit einem Bund, der nicht rollt.',
    ),
    leaves: [
      {
        group: byType,
        items: [
          ['tights', text('Pantis', 'Tights', 'Strumpfhosen')],
          ['stockings', text('Medias', 'Stockings', 'Strümpfe')],
        ],
      },
    ],
  },
];

const men: Category[] = [
  {
    code: 'men-underwear',
    name: text('Ropa interior', 'Underwear', 'Unterwäsche'),
    description: text(
      'Bóxers, slips y camisetas de tacto suave, hechos para durar.',
      'Boxers, briefs and undershirts, soft to the touch and made to last.',
      'Boxershorts, Slips und Unterhemden, weich auf der Haut und gemacht, um zu halten.',
    ),
    leaves: [
      {
        group: byType,
        items: [
          ['men-boxer', text('Bóxers', 'Boxers', 'Boxershorts')],
          ['men-trunk', text('Trunks', 'Trunks', 'Trunks')],
          ['men-brief', text('Slips', 'Briefs', 'Slips')],
          ['men-undershirt', text('Camisetas interiores', 'Undershirts', 'Unterhemden')],
        ],
      },
    ],
  },
  {
    code: 'men-shapewear',
    name: text('Moldeadores', 'Shapewear', 'Shapewear'),
    description: text(
      'Chalecos y pantalones que acompañan la espalda y alisan la cintura.',
      'Vests and shorts that support the back and smooth the waist.',
      'Westen und Hosen, die den Rücken stützen und die Taille glätten.',
    ),
    leaves: [
      {
        group: byType,
        items: [
          ['men-shaping-vest', text('Chalecos moldeadores', 'Shaping vests', 'Formende Westen')],
          ['men-shaping-short', text('Pantalones moldeadores', 'Shaping shorts', 'Formende Hosen')],
        ],
      },
      { group: byControl, items: controls('men-shapewear') },
    ],
  },
  {
    code: 'men-nightwear',
    name: text('Ropa de dormir', 'Nightwear', 'Nachtwäsche'),
    description: text(
      'Pijamas de algodón y modal para dormir y para el domingo entero.',
      'Pyjamas in cotton and modal for the night and for all of Sunday.',
      'Pyjamas aus Baumwolle und Modal für die Nacht und den ganzen Sonntag.',
    ),
    leaves: [{ group: byType, items: [['men-pyjama', text('Pijamas', 'Pyjamas', 'Pyjamas')]] }],
  },
  {
    code: 'men-swimwear',
    name: text('Baño', 'Swimwear', 'Bademode'),
    description: text(
      'Bañadores de secado rápido con bolsillos y cordón.',
      'Quick-drying swim shorts with pockets and a drawstring.',
      'Schnell trocknende Badeshorts mit Taschen und Kordelzug.',
    ),
    leaves: [{ group: byType, items: [['men-swim-short', text('Bañadores', 'Swim shorts', 'Badeshorts')]] }],
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

/** Parents stand before their children. */
export const departments: readonly SeedDepartment[] = [
  ...gather(
    'women',
    1,
    text('Mujer', 'Women', 'Damen'),
    text(
      'Lencería, moldeadores, ropa de dormir y baño para cada cuerpo y cada edad.',
      'Lingerie, shapewear, nightwear and swimwear for every body and every age.',
      'Wäsche, Shapewear, Nachtwäsche und Bademode für jeden Körper und jedes Alter.',
    ),
    women,
  ),
  ...gather(
    'men',
    2,
    text('Hombre', 'Men', 'Herren'),
    text(
      'Ropa interior, moldeadores, pijamas y baño de corte limpio.',
      'Underwear, shapewear, pyjamas and swimwear, cleanly cut.',
      'Unterwäsche, Shapewear, Pyjamas und Bademode, klar geschnitten.',
    ),
    men,
  ),
];
