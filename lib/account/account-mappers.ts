import type { AnswerOf } from '@/contract/calls/table';
import type { AdvisorAction, OwnProfile } from './account';

type ActionsWire = AnswerOf<'readExecutive'>['actuaciones'][number]['hechos'];

/** Merges consecutive actions of the same kind. */
function toActions(done: ActionsWire): AdvisorAction[] {
  const actions: AdvisorAction[] = [];
  for (const { clave, fecha } of done) {
    const what = clave.replace(/^deed\./, '');
    const last = actions.at(-1);
    if (last?.what === what) last.times += 1;
    else actions.push({ what, at: new Date(fecha), times: 1 });
  }
  return actions;
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
    actions: toActions(hechos),
  })),
  version: wire.version,
});
