import type { ExampleOf } from '../call.ts';
import { braCard } from '../catalogue/examples.ts';
import type {
  GuideAdviceRequestSchema,
  GuideAdviceWireSchema,
  GuideKeptWireSchema,
  GuideRequestSchema,
} from './schemas.ts';

export const enviarRespuestasSolutionGuide: ExampleOf<typeof GuideKeptWireSchema, typeof GuideRequestSchema> = {
  body: {
    pais: '34',
    origen: 'CLU',
    idioma: 'es_ES',
    tipo: 'BRA_EUROPA',
    consentimiento: true,
    versionTexto: '2026-11',
    tallas: ['75B'],
    respuestas: [
      { pregunta: 'underbust', milimetros: 745 },
      { pregunta: 'bust', milimetros: 900 },
      { pregunta: 'occasion', opcion: 'everyday' },
    ],
  },
  datos: { conservadasHasta: '2027-11-20' },
};

export const aconsejarProductos: ExampleOf<typeof GuideAdviceWireSchema, typeof GuideAdviceRequestSchema> = {
  body: {
    locale: 'es',
    guide: 'BRA_EUROPA',
    sizes: ['75B', 'M'],
    sisters: ['80A'],
    answers: [
      { pregunta: 'occasion', opcion: 'everyday' },
      { pregunta: 'wires', opcion: 'without' },
    ],
  },
  datos: {
    products: [
      {
        product: { ...braCard, tallas: ['75B', '80A'] },
        size: '75B',
        colours: ['001'],
        met: ['occasion'],
        unmet: ['wires'],
      },
    ],
  },
};
