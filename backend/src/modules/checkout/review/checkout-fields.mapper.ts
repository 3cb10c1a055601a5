/** The fields that a refused part of a checkout request is reported under. */
export const checkoutFields = {
  order: 'orden',
  tender: 'metodo',
  part: 'importeCuenta',
  terms: 'versionCondiciones',
  country: 'pais',
  postalCode: 'codigoPostal',
  address: 'direccion',
  newPostalCode: 'direccionNueva.codigoPostal',
  shipping: 'forma',
  partial: 'entregaParcial',
  import: 'aceptaImportacion',
  client: 'cliente',
  due: 'aPagarVisto',
  card: 'code',
} as const;

/** Field names for one gift rule, and for one of its articles. */
export const giftFields = (rule: number) => ({
  rule: `regalos.${rule}.regalo`,
  chosen: `regalos.${rule}.elegidos`,
  code: (at: number) => `regalos.${rule}.elegidos.${at}.codigo`,
});
