import type { AnswerOf } from '@/contract/calls/table';
import type { AdvisorAction, OwnProfile } from './account';

type ActionsWire = AnswerOf<'readExecutive'>['actuaciones'][number]['hechos'];

/** Merges consecutive actions of the same kind. */
function toDeeds(done: ActionsWire): AdvisorAction[] {
  const deeds: AdvisorAction[] = [];
  for (const { clave, fecha } of done) {
    const what = clave.replace(/^deed\./, '');
    const last = deeds.at(-1);
    if (last?.what === what) last.times += 1;
    else deeds.push({ what, at: new Date(fecha), times: 1 });
  }
  return deeds;
}

export const toOwnProfile = (wire: AnswerOf<'readExecutive'>): OwnProfile => ({
  givenName: wire.nombre,
  alias: wire.alias,
  activeCampaign: wire.campanaActiva,
  level: wire.nivel && { name: wire.nivel.nombre },
  points: wire.puntos,
  sessions: wire.sesiones.map(({ id, inicio, ultimoUso, dispositivo, actual, permanece = false }) => ({
    id,
    started: new Date(inicio),
    lastUsed: new Date(ultimoUso),
    device: dispositivo,
    current: actual,
    stays: permanece,
  })),
  actings: wire.actuaciones.map(({ asesora, motivo, desde, hasta, hechos }) => ({
    advisor: asesora,
    reason: motivo,
    since: new Date(desde),
    end: new Date(hasta),
    deeds: toDeeds(hechos),
  })),
  version: wire.version,
});
