import type { Locale } from 'contract/codes.ts';

export type Place = {
  name: string;
  lang: keyof typeof presentations;
  country: 'ES' | 'DE' | 'GB';
  state: string;
  town: string;
  postal: string;
  phone: string;
};

/** Twelve executives over three countries. Telephone numbers lie in ranges kept free for fiction or are plainly made up. */
export const executivePlaces: readonly Place[] = [
  {
    name: 'Lucía Ferrer',
    lang: 'es',
    country: 'ES',
    state: '46',
    town: 'València',
    postal: '46005',
    phone: '+34 600 000 101',
  },
  {
    name: 'Nadia Brandt',
    lang: 'de',
    country: 'DE',
    state: 'NW',
    town: 'Köln',
    postal: '50672',
    phone: '+49 221 5550 102',
  },
  {
    name: 'Carmen Ybarra',
    lang: 'es',
    country: 'ES',
    state: '41',
    town: 'Sevilla',
    postal: '41003',
    phone: '+34 600 000 103',
  },
  {
    name: 'Itziar Olabarri',
    lang: 'es',
    country: 'ES',
    state: '48',
    town: 'Bilbao',
    postal: '48002',
    phone: '+34 600 000 104',
  },
  {
    name: 'Montserrat Puig',
    lang: 'es',
    country: 'ES',
    state: '08',
    town: 'Barcelona',
    postal: '08004',
    phone: '+34 600 000 105',
  },
  {
    name: 'Rosario Medina',
    lang: 'es',
    country: 'ES',
    state: '35',
    town: 'Las Palmas de Gran Canaria',
    postal: '35002',
    phone: '+34 600 000 106',
  },
  {
    name: 'Uxía Castro',
    lang: 'es',
    country: 'ES',
    state: '36',
    town: 'Vigo',
    postal: '36203',
    phone: '+34 600 000 107',
  },
  {
    name: 'Pilar Lanuza',
    lang: 'es',
    country: 'ES',
    state: '50',
    town: 'Zaragoza',
    postal: '50004',
    phone: '+34 600 000 108',
  },
  {
    name: 'Heike Sommer',
    lang: 'de',
    country: 'DE',
    state: 'BE',
    town: 'Berlin',
    postal: '10405',
    phone: '+49 30 5550 109',
  },
  {
    name: 'Annette Vogt',
    lang: 'de',
    country: 'DE',
    state: 'BY',
    town: 'Augsburg',
    postal: '86152',
    phone: '+49 821 5550 110',
  },
  {
    name: 'Gillian Hart',
    lang: 'en',
    country: 'GB',
    state: 'ENG',
    town: 'Bristol',
    postal: 'BS1',
    phone: '+44 117 496 0111',
  },
  {
    name: 'Morag Sinclair',
    lang: 'en',
    country: 'GB',
    state: 'SCT',
    town: 'Edinburgh',
    postal: 'EH6',
    phone: '+44 131 496 0112',
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

/** What executives say of themselves, in their own language. */
export const presentations = {
  es: [
    'Doce años ayudando a encontrar la talla que de verdad sienta bien.',
    'Te llevo el catálogo a casa y te mido sin prisas.',
    'Especialista en fajas y postparto. Pregúntame lo que quieras.',
  ],
  en: [
    'I bring the catalogue to your kitchen table and take all the time you need.',
    'Fitting bras for friends and neighbours since 2014.',
  ],
  de: [
    'Ich messe in Ruhe nach und berate Sie bei Ihnen zu Hause.',
    'Seit zehn Jahren Ihre Ansprechpartnerin für Formwäsche.',
  ],
};
