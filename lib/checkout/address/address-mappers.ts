import type { AddressInput } from '@/contract/address/schemas';
import type { AnswerOf } from '@/contract/calls/table';
import type { Locale } from '@/lib/i18n/routing';
import { toAddress } from '@/lib/order/delivery-mappers';
import { zoneNames } from '@/lib/order/order-codes';
import type { AddressBook, Country } from './address';
import type { AddressValues } from './address-form';

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

/** Empty fields are not sent. */
export const toWireAddress = (values: AddressValues) => ({
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
type AddressField = (typeof addressFields)[keyof typeof addressFields];

/** Maps wire fields below `path` to the form's fields. */
export const addressFieldsBelow = (path: string): Record<string, AddressField> =>
  Object.fromEntries(Object.entries(addressFields).map(([wire, field]) => [`${path}.${wire}`, field]));

export const addressFieldOfWire = addressFieldsBelow('direccionNueva');
