import { type Static, Type } from 'typebox';
import { taxZones } from '../codes.ts';
import {
  CountrySchema,
  closed,
  IdSchema,
  NameSchema,
  NoteSchema,
  PhoneSchema,
  RemarksSchema,
  TextSchema,
} from '../common/schemas.ts';
import { addressLineMaxLength, postalCodePattern } from '../rules.ts';

const addressFields = {
  linea1: TextSchema(addressLineMaxLength, 1),
  linea2: Type.Optional(TextSchema(addressLineMaxLength)),
  codigoPostal: Type.String({ pattern: postalCodePattern }),
  localidad: TextSchema(addressLineMaxLength, 1),
  /** Code of consultarEstados; optional in a country whose conEstados is false. */
  estado: Type.Optional(TextSchema(10, 1)),
  pais: CountrySchema,
  telefono: Type.Optional(PhoneSchema),
  indicaciones: Type.Optional(NoteSchema),
};

/** As typed. The backend checks the country's rules, field by field. */
export const AddressInputSchema = Type.Object({ nombre: NameSchema, apellidos: NameSchema, ...addressFields }, closed);
export type AddressInput = Static<typeof AddressInputSchema>;

/** As stored. `zona` decides tax and delivery; `avisos` tell the buyer, for instance, about import duties. */
export const AddressWireSchema = Type.Object({
  nombre: Type.String(),
  apellidos: Type.String(),
  ...addressFields,
  id: IdSchema,
  predeterminada: Type.Boolean(),
  zona: Type.Enum(taxZones),
  avisos: RemarksSchema,
});
export type AddressWire = Static<typeof AddressWireSchema>;
