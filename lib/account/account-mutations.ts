import type { AnswerOf, BodyOf } from '@/contract/calls';
import { get, post } from '@/lib/http/browser';

const update = (body: BodyOf<'updateExecutive'>) =>
  post<AnswerOf<'updateExecutive'>>('/api/socia/actualizarDatos', body);

export const endSession = (version: number, id: string) => update({ version, cerrarSesiones: [id] });

/** A GET that changes state. */
export const activate = () => get<AnswerOf<'activateExecutive'>>('/api/socia/activarSocia');
