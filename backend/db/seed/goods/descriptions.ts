import type { Localized } from 'contract/schemas/common.ts';
import { mapLocalized, text } from './localized.ts';
import type { Family, SeedType } from './product-types.ts';
import type { Random } from './random.ts';

/** Last sentences: when and with what it is worn. None refers to the garment's noun, so grammar always agrees. */
const closings: Record<'day' | 'evening' | 'support' | 'control' | 'night' | 'water' | 'men', readonly Localized[]> = {
  day: [
    text(
      'Para los días largos, que son casi todos.',
      'For long days, which is most of them.',
      'Für lange Tage, also für fast alle.',
    ),
    text(
      'Combina con el resto de la colección, pieza a pieza.',
      'Goes with the rest of the collection, piece by piece.',
      'Lässt sich Stück für Stück mit der übrigen Kollektion verbinden.',
    ),
    text(
      'Sin etiquetas cosidas: la talla va impresa por dentro.',
      'No sewn-in labels: the size is printed inside.',
      'Ohne eingenähte Etiketten: Die Größe ist innen aufgedruckt.',
    ),
    text(
      'Un básico que se compra por duplicado.',
      'The kind of basic one buys twice.',
      'Ein Basisteil, das man gern doppelt kauft.',
    ),
  ],
  evening: [
    text(
      'Para una cena, o para un martes cualquiera que lo merezca.',
      'For a dinner, or for any Tuesday that deserves it.',
      'Für ein Abendessen oder für jeden Dienstag, der es verdient hat.',
    ),
    text(
      'Se regala bien y se estrena mejor.',
      'Good to give and better to wear for the first time.',
      'Schön zu verschenken, noch schöner zum ersten Mal zu tragen.',
    ),
    text(
      'Pensado para que lo vea quien se elija, empezando por el espejo.',
      'Meant for the eyes one chooses, the mirror’s first.',
      'Gedacht für die Augen, die man sich aussucht, zuerst für die im Spiegel.',
    ),
  ],
  support: [
    text(
      'Los laterales altos recogen la axila y la espalda queda lisa.',
      'High sides take in the underarm and leave the back smooth.',
      'Hohe Seitenteile fassen unter der Achsel und halten den Rücken glatt.',
    ),
    text(
      'Tres filas de corchetes permiten ajustar el contorno con el tiempo.',
      'Three rows of hooks let the band be tightened as time goes by.',
      'Drei Hakenreihen erlauben es, das Unterbrustband mit der Zeit enger zu stellen.',
    ),
    text(
      'Los tirantes, acolchados, se regulan por delante.',
      'The padded straps adjust at the front.',
      'Die gepolsterten Träger werden vorn verstellt.',
    ),
  ],
  control: [
    text(
      'Una banda de silicona evita que se enrolle, también al sentarse.',
      'A band of silicone keeps it from rolling, even when you sit.',
      'Ein Silikonband verhindert, dass sich der Saum beim Sitzen aufrollt.',
    ),
    text(
      'Para empezar, unas horas al día: el cuerpo también se acostumbra.',
      'To begin with, a few hours a day: the body gets used to it too.',
      'Für den Anfang genügen ein paar Stunden am Tag: Auch der Körper gewöhnt sich daran.',
    ),
    text(
      'Conviene elegir la talla de siempre; una menor no moldea más.',
      'Choose your usual size; a smaller one does not shape any better.',
      'Am besten die gewohnte Größe wählen: Eine kleinere formt nicht besser.',
    ),
  ],
  night: [
    text(
      'Para noches templadas y mañanas sin prisa.',
      'For mild nights and unhurried mornings.',
      'Für milde Nächte und Morgen ohne Eile.',
    ),
    text(
      'Las costuras van hacia fuera, donde no rozan.',
      'Seams are turned to the outside, where they do not rub.',
      'Die Nähte liegen außen, wo sie nicht reiben.',
    ),
    text(
      'Se entrega en una funda de algodón que también sirve para viajar.',
      'It comes folded in a cotton pouch that is good for travelling.',
      'Kommt gefaltet in einem Baumwollbeutel, der auf Reisen nützlich ist.',
    ),
  ],
  water: [
    text(
      'Aclarar con agua dulce después de cada baño alarga su vida.',
      'A rinse in fresh water after each swim makes it last longer.',
      'Nach jedem Bad mit klarem Wasser ausgespült, hält das Stück länger.',
    ),
    text(
      'Protección solar UPF 50+ en la parte de tejido doble.',
      'Sun protection of UPF 50+ where the fabric is double.',
      'Sonnenschutz UPF 50+ überall dort, wo der Stoff doppelt liegt.',
    ),
    text(
      'Se mezcla con las demás piezas de baño del mismo color.',
      'Mixes with the other swim pieces of the same colour.',
      'Lässt sich mit den anderen Badestücken derselben Farbe mischen.',
    ),
  ],
  men: [
    text(
      'Un corte limpio que no necesita explicaciones.',
      'A clean cut that needs no explaining.',
      'Ein klarer Schnitt, der keine Erklärung braucht.',
    ),
    text(
      'Se agradece en los viajes y en las jornadas largas.',
      'Welcome on journeys and on long working days.',
      'Angenehm auf Reisen und an langen Arbeitstagen.',
    ),
    text(
      'La goma de la cintura es suave por dentro y mate por fuera.',
      'The waistband is soft inside and matt outside.',
      'Der Bund ist innen weich und außen matt.',
    ),
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

// Without straps, without a clasp, or with its clasp in front: what supports another bra is not on these.
const withoutSupportParts = new Set(['bra-strapless', 'bra-bralette', 'bra-front-closure']);

export function describe(
  random: Random,
  { code, family, opening }: Pick<SeedType, 'code' | 'family' | 'opening'>,
  fabric: Localized,
  collection: string,
): Localized {
  const fitting = moods[family].filter((mood) => mood !== 'support' || !withoutSupportParts.has(code));
  const closing = random.pick(closings[random.pick(fitting)]);
  return mapLocalized((locale) => `${opening[locale].replace('{n}', collection)} ${fabric[locale]} ${closing[locale]}`);
}
