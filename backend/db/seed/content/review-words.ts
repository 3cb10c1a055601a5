import type { FitName } from 'contract/schemas/reviews.ts';
import { text } from '../goods/localized.ts';
import type { Family } from '../goods/product-types.ts';

/**
 * What buyers say, put together from sentences. None refers to the garment by a pronoun or an adjective, so that grammar
 * agrees with any noun in each language.
 */

export type Mood = 'happy' | 'mixed' | 'unhappy';

export const titles: Record<Mood, readonly ReturnType<typeof text>[]> = {
  happy: [
    text('Repetiré seguro'),
    text('Se olvida que lo llevas'),
    text('Mejor que en la foto'),
    text('Por fin algo cómodo'),
    text('Muy buena calidad'),
    text('Justo lo que buscaba'),
    text('Bonito y práctico'),
    text('Para todos los días'),
    text('Una compra acertada'),
    text('Me ha sorprendido'),
    text('Vale lo que cuesta'),
    text('Ya van dos'),
  ],
  mixed: [
    text('Bien, con un pero'),
    text('Correcto'),
    text('Esperaba algo más'),
    text('Depende de para qué'),
    text('Bonito, no perfecto'),
    text('Ni sí ni no'),
  ],
  unhappy: [
    text('No es para mí'),
    text('Lo he devuelto'),
    text('Una decepción'),
    text('No repetiré'),
    text('Esperaba otra cosa'),
  ],
};

const underwear = [
  text('La tela es suave y no marca bajo la ropa.'),
  text('Ni se enrolla ni se mueve en todo el día.'),
  text('Las costuras no se notan, ni sentada en el tren durante horas.'),
  text('Después de diez lavados sigue como el primer día.'),
  text('La goma de la cintura abraza sin apretar.'),
];
const support = [
  text('Sujeta de verdad y no se clava en ninguna parte.'),
  text('El contorno se queda en su sitio aunque levante los brazos.'),
  text('Bajo una camiseta fina no se ve nada.'),
  text('No pica nada, y eso que tengo la piel delicada.'),
  text('El escote queda natural, sin bultos bajo el brazo.'),
];
const shaping = [
  text('Recoge sin quitar el aire: he cenado y bailado con total normalidad.'),
  text('Bajo un vestido de punto la línea queda lisa.'),
  text('Ponérselo cuesta un minuto; después no se mueve.'),
  text('No da calor, ni en una boda de agosto.'),
  text('El borde no se enrolla al sentarse.'),
];
const night = [
  text('La tela cae muy bien y es fresca.'),
  text('Duermo sin que nada tire ni apriete.'),
  text('Elegante incluso para abrir la puerta al cartero.'),
  text('Sale de la lavadora sin arrugas.'),
];
const swim = [
  text('Sujeta al nadar y se seca enseguida.'),
  text('El color aguanta el cloro y el sol de todo el verano.'),
  text('El forro tapa bien también en claro.'),
  text('El corte favorece sin apretar.'),
];
const legs = [
  text('Después de un día entero ni una carrera.'),
  text('La cintura no baja ni aprieta.'),
  text('El brillo es discreto y el tono, uniforme.'),
];

const anything = [
  text('Hace tiempo que buscaba algo así y por fin lo tengo.'),
  text('Se lava bien y se seca en una noche.'),
  text('Me veo bien, y eso no me pasa con todo.'),
  text('Los acabados son finos, también por dentro.'),
  text('Vino conmigo dos semanas de viaje y no eché nada más de menos.'),
  text('Desde la primera puesta, como hecho para mí.'),
];

export const praise: Record<Family, readonly ReturnType<typeof text>[]> = {
  bra: [...support, ...anything],
  brief: [...underwear, ...anything],
  shaper: [...shaping, ...anything],
  'shaping-body': [...shaping, ...support.slice(2), ...anything],
  body: [...support.slice(2), ...underwear.slice(0, 1), ...anything],
  night: [...night, ...anything],
  swim: [...swim, ...anything],
  hosiery: [...legs, ...anything],
  // Not all of it has a waistband, and none is worn under a dress.
  'men-underwear': [...underwear.slice(0, 4), ...anything],
  'men-shaper': [...shaping.slice(2), ...anything],
  'men-night': [...night, ...anything],
  'men-swim': [...swim.slice(0, 3), ...anything],
};

export const remarks: Record<Mood, readonly ReturnType<typeof text>[]> = {
  happy: [
    text('Me lo recomendó mi ejecutiva y acertó.'),
    text('El color es el de la foto.'),
    text('Llegó en tres días, bien doblado.'),
    text('Para mi madre también pedí, y está igual de contenta.'),
    text('Espero que lo sigan haciendo muchos años.'),
  ],
  mixed: [
    text('El color es algo más oscuro que en la pantalla.'),
    text('La tela es buena, pero la etiqueta interior molesta.'),
    text('Para unas horas, perfecto; para todo el día prefiero otro modelo.'),
    text('Bonito, aunque por este precio esperaba un acabado más fino.'),
  ],
  unhappy: [
    text('Al tercer lavado una costura empezó a soltarse.'),
    text('En mi cuerpo no queda como en la foto.'),
    text('La tela es más fina de lo que pensaba.'),
    text('La devolución fue fácil, eso sí.'),
  ],
};

export const onFit: Record<FitName, readonly ReturnType<typeof text>[]> = {
  PEQUENA: [
    text('Pedid una talla más que de costumbre.'),
    text('Talla justo: entre dos tallas, mejor la mayor.'),
    text('La primera me apretaba; con una talla más, bien.'),
  ],
  JUSTA: [
    text('Mi talla de siempre y queda perfecto.'),
    text('Talla como se espera.'),
    text('Seguí la tabla de tallas y acerté a la primera.'),
  ],
  GRANDE: [text('Da un poco de sí: una talla menos me habría ido mejor.'), text('Talla grande, al menos a mí.')],
};

export const writers = {
  es: [
    'Carmen',
    'Marta',
    'Rosa',
    'Elena',
    'Pilar',
    'Nuria',
    'Teresa',
    'Amparo',
    'Beatriz',
    'Lola',
    'Sara',
    'Mercedes',
    'Raquel',
    'Inma',
    'Conchi',
    'M. José',
    'Silvia',
    'Paz',
  ],
  en: [
    'Alice',
    'Joan',
    'Helen',
    'Priya',
    'Ruth',
    'Megan',
    'Fiona',
    'Grace',
    'Aisha',
    'Kate',
    'Sue',
    'Moira',
    'Bethan',
    'Louise',
  ],
  de: [
    'Sabine',
    'Katrin',
    'Ulrike',
    'Anke',
    'Petra',
    'Jutta',
    'Miriam',
    'Heike',
    'Lena',
    'Silke',
    'Renate',
    'Ayşe',
    'Birgit',
    'Doris',
  ],
};
export const menWriters = {
  es: ['Javier', 'Manuel', 'Andrés', 'Rafa', 'Sergio', 'Tomás'],
  en: ['Tom', 'David', 'Graham', 'Imran', 'Peter'],
  de: ['Jens', 'Matthias', 'Uwe', 'Stefan', 'Holger'],
};
