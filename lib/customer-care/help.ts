/** Channels besides form and phone; null is not offered. */
export type Channels = { whatsApp: string | null; chat: string | null };

export const helpPath = '/api/help';
