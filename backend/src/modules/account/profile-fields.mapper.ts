/** What the service finds wrong, by the names that the fields have on the wire. */
export const profileFields = {
  consents: 'consentimientos',
  address: 'direccion',
  addressId: 'direccion.id',
  addressData: 'direccion.datos',
  removeAddress: 'quitarDireccion',
} as const;
