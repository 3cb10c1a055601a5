import type { PortraitSpec } from '../../garments/portrait.ts';

/** A store of the demo; a favourite is the next available product of its type. */
type DemoStore = {
  /** The executive's name, as in `people-names.ts`. */
  name: string;
  paused?: true;
  greeting: string;
  story: string;
  reachedBy: 'whatsapp' | 'email';
  portrait: PortraitSpec;
  favourites: readonly { type: string; sentence: string }[];
  /** In the last four weeks. */
  visits?: number;
};

/** Texts as the executives write them, each in the language of its executive. */
export const demoStores: readonly DemoStore[] = [
  {
    name: 'Lucía Ferrer',
    greeting:
      'Hola, soy Lucía. Si dudas con la talla, escríbeme antes de pedir: casi siempre lo arreglamos en dos mensajes.',
    story:
      'Empecé hace doce años con un metro de costurera y una agenda. Hoy visito a unas cincuenta clientas en València y los pueblos de la huerta.\n\nMe fijo primero en el contorno: ocho de cada diez llevan uno demasiado grande.',
    reachedBy: 'whatsapp',
    portrait: {
      figure: { size: 0.5, skin: 2, age: 'middle', hair: 'long' },
      hair: '#4a2f22',
      earrings: true,
      wears: { color: '#6d1f35', neck: 'v' },
      wall: '#e6d3c3',
      seed: 1,
    },
    favourites: [
      {
        type: 'bra-balconette',
        sentence: 'El que más repiten mis clientas: sujeta y debajo de una camiseta no se ve.',
      },
      { type: 'brief-high-waist', sentence: 'Sube hasta la cintura y no marca. Pide tu talla de siempre.' },
      { type: 'nightdress', sentence: 'Mi regalo de todos los años para mi hermana.' },
      { type: 'shaper-short', sentence: 'Para una boda en agosto: firme, pero se respira.' },
    ],
    visits: 186,
  },
  {
    name: 'Nadia Brandt',
    greeting: 'Hallo, ich bin Nadia. Hier sind meine Lieblinge aus diesem Katalog.',
    story: 'Ich habe gerade angefangen und nehme in Köln und Umgebung Maß, gern auch nach Feierabend.',
    reachedBy: 'email',
    portrait: {
      figure: { size: 0.3, skin: 4, age: 'young', hair: 'curls' },
      hair: '#2b1d17',
      wears: { color: '#e0b24a', neck: 'round' },
      wall: '#cfd6c6',
      seed: 2,
    },
    favourites: [
      { type: 'bra-bralette', sentence: 'So weich, dass ich ihn beim Arbeiten vergesse.' },
      { type: 'pyjama-set', sentence: 'Für lange Sonntage. Fällt eher locker aus.' },
    ],
    visits: 31,
  },
  {
    name: 'Carmen Ybarra',
    greeting: 'Hola, soy Carmen. Los jueves me encuentras en el mercado de la Feria; el resto de la semana, aquí.',
    story: 'En el puesto llevo un muestrario para tocar las telas. Lo que veas aquí, te lo enseño el jueves.',
    reachedBy: 'whatsapp',
    portrait: {
      figure: { size: 0.86, skin: 2, age: 'older', hair: 'bun' },
      hair: '#b9b1a8',
      glasses: 'round',
      earrings: true,
      wears: { color: '#255461', neck: 'collar' },
      wall: '#ecd9b8',
      seed: 3,
    },
    favourites: [
      { type: 'bra-full-cup', sentence: 'Para quien está harta de que la copa se quede corta.' },
      { type: 'robe', sentence: 'La tela cae preciosa. En mano gana mucho.' },
      { type: 'tights', sentence: 'Aguantan un invierno sevillano y medio bilbaíno.' },
    ],
    visits: 74,
  },
  {
    name: 'Itziar Olabarri',
    greeting:
      'Hola, soy Itziar. Corro tres veces por semana y pruebo los sujetadores de deporte antes de recomendarlos.',
    story: '',
    reachedBy: 'email',
    portrait: {
      figure: { size: 0.12, skin: 1, age: 'young', hair: 'crop' },
      hair: '#241b18',
      wears: { color: '#9aa88c', neck: 'round' },
      wall: '#d9d3e2',
      seed: 4,
    },
    favourites: [
      { type: 'bra-sports', sentence: 'Con este he hecho la Behobia. No se mueve nada.' },
      { type: 'brief-boyshort', sentence: 'Sin costuras por dentro: cero rozaduras.' },
    ],
    visits: 52,
  },
  {
    name: 'Pilar Lanuza',
    paused: true,
    greeting: 'Hola, soy Pilar. Vuelvo en septiembre.',
    story: '',
    reachedBy: 'email',
    portrait: {
      figure: { size: 0.66, skin: 1, age: 'older', hair: 'bob' },
      hair: '#d6cfc5',
      wears: { color: '#a88399', neck: 'v' },
      wall: '#e9dcd4',
      seed: 5,
    },
    favourites: [],
  },
  {
    name: 'Heike Sommer',
    greeting:
      'Guten Tag, ich bin Heike Sommer. Shapewear soll stützen und nicht kneifen; fragen Sie mich nach Ihrer Größe.',
    story:
      'Seit zehn Jahren berate ich in Prenzlauer Berg und Pankow. Ich komme zu Ihnen nach Hause und nehme in Ruhe Maß.',
    reachedBy: 'email',
    portrait: {
      figure: { size: 0.42, skin: 0, age: 'middle', hair: 'bob' },
      hair: '#c79c5c',
      glasses: 'wide',
      wears: { color: '#23304f', neck: 'collar' },
      wall: '#dfe3e4',
      seed: 6,
    },
    favourites: [
      { type: 'shaper-waist-cincher', sentence: 'Hält den ganzen Tag und rollt sich oben nicht ein.' },
      { type: 'bodysuit-shaping', sentence: 'Unter einem engen Kleid das Beste, was ich kenne.' },
      {
        type: 'brief-classic',
        sentence: 'Unspektakulär und genau richtig. Meine Kundinnen bestellen ihn gleich dreimal.',
      },
    ],
    visits: 95,
  },
  {
    name: 'Gillian Hart',
    greeting: 'Hello, I’m Gillian. Send me a message if you’re between two sizes; I’ll tell you what I’d do.',
    story:
      'I started fitting bras for friends at my kitchen table in Bristol, and I still do. Bring a jumper you like and we’ll see what works under it.',
    reachedBy: 'email',
    portrait: {
      figure: { size: 0.72, skin: 5, age: 'older', hair: 'curls' },
      hair: '#8d857e',
      earrings: true,
      wears: { color: '#b2583c', neck: 'round' },
      wall: '#e3d2b4',
      seed: 7,
    },
    favourites: [
      { type: 'bra-plunge', sentence: 'Stays put, even when you bend over the dishwasher.' },
      { type: 'camisole', sentence: 'Lovely under a cardigan, lovely to sleep in.' },
      { type: 'swimsuit', sentence: 'Comes up small, so go one size up.' },
    ],
    visits: 48,
  },
];
