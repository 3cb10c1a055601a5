/** Where the house is met besides its form and its telephone; null is not offered. */
export type Channels = { whatsApp: string | null; chat: string | null };

export const helpPath = '/api/help';
