import { defineCall } from '../call.ts';
import { NothingSchema } from '../common/schemas.ts';
import * as examples from './examples.ts';
import {
  AvailabilityRequestSchema,
  AvailabilityWireSchema,
  EnrolmentRequestSchema,
  EnrolmentWireSchema,
  FindExecutiveRequestSchema,
  FoundExecutivesWireSchema,
  ResendEnrolmentRequestSchema,
  SourcesRequestSchema,
  SourcesWireSchema,
} from './schemas.ts';

const base = '/api/public';

export const signUpCalls = [
  defineCall({
    id: 'C019',
    verb: 'listSources',
    name: 'consultarMedios',
    method: 'POST',
    path: `${base}/consultarMedios`,
    token: 'public',
    changesState: false,
    summary: 'Answers to how the applicant heard of us.',
    body: SourcesRequestSchema,
    datos: SourcesWireSchema,
    example: examples.consultarMedios,
  }),
  defineCall({
    id: 'C020',
    verb: 'enrolExecutive',
    name: 'inscribirSocia',
    method: 'POST',
    path: `${base}/inscribirSocia`,
    token: 'public',
    changesState: true,
    status: 202,
    summary: 'Registers an executive, confirmed by mail. The answer is the same for people who are already known.',
    body: EnrolmentRequestSchema,
    datos: EnrolmentWireSchema,
    example: examples.inscribirSocia,
  }),
  defineCall({
    id: 'B059',
    verb: 'resendEnrolmentMail',
    name: 'reenviarInscripcion',
    method: 'POST',
    path: `${base}/reenviarInscripcion`,
    token: 'public',
    changesState: true,
    status: 202,
    summary:
      'Sends the mail of a registration again. The answer is the same for an unknown one and past the mail limit.',
    body: ResendEnrolmentRequestSchema,
    datos: NothingSchema,
    example: examples.reenviarInscripcion,
  }),
  defineCall({
    id: 'C027',
    verb: 'findExecutives',
    name: 'verificarSocia',
    method: 'POST',
    path: `${base}/verificarSocia`,
    token: 'public',
    changesState: false,
    summary: 'Finds an executive by code or alias, or executives near a town who agreed to be found.',
    body: FindExecutiveRequestSchema,
    datos: FoundExecutivesWireSchema,
    example: examples.verificarSocia,
  }),
  defineCall({
    id: 'C039',
    verb: 'checkUserFree',
    name: 'validarUsuarioDisponible',
    method: 'POST',
    path: '/validarUsuarioDisponible',
    token: 'public',
    changesState: false,
    summary:
      'Whether a user name or a store’s alias is free, or a mail address is well formed. Never tells whether an address has an account.',
    body: AvailabilityRequestSchema,
    datos: AvailabilityWireSchema,
    example: examples.validarUsuarioDisponible,
  }),
] as const;
