import type { Static } from 'typebox';
import type { ShippingMethodWire, ShippingOptionsWireSchema } from './schemas.ts';

export const standardShipping: ShippingMethodWire = {
  codigo: 'EST',
  nombre: 'Envío estándar',
  costo: 3.95,
  gratisDesde: 180,
  bodega: 'Bodega Europa',
  entregaDesde: '2026-11-24',
  entregaHasta: '2026-11-26',
  puntoRecogida: false,
  disponible: true,
  motivo: null,
};

export const shippingOptions: Static<typeof ShippingOptionsWireSchema> = {
  zona: 'GENERAL',
  sinIva: false,
  avisos: [],
  gramos: 640,
  formas: [
    standardShipping,
    { ...standardShipping, codigo: 'EXP', nombre: 'Envío urgente', costo: 7.95, gratisDesde: null },
  ],
};

export const canaryOptions: Static<typeof ShippingOptionsWireSchema> = {
  zona: 'CANARIAS',
  sinIva: true,
  avisos: [{ clave: 'shipping.notice.canaryImport' }],
  gramos: 2360,
  formas: [
    {
      ...standardShipping,
      costo: 14.95,
      gratisDesde: null,
      entregaDesde: '2026-11-30',
      entregaHasta: '2026-12-04',
      sobreGramos: 2000,
    },
  ],
};
