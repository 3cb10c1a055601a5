import type { ExampleOf } from '../call.ts';
import type { NothingSchema } from '../common/schemas.ts';
import type {
  RefreshRequestSchema,
  SessionQuerySchema,
  SignedInWireSchema,
  SignedOutWireSchema,
  SignInRequestSchema,
  SignOutQuerySchema,
  TokenWireSchema,
} from './schemas.ts';

/** Three parts, as every token has; not valid. */
export const sampleToken = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJlamVtcGxvIn0.c2luLWZpcm1h';

const sampleMark = 'ejemplo.20780.bWFyY2E.ZmlybWE';

export const login: ExampleOf<typeof SignedInWireSchema, typeof SignInRequestSchema> = {
  body: { usuario: 'marta.ruiz', clave: 'una-frase-larga-de-ejemplo', permanecer: 'S' },
  datos: { token: sampleToken, nombre: 'Marta', dispositivo: sampleMark, permanece: true },
};

export const clientesLogin: ExampleOf<typeof SignedInWireSchema, typeof SignInRequestSchema> = {
  body: { usuario: 'lucia.gomez', clave: 'otra-frase-larga-de-ejemplo' },
  datos: { token: sampleToken, nombre: 'Lucía', dispositivo: sampleMark },
};

export const refreshToken: ExampleOf<typeof TokenWireSchema, typeof RefreshRequestSchema> = {
  body: { ambito: 'socia' },
  datos: { token: sampleToken, nombre: 'Marta' },
};

export const logoutApp: ExampleOf<typeof SignedOutWireSchema, never, typeof SignOutQuerySchema> = {
  query: { ambito: 'socia' },
  datos: { cerradas: 1 },
};

export const comprobarSesion: ExampleOf<typeof NothingSchema, never, typeof SessionQuerySchema> = {
  query: { ambito: 'socia' },
  datos: {},
};
