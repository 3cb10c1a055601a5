import { toEuros, toEurosOrNull } from 'contract/money.ts';
import { countriesWithStateInAddress } from 'contract/rules.ts';
import type { Handlers } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { absent } from '../../shared/errors.ts';
import { sumUpTariff } from './delivery-costs.ts';
import {
  hasCountry,
  hasState,
  listPrefixes,
  listServedCountries,
  listStates,
  listTariff,
  listTowns,
} from './places.repository.ts';

const mostTowns = 200;

type ServedCountry = Awaited<ReturnType<typeof listServedCountries>>[number];

const toCountry = (row: ServedCountry) => ({
  codigo: row.code,
  nombre: row.name,
  indicativo: row.prefix,
  patronPostal: row.postal_pattern,
  ejemploPostal: row.postal_example,
  conEstados: row.has_states && countriesWithStateInAddress.includes(row.code),
  zonas: row.zones.map((zone) => ({
    codigo: zone.code,
    nombre: zone.name,
    desde: zone.first_code,
    hasta: zone.last_code,
  })),
});

export function placesHandlers({ db }: Kit): Handlers {
  return {
    listGuestCountries: async () => ({ datos: (await listServedCountries(db, 'guests')).map(toCountry) }),

    listClubCountries: async ({ params }) => {
      const rows = await listServedCountries(db, { club: params.x });
      if (rows.length === 0) throw absent();
      return { datos: rows.map(toCountry) };
    },

    listStates: async ({ body }) => {
      if (!(await hasCountry(db, body.pais))) throw absent();
      return { datos: (await listStates(db, body.pais)).map(({ code, name }) => ({ codigo: code, nombre: name })) };
    },

    listTowns: async ({ body: { pais, estado, texto = '' } }) => {
      if (!(await hasState(db, pais, estado))) throw absent();
      const towns = await listTowns(db, pais, estado, texto.trim(), mostTowns);
      return {
        datos: towns.map(({ id, name, postal_codes }) => ({
          codigo: String(id),
          nombre: name,
          codigosPostales: postal_codes,
        })),
      };
    },

    listDeliveryCosts: async () => ({
      datos: sumUpTariff(await listTariff(db)).map(({ tiers, freeFromCents, ...cost }) => ({
        ...cost,
        price: toEuros(tiers[0]?.cents ?? 0),
        tiers: tiers.map(({ upToGrams, cents }) => ({ upToGrams, price: toEuros(cents) })),
        freeFrom: toEurosOrNull(freeFromCents),
      })),
    }),

    listTelephonePrefixes: async () => ({
      datos: (await listPrefixes(db)).map(({ code, prefix, name }) => ({
        pais: code,
        indicativo: prefix,
        nombre: name,
      })),
    }),
  };
}
