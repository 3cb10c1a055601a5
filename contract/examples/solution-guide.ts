import type { ExampleOf } from '../call.ts';
import type { GuideRequestSchema, GuideResultWireSchema } from '../schemas/solution-guide.ts';
import { braCard } from './catalogue.ts';

export const enviarRespuestasSolutionGuide: ExampleOf<typeof GuideResultWireSchema, typeof GuideRequestSchema> = {
  body: {
    pais: '34',
    origen: 'CLU',
    idioma: 'es_ES',
    tipo: 'BRA_EUROPA',
    consentimiento: true,
    versionTexto: '2026-01',
    respuestas: [
      { pregunta: 'contorno-bajo-pecho', milimetros: 705 },
      { pregunta: 'contorno-pecho', milimetros: 850 },
      { pregunta: 'ocasion', opciones: ['diario'] },
    ],
  },
  datos: {
    tipo: 'BRA_EUROPA',
    talla: {
      etiquetas: [
        { sistema: 'EU', talla: '70B' },
        { sistema: 'ES', talla: '85B' },
        { sistema: 'UK', talla: '32B' },
      ],
      hermanas: [{ sistema: 'ES', talla: '90A' }],
      entreDos: null,
      procedencia: 'Tabla propia de Velia, 2026',
    },
    avisos: [],
    productos: [{ producto: braCard, talla: '85B', motivo: { clave: 'solutionGuide.reason.daily' } }],
  },
};
