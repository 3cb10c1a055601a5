import { homeAddress } from '../address/examples.ts';
import type { ExampleOf } from '../call.ts';
import { localized } from '../common/examples.ts';
import type { NothingSchema } from '../common/schemas.ts';
import { marta } from '../people/examples.ts';
import type {
  AvailabilityRequestSchema,
  AvailabilityWireSchema,
  EnrolmentRequestSchema,
  EnrolmentWireSchema,
  FindExecutiveRequestSchema,
  FoundExecutivesWireSchema,
  ResendEnrolmentRequestSchema,
  SourcesRequestSchema,
  SourcesWireSchema,
} from './schemas.ts';

export const consultarMedios: ExampleOf<typeof SourcesWireSchema, typeof SourcesRequestSchema> = {
  body: { pais: 'ES' },
  datos: [
    {
      codigo: 'SOCIA',
      nombre: localized({ es: 'Por otra socia', en: 'By an executive', de: 'Durch eine Beraterin' }),
      pide: 'SOCIA',
    },
    {
      codigo: 'OTRO',
      nombre: localized({ es: 'De otra forma', en: 'In another way', de: 'Auf anderem Weg' }),
      pide: 'DETALLE',
    },
  ],
};

export const inscribirSocia: ExampleOf<typeof EnrolmentWireSchema, typeof EnrolmentRequestSchema> = {
  body: {
    idioma: 'es',
    pais: 'ES',
    nombre: 'Carmen',
    apellidos: 'Vidal Pons',
    tipoDocumento: 'DNI',
    documento: '12345678Z',
    mayorDeEdad: true,
    correo: 'carmen.vidal@correo.es',
    telefono: '+34600333444',
    usuario: 'carmen.vidal',
    direccion: { ...homeAddress, nombre: 'Carmen', apellidos: 'Vidal Pons', telefono: '+34600333444' },
    medio: 'SOCIA',
    sociaReferente: marta.codigo,
    aceptaCondiciones: true,
    versionCondiciones: '2026-01',
    aceptaPublicidad: false,
    apareceEnBuscador: true,
  },
  datos: { solicitud: 'ins-9021', siguiente: 'CONFIRMAR_CORREO' },
};

export const verificarSocia: ExampleOf<typeof FoundExecutivesWireSchema, typeof FindExecutiveRequestSchema> = {
  body: { pais: 'ES', localidad: 'Valencia' },
  datos: { elementos: [marta], pagina: 1, tamano: 8, totalPaginas: 1, total: 1 },
};

export const validarUsuarioDisponible: ExampleOf<typeof AvailabilityWireSchema, typeof AvailabilityRequestSchema> = {
  body: { tipo: 'usuario', valor: 'carmen.vidal' },
  datos: { disponible: true, sugerencias: [] },
};

export const reenviarInscripcion: ExampleOf<typeof NothingSchema, typeof ResendEnrolmentRequestSchema> = {
  body: { enrolment: inscribirSocia.datos.solicitud },
  datos: {},
};
