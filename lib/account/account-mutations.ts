import type { BodyOf, DatosOf } from '@/contract/calls';
import { termsVersion } from '@/contract/rules';
import { get, post } from '@/lib/http/browser';

const update = (body: BodyOf<'C066'>) => post<DatosOf<'C066'>>('/api/socia/actualizarDatos', body);

export const endSession = (version: number, id: string) => update({ version, cerrarSesiones: [id] });

export const setFindable = (version: number, findable: boolean) =>
  update({ version, consentimientos: [{ codigo: 'BUSCADOR', dado: findable, version: termsVersion }] });

/** C045: a GET that changes state. */
export const activate = () => get<DatosOf<'C045'>>('/api/socia/activarSocia');
