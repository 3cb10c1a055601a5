import type { Localized } from 'contract/common/schemas.ts';
import { text } from './localized.ts';

export const parties = [
  {
    id: 1,
    name: 'Velia Moda Íntima, S.L.',
    address: 'Calle de la Seda 14, 46003 Valencia, España',
    email: 'producto@velia.example',
    in_union: true,
  },
  {
    id: 2,
    name: 'Confecções Serra Alta, Lda.',
    address: 'Rua das Fiandeiras 8, 6200-151 Covilhã, Portugal',
    email: 'qualidade@serraalta.example',
    in_union: true,
  },
  {
    id: 3,
    name: 'Atelier Zellige SARL',
    address: '27 Rue des Tisserands, 20250 Casablanca, Maroc',
    email: 'contact@zellige.example',
    in_union: false,
  },
];

/** The country of a maker. For one outside the EU the company itself is the responsible person. */
export const makers = [
  { manufacturer_id: 1, responsible_id: null, origin: 'ES' },
  { manufacturer_id: 2, responsible_id: null, origin: 'PT' },
  { manufacturer_id: 3, responsible_id: 1, origin: 'MA' },
] as const;

export const garmentParts: readonly { code: string; name: Localized }[] = [
  { code: 'main', name: text('Tejido principal') },
  { code: 'gusset', name: text('Entrepierna') },
  { code: 'lining', name: text('Forro') },
  { code: 'cup-outer', name: text('Copa, exterior') },
  { code: 'cup-inner', name: text('Copa, interior') },
  { code: 'cups', name: text('Copas') },
  { code: 'front', name: text('Delantero') },
  { code: 'back', name: text('Espalda') },
  { code: 'sides', name: text('Laterales') },
];

export const warnings: Record<'control' | 'night', Localized> = {
  control: text('No dormir con la prenda puesta. En el embarazo o tras una operación, consultar antes con un médico.'),
  night: text('Mantener lejos del fuego.'),
};
