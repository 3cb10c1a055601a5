import type { AnswerOf, BodyOf } from '@/contract/calls/table';
import type { SessionKind } from './session';
import type { SignedIn } from './session-info';

type Scope = BodyOf<'refreshSession'>['ambito'];

/** The two sessions by their names on the wire. */
export const wireScopes = { executive: 'socia', client: 'cliente' } as const satisfies Record<SessionKind, Scope>;

/** What the proxy returns in place of the backend's token: who is signed in. */
export type SignedInWire = Omit<AnswerOf<'signIn'>, 'token' | 'dispositivo'> & Omit<SignedIn, 'name'>;

export const fromSignedInWire = ({ nombre, permanece, ...rest }: SignedInWire): SignedIn & { stays: boolean } => ({
  ...rest,
  name: nombre,
  stays: permanece === true,
});
