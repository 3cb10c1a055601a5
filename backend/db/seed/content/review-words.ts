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
    text('Repetiré seguro', 'Will buy again', 'Kaufe ich wieder'),
    text('Se olvida que lo llevas', 'You forget that you wear it', 'Man vergisst, dass man es trägt'),
    text('Mejor que en la foto', 'Better than in the picture', 'Schöner als auf dem Bild'),
    text('Por fin algo cómodo', 'Comfortable at last', 'Endlich bequem'),
    text('Muy buena calidad', 'Very good quality', 'Sehr gute Qualität'),
    text('Justo lo que buscaba', 'Just what I was looking for', 'Genau das, was ich gesucht habe'),
    text('Bonito y práctico', 'Pretty and practical', 'Schön und praktisch'),
    text('Para todos los días', 'For every day', 'Für jeden Tag'),
    text('Una compra acertada', 'A good buy', 'Ein guter Kauf'),
    text('Me ha sorprendido', 'I was surprised', 'Positiv überrascht'),
    text('Vale lo que cuesta', 'Worth its price', 'Den Preis wert'),
    text('Ya van dos', 'My second one', 'Schon das zweite'),
  ],
  mixed: [
    text('Bien, con un pero', 'Fine, with one but', 'Gut, mit einem Aber'),
    text('Correcto', 'All right', 'In Ordnung'),
    text('Esperaba algo más', 'Expected a little more', 'Etwas mehr erwartet'),
    text('Depende de para qué', 'Depends on what for', 'Kommt darauf an, wofür'),
    text('Bonito, no perfecto', 'Pretty, not perfect', 'Schön, nicht perfekt'),
    text('Ni sí ni no', 'Neither yes nor no', 'Teils, teils'),
  ],
  unhappy: [
    text('No es para mí', 'Not for me', 'Nichts für mich'),
    text('Lo he devuelto', 'I sent it back', 'Habe ich zurückgeschickt'),
    text('Una decepción', 'A disappointment', 'Eine Enttäuschung'),
    text('No repetiré', 'Not again', 'Nicht noch einmal'),
    text('Esperaba otra cosa', 'Expected something else', 'Etwas anderes erwartet'),
  ],
};

