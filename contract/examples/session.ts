import type { ExampleOf } from '../call.ts';
import type {
  RefreshRequestSchema,
  SignedOutWireSchema,
  SignInRequestSchema,
  SignOutQuerySchema,
  TokenWireSchema,
} from '../schemas/session.ts';

/** Three parts, as every token has; it opens nothing. */
export const sampleToken = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJlamVtcGxvIn0.c2luLWZpcm1h';

export const login: ExampleOf<typeof TokenWireSchema, typeof SignInRequestSchema> = {
  body: { usuario: 'marta.ruiz', clave: 'una-frase-larga-de-ejemplo' },
  datos: { token: sampleToken, nombre: 'Marta' },
};

export const clientesLogin: ExampleOf<typeof TokenWireSchema, typeof SignInRequestSchema> = {
  body: { usuario: 'lucia.gomez', clave: 'otra-frase-larga-de-ejemplo' },
  datos: { token: sampleToken, nombre: 'Lucía' },
};

export const refreshToken: ExampleOf<typeof TokenWireSchema, typeof RefreshRequestSchema> = {
  body: { ambito: 'socia' },
  datos: { token: sampleToken, nombre: 'Marta' },
};

export const logoutApp: ExampleOf<typeof SignedOutWireSchema, never, typeof SignOutQuerySchema> = {
  query: { ambito: 'socia' },
  datos: { cerradas: 1 },
};
