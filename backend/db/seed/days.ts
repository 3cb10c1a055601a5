const dayMs = 86_400_000;

export const addDays = (day: Date, days: number): Date => new Date(day.getTime() + days * dayMs);

/** Midnight in UTC: two loads of one day make the same shop. */
export const startOfDay = (moment: Date): Date => new Date(Math.floor(moment.getTime() / dayMs) * dayMs);
