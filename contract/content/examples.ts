import type { ExampleOf } from '../call.ts';
import type { RedirectsWireSchema, ScreenRequestSchema, ScreenWireSchema } from './schemas.ts';

export const detallesPantalla: ExampleOf<typeof ScreenWireSchema, typeof ScreenRequestSchema> = {
  body: { idioma: 'es', pantalla: 'home' },
  datos: {
    pantalla: 'home',
    cambiado: '2026-11-18T06:00:00Z',
    bloques: [
      {
        codigo: 'home-hero',
        type: 'IMAGEN',
        href: '/catalogue/mujer',
        target: '_self',
        url: '/media/8c1f4a90d2b7e6531f0a',
        urlMovil: null,
        urlServidor: null,
        contenidoTextos: {
          titulo: 'Noche de invierno',
          accion: 'Ver la campaña',
          alt: 'Tres mujeres junto a una ventana',
        },
      },
    ],
  },
};

export const redirecciones: ExampleOf<typeof RedirectsWireSchema> = {
  datos: {
    redirects: [
      { path: '/catalogue/sujetador-alma-v0931/*', target: '/catalogue/sujetador-alba-v1042' },
      { path: '/en/catalogue/alma-bra-v0931', target: null },
    ],
  },
};