const underwear = [
  text(
    'La tela es suave y no marca bajo la ropa.',
    'The fabric is soft and shows no line under clothes.',
    'Der Stoff ist weich und zeichnet sich unter der Kleidung nicht ab.',
  ),
  text(
    'Ni se enrolla ni se mueve en todo el día.',
    'Nothing rolls or shifts all day.',
    'Nichts rollt sich ein, nichts verrutscht, den ganzen Tag.',
  ),
  text(
    'Las costuras no se notan, ni sentada en el tren durante horas.',
    'No seam can be felt, even after hours on a train.',
    'Keine Naht ist zu spüren, auch nach Stunden im Zug nicht.',
  ),
  text(
    'Después de diez lavados sigue como el primer día.',
    'After ten washes everything is as on the first day.',
    'Nach zehn Wäschen ist alles wie am ersten Tag.',
  ),
  text(
    'La goma de la cintura abraza sin apretar.',
    'The waistband holds without pinching.',
    'Der Bund hält, ohne einzuschneiden.',
  ),
];
const support = [
  text(
    'Sujeta de verdad y no se clava en ninguna parte.',
    'Real support, and nothing digs in anywhere.',
    'Echter Halt, und nirgends schneidet etwas ein.',
  ),
  text(
    'El contorno se queda en su sitio aunque levante los brazos.',
    'The band stays put even when I raise my arms.',
    'Das Unterbrustband bleibt an seinem Platz, auch wenn ich die Arme hebe.',
  ),
  text(
    'Bajo una camiseta fina no se ve nada.',
    'Nothing shows under a thin T-shirt.',
    'Unter einem dünnen Shirt ist nichts zu sehen.',
  ),
  text(
    'No pica nada, y eso que tengo la piel delicada.',
    'Nothing itches, and my skin is sensitive.',
    'Nichts kratzt, und ich habe empfindliche Haut.',
  ),
  text(
    'El escote queda natural, sin bultos bajo el brazo.',
    'A natural neckline and nothing that bulges under the arm.',
    'Ein natürliches Dekolleté, und unter dem Arm drückt nichts heraus.',
  ),
];
const shaping = [
  text(
    'Recoge sin quitar el aire: he cenado y bailado con total normalidad.',
    'Holds in and still lets me breathe: I ate and danced as usual.',
    'Formt und lässt trotzdem Luft: Ich konnte ganz normal essen und tanzen.',
  ),
  text(
    'Bajo un vestido de punto la línea queda lisa.',
    'A smooth line under a knitted dress.',
    'Unter einem Strickkleid eine glatte Linie.',
  ),
  text(
    'Ponérselo cuesta un minuto; después no se mueve.',
    'A minute to put on, and then nothing moves.',
    'Das Anziehen dauert eine Minute, danach bewegt sich nichts mehr.',
  ),
  text(
    'No da calor, ni en una boda de agosto.',
    'Not warm to wear, even at a wedding in August.',
    'Trägt sich nicht warm, nicht einmal auf einer Hochzeit im August.',
  ),
  text(
    'El borde no se enrolla al sentarse.',
    'The edge does not roll up on sitting down.',
    'Der Rand rollt sich beim Sitzen nicht ein.',
  ),
];
const night = [
  text(
    'La tela cae muy bien y es fresca.',
    'The fabric falls well and feels cool.',
    'Der Stoff fällt schön und ist angenehm kühl.',
  ),
  text(
    'Duermo sin que nada tire ni apriete.',
    'Nothing pulls or pinches while I sleep.',
    'Beim Schlafen zieht und drückt nichts.',
  ),
  text(
    'Elegante incluso para abrir la puerta al cartero.',
    'Smart enough to open the door to the postman.',
    'Schick genug, um dem Postboten die Tür zu öffnen.',
  ),
  text(
    'Sale de la lavadora sin arrugas.',
    'Comes out of the wash without creases.',
    'Kommt ohne Falten aus der Wäsche.',
  ),
];
const swim = [
  text(
    'Sujeta al nadar y se seca enseguida.',
    'Stays put when I swim and dries fast.',
    'Sitzt beim Schwimmen und trocknet schnell.',
  ),
  text(
    'El color aguanta el cloro y el sol de todo el verano.',
    'The colour stood a whole summer of chlorine and sun.',
    'Die Farbe hat einen ganzen Sommer Chlor und Sonne ausgehalten.',
  ),
  text(
    'El forro tapa bien también en claro.',
    'The lining covers well, in light colours too.',
    'Das Futter deckt gut, auch bei hellen Farben.',
  ),
  text(
    'El corte favorece sin apretar.',
    'A cut that flatters without squeezing.',
    'Ein Schnitt, der schmeichelt, ohne zu drücken.',
  ),
];
const legs = [
  text(
    'Después de un día entero ni una carrera.',
    'Not one ladder after a whole day.',
    'Nach einem ganzen Tag keine einzige Laufmasche.',
  ),
  text(
    'La cintura no baja ni aprieta.',
    'The waist neither slips nor pinches.',
    'Der Bund rutscht nicht und drückt nicht.',
  ),
  text(
    'El brillo es discreto y el tono, uniforme.',
    'A discreet sheen and an even tone.',
    'Dezenter Glanz und ein gleichmäßiger Ton.',
  ),
];

