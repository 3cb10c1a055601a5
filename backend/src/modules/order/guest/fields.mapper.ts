/** Under which a part of a guest's request is refused. */
export const fields = {
  country: 'pais',
  postalCode: 'codigoPostal',
  coupon: 'cupon',
  address: 'direccion',
  billing: 'direccionFactura',
  shipping: 'formaEnvio',
  document: 'documento',
} as const;
