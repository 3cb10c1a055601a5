/** Why to contact a client: an unanswered request, a birthday, or articles that may be used up. */
export const contactReasons = ['asked', 'birthday', 'runsOut'] as const;
export type ContactReason = (typeof contactReasons)[number];

/** An executive's tasks today. */
export type DeskTasks = {
  requests: number;
  /** The deadline of the first request. */
  answerBy: string | null;
  toContact: number;
  /** The first few contacts; `day` is YYYY-MM-DD. */
  contacts: { id: string; name: string; reason: ContactReason; day: string }[];
};
