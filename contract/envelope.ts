import { type Static, type TSchema, Type } from 'typebox';

/**
 * The shape of every answer. `mensaje` is a message key, never a sentence; `campos` holds message keys by the path of
 * the invalid field.
 */
export const EnvelopeSchema = <T extends TSchema>(datos: T) =>
  Type.Object({
    codigo: Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2), Type.Literal(3)]),
    mensaje: Type.String(),
    datos: Type.Union([datos, Type.Null()]),
    campos: Type.Optional(Type.Record(Type.String(), Type.String())),
    idPeticion: Type.String(),
  });

export type Envelope<T = unknown> = {
  codigo: 0 | 1 | 2 | 3;
  mensaje: string;
  datos: T | null;
  campos?: Record<string, string>;
  idPeticion: string;
};

export type EnvelopeOf<S extends TSchema> = Envelope<Static<S>>;

/** Message keys of failures that any call may return; a module adds its own beside its routes. */
export const failureKeys = {
  invalid: 'error.invalid',
  malformed: 'error.malformed',
  tooLarge: 'error.tooLarge',
  unsupportedType: 'error.unsupportedType',
  signedOut: 'error.signedOut',
  tokenDecoding: 'error.tokenDecoding',
  refused: 'error.refused',
  /** S01. The account still has its first password, which has to be changed before anything else. */
  firstPassword: 'error.firstPassword',
  crossSite: 'error.crossSite',
  absent: 'error.absent',
  conflict: 'error.conflict',
  tooMany: 'error.tooMany',
  broken: 'error.broken',
  notYet: 'error.notYet',
  busy: 'error.busy',
  badCredentials: 'error.badCredentials',
} as const;
export type FailureKey = (typeof failureKeys)[keyof typeof failureKeys];
