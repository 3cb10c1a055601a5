/** The fields that a refused part of a line is reported under. */
export const lineFields = { code: 'codigo', client: 'cliente' } as const;
export const takeCampaignField = 'tomar.campana';
export const gridCampaignField = 'b';
