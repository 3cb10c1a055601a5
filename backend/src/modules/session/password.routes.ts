import type { Handlers } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { addressHashOf, keyedHash } from '../../shared/client-address.ts';
import { requireIdentity } from '../../shared/identity.ts';
import { assertLimit, useLimit } from '../../shared/rate-limit.ts';
import { getLink } from './links.repository.ts';
import { type CompleteEnrolment, changeOwn, renewByLink } from './password.service.ts';
import { toUsername } from './session.service.ts';

export const recoveryLimits = {
  address: { max: 20, windowSeconds: 3600 },
  /** Past that the answer is the same and no mail goes: she has five of them already. */
  user: { max: 5, windowSeconds: 3600 },
};

type Ports = { completeEnrolment: CompleteEnrolment };

export function passwordHandlers({ db, config, outbox }: Kit, { completeEnrolment }: Ports): Handlers {
  const tools = { db, config, outbox, completeEnrolment };
  return {
    sendRecoveryLink: async ({ body: { ambito, usuario, idioma }, clientAddress, isAbout }) => {
      await assertLimit(db, `recovery address ${addressHashOf(config, clientAddress)}`, recoveryLimits.address);
      const user = toUsername(usuario);
      const key = `recovery user ${keyedHash(config, `${ambito} ${user}`)}`;
      const mayMail = (await useLimit(db, key, recoveryLimits.user)) === null;
      const realm = ambito === 'cliente' ? 'client' : 'staff';
      isAbout(`${realm} ${user}`);
      if (mayMail) {
        await db
          .transaction()
          .execute((trx) =>
            outbox.send(trx, 'account-mail', crypto.randomUUID(), { about: 'recovery', realm, user, locale: idioma }),
          );
      }
      return { datos: {} };
    },

    checkRecoveryLink: async ({ body }) => {
      const { scope, expires_at, enrolment_id, username, name } = await getLink(db, body.token);
      const motivo = enrolment_id === null ? ('CLAVE' as const) : ('INSCRIPCION' as const);
      return {
        datos: { ambito: scope, vence: expires_at.toISOString(), motivo, usuario: username, nombre: name },
      };
    },

    changePassword: async ({ body, identity, clientAddress, device, isAbout }) => {
      if ('token' in body) {
        await renewByLink(tools, {
          token: body.token,
          scope: body.ambito,
          password: body.claveNueva,
          clientAddress,
          isAbout,
        });
        return { datos: { token: null, nombre: null } };
      }
      const change = { current: body.claveActual, password: body.claveNueva, clientAddress, device };
      const { token, name } = await changeOwn(tools, requireIdentity(identity), change);
      return { datos: { token, nombre: name } };
    },
  };
}
