import type { Locale } from 'contract/public-codes.ts';

export type HomeTown = {
  name: string;
  lang: Locale;
  country: 'ES' | 'DE' | 'GB';
  state: string;
  town: string;
  postal: string;
  phone: string;
  languages: readonly Locale[];
  /** The executive's own presentation, in the executive's language. */
  presentation: string;
};

/** Twelve executives over three countries. Telephone numbers lie in ranges kept free for fiction or are plainly made up. */
export const executivePlaces: readonly HomeTown[] = [
  {
    name: 'Lucía Ferrer',
    lang: 'es',
    country: 'ES',
    state: '46',
    town: 'València',
    postal: '46005',
    phone: '+34 600 000 101',
    languages: ['es', 'en'],
    presentation: 'Doce años ayudando a encontrar la talla que de verdad sienta bien. Te mido en casa, sin prisas.',
  },
  {
    name: 'Nadia Brandt',
    lang: 'de',
    country: 'DE',
    state: 'NW',
    town: 'Köln',
    postal: '50672',
    phone: '+49 221 5550 102',
    languages: ['de', 'en'],
    presentation: 'Ich messe in Ruhe nach und berate Sie bei Ihnen zu Hause, gern auch nach Feierabend.',
  },
  {
    name: 'Carmen Ybarra',
    lang: 'es',
    country: 'ES',
    state: '41',
    town: 'Sevilla',
    postal: '41003',
    phone: '+34 600 000 103',
    languages: ['es'],
    presentation: 'Los jueves llevo el catálogo y un muestrario al mercado de la Feria. Pregunta por mí.',
  },
  {
    name: 'Itziar Olabarri',
    lang: 'es',
    country: 'ES',
    state: '48',
    town: 'Bilbao',
    postal: '48002',
    phone: '+34 600 000 104',
    languages: ['es', 'en'],
    presentation: 'Me especialicé en sujetadores de deporte cuando empecé a correr. Te digo cuál aguanta y cuál no.',
  },
  {
    name: 'Montserrat Puig',
    lang: 'es',
    country: 'ES',
    state: '08',
    town: 'Barcelona',
    postal: '08004',
    phone: '+34 600 000 105',
    languages: ['es', 'en', 'de'],
    presentation: 'Copas grandes y espaldas estrechas: esa es mi especialidad. También por videollamada.',
  },
  {
    name: 'Rosario Medina',
    lang: 'es',
    country: 'ES',
    state: '35',
    town: 'Las Palmas de Gran Canaria',
    postal: '35002',
    phone: '+34 600 000 106',
    languages: ['es', 'de'],
    presentation: 'Reparto en toda la isla y te aviso cuando hay barco. Baño y playa, todo el año.',
  },
  {
    name: 'Uxía Castro',
    lang: 'es',
    country: 'ES',
    state: '36',
    town: 'Vigo',
    postal: '36203',
    phone: '+34 600 000 107',
    languages: ['es'],
    presentation: 'Fajas después del parto y de una operación. Fui matrona, así que pregúntame lo que quieras.',
  },
  {
    name: 'Pilar Lanuza',
    lang: 'es',
    country: 'ES',
    state: '50',
    town: 'Zaragoza',
    postal: '50004',
    phone: '+34 600 000 108',
    languages: ['es'],
    presentation: 'Empecé con las vecinas de la escalera y ya somos cuarenta. Hago pedido el primer lunes de mes.',
  },
  {
    name: 'Heike Sommer',
    lang: 'de',
    country: 'DE',
    state: 'BE',
    town: 'Berlin',
    postal: '10405',
    phone: '+49 30 5550 109',
    languages: ['de'],
    presentation: 'Seit zehn Jahren Ihre Ansprechpartnerin für Shapewear in Prenzlauer Berg und Pankow.',
  },
  {
    name: 'Annette Vogt',
    lang: 'de',
    country: 'DE',
    state: 'BY',
    town: 'Augsburg',
    postal: '86152',
    phone: '+49 821 5550 110',
    languages: ['de'],
    presentation: 'Gelernte Schneiderin: Ich sehe, wo ein Träger zu kurz ist, und ändere ihn auch.',
  },
  {
    name: 'Gillian Hart',
    lang: 'en',
    country: 'GB',
    state: 'ENG',
    town: 'Bristol',
    postal: 'BS1',
    phone: '+44 117 496 0111',
    languages: ['en'],
    presentation: 'I bring the catalogue to your kitchen table and take all the time you need.',
  },
  {
    name: 'Morag Sinclair',
    lang: 'en',
    country: 'GB',
    state: 'SCT',
    town: 'Edinburgh',
    postal: 'EH6',
    phone: '+44 131 496 0112',
    languages: ['en', 'de'],
    presentation: 'Fitting bras for friends and neighbours since 2014. Post-surgery fittings are always free.',
  },
  {
    name: 'Paula Serrat',
    lang: 'es',
    country: 'ES',
    state: '26',
    town: 'Logroño',
    postal: '26001',
    phone: '+34 600 000 118',
    languages: ['es'],
    presentation: 'Llevo el catálogo a las bodegas y a las oficinas. Si no encuentras tu talla, la buscamos juntas.',
  },
];

const named = (lang: Locale, names: string) => names.split(', ').map((name) => ({ name, lang }));

export const clientNames: readonly { name: string; lang: Locale }[] = [
  ...named(
    'es',
    'Clara Vidal, Amparo Giner, Beatriz Soler, Concha Roldán, Dolores Pacheco, Elena Marín, Fátima Belmonte, Gloria Arnau, ' +
      'Herminia Costa, Irene Vallejo Sanz, Josefa Lorca, Laura Quintana, Maite Echevarría, Natalia Ríos, Olga Tébar, ' +
      'Paula Cifuentes, Raquel Domènech, Sara Montero, Teresa Alcaraz, Verónica Salas, Yolanda Prieto, Zoraida Hernández',
  ),
  ...named(
    'de',
    'Birgit Hoffmann, Claudia Reuter, Dagmar Kühn, Elke Winter, Franziska Lang, Gudrun Bauer, Hanna Seidel, Ilse Krämer, Katrin Jung',
  ),
  ...named(
    'en',
    'Emma Whitfield, Alison Frost, Bridget Moore, Catriona Bell, Deborah Lane, Fiona Ross, Hazel Turner, Joanne Price, Megan Lloyd',
  ),
];
