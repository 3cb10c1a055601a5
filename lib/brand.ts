import { brandName } from '../contract/brand-name.ts';

/** To rebrand the shop, an operator changes this file and the tokens in app/globals.css. */
export const brand = {
  name: brandName,
  domain: 'velia.example',
  mail: 'hola@velia.example',
  phone: '+34 900 000 000',
  /** The country of most orders. */
  country: 'ES',
  /** Opening hours of customer care in shop time: whole hours, weekdays with Monday as 1. */
  hours: { from: 9, to: 19, firstDay: 1, lastDay: 5 },
  social: [
    { name: 'Instagram', href: 'https://www.instagram.com/velia.example' },
    { name: 'Pinterest', href: 'https://www.pinterest.com/velia.example' },
  ],
  legal: {
    entity: 'Velia Moda Íntima, S.L.',
    address: 'Calle de la Seda 14, 46003 Valencia, España',
    taxId: 'ESB00000000',
    register: 'Registro Mercantil de Valencia, tomo 0000, folio 00, hoja V-000000',
  },
} as const;
