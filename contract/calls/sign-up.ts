import { defineCall } from '../call.ts';
import * as examples from '../examples/sign-up.ts';
import {
  AvailabilityRequestSchema,
  AvailabilityWireSchema,
  EnrolmentRequestSchema,
  EnrolmentWireSchema,
  FindExecutiveRequestSchema,
  FoundExecutivesWireSchema,
  SourcesRequestSchema,
  SourcesWireSchema,
} from '../schemas/sign-up.ts';

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
    summary: 'Ways in which someone may have heard of us.',
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
    summary: 'Enrols an executive; her mail confirms it. Answers alike for people who are known already.',
    body: EnrolmentRequestSchema,
    datos: EnrolmentWireSchema,
    example: examples.inscribirSocia,
  }),
  defineCall({
    id: 'C027',
    verb: 'findExecutives',
    name: 'verificarSocia',
    method: 'POST',
    path: `${base}/verificarSocia`,
    token: 'public',
    changesState: false,
    summary: 'Finds an executive by her code or alias, or those near a town who agreed to be found.',
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
