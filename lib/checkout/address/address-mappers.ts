import type { AddressInput } from '@/contract/address/schemas';
import type { AnswerOf } from '@/contract/calls/table';
import type { Locale } from '@/lib/i18n/routing';
import { toAddress } from '@/lib/order/delivery-mappers';
import { zoneNames } from '@/lib/order/order-codes';
import type { AddressBook, Country } from './address';
import type { AddressValues } from './address-form';
import type { GuestValues } from './guest-form';

export const toCountry = (wire: AnswerOf<'listGuestCountries'>[number], locale: Locale): Country => ({
  code: wire.codigo,
  name: wire.nombre[locale],
  postalPattern: wire.patronPostal,
  postalExample: wire.ejemploPostal,
  prefix: wire.indicativo,
  hasStates: wire.conEstados,
  zones: wire.zonas.map(({ codigo, nombre, desde, hasta }) => ({
    zone: zoneNames[codigo as keyof typeof zoneNames] ?? 'notServed',
    name: nombre[locale],
    from: desde,
    to: hasta,
  })),
});

export const toAddressBook = (wire: AnswerOf<'readExecutive'>): AddressBook => ({
  addresses: wire.direcciones.map(toAddress),
  firstName: wire.nombre,
  lastName: wire.apellidos,
  phone: wire.telefono,
});

type WrittenAddress = Omit<AddressValues, 'keep' | 'instructions'> & Partial<AddressValues>;

/** Empty fields are not sent. */
export const toWireAddress = (values: WrittenAddress) => ({
  nombre: values.firstName,
  apellidos: values.lastName,
  linea1: values.line1,
  ...(values.line2 && { linea2: values.line2 }),
  codigoPostal: values.postalCode,
  localidad: values.town,
  ...(values.state && { estado: values.state }),
  pais: values.country,
  ...(values.phone && { telefono: values.phone }),
  ...(values.instructions && { indicaciones: values.instructions }),
});

const addressFields = {
  nombre: 'firstName',
  apellidos: 'lastName',
  linea1: 'line1',
  linea2: 'line2',
  codigoPostal: 'postalCode',
  localidad: 'town',
  estado: 'state',
  pais: 'country',
  telefono: 'phone',
  indicaciones: 'instructions',
} as const satisfies Record<keyof AddressInput, keyof AddressValues>;

const putBelow = <Field extends string>(path: string, fields: Record<string, Field>): Record<string, Field> =>
  Object.fromEntries(Object.entries(fields).map(([wire, field]) => [`${path}.${wire}`, field]));

/** Maps wire fields below `path` to the form's fields. */
export const addressFieldsBelow = (path: string) => putBelow(path, addressFields);

export const addressFieldOfWire = addressFieldsBelow('direccionNueva');

/** The guest's form has no delivery instructions. */
const { indicaciones: _instructions, ...guestAddressFields } = addressFields;

/** Maps wire fields to the fields of the guest's form. */
export const guestFieldOfWire: Record<string, keyof GuestValues> = {
  'contacto.correo': 'email',
  'contacto.nombre': 'firstName',
  'contacto.apellidos': 'lastName',
  'contacto.telefono': 'phone',
  ...putBelow('direccion', guestAddressFields),
  codigoPostal: 'postalCode',
  pais: 'country',
  documento: 'document',
};

/** Errors in the guest's details, by form field; null for any other failure. */
export function toGuestProblems(fields: Record<string, string>): Partial<Record<keyof GuestValues, string>> | null {
  const named = Object.entries(guestFieldOfWire).flatMap(([field, name]) =>
    fields[field] === undefined ? [] : [[name, fields[field]]],
  );
  return named.length > 0 ? Object.fromEntries(named) : null;
}
