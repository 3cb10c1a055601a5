import type { AnswerOf, BodyOf } from '@/contract/calls/table';
import type { SessionKind } from './session';
import type { SignedIn } from './session-info';

type Scope = BodyOf<'refreshSession'>['ambito'];

/** What the wire calls each of the two sign-ins. */
export const scopeOf = { executive: 'socia', client: 'cliente' } as const satisfies Record<SessionKind, Scope>;

/** What the proxy answers where the backend gave a token: who is signed in, and no token. */
export type SignedInWire = Omit<AnswerOf<'signIn'>, 'token' | 'dispositivo'> & Omit<SignedIn, 'name'>;

export const fromSignedInWire = ({ nombre, permanece, ...rest }: SignedInWire): SignedIn & { stays: boolean } => ({
  ...rest,
  name: nombre,
  stays: permanece === true,
});
