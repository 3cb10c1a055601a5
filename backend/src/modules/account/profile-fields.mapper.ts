/** Field names on the wire for the service's refusals. */
export const profileFields = {
  consents: 'consentimientos',
  address: 'direccion',
  addressId: 'direccion.id',
  addressData: 'direccion.datos',
  removeAddress: 'quitarDireccion',
} as const;
