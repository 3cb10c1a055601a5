import type { ConsentWire, PersonRefWire, PublicExecutiveWire } from './schemas.ts';

// The people and the time that all examples share.

export const now = '2026-11-20T10:15:00Z';
export const campaign = '2026-12';

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

export const consents: ConsentWire[] = [
  { codigo: 'PUBLICIDAD_CORREO', dado: true, version: '2026-01', fecha: '2026-02-03T09:00:00Z' },
  { codigo: 'BUSCADOR', dado: true, version: '2026-01', fecha: '2026-02-03T09:00:00Z' },
];
