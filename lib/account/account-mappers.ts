import type { AnswerOf } from '@/contract/calls/table';
import type { OwnProfile } from './account';

export const toOwnProfile = (wire: AnswerOf<'readExecutive'>): OwnProfile => ({
  givenName: wire.nombre,
  activeCampaign: wire.campanaActiva,
  level: wire.nivel && { name: wire.nivel.nombre },
  points: wire.puntos,
  sessions: wire.sesiones.map(({ id, inicio, ultimoUso, dispositivo, actual }) => ({
    id,
    started: new Date(inicio),
    lastUsed: new Date(ultimoUso),
    device: dispositivo,
    current: actual,
  })),
  actings: wire.actuaciones.map(({ asesora, motivo, desde, hasta, hechos }) => ({
    advisor: asesora,
    reason: motivo,
    since: new Date(desde),
    end: new Date(hasta),
    deeds: hechos.map((deed) => deed.replace(/^order\./, '')),
  })),
  version: wire.version,
});
