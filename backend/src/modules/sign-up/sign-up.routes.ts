import { randomUUID } from 'node:crypto';
import type { Handlers } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { clientAddressHash } from '../../shared/client-address.ts';
import { assertLimit, countUse } from '../../shared/rate-limit.ts';
import { keyedHash } from '../../shared/secrets.ts';
import type { SignUpAliasesPort } from '../personal-store/alias.ts';
import { type Enrolment, toEnrolment, toNameAndTown } from './sign-up.mapper.ts';
import { createEnrolment, findEnrolment, isUsernameFree, listSources } from './sign-up.repository.ts';
import { assertEnrolment, type CheckAddress } from './sign-up.rules.ts';
import { isAddressLike, isWellFormedEmail, suggestUsernames } from './username-suggestions.ts';

export const signUpLimits = {
  asking: { max: 120, windowSeconds: 600 },
  address: { max: 15, windowSeconds: 3600 },
  /**
   * Per mail address and per identity document, whose owner is mailed. Past the limit the answer is the same and no
   * mail is sent, so that a stranger's mailbox cannot be filled.
   */
  email: { max: 5, windowSeconds: 86_400 },
};

type Ports = { checkAddress: CheckAddress; aliases: SignUpAliasesPort };

export function signUpHandlers({ db, config, outbox }: Kit, { checkAddress, aliases }: Ports): Handlers {
  const hash = (text: string) => keyedHash(config, text);

  /** Whether another mail may be sent to this person. */
  async function useMail({ email, identityType, identityNumber }: Enrolment): Promise<boolean> {
    const byEmail = `enrol email ${hash(email.toLowerCase())}`;
    const byDocument = `enrol document ${hash(`${identityType} ${identityNumber}`)}`;
    const waits = [await countUse(db, byEmail, signUpLimits.email), await countUse(db, byDocument, signUpLimits.email)];
    return waits.every((wait) => wait === null);
  }

  return {
    listSources: async ({ body }) => ({
      datos: (await listSources(db, body.pais)).map(({ code, name, asks }) => ({
        codigo: code,
        nombre: name,
        pide: asks,
      })),
    }),

    checkUserFree: async ({ body, clientAddress }) => {
      await assertLimit(db, `available ${clientAddressHash(config, clientAddress)}`, signUpLimits.asking);
      const { tipo, valor } = body;
      const value = valor.trim();
      if (tipo === 'alias') {
        const free = await aliases.isFree(db, value);
        const person = toNameAndTown(body);
        return { datos: { disponible: free, sugerencias: free ? [] : await aliases.suggest(db, person, value) } };
      }
      if (tipo === 'correo') return { datos: { disponible: isWellFormedEmail(value), sugerencias: [] } };
      // A mail address as a user name is checked by its form only, because more would tell who has an account.
      if (isAddressLike(value)) return { datos: { disponible: isWellFormedEmail(value), sugerencias: [] } };
      const free = await isUsernameFree(db, value);
      return { datos: { disponible: free, sugerencias: free ? [] : await suggestUsernames(db, value) } };
    },

    enrolExecutive: async ({ body, clientAddress }) => {
      await assertLimit(db, `enrol address ${clientAddressHash(config, clientAddress)}`, signUpLimits.address);
      const enrolment = toEnrolment(body);
      await assertEnrolment(db, enrolment, { checkAddress, aliases });
      const mayMail = await useMail(enrolment);
      const id = await db.transaction().execute(async (trx) => {
        const made = await createEnrolment(trx, enrolment);
        if (mayMail) await outbox.send(trx, 'account-mail', `enrolment ${made}`, { about: 'enrolment', id: made });
        return made;
      });
      return { datos: { solicitud: id, siguiente: 'CONFIRMAR_CORREO' as const } };
    },

    resendEnrolmentMail: async ({ body: { enrolment: id }, clientAddress }) => {
      await assertLimit(db, `enrol address ${clientAddressHash(config, clientAddress)}`, signUpLimits.address);
      const enrolment = await findEnrolment(db, id);
      if (enrolment && (await useMail(enrolment)))
        await db
          .transaction()
          .execute((trx) =>
            outbox.send(trx, 'account-mail', `enrolment ${id} ${randomUUID()}`, { about: 'enrolment', id }),
          );
      return { datos: {} };
    },
  };
}
