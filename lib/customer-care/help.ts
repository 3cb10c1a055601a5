/** Channels besides form and phone; null is not offered. */
export type HelpChannels = { whatsApp: string | null; chat: string | null };

export const helpPath = '/api/help';
