import { get, post } from '@/lib/http/browser';

export const endExecutiveSession = (version: number, id: string) =>
  post<'updateExecutive'>('/api/socia/actualizarDatos', { body: { version, cerrarSesiones: [id] } });

/** A GET that changes state. */
export const activateExecutive = () => get<'activateExecutive'>('/api/socia/activarSocia');
