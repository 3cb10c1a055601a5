import { defineCall } from '../call.ts';
import { NothingSchema } from '../common/schemas.ts';
import * as examples from './examples.ts';
import {
  CredentialsRequestSchema,
  CredentialsWireSchema,
  PasswordChangedWireSchema,
  PasswordChangeRequestSchema,
  RecoveryRequestSchema,
  RecoveryTokenRequestSchema,
  RecoveryTokenWireSchema,
} from './schemas.ts';

export const passwordCalls = [
  defineCall({
    id: 'C003',
    verb: 'checkCredentials',
    name: 'validarCredenciales',
    method: 'POST',
    path: '/api/clientes/validarCredenciales',
    token: 'client-login',
    // Every attempt is counted, so it is never retried automatically.
    changesState: true,
    mayBeOver: true,
    summary: "Opens a client's first access by invitation, or verifies the client's password again.",
    body: CredentialsRequestSchema,
    datos: CredentialsWireSchema,
    example: examples.validarCredenciales,
  }),
  defineCall({
    id: 'C023',
    verb: 'sendRecoveryLink',
    name: 'recordarContrasena',
    method: 'POST',
    path: '/api/public/recordarContrasena',
    token: 'public',
    changesState: true,
    status: 202,
    summary: 'Sends a recovery link by mail. The answer is the same for every user name.',
    body: RecoveryRequestSchema,
    datos: NothingSchema,
    example: examples.recordarContrasena,
  }),
  defineCall({
    id: 'C024',
    verb: 'checkRecoveryLink',
    name: 'validarRecordarContrasena',
    method: 'POST',
    path: '/api/public/validarRecordarContrasena',
    token: 'public',
    changesState: false,
    mayBeOver: true,
    summary: 'Whether a mailed link is still valid.',
    body: RecoveryTokenRequestSchema,
    datos: RecoveryTokenWireSchema,
    example: examples.validarRecordarContrasena,
  }),
  defineCall({
    id: 'C026',
    verb: 'changePassword',
    name: 'cambiarPassword',
    method: 'POST',
    path: '/api/public/cambiarPassword',
    // Public for callers with a link; signed-in callers send the bearer of `ambito`.
    token: 'any-session',
    changesState: true,
    effect: 'renew',
    firstPassword: true,
    mayBeOver: true,
    summary:
      'Sets a new password by a mailed link or with the current password, and ends every session; by an invitation it creates an account.',
    body: PasswordChangeRequestSchema,
    datos: PasswordChangedWireSchema,
    example: examples.cambiarPassword,
  }),
] as const;
