type OwnSession = { id: string; started: Date; lastUsed: Date; device: string; current: boolean; stays: boolean };

/** An advisor's action, named by its call, and how often it was repeated. */
export type AdvisorAction = { what: string; at: Date; times: number };
export type ActingPeriod = { advisor: string; reason: string; since: Date; end: Date; actions: AdvisorAction[] };

/** The executive's profile, as far as the desk shows it. */
export type OwnProfile = {
  givenName: string;
  /** The alias of the personal store. */
  alias: string | null;
  activeCampaign: string | null;
  level: { name: string } | null;
  points: number;
  sessions: OwnSession[];
  /** When an advisor acted for the executive, and why, with the actions. */
  actings: ActingPeriod[];
  version: number;
};
