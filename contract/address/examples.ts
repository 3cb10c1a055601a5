import type { AddressInput, AddressWire } from './schemas.ts';

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
