import type { ExampleOf } from '../call.ts';
import type { NothingSchema } from '../common/schemas.ts';
import { marta } from '../people/examples.ts';
import { sampleToken } from '../session/examples.ts';
import type {
  CredentialsRequestSchema,
  CredentialsWireSchema,
  PasswordChangedWireSchema,
  PasswordChangeRequestSchema,
  RecoveryRequestSchema,
  RecoveryTokenRequestSchema,
  RecoveryTokenWireSchema,
} from './schemas.ts';

const linkToken = 'ejemplo-de-enlace-de-un-solo-uso';

export const validarCredenciales: ExampleOf<typeof CredentialsWireSchema, typeof CredentialsRequestSchema> = {
  body: { invitacion: linkToken },
  datos: { nombre: 'Lucía', socia: marta, primerAcceso: true, claveToken: linkToken, pideCorreo: false },
};

export const recordarContrasena: ExampleOf<typeof NothingSchema, typeof RecoveryRequestSchema> = {
  body: { ambito: 'socia', usuario: 'marta.ruiz', idioma: 'es' },
  datos: {},
};

export const validarRecordarContrasena: ExampleOf<typeof RecoveryTokenWireSchema, typeof RecoveryTokenRequestSchema> = {
  body: { token: linkToken },
  datos: { ambito: 'socia', vence: '2026-11-20T11:15:00Z', motivo: 'CLAVE', usuario: 'marta.ruiz', nombre: 'Marta' },
};

export const cambiarPassword: ExampleOf<typeof PasswordChangedWireSchema, typeof PasswordChangeRequestSchema> = {
  body: { ambito: 'socia', claveActual: 'una-frase-larga-de-ejemplo', claveNueva: 'una-frase-nueva-de-ejemplo' },
  datos: { token: sampleToken, nombre: 'Marta' },
};
