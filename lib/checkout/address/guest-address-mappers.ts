import type { AddressInput } from '@/contract/address/schemas';
import type { GuestValues } from './guest-form';

/** Empty fields are not sent. */
export const toAddressWire = (values: GuestValues) => ({
  nombre: values.firstName,
  apellidos: values.lastName,
  linea1: values.line1,
  ...(values.line2 && { linea2: values.line2 }),
  codigoPostal: values.postalCode,
  localidad: values.town,
  ...(values.state && { estado: values.state }),
  pais: values.country,
  telefono: values.phone,
});

/** The guest form has no delivery instructions. */
type AddressField = `direccion.${Exclude<keyof AddressInput, 'indicaciones'>}`;

/** Maps wire fields to the form's fields. */
export const guestFieldOfWire = {
  'contacto.correo': 'email',
  'contacto.nombre': 'firstName',
  'contacto.apellidos': 'lastName',
  'contacto.telefono': 'phone',
  'direccion.nombre': 'firstName',
  'direccion.apellidos': 'lastName',
  'direccion.linea1': 'line1',
  'direccion.linea2': 'line2',
  'direccion.codigoPostal': 'postalCode',
  'direccion.localidad': 'town',
  'direccion.estado': 'state',
  'direccion.pais': 'country',
  'direccion.telefono': 'phone',
  codigoPostal: 'postalCode',
  pais: 'country',
  documento: 'document',
} as const satisfies Record<string, keyof GuestValues> & Record<AddressField, keyof GuestValues>;

/** Errors in the guest's details, by form field; null for any other failure. */
export function toGuestProblems(fields: Record<string, string>): Partial<Record<keyof GuestValues, string>> | null {
  const named = Object.entries(guestFieldOfWire).flatMap(([field, name]) =>
    fields[field] === undefined ? [] : [[name, fields[field]]],
  );
  return named.length > 0 ? Object.fromEntries(named) : null;
}
