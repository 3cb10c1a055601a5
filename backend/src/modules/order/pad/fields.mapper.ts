/** Under which a part of a line, a client or a list is refused. */
export const lineFields = { code: 'codigo', client: 'cliente' } as const;
export const nameField = 'nombre';
export const takeCampaignField = 'tomar.campana';
export const gridCampaignField = 'b';
export const listClientField = (at: number) => `lineas.${at}.${lineFields.client}`;
