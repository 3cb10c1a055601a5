/** The fields that a refused part of a guest's request is reported under. */
export const guestFields = {
  country: 'pais',
  postalCode: 'codigoPostal',
  coupon: 'cupon',
  cards: 'vales',
  address: 'direccion',
  billing: 'direccionFactura',
  shipping: 'formaEnvio',
  document: 'documento',
} as const;
