/** Field names in refusals. */
export const messageFields = {
  subject: 'asunto',
  text: 'mensaje',
  campaign: 'campana',
  department: 'departamento',
} as const;
