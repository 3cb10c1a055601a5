import { ukCountryCode } from 'contract/codes.ts';
import type { Localized } from 'contract/schemas/common.ts';
import { text } from '../goods/localized.ts';

type SeedCountry = {
  code: string;
  name: Localized;
  prefix: string;
  postal_pattern: string | null;
  postal_example: string | null;
  guest_orders: boolean;
  clubs: string[];
};

type Served = { pattern: string; example: string; guests?: boolean; clubs?: string[] };

const country = (code: string, prefix: string, name: Localized, served?: Served): SeedCountry => ({
  code,
  name,
  prefix,
  postal_pattern: served?.pattern ?? null,
  postal_example: served?.example ?? null,
  guest_orders: served ? (served.guests ?? true) : false,
  clubs: served?.clubs ?? [],
});

const fiveFigures = '^[0-9]{5}$';
const fourFigures = '^[1-9][0-9]{3}$';
/** The club of the executives (K10). */
const club = ['CLU'];

/** Served countries first, then those of which only the telephone prefix is known. */
export const countries: readonly SeedCountry[] = [
  country('ES', '+34', text('España'), {
    pattern: '^(0[1-9]|[1-4][0-9]|5[0-2])[0-9]{3}$',
    example: '46014',
    clubs: club,
  }),
  country('DE', '+49', text('Alemania'), {
    pattern: fiveFigures,
    example: '10117',
    clubs: club,
  }),
  // Customs and the United Kingdom's own consumer law: executives may join, guests' orders are not sent there yet.
  country(ukCountryCode, '+44', text('Reino Unido'), {
    pattern: '^[A-Z]{1,2}[0-9][0-9A-Z]? ?[0-9][A-Z]{2}$',
    example: 'M1 4BT',
    guests: false,
    clubs: club,
  }),
  country('PT', '+351', text('Portugal'), {
    pattern: '^[1-9][0-9]{3}-[0-9]{3}$',
    example: '1200-195',
  }),
  country('FR', '+33', text('Francia'), { pattern: fiveFigures, example: '75004' }),
  country('IT', '+39', text('Italia'), { pattern: fiveFigures, example: '20121' }),
  country('AT', '+43', text('Austria'), { pattern: fourFigures, example: '1010' }),
  country('NL', '+31', text('Países Bajos'), {
    pattern: '^[1-9][0-9]{3} ?[A-Z]{2}$',
    example: '1012 JS',
  }),
  country('BE', '+32', text('Bélgica'), { pattern: fourFigures, example: '1000' }),
  country('IE', '+353', text('Irlanda'), {
    pattern: '^[A-Z][0-9]{2}W?[0-9]? ?[0-9A-Z]{4}$',
    example: 'D02 AF30',
  }),
  country('AD', '+376', text('Andorra')),
  country('BG', '+359', text('Bulgaria')),
  country('CH', '+41', text('Suiza')),
  country('CY', '+357', text('Chipre')),
  country('CZ', '+420', text('Chequia')),
  country('DK', '+45', text('Dinamarca')),
  country('EE', '+372', text('Estonia')),
  country('FI', '+358', text('Finlandia')),
  country('GR', '+30', text('Grecia')),
  country('HR', '+385', text('Croacia')),
  country('HU', '+36', text('Hungría')),
  country('LT', '+370', text('Lituania')),
  country('LU', '+352', text('Luxemburgo')),
  country('LV', '+371', text('Letonia')),
  country('MA', '+212', text('Marruecos')),
  country('MT', '+356', text('Malta')),
  country('NO', '+47', text('Noruega')),
  country('PL', '+48', text('Polonia')),
  country('RO', '+40', text('Rumanía')),
  country('SE', '+46', text('Suecia')),
  country('SI', '+386', text('Eslovenia')),
  country('SK', '+421', text('Eslovaquia')),
];

const canaries = text('Islas Canarias');

/** Outside the Union's VAT territory: an order there is an export. */
export const postalZones = [
  { country_code: 'ES', code: 'CANARIAS', name: canaries, first_code: '35000', last_code: '35999', position: 1 },
  { country_code: 'ES', code: 'CANARIAS', name: canaries, first_code: '38000', last_code: '38999', position: 2 },
  {
    country_code: 'ES',
    code: 'CEUTA',
    name: text('Ceuta'),
    first_code: '51000',
    last_code: '51999',
    position: 3,
  },
  {
    country_code: 'ES',
    code: 'MELILLA',
    name: text('Melilla'),
    first_code: '52000',
    last_code: '52999',
    position: 4,
  },
  {
    country_code: 'DE',
    code: 'BUSINGEN',
    name: text('Büsingen'),
    first_code: '78266',
    last_code: '78266',
    position: 1,
  },
  {
    country_code: 'DE',
    code: 'HELGOLAND',
    name: text('Heligoland'),
    first_code: '27498',
    last_code: '27498',
    position: 2,
  },
  {
    country_code: 'IT',
    code: 'LIVIGNO',
    name: text('Livigno'),
    first_code: '23041',
    last_code: '23041',
    position: 1,
  },
];
