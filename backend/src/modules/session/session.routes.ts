import type { CallInput, Handlers } from '../../handlers.ts';
import type { Kit } from '../../kit.ts';
import { requireIdentity } from '../../shared/identity.ts';
import type { Realm } from './session.repository.ts';
import { refresh, signIn, signOut } from './session.service.ts';

export function sessionHandlers({ db, config }: Kit): Handlers {
  const signInTo =
    (realm: Realm) =>
    async ({ body, clientAddress, device }: Pick<CallInput<'signIn'>, 'body' | 'clientAddress' | 'device'>) => ({
      datos: toSignedIn(
        await signIn(db, config, { realm, user: body.usuario, password: body.clave, clientAddress, device }),
      ),
    });

  return {
    signIn: signInTo('staff'),
    signInClient: signInTo('client'),

    refreshSession: async ({ identity }) => ({
      datos: toSignedIn(await refresh(db, config, requireIdentity(identity))),
    }),

    signOut: async ({ identity, query }) => ({
      datos: { cerradas: await signOut(db, identity, query.todas === 'S') },
    }),
  };
}

const toSignedIn = ({ token, name }: { token: string; name: string }) => ({ token, nombre: name });
