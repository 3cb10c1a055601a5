type OwnSession = { id: string; started: Date; lastUsed: Date; device: string; current: boolean; stays: boolean };

/** Something that was done, by its call, and how often one after the other. */
export type AdvisorAction = { what: string; at: Date; times: number };
export type AdvisorVisit = { advisor: string; reason: string; since: Date; end: Date; deeds: AdvisorAction[] };

/** The executive herself, as far as the desk shows her. */
export type OwnProfile = {
  givenName: string;
  /** Of her store. */
  alias: string | null;
  activeCampaign: string | null;
  level: { name: string } | null;
  points: number;
  sessions: OwnSession[];
  /** When her advisor acted as her, and why; what came of it by the names of its events. */
  actings: AdvisorVisit[];
  version: number;
};
