/** Field names in refusals. */
export const requestFields = {
  products: 'productos',
  decision: (at: number) => `decisiones.${at}`,
  quantity: (at: number) => `decisiones.${at}.cantidadPedida`,
  substitute: (at: number) => `decisiones.${at}.codigo`,
  answer: (at: number) => `respuestas.${at}`,
} as const;
