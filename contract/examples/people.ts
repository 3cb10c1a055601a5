import type { Static } from 'typebox';
import type { AddressInput, AddressWire } from '../schemas/address.ts';
import type { CampaignClockWireSchema } from '../schemas/order.ts';
import type { ConsentWire, PersonRefWire, PublicExecutiveWire } from '../schemas/people.ts';

// The people and the time that all examples share.

export const now = '2026-11-20T10:15:00Z';
export const campaign = '2026-12';

export const clock: Static<typeof CampaignClockWireSchema> = {
  codigo: campaign,
  nombre: 'Noche de invierno',
  fin: '2026-11-29T22:59:59Z',
  ahora: now,
  siguiente: { codigo: '2026-13', nombre: 'Año nuevo', inicio: '2026-11-29T23:00:00Z' },
};

export const marta: PublicExecutiveWire = {
  codigo: 'S-10482',
  nombre: 'Marta R.',
  alias: 'marta-velia',
  localidad: 'Valencia',
  pais: 'ES',
  foto: null,
  idiomas: ['es'],
  distanciaKm: 0,
  presentacion: 'Doce años ayudando a encontrar la talla que de verdad sienta bien.',
  whatsapp: '+34600111222',
};

export const lucia: PersonRefWire = { id: 'cl-301', nombre: 'Lucía Gómez' };
export const ana: PersonRefWire = { id: 'cl-302', nombre: 'Ana Belén Ortiz' };

export const homeAddress: AddressInput = {
  nombre: 'Marta',
  apellidos: 'Ruiz Soler',
  linea1: 'Carrer de la Pau 14, 3.º B',
  codigoPostal: '46003',
  localidad: 'València',
  estado: 'V',
  pais: 'ES',
  telefono: '+34600111222',
};
export const keptAddress: AddressWire = {
  ...homeAddress,
  id: 'dir-1',
  predeterminada: true,
  zona: 'GENERAL',
  avisos: [],
};
export const canaryAddress: AddressInput = {
  nombre: 'Ana Belén',
  apellidos: 'Ortiz Vega',
  linea1: 'Calle Triana 80',
  codigoPostal: '35002',
  localidad: 'Las Palmas de Gran Canaria',
  estado: 'GC',
  pais: 'ES',
};

export const consents: ConsentWire[] = [
  { codigo: 'PUBLICIDAD_CORREO', dado: true, version: '2026-01', fecha: '2026-02-03T09:00:00Z' },
  { codigo: 'BUSCADOR', dado: true, version: '2026-01', fecha: '2026-02-03T09:00:00Z' },
];
