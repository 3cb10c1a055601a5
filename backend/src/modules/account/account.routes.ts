import { failureKeys } from 'contract/envelope.ts';
import type { PublicExecutiveWire } from 'contract/people/schemas.ts';
import { locales } from 'contract/public-codes.ts';
import type { Handlers } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { findCampaignInForce } from '../../shared/calendar/campaign-in-force.ts';
import { clientAddressHash } from '../../shared/client-address.ts';
import { conflict, refused } from '../../shared/errors.ts';
import { requireIdentity } from '../../shared/identity.ts';
import { toPortrait } from '../../shared/media.mapper.ts';
import { assertLimit } from '../../shared/rate-limit.ts';
import { toPublicName } from '../../shared/text.ts';
import { getSessionEnd } from './account.repository.ts';
import { findExecutives } from './executive-search.repository.ts';
import { toActingAdvisor, toPhone, toProfile, toProfileChange } from './profile.mapper.ts';
import { getOwnProfile, type ProfilePorts, updateOwnProfile } from './profile.service.ts';

/** A real search takes a handful of calls; the limit keeps the list from being copied. */
export const executiveSearchLimit = { max: 60, windowSeconds: 600 };
const pageSize = 8;

export function accountHandlers({ db, config, now }: Kit, ports: ProfilePorts): Handlers {
  return {
    findExecutives: async ({
      body: { codigo, texto, pais, localidad, pagina = 1, tamano = pageSize },
      clientAddress,
    }) => {
      const address = clientAddressHash(config, clientAddress);
      await assertLimit(db, `find executive ${address}`, executiveSearchLimit);
      const search = { code: codigo, text: texto?.trim(), country: pais, town: localidad?.trim() };
      const { total, rows } = await findExecutives(db, search, { limit: tamano, offset: (pagina - 1) * tamano });
      return {
        datos: {
          elementos: rows.map(toPublicExecutive),
          pagina,
          tamano,
          totalPaginas: Math.ceil(total / tamano),
          total,
        },
      };
    },

    readExecutive: async ({ identity, locale }) => ({
      datos: toProfile(await getOwnProfile(db, requireIdentity(identity), locale, ports)),
    }),

    checkSession: async ({ identity }) => {
      const { sessionId, accountId, claims } = requireIdentity(identity);
      const { name } = await db
        .selectFrom('accounts')
        .select('name')
        .where('id', '=', accountId)
        .executeTakeFirstOrThrow();
      return {
        datos: {
          haySesion: true,
          nombre: name,
          vence: (await getSessionEnd(db, sessionId)).toISOString(),
          actuando: toActingAdvisor(claims),
        },
      };
    },

    activateExecutive: async ({ identity }) => {
      const campaign = await findCampaignInForce(db, now());
      if (campaign === null) throw conflict(failureKeys.notYet);
      const changed = await db
        .updateTable('executives')
        .set({ state: 'ACTIVA', active_campaign: campaign })
        .where('account_id', '=', requireIdentity(identity).accountId)
        .where('state', '<>', 'BLOQUEADA')
        .executeTakeFirst();
      if (changed.numUpdatedRows !== 1n) throw refused();
      return { datos: { estado: 'ACTIVA' as const, campana: campaign, avisos: [] } };
    },

    updateExecutive: async ({ identity, locale, body, clientAddress, does }) => {
      const change = toProfileChange(body);
      await updateOwnProfile(db, requireIdentity(identity), change, clientAddress, ports);
      if (change.mail) does('code' in change.mail ? 'mail-changed' : 'mail-change-asked');
      return { datos: toProfile(await getOwnProfile(db, requireIdentity(identity), locale, ports)) };
    },
  };
}

type ExecutiveRow = Awaited<ReturnType<typeof findExecutives>>['rows'][number];

/** Distances are rounded to ten kilometres; 0 is the same area. */
const kilometresApart = 10;

function toPublicExecutive(row: ExecutiveRow): PublicExecutiveWire {
  const name = toPublicName({ givenName: row.given_name, familyName: row.family_name });
  return {
    codigo: row.code,
    nombre: name,
    alias: row.alias,
    localidad: row.town,
    pais: row.country_code,
    idiomas: locales.filter((locale) => row.languages.includes(locale)),
    distanciaKm: row.distance === null ? null : Math.round(row.distance / kilometresApart) * kilometresApart,
    foto: row.portrait && toPortrait(row.portrait, name),
    horario: row.hours || null,
    presentacion: row.presentation,
    whatsapp: row.phone === null ? null : toPhone(row.phone),
  };
}
