/** Names of the fields that something may be wrong with. */
export const messageFields = {
  subject: 'asunto',
  text: 'mensaje',
  campaign: 'campana',
  department: 'departamento',
} as const;
