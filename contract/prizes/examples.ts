import type { ExampleOf } from '../call.ts';
import { campaign } from '../people/examples.ts';
import type { LevelWire, PrizesRequestSchema, PrizesWireSchema, RewardPreviewWire } from './schemas.ts';

export const silver: LevelWire = { codigo: 'PLATA', nombre: 'Plata', puntosDesde: 500 };
const gold: LevelWire = { codigo: 'ORO', nombre: 'Oro', puntosDesde: 1500 };

export const consultarPremios: ExampleOf<typeof PrizesWireSchema, typeof PrizesRequestSchema> = {
  body: { idioma: 'es', campana: campaign },
  datos: {
    campana: campaign,
    niveles: [
      { ...silver, beneficios: ['Envío gratis desde 90 euros'] },
      { ...gold, beneficios: ['Envío gratis siempre', 'Catálogo antes que nadie'] },
    ],
    premios: [
      {
        codigo: 'PR-77',
        nombre: 'Set de viaje',
        descripcion: 'Tres bolsas de algodón para la maleta.',
        puntos: 1010,
        nivel: null,
        foto: null,
        agotado: false,
      },
    ],
  },
};

/** The effect of the examples' order: 154 points on top of 820. */
export const rewardPreview: RewardPreviewWire = {
  puntosAntes: 820,
  puntosDespues: 974,
  nivelAntes: silver,
  nivelDespues: silver,
  nivelSiguiente: { ...gold, faltan: 526 },
  premioSiguiente: { codigo: 'PR-77', nombre: 'Set de viaje', puntos: 1010, faltan: 36 },
  bastarian: [{ codigo: '517203', referencia: 'V2210', nombre: 'Body reductor Brisa', precio: 44.9, puntos: 45 }],
};
