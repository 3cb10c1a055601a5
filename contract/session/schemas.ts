import { type Static, Type } from 'typebox';
import { closed, LocaleSchema, TextSchema } from '../common/schemas.ts';
import { type Role, roles, scopes } from '../public-codes.ts';
import { deviceMarkPattern, passwordMaxLength, userMaxLength } from '../rules.ts';

export const SignInRequestSchema = Type.Object(
  {
    usuario: TextSchema(userMaxLength, 1),
    clave: TextSchema(passwordMaxLength, 1),
    /** Stay signed in on this device. */
    permanecer: Type.Optional(Type.Literal('S')),
  },
  closed,
);

/** E06. A decoded token of the backend; `actor` names the advisor who acts as the executive. */
export const TokenClaimsSchema = Type.Object({
  sub: Type.String(),
  sid: Type.String(),
  role: Type.Unsafe<Role>(Type.Union(Object.values(roles).map((role) => Type.Literal(role)))),
  lang: LocaleSchema,
  passchanged: Type.Union([Type.Literal('S'), Type.Literal('N')]),
  exp: Type.Integer(),
  iat: Type.Integer(),
  actor: Type.Optional(Type.Object({ sub: Type.String(), nombre: Type.String(), hasta: Type.Integer() })),
});
export type TokenClaims = Static<typeof TokenClaimsSchema>;

/** The only answers that carry a token. The storefront seals it and never passes it on. */
export const TokenWireSchema = Type.Object({
  token: Type.String(),
  nombre: Type.String(),
});

/**
 * The browser sends the mark with its next sign-in; the storefront seals it and never passes it on either. `permanece`
 * says whether the session stays, where that was asked for.
 */
export const SignedInWireSchema = Type.Object({
  ...TokenWireSchema.properties,
  dispositivo: Type.Optional(Type.String({ pattern: deviceMarkPattern })),
  permanece: Type.Optional(Type.Boolean()),
});

/** One of the two sign-ins, where a call serves both. */
export const ScopeSchema = Type.Union([Type.Literal(scopes.executive), Type.Literal(scopes.client)]);

export const RefreshRequestSchema = Type.Object({ ambito: ScopeSchema }, closed);
export const SessionQuerySchema = Type.Object({ ambito: ScopeSchema }, closed);
/** Without `ambito` the token's session ends. */
export const SignOutQuerySchema = Type.Object(
  { ambito: Type.Optional(ScopeSchema), todas: Type.Optional(Type.Literal('S')) },
  closed,
);

export const SignedOutWireSchema = Type.Object({ cerradas: Type.Integer({ minimum: 0 }) });
