type OwnSession = { id: string; started: Date; lastUsed: Date; device: string; current: boolean };

/** The executive herself, as far as the desk shows her. */
export type OwnProfile = {
  givenName: string;
  activeCampaign: string | null;
  level: { name: string } | null;
  points: number;
  sessions: OwnSession[];
  version: number;
};
