/** The fields that a refused part of a line, a client or a list is reported under. */
export const lineFields = { code: 'codigo', client: 'cliente' } as const;
export const nameField = 'nombre';
export const takeCampaignField = 'tomar.campana';
export const gridCampaignField = 'b';
export const listClientField = (at: number) => `lineas.${at}.${lineFields.client}`;
