import type { BodyOf, DatosOf } from '@/contract/calls';
import { get, post } from '@/lib/http/browser';

const update = (body: BodyOf<'C066'>) => post<DatosOf<'C066'>>('/api/socia/actualizarDatos', body);

export const endSession = (version: number, id: string) => update({ version, cerrarSesiones: [id] });

/** C045: a GET that changes state. */
export const activate = () => get<DatosOf<'C045'>>('/api/socia/activarSocia');
