import { ukCountryCode } from 'contract/codes.ts';
import type { Localized } from 'contract/common/schemas.ts';
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

type ServedCountry = { pattern: string; example: string; guests?: boolean; clubs?: string[] };

const country = (code: string, prefix: string, name: Localized, served?: ServedCountry): SeedCountry => ({
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

/** Served countries first, then those with a telephone prefix only. */
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
  // Neither 00 nor 99 is a department.
  country('FR', '+33', text('Francia'), { pattern: '^(0[1-9]|[1-8][0-9]|9[0-8])[0-9]{3}$', example: '75004' }),
  country('IT', '+39', text('Italia'), { pattern: fiveFigures, example: '20121' }),
  country('AT', '+43', text('Austria'), { pattern: fourFigures, example: '1010' }),
  country('NL', '+31', text('Países Bajos'), {
    pattern: '^[1-9][0-9]{3} ?[A-Z]{2}$',
    example: '1012 JS',
  }),
  country('BE', '+32', text('Bélgica'), { pattern: fourFigures, example: '1000' }),
  country('IE', '+353', text('Irlanda'), {
    // Letters that can be taken for others, or for Northern Ireland's BT, are in no Eircode.
    pattern: '^(D6W|[AC-FHKNPRTV-Y][0-9]{2}) ?[0-9AC-FHKNPRTV-Y]{4}$',
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

type PostalZone = [country: string, code: string, name: Localized, first: string, last?: string];

/**
 * Postal codes with another VAT than the rest of the country. The Canary Islands, Ceuta and Melilla lie outside the EU's
 * VAT territory; orders there are exports. The shop delivers to none of the others, and says so before it promises a
 * price: most lie outside it as well, San Marino and the Vatican are countries of their own with Italian
 * postal codes, and Madeira and the Azores have rates of their own. Monaco is France's for VAT.
 */
const zones: PostalZone[] = [
  ['ES', 'CANARIAS', canaries, '35000', '35999'],
  ['ES', 'CANARIAS', canaries, '38000', '38999'],
  ['ES', 'CEUTA', text('Ceuta'), '51000', '51999'],
  ['ES', 'MELILLA', text('Melilla'), '52000', '52999'],
  ['DE', 'BUSINGEN', text('Büsingen'), '78266'],
  ['DE', 'HELGOLAND', text('Heligoland'), '27498'],
  ['PT', 'MADEIRA', text('Madeira'), '9000-000', '9499-999'],
  ['PT', 'AZORES', text('Azores'), '9500-000', '9999-999'],
  ['FR', 'ULTRAMAR', text('Ultramar francés'), '97000', '97999'],
  ['FR', 'ULTRAMAR', text('Ultramar francés'), '98400', '98999'],
  ['IT', 'LIVIGNO', text('Livigno'), '23041'],
  ['IT', 'CAMPIONE', text('Campione d’Italia'), '22061'],
  ['IT', 'SAN_MARINO', text('San Marino'), '47890', '47899'],
  ['IT', 'VATICANO', text('Ciudad del Vaticano'), '00120'],
];

export const postalZones = zones.map(([country_code, code, name, first_code, last_code = first_code], at) => ({
  country_code,
  code,
  name,
  first_code,
  last_code,
  position: at + 1,
}));
