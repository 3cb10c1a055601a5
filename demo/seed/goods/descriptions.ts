import type { Localized } from 'contract/common/schemas.ts';
import { mapLocalized, text } from './localized.ts';
import type { Family, SeedType } from './product-types.ts';
import type { Random } from './random.ts';

/** Last sentences: when and with what it is worn. None refers to the garment's noun, so grammar always agrees. */
const closings: Record<'day' | 'evening' | 'support' | 'control' | 'night' | 'water' | 'men', readonly Localized[]> = {
  day: [
    text('Para los días largos, que son casi todos.'),
    text('Combina con el resto de la colección, pieza a pieza.'),
    text('Sin etiquetas cosidas: la talla va impresa por dentro.'),
    text('Un básico que se compra por duplicado.'),
  ],
  evening: [
    text('Para una cena, o para un martes cualquiera que lo merezca.'),
    text('Se regala bien y se recibe mejor.'),
    text('Pensado para que lo vea quien tú elijas, empezando por el espejo.'),
  ],
  support: [
    text('Los laterales altos recogen bajo la axila y la espalda queda lisa.'),
    text('El cierre de tres posiciones se ajusta con el tiempo.'),
    text('Los tirantes, acolchados, se regulan por delante.'),
  ],
  control: [
    text('Una banda de silicona evita que se enrolle, también al sentarse.'),
    text('Para empezar, unas horas al día: el cuerpo también se acostumbra.'),
    text('Elige tu talla habitual; una menor no moldea más.'),
  ],
  night: [
    text('Para noches templadas y mañanas sin prisa.'),
    text('Las costuras van hacia fuera, donde no rozan.'),
    text('Se entrega en una funda de algodón que también sirve para viajar.'),
  ],
  water: [
    text('Acláralo con agua dulce después de cada baño y durará más.'),
    text('Protección solar UPF 50+ en la parte de tejido doble.'),
    text('Combina con el resto del baño en el mismo color.'),
  ],
  men: [
    text('Un corte limpio que no necesita explicaciones.'),
    text('Se agradece en los viajes y en las jornadas largas.'),
    text('La goma de la cintura es suave por dentro y mate por fuera.'),
  ],
};

const moods: Record<Family, readonly (keyof typeof closings)[]> = {
  bra: ['support', 'day', 'evening'],
  brief: ['day', 'day', 'evening'],
  shaper: ['control'],
  'shaping-body': ['control', 'support'],
  body: ['evening', 'day'],
  night: ['night'],
  swim: ['water'],
  hosiery: ['day'],
  'men-underwear': ['men'],
  'men-shaper': ['control', 'men'],
  'men-night': ['night', 'men'],
  'men-swim': ['water', 'men'],
};

// These have no straps, no clasp or a front clasp, so sentences about the support of such parts do not fit.
const withoutSupportParts = new Set(['bra-strapless', 'bra-bralette', 'bra-front-closure']);

export function describe(
  random: Random,
  { code, family, openings }: Pick<SeedType, 'code' | 'family' | 'openings'>,
  { number, collection, fabric }: { number: number; collection: string; fabric: Localized },
): Localized {
  // In turn, so that neighbours in a listing begin differently.
  const opening = openings[number % openings.length] as Localized;
  const fitting = moods[family].filter((mood) => mood !== 'support' || !withoutSupportParts.has(code));
  const closing = random.pick(closings[random.pick(fitting)]);
  return mapLocalized((locale) => `${opening[locale].replace('{n}', collection)} ${fabric[locale]} ${closing[locale]}`);
}
