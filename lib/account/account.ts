export type OwnSession = { id: string; started: Date; lastUsed: Date; device: string; current: boolean };

/** The executive herself, as far as the desk shows her. */
export type OwnProfile = {
  code: string;
  givenName: string;
  familyName: string;
  email: string;
  state: 'PENDIENTE' | 'ACTIVA' | 'INACTIVA' | 'BLOQUEADA';
  activeCampaign: string | null;
  level: { name: string } | null;
  points: number;
  sessions: OwnSession[];
  findable: boolean;
  version: number;
};
