import type { Static, TArray } from 'typebox';
import type { ExampleOf } from '../call.ts';
import { localized } from '../common/examples.ts';
import { campaign } from '../people/examples.ts';
import type {
  CacheQuerySchema,
  CacheWireSchema,
  CountryWire,
  CountryWireSchema,
  DataInitWireSchema,
  DeliveryCostWireSchema,
  IpLocationWireSchema,
  PrefixWireSchema,
  StatesRequestSchema,
  StateWireSchema,
  TownsRequestSchema,
  TownWireSchema,
} from './schemas.ts';

const spain: CountryWire = {
  codigo: 'ES',
  nombre: localized({ es: 'España', en: 'Spain', de: 'Spanien' }),
  indicativo: '+34',
  patronPostal: '^[0-9]{5}$',
  ejemploPostal: '46003',
  conEstados: true,
  zonas: [
    {
      codigo: 'CANARIAS',
      nombre: localized({ es: 'Islas Canarias', en: 'Canary Islands', de: 'Kanarische Inseln' }),
      desde: '35000',
      hasta: '35999',
    },
    {
      codigo: 'CANARIAS',
      nombre: localized({ es: 'Islas Canarias', en: 'Canary Islands', de: 'Kanarische Inseln' }),
      desde: '38000',
      hasta: '38999',
    },
  ],
};

const germany: CountryWire = {
  codigo: 'DE',
  nombre: localized({ es: 'Alemania', en: 'Germany', de: 'Deutschland' }),
  indicativo: '+49',
  patronPostal: '^[0-9]{5}$',
  ejemploPostal: '10115',
  conEstados: false,
  zonas: [],
};

const initialData: Static<typeof DataInitWireSchema> = [
  {
    campana: {
      codigo: campaign,
      nombre: localized({ es: 'Noche de invierno', en: 'Winter night', de: 'Winternacht' }),
      inicio: '2026-11-01T23:00:00Z',
      fin: '2026-11-29T22:59:59Z',
    },
    modoPago: 'CONTADO',
    urlAbsoluta: 'https://shop.example',
  },
];

export const getDataInit: ExampleOf<typeof DataInitWireSchema> = { datos: initialData };

export const localizarIp: ExampleOf<typeof IpLocationWireSchema> = {
  params: { ip: '203.0.113.7' },
  datos: { ip: '203.0.113.7', country_code: 'ES' },
};

export const consultarPaisesLateCheckout: ExampleOf<TArray<typeof CountryWireSchema>> = { datos: [spain, germany] };

export const consultarPaisesClub: ExampleOf<TArray<typeof CountryWireSchema>> = {
  params: { x: 'CLU' },
  datos: [spain, germany],
};

export const consultarEstados: ExampleOf<TArray<typeof StateWireSchema>, typeof StatesRequestSchema> = {
  body: { pais: 'ES' },
  datos: [
    { codigo: 'V', nombre: 'Valencia' },
    { codigo: 'GC', nombre: 'Las Palmas' },
  ],
};

export const consultarLocalidades: ExampleOf<TArray<typeof TownWireSchema>, typeof TownsRequestSchema> = {
  body: { pais: 'ES', estado: 'V', texto: 'val' },
  datos: [{ codigo: '46250', nombre: 'València', codigosPostales: ['46001', '46002', '46003'] }],
};

export const validarEnCache: ExampleOf<typeof CacheWireSchema, never, typeof CacheQuerySchema> = {
  params: { x: 'menu' },
  query: { version: '2026-11-18.3' },
  datos: { clave: 'menu', version: '2026-11-18.3', vigente: true },
};

export const consultarIndicativosPaises: ExampleOf<TArray<typeof PrefixWireSchema>> = {
  datos: [
    { pais: 'ES', indicativo: '+34', nombre: spain.nombre },
    { pais: 'DE', indicativo: '+49', nombre: germany.nombre },
  ],
};

export const consultarGastosEnvio: ExampleOf<TArray<typeof DeliveryCostWireSchema>> = {
  datos: [
    {
      country: 'ES',
      place: spain.nombre,
      code: 'EST',
      name: localized({ es: 'Envío estándar', en: 'Standard delivery', de: 'Standardversand' }),
      price: 3.95,
      tiers: [
        { upToGrams: 2000, price: 3.95 },
        { upToGrams: 5000, price: 5.95 },
        { upToGrams: null, price: 7.95 },
      ],
      freeFrom: 180,
      daysFrom: 2,
      daysTo: 6,
      pickupPoint: false,
    },
    {
      country: 'ES',
      place: localized({ es: 'Islas Canarias', en: 'Canary Islands', de: 'Kanarische Inseln' }),
      code: 'EST',
      name: localized({ es: 'Envío estándar', en: 'Standard delivery', de: 'Standardversand' }),
      price: 9.95,
      tiers: [
        { upToGrams: 2000, price: 9.95 },
        { upToGrams: 5000, price: 14.95 },
      ],
      freeFrom: null,
      daysFrom: 6,
      daysTo: 12,
      pickupPoint: false,
    },
  ],
};
