/** Why to contact a client: she asked and got no answer in time, her birthday, what she uses may be used up. */
export const contactReasons = ['asked', 'birthday', 'runsOut'] as const;
export type ContactReason = (typeof contactReasons)[number];

/** What waits for an executive today. */
export type DeskTasks = {
  requests: number;
  /** Until when the first of them is to be answered. */
  answerBy: string | null;
  toContact: number;
  /** The first few; the day is YYYY-MM-DD. */
  contacts: { id: string; name: string; reason: ContactReason; day: string }[];
};
