import type { ProfileWire } from 'contract/account/schemas.ts';
import type { BodyOf } from 'contract/calls/table.ts';
import type { Claims } from '../../kit/handlers.ts';
import { toMailChange } from '../../shared/mail/mail-change.mapper.ts';
import type { getOwnProfile, ProfileChange } from './profile.service.ts';

type Profile = Awaited<ReturnType<typeof getOwnProfile>>;

export const toProfile = ({ row, identity, ...known }: Profile): ProfileWire => ({
  codigo: row.code,
  nombre: row.given_name,
  apellidos: row.family_name,
  correo: row.email ?? '',
  correoPorConfirmar: known.waitingMail,
  telefono: toPhone(row.phone) || null,
  idioma: row.lang,
  pais: row.country_code,
  alias: row.alias,
  estado: row.state,
  campanaActiva: row.active_campaign,
  nivel: known.priced.level,
  puntos: known.priced.points,
  asesora: known.advisor === null ? null : { nombre: known.advisor, telefono: null },
  actuando: toActingAdvisor(identity.claims),
  direcciones: known.addresses,
  consentimientos: known.consents,
  sesiones: known.sessions.map(({ id, created_at, seen_at, device, stays }) => ({
    id,
    inicio: created_at.toISOString(),
    ultimoUso: seen_at.toISOString(),
    dispositivo: device,
    actual: id === identity.sessionId,
    permanece: stays,
  })),
  actuaciones: known.actings.map(({ advisor, reason, since, end, actions }) => ({
    asesora: advisor,
    motivo: reason,
    desde: since.toISOString(),
    hasta: end.toISOString(),
    hechos: actions.map(({ verb, at }) => ({ clave: `deed.${verb}`, fecha: new Date(at).toISOString() })),
  })),
  version: row.version,
});

export const toActingAdvisor = ({ actor }: Claims) =>
  actor ? { asesora: actor.name, hasta: new Date(actor.until * 1000).toISOString() } : null;

/** Stored numbers are as typed; on the wire they have no spaces. */
export const toPhone = (phone: string) => phone.replaceAll(/[^+\d]/g, '');

export function toProfileChange({ direccion, ...body }: BodyOf<'updateExecutive'>): ProfileChange {
  return {
    version: body.version,
    mail: toMailChange({ email: body.correo, password: body.claveActual, code: body.codigoCorreo }, 'claveActual'),
    givenName: body.nombre,
    familyName: body.apellidos,
    phone: body.telefono,
    locale: body.idioma,
    address: direccion && { id: direccion.id, usual: direccion.predeterminada, input: direccion.datos },
    removeAddress: body.quitarDireccion,
    endSessions: body.cerrarSesiones ?? [],
    consents: (body.consentimientos ?? []).map(({ codigo, dado, version }) => ({
      name: codigo,
      given: dado,
      terms: version,
    })),
  };
}
