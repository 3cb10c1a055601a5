import type { CallInput, Handlers } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { requireIdentity } from '../../shared/identity.ts';
import { tidyLine } from '../../shared/text.ts';
import { actAsExecutive } from './acting.service.ts';
import { toActing } from './session.mapper.ts';
import type { Realm } from './session.repository.ts';
import { refreshSession, signIn, signOut } from './session.service.ts';

type SignInInput = Pick<CallInput<'signIn'>, 'body' | 'clientAddress' | 'device' | 'deviceMarks' | 'isAbout'>;

export function sessionHandlers(kit: Kit): Handlers {
  const { db, config } = kit;
  const signInTo =
    (realm: Realm) =>
    async ({ body, clientAddress, device, deviceMarks, isAbout }: SignInInput) => {
      const stays = body.permanecer === 'S';
      const given = {
        realm,
        user: body.usuario,
        password: body.clave,
        clientAddress,
        device,
        deviceMarks,
        isAbout,
        stays,
      };
      const signedIn = await signIn(kit, given);
      const said = { dispositivo: signedIn.deviceMark, ...(stays && { permanece: signedIn.stays }) };
      return { datos: { ...toSignedIn(signedIn), ...said } };
    };

  return {
    signIn: signInTo('staff'),
    signInClient: signInTo('client'),

    refreshSession: async ({ identity }) => ({
      datos: toSignedIn(await refreshSession(db, config, requireIdentity(identity))),
    }),

    // The session has been checked before the handler runs.
    probeSession: async () => ({ datos: {} }),

    actAsExecutive: async ({ identity, body: { socia, motivo } }) => {
      const acting = await actAsExecutive(kit, requireIdentity(identity), { code: socia, reason: tidyLine(motivo) });
      return { datos: toActing(acting) };
    },

    signOut: async ({ identity, query }) => ({
      datos: { cerradas: await signOut(kit, identity, query.todas === 'S') },
    }),
  };
}

const toSignedIn = ({ token, name }: { token: string; name: string }) => ({ token, nombre: name });