const anything = [
  text(
    'Hace tiempo que buscaba algo así y por fin lo tengo.',
    'I had been looking for something like this for a long time.',
    'So etwas habe ich lange gesucht.',
  ),
  text(
    'Se lava bien y se seca en una noche.',
    'Washes well and dries overnight.',
    'Lässt sich gut waschen und ist über Nacht trocken.',
  ),
  text(
    'Me veo bien, y eso no me pasa con todo.',
    'I like what I see in the mirror, which I cannot say of everything.',
    'Ich gefalle mir darin, und das ist nicht bei allem so.',
  ),
  text(
    'Los acabados son finos, también por dentro.',
    'Neatly finished, on the inside too.',
    'Sauber verarbeitet, auch innen.',
  ),
  text(
    'Vino conmigo dos semanas de viaje y no eché nada más de menos.',
    'Came along on a two-week journey, and I missed nothing else.',
    'War zwei Wochen mit auf Reisen, und mir hat nichts anderes gefehlt.',
  ),
  text(
    'Desde la primera puesta, como hecho para mí.',
    'As if made for me, from the first wear.',
    'Vom ersten Tragen an wie für mich gemacht.',
  ),
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
    text(
      'Me lo recomendó mi ejecutiva y acertó.',
      'My executive recommended it and was right.',
      'Meine Beraterin hatte es empfohlen, und sie hatte recht.',
    ),
    text('El color es el de la foto.', 'The colour is the one in the picture.', 'Die Farbe ist die auf dem Bild.'),
    text(
      'Llegó en tres días, bien doblado.',
      'Came after three days, neatly folded.',
      'Kam nach drei Tagen, ordentlich gefaltet.',
    ),
    text(
      'Para mi madre también pedí, y está igual de contenta.',
      'I ordered for my mother too, and she is as happy.',
      'Für meine Mutter habe ich auch bestellt, und sie ist genauso zufrieden.',
    ),
    text(
      'Espero que lo sigan haciendo muchos años.',
      'I hope they go on making it for years.',
      'Hoffentlich wird das noch viele Jahre gemacht.',
    ),
  ],
  mixed: [
    text(
      'El color es algo más oscuro que en la pantalla.',
      'The colour is a little darker than on the screen.',
      'Die Farbe ist etwas dunkler als auf dem Bildschirm.',
    ),
    text(
      'La tela es buena, pero la etiqueta interior molesta.',
      'Good fabric, but the label inside bothers me.',
      'Guter Stoff, aber das Etikett innen stört.',
    ),
    text(
      'Para unas horas, perfecto; para todo el día prefiero otro modelo.',
      'Perfect for a few hours; for a whole day I prefer another style.',
      'Für ein paar Stunden perfekt; für den ganzen Tag nehme ich lieber ein anderes Modell.',
    ),
    text(
      'Bonito, aunque por este precio esperaba un acabado más fino.',
      'Pretty, though for the price I expected a finer finish.',
      'Schön, aber für den Preis hätte ich eine feinere Verarbeitung erwartet.',
    ),
  ],
  unhappy: [
    text(
      'Al tercer lavado una costura empezó a soltarse.',
      'A seam came loose after the third wash.',
      'Nach der dritten Wäsche hat sich eine Naht gelöst.',
    ),
    text(
      'En mi cuerpo no queda como en la foto.',
      'On me it does not look as in the picture.',
      'An mir sieht das nicht aus wie auf dem Bild.',
    ),
    text(
      'La tela es más fina de lo que pensaba.',
      'The fabric is thinner than I thought.',
      'Der Stoff ist dünner, als ich dachte.',
    ),
    text(
      'La devolución fue fácil, eso sí.',
      'Sending it back was easy, at least.',
      'Das Zurückschicken war immerhin einfach.',
    ),
  ],
};

export const onFit: Record<FitName, readonly ReturnType<typeof text>[]> = {
  PEQUENA: [
    text('Pedid una talla más que de costumbre.', 'Order one size up.', 'Bestellen Sie eine Größe größer als sonst.'),
    text(
      'Talla justo: entre dos tallas, mejor la mayor.',
      'Cut on the small side: between two sizes take the larger.',
      'Knapp geschnitten: zwischen zwei Größen lieber die größere.',
    ),
    text(
      'La primera me apretaba; con una talla más, bien.',
      'The first one was tight; one size up is fine.',
      'Die erste Größe war eng; eine größer passt.',
    ),
  ],
  JUSTA: [
    text(
      'Mi talla de siempre y queda perfecto.',
      'My usual size, and a perfect fit.',
      'Meine übliche Größe, und sie passt perfekt.',
    ),
    text('Talla como se espera.', 'Fits as expected.', 'Fällt aus wie erwartet.'),
    text(
      'Seguí la tabla de tallas y acerté a la primera.',
      'I went by the size table and got it right first time.',
      'Ich habe mich an die Größentabelle gehalten, und es passte sofort.',
    ),
  ],
  GRANDE: [
    text(
      'Da un poco de sí: una talla menos me habría ido mejor.',
      'Gives a little: one size down would have been better.',
      'Gibt etwas nach: Eine Größe kleiner wäre besser gewesen.',
    ),
    text('Talla grande, al menos a mí.', 'Comes up large, at least on me.', 'Fällt groß aus, zumindest bei mir.'),
  ],
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
