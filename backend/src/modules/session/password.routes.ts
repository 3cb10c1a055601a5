import type { PublicExecutiveWire } from 'contract/people/schemas.ts';
import type { Db } from '../../database/schema.ts';
import type { Handlers } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { clientAddressHash } from '../../shared/client-address.ts';
import { absent } from '../../shared/errors.ts';
import { requireIdentity } from '../../shared/identity.ts';
import { assertLimit, countUse } from '../../shared/rate-limit.ts';
import { keyedHash } from '../../shared/secrets.ts';
import { createLink, getLink } from './links.repository.ts';
import {
  type CompleteEnrolment,
  type CompleteInvitation,
  changeOwnPassword,
  createAccountByInvitation,
  setPasswordByLink,
} from './password.service.ts';
import { recoveryMinutes } from './recovery.ts';
import { toCredentialsCheck, toInvitationCheck } from './session.mapper.ts';
import { findExecutiveOf } from './session.repository.ts';
import { normaliseUsername, verifyCredentials } from './session.service.ts';
import { clearGuessesAfterSignIn } from './sign-in-limits.ts';

export const recoveryLimits = {
  address: { max: 20, windowSeconds: 3600 },
  /** Past this limit the answer is the same and no mail is sent, because the mailbox has five already. */
  user: { max: 5, windowSeconds: 3600 },
};

/** An invitation is normally opened once or twice. */
const invitationLimit = { max: 60, windowSeconds: 3600 };

type Ports = {
  completeEnrolment: CompleteEnrolment;
  completeInvitation: CompleteInvitation;
  /** The executive as shown to a client. */
  readExecutive: (db: Db, executiveId: string) => Promise<PublicExecutiveWire>;
};

export function passwordHandlers(kit: Kit, { completeEnrolment, completeInvitation, readExecutive }: Ports): Handlers {
  const { db, config, outbox } = kit;
  const tools = { ...kit, completeEnrolment, completeInvitation };
  return {
    checkCredentials: async ({ body, clientAddress, device, deviceMarks, isAbout }) => {
      if ('invitacion' in body) {
        await assertLimit(db, `invitation ${clientAddressHash(config, clientAddress)}`, invitationLimit);
        const link = await getLink(db, body.invitacion);
        if (link.executive_id === null) throw absent();
        return { datos: toInvitationCheck(link, await readExecutive(db, link.executive_id), body.invitacion) };
      }
      const { usuario: user, clave: password } = body;
      const given = { realm: 'client' as const, user, password, clientAddress, device, deviceMarks, isAbout };
      const { account, guess } = await verifyCredentials(kit, given);
      const executiveId = await findExecutiveOf(db, account.id);
      await clearGuessesAfterSignIn(db, config, guess);
      const isFirst = !account.passwordChanged;
      const token = isFirst ? await createLink(db, { accountId: account.id }, recoveryMinutes) : null;
      return {
        datos: toCredentialsCheck(account, executiveId === null ? null : await readExecutive(db, executiveId), token),
      };
    },

    sendRecoveryLink: async ({ body: { ambito, usuario, idioma }, clientAddress, isAbout }) => {
      await assertLimit(db, `recovery address ${clientAddressHash(config, clientAddress)}`, recoveryLimits.address);
      const user = normaliseUsername(usuario);
      const key = `recovery user ${keyedHash(config, `${ambito} ${user}`)}`;
      const mayMail = (await countUse(db, key, recoveryLimits.user)) === null;
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
      const { scope, expires_at, enrolment_id, client_id, address, username, name } = await getLink(db, body.token);
      // Links of invitations and of new accounts have pages of their own and reset no password.
      if (client_id !== null || address !== null) throw absent();
      const motivo = enrolment_id === null ? ('CLAVE' as const) : ('INSCRIPCION' as const);
      return {
        datos: { ambito: scope, vence: expires_at.toISOString(), motivo, usuario: username, nombre: name },
      };
    },

    changePassword: async ({ body, identity, locale, clientAddress, device, isAbout }) => {
      if ('token' in body) {
        const byLink = { token: body.token, scope: body.ambito, password: body.claveNueva, clientAddress, isAbout };
        if (!('usuario' in body)) {
          await setPasswordByLink(tools, byLink);
          return { datos: { token: null, nombre: null } };
        }
        const { usuario: username, correo: email = null } = body;
        const begun = await createAccountByInvitation(tools, { ...byLink, username, email, locale, device });
        return { datos: { token: begun.token, nombre: begun.name } };
      }
      const change = { current: body.claveActual, password: body.claveNueva, clientAddress, device };
      const { token, name } = await changeOwnPassword(tools, requireIdentity(identity), change);
      return { datos: { token, nombre: name } };
    },
  };
}
