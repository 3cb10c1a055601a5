/** The English words of the demo's texts, by the Spanish ones. */
export const en: Readonly<Record<string, string>> = {
  'A la atención de Velia Moda Íntima, S.L., hola@velia.example:\n\nPor la presente comunico que desisto de mi contrato de venta de los siguientes bienes, pedidos el / recibidos el: nombre, dirección, fecha.':
    'To Velia Moda Íntima, S.L., hola@velia.example:\n\nI hereby give notice that I withdraw from my contract of sale of the following goods, ordered on / received on: name, address, date.',
  'A medio camino entre la braga y el tanga, {n} sigue la curva natural y no deja marca.':
    'Halfway between a brief and a thong, {n} follows the natural curve and leaves no line.',
  'Aclarar con agua dulce después de cada baño alarga su vida.':
    'A rinse in fresh water after each swim makes it last longer.',
  'Al tercer lavado una costura empezó a soltarse.': 'A seam came loose after the third wash.',
  Alemania: 'Germany',
  Algodón: 'Cotton',
  Andorra: 'Andorra',
  Antracita: 'Charcoal',
  Arena: 'Sand',
  Austria: 'Austria',
  'Azul cielo': 'Sky blue',
  'Azul marino': 'Navy',
  'Bajo un vestido de punto la línea queda lisa.': 'A smooth line under a knitted dress.',
  'Bajo un vestido de punto o de seda, {n} alisa sin cortes desde el pecho hasta el muslo.':
    'Under a knitted or a silky dress, {n} smooths without a break from bust to thigh.',
  'Bajo una camiseta fina no se ve nada.': 'Nothing shows under a thin T-shirt.',
  Balconette: 'Balconette',
  'Bata de satén': 'Satin robe',
  Bata: 'Robe',
  'Batas que se quedan puestas hasta mediodía y camisones que también valen para el balcón.':
    'Robes that stay on until noon, and nightdresses that will do for the balcony too.',
  Batas: 'Robes',
  'Bañador de hombre': 'Swim short',
  Bañador: 'Swimsuit',
  'Bañadores (de hombre)': 'Swim shorts',
  'Bañadores de secado rápido con bolsillos y cordón.': 'Quick-drying swim shorts with pockets and a drawstring.',
  'Bañadores y bikinis que sujetan tanto en la orilla como en el agua.':
    'Swimsuits and bikinis that hold on the shore as well as in the water.',
  Bañadores: 'Swimsuits',
  Baño: 'Swimwear',
  'Bien, con un pero': 'Fine, with one but',
  'Blanco de enero': 'January whites',
  Blanco: 'White',
  'Bodies moldeadores': 'Shaping bodysuits',
  'Bodies y corsés': 'Bodies and corsets',
  Bodies: 'Bodysuits',
  'Body moldeador': 'Shaping bodysuit',
  Body: 'Bodysuit',
  'Bonito y práctico': 'Pretty and practical',
  'Bonito, aunque por este precio esperaba un acabado más fino.':
    'Pretty, though for the price I expected a finer finish.',
  'Bonito, no perfecto': 'Pretty, not perfect',
  'Braga brasileña': 'Brazilian brief',
  'Braga clásica': 'Classic brief',
  'Braga de talle alto': 'High-waist brief',
  'Bragas que no se marcan y no se mueven: clásicas, altas, brasileñas, culottes y tangas.':
    'Briefs that neither show nor shift: classic, high-waist, Brazilian, boyshorts and thongs.',
  Bragas: 'Briefs',
  'Braguita de bikini': 'Bikini bottom',
  'Braguitas de bikini': 'Bikini bottoms',
  Bralette: 'Bralette',
  Bralettes: 'Bralettes',
  Brasileñas: 'Brazilian',
  Bulgaria: 'Bulgaria',
  Burdeos: 'Burgundy',
  'Buscando en internet': 'Searching the web',
  Bélgica: 'Belgium',
  Bóxer: 'Boxer',
  Bóxers: 'Boxers',
  'Bóxers, slips y camisetas de tacto suave, hechos para durar.':
    'Boxers, briefs and undershirts, soft to the touch and made to last.',
  Büsingen: 'Büsingen',
  Cacao: 'Cocoa',
  'Cada copa de {n} se abre con una sola mano y se vuelve a cerrar sin mirar.':
    'Each cup of {n} opens with one hand and closes again without a glance.',
  'Cambios y devoluciones': 'Exchanges and returns',
  'Camisa con botones y pantalón con bolsillos: el pijama {n} sirve para la cama y para el desayuno largo.':
    'A buttoned shirt and trousers with pockets: the {n} pyjamas do for bed and for a long breakfast.',
  'Camiseta interior': 'Undershirt',
  'Camisetas interiores': 'Undershirts',
  Camisola: 'Camisole',
  Camisolas: 'Camisoles',
  Camisones: 'Nightdresses',
  'Camisones, pijamas, camisolas y batas para las horas más lentas.':
    'Nightdresses, pyjamas, camisoles and robes for the slower hours.',
  Camisón: 'Nightdress',
  'Canarias, Ceuta y Melilla': 'Canary Islands, Ceuta and Melilla',
  Canela: 'Cinnamon',
  'Carta de amor': 'Love letters',
  Ceuta: 'Ceuta',
  'Chaleco moldeador': 'Shaping vest',
  'Chalecos moldeadores': 'Shaping vests',
  'Chalecos y pantalones que acompañan la espalda y alisan la cintura.':
    'Vests and shorts that support the back and smooth the waist.',
  Chequia: 'Czechia',
  Chipre: 'Cyprus',
  'Cierre delantero': 'Front closure',
  'Cintura ancha, rombo de algodón y puntera reforzada: el panti {n} aguanta la jornada.':
    'A wide waistband, a cotton gusset and reinforced toes: {n} tights last the day.',
  Cinturilla: 'Waist cincher',
  Cinturillas: 'Waist cinchers',
  Clásicas: 'Classic',
  'Combina con el resto de la colección, pieza a pieza.': 'Goes with the rest of the collection, piece by piece.',
  'Combinaciones moldeadoras': 'Shaping slips',
  'Combinación moldeadora': 'Shaping slip',
  'Con dos bolsillos y forro lavable.': 'With two pockets and a washable lining.',
  'Con una ejecutiva cerca': 'With an executive nearby',
  'Con {n}, la copa recoge todo el pecho y el tirante ancho reparte el peso: se nota sobre todo al final del día.':
    'With {n}, the cup takes in the whole bust and a wide strap shares the weight: you notice it most at the end of the day.',
  Contacto: 'Contact',
  'Control firme': 'Firm control',
  'Control medio': 'Medium control',
  'Control suave': 'Light control',
  'Conviene elegir la talla de siempre; una menor no moldea más.':
    'Choose your usual size; a smaller one does not shape any better.',
  'Copa completa': 'Full cup',
  'Copa, cintura y cadera en una sola prenda: {n} alisa la espalda donde otras prendas la cortan.':
    'Cup, waist and hip in one garment: {n} smooths the back where others cut across it.',
  'Copa, exterior': 'Cup, outer fabric',
  'Copa, interior': 'Cup, inner fabric',
  Copas: 'Cups',
  Coral: 'Coral',
  Correcto: 'All right',
  'Correo: hola@velia.example\nTeléfono: +34 900 000 000, de lunes a viernes de 9 a 19 h.\n\nTe responde una persona, en un máximo de dos días laborables. Cada reclamación recibe un número para seguirla.':
    'Mail: hola@velia.example\nTelephone: +34 900 000 000, Monday to Friday, 9 am to 7 pm.\n\nA person answers, within two working days at most. Every complaint is given a number by which to follow it.',
  Corsé: 'Corset',
  Corsés: 'Corsets',
  'Corte recto y tirantes que se ajustan: el camisón {n} cae sin pegarse y deja dormir.':
    'A straight cut and straps that adjust: the {n} nightdress falls without clinging and lets you sleep.',
  'Costuras planas y una cintura que no se clava: el tanga {n} existe solo para quien lo lleva.':
    'Flat seams and a waistband that does not dig in: the {n} thong is there for its wearer alone.',
  Croacia: 'Croatia',
  'Cruzada, con cinturón y bolsillos de verdad: la bata {n} abriga lo justo entre la ducha y la calle.':
    'Wrapped, belted and with real pockets: the {n} robe is just warm enough between the shower and the street.',
  'Cuello abierto, botones de verdad y pantalón con cordón: el pijama {n} aguanta muchos domingos.':
    'An open collar, real buttons and a drawstring: {n} pyjamas are good for many Sundays.',
  'Cuerpos de todas las edades, sin retoques y sin disculpas.':
    'Bodies of every age, without retouching and without apology.',
  Culotte: 'Boyshort',
  Culottes: 'Boyshorts',
  'Cómo encontrarnos': 'How to reach us',
  'Cómo la cuidamos': 'What we do for it',
  'Cómo se hace': 'How it is done',
  'Da un poco de sí: una talla menos me habría ido mejor.': 'Gives a little: one size down would have been better.',
  'De cobertura media y costura doble, {n} no se mueve ni con la tercera ola.':
    'Medium in coverage and doubly sewn, {n} stays put even at the third wave.',
  'De día bajo la chaqueta y de noche con el pantalón del pijama, la camisola {n} no distingue las horas.':
    'Under a jacket by day and with pyjama bottoms by night, the {n} camisole does not tell the hours apart.',
  'De otra forma': 'In another way',
  Delantero: 'Front',
  'Depende de para qué': 'Depends on what for',
  Deportivos: 'Sports',
  'Desde la cintura hasta medio muslo, {n} alisa vientre, cadera y pierna de una sola pieza.':
    'From the waist to mid-thigh, {n} smooths tummy, hip and leg in a single piece.',
  'Desde la primera puesta, como hecho para mí.': 'As if made for me, from the first wear.',
  'Después de diez lavados sigue como el primer día.': 'After ten washes everything is as on the first day.',
  'Después de un día entero ni una carrera.': 'Not one ladder after a whole day.',
  'Diez ballenas flexibles y un cordón en la espalda: el corsé {n} afina la cintura al gusto de cada una.':
    'Ten flexible bones and a lacing at the back: the {n} corset narrows the waist as much as you like.',
  Dinamarca: 'Denmark',
  'Dos bragas a mitad de precio': 'Two briefs at half price',
  'Dos cojines ligeros, que también se pueden quitar, acercan y elevan: {n} da forma sin añadir peso.':
    'Two light pads, which also come out, draw in and lift: {n} gives shape without adding weight.',
  'Dos mujeres en un vestidor luminoso: una con encaje color vino, la otra con un conjunto blanco de talle alto.':
    'Two women in a bright dressing room: one in wine-coloured lace, the other in a white high-waist set.',
  'Dos noches en un hotel con encanto.': 'Two nights in a charming hotel.',
  'Duermo sin que nada tire ni apriete.': 'Nothing pulls or pinches while I sleep.',
  'El algodón peinado, con la elasticidad justa, se lava muchas veces y sigue suave.':
    'Combed cotton with just enough stretch: wash after wash, it stays soft.',
  'El balconette {n} eleva el pecho desde abajo y abre el escote en una línea limpia, sin relleno que sobre.':
    'The {n} balconette lifts from below and opens the neckline in one clean line, with no padding to spare.',
  'El body {n} se abrocha con tres corchetes planos y se deja ver con gusto bajo una americana.':
    'The {n} bodysuit closes with three flat snaps and is happy to be seen under a blazer.',
  'El borde no se enrolla al sentarse.': 'The edge does not roll up on sitting down.',
  'El brillo es discreto y el tono, uniforme.': 'A discreet sheen and an even tone.',
  'El canalé de algodón y modal cede con el cuerpo y vuelve a su sitio.':
    'A rib of cotton and modal gives with the body and springs back.',
  'El catálogo antes que nadie': 'The catalogue before anybody else',
  'El cierre va delante, donde se ve: {n} se abrocha sin torcer los brazos y deja la espalda lisa.':
    'The clasp sits in front, where you can see it: {n} fastens without twisting your arms and leaves the back smooth.',
  'El color aguanta el cloro y el sol de todo el verano.': 'The colour stood a whole summer of chlorine and sun.',
  'El color es algo más oscuro que en la pantalla.': 'The colour is a little darker than on the screen.',
  'El color es el de la foto.': 'The colour is the one in the picture.',
  'El contorno se queda en su sitio aunque levante los brazos.': 'The band stays put even when I raise my arms.',
  'El contrato': 'The contract',
  'El corte favorece sin apretar.': 'A cut that flatters without squeezing.',
  'El encaje de flores se apoya sobre un tul suave que deja respirar la piel.':
    'Floral lace rests on a soft tulle that lets the skin breathe.',
  'El escote queda natural, sin bultos bajo el brazo.': 'A natural neckline and nothing that bulges under the arm.',
  'El estampado parte de acuarelas de flores silvestres pintadas para esta colección.':
    'The print began as watercolours of wild flowers, painted for this collection.',
  'El forro tapa bien también en claro.': 'The lining covers well, in light colours too.',
  'El modal es fluido y cálido a la vez, como una camiseta que ya se quiere.':
    'Modal is fluid and warm at once, like a T-shirt one already loves.',
  'El reductor {n} reparte el volumen hacia los lados y cierra la blusa sin tensar los botones.':
    'The {n} minimiser spreads volume to the sides, so a blouse closes without straining its buttons.',
  'El satén, de brillo contenido, resbala sobre la piel y apenas se arruga.':
    'Satin with a quiet sheen glides over the skin and hardly creases.',
  'El slip {n} tiene costuras planas y una goma que no marca: un clásico sin ruido.':
    'The {n} brief has flat seams and an elastic that leaves no mark: a quiet classic.',
  'El tejido resiste el cloro, la sal y la crema solar, y guarda el color.':
    'The fabric withstands chlorine, salt and sun cream, and keeps its colour.',
  'El top {n} sujeta como un sujetador y se seca como un bikini.':
    'The {n} top holds like a bra and dries like a bikini.',
  'El tul elástico es casi transparente y, sin embargo, sujeta.':
    'The stretch tulle is all but sheer, and holds none the less.',
  Elastano: 'Elastane',
  'Elegante incluso para abrir la puerta al cartero.': 'Smart enough to open the door to the postman.',
  'Elige con calma en el catálogo y pídelo a una persona que conoce tu talla.':
    'Choose at your own pace from the catalogue and order from someone who knows your size.',
  'Ella reúne los pedidos de sus clientas y los envía en cada campaña.':
    'She gathers her clients’ orders and sends them in with each campaign.',
  Empezar: 'Get started',
  'Empieza con un catálogo y tus propias clientas. Sin horarios y sin almacén en casa.':
    'Start with a catalogue and clients of your own. No set hours and no stock at home.',
  'En mi cuerpo no queda como en la foto.': 'On me it does not look as in the picture.',
  'En qué orden ves las prendas': 'In which order garments are shown',
  'En talla única, color marfil.': 'In one size, ivory.',
  'En una feria': 'At a fair',
  Encaje: 'Lace',
  Entrepierna: 'Gusset',
  'Enviamos a la península en 2 a 4 días laborables y a los demás países de la Unión Europea en 4 a 7. Los gastos de envío se muestran antes de pedir.':
    'We deliver to mainland Spain in 2 to 4 working days and to other countries of the European Union in 4 to 7. Delivery costs are shown before you order.',
  'Envío estándar': 'Standard delivery',
  'Envío urgente': 'Express delivery',
  'Escote profundo': 'Plunge',
  'Escríbenos o díselo a tu ejecutiva. Devolvemos el importe por el mismo medio de pago, gastos de envío estándar incluidos, en un máximo de 14 días.':
    'Write to us or tell your executive. We refund by the same means of payment, standard delivery included, within 14 days.',
  Eslovaquia: 'Slovakia',
  Eslovenia: 'Slovenia',
  Esmeralda: 'Emerald',
  Espalda: 'Back',
  España: 'Spain',
  'Esperaba algo más': 'Expected a little more',
  'Esperaba otra cosa': 'Expected something else',
  'Espero que lo sigan haciendo muchos años.': 'I hope they go on making it for years.',
  Estonia: 'Estonia',
  'Faja pantalón': 'Shaping short',
  'Fajas pantalón': 'Shaping shorts',
  'Fajas y moldeadores': 'Shapewear',
  'Fin de semana para dos': 'Weekend for two',
  Finlandia: 'Finland',
  'Flores grandes sobre un fondo sereno, encajadas para que el dibujo siga en las costuras.':
    'Large flowers on a calm ground, matched so that the drawing runs on across the seams.',
  'Fondo de armario': 'Wardrobe basics',
  'Formas de pago': 'Means of payment',
  'Forro de malla, bolsillo trasero y secado rápido: el bañador {n} pasa del agua a la terraza.':
    'A mesh lining, a back pocket and quick to dry: the {n} swim short goes from the water to the terrace.',
  'Forro delante y tirantes que no ceden con el agua: el bañador {n} está hecho para nadar.':
    'Lined in front, with straps that do not give in the water: the {n} swimsuit is made for swimming.',
  Forro: 'Lining',
  Francia: 'France',
  'Garantía legal': 'Legal guarantee',
  Grecia: 'Greece',
  'Gris perla': 'Pearl grey',
  'Hace tiempo que buscaba algo así y por fin lo tengo.': 'I had been looking for something like this for a long time.',
  'Hacer la prueba': 'Take the test',
  Heligoland: 'Heligoland',
  Hombre: 'Men',
  Hungría: 'Hungary',
  Inicio: 'Start',
  Irlanda: 'Ireland',
  'Islas Canarias': 'Canary Islands',
  Italia: 'Italy',
  'Jardín de abril': 'April garden',
  'Juego de viaje': 'Travel set',
  'Justo lo que buscaba': 'Just what I was looking for',
  'La braga de siempre, cortada de nuevo: {n} cubre bien por detrás y no aprieta en la ingle.':
    'The brief as it always was, cut anew: {n} covers well behind and does not pinch at the leg.',
  'La cintura alta de {n} alisa sin enrollarse y la pierna evita el roce.':
    'The high waist of {n} smooths without rolling, and the leg prevents chafing.',
  'La cintura no baja ni aprieta.': 'The waist neither slips nor pinches.',
  'La cinturilla {n} dibuja la cintura con varillas flexibles que acompañan al sentarse.':
    'The {n} cincher draws the waist with flexible boning that follows when you sit.',
  'La devolución fue fácil, eso sí.': 'Sending it back was easy, at least.',
  'La goma de la cintura abraza sin apretar.': 'The waistband holds without pinching.',
  'La goma de la cintura es suave por dentro y mate por fuera.': 'The waistband is soft inside and matt outside.',
  'La malla de doble elasticidad reparte la presión y transpira también en verano.':
    'A two-way stretch net spreads the pressure and breathes in summer too.',
  'La mayoría de las dudas de talla se resuelven con una cinta métrica y un espejo. Las medidas se quedan en tu dispositivo.':
    'Most doubts about size are settled by a tape measure and a mirror. Your measurements stay on your device.',
  'La microfibra, de tacto fresco y cantos cortados en limpio, no se nota bajo la ropa.':
    'Cool to the touch and clean-cut at the edges, the microfibre does not show under clothes.',
  'La primera me apretaba; con una talla más, bien.': 'The first one was tight; one size up is fine.',
  'La tela cae muy bien y es fresca.': 'The fabric falls well and feels cool.',
  'La tela es buena, pero la etiqueta interior molesta.': 'Good fabric, but the label inside bothers me.',
  'La tela es más fina de lo que pensaba.': 'The fabric is thinner than I thought.',
  'La tela es suave y no marca bajo la ropa.': 'The fabric is soft and shows no line under clothes.',
  'La tela, ligera y mate, escurre el agua y seca antes que la toalla.':
    'Light and matt, the cloth sheds water and dries before the towel does.',
  'La tienda se hace según las pautas WCAG 2.2, nivel AA: con teclado, con lector de pantalla y con el texto ampliado. Si algo no funciona, escríbenos a hola@velia.example y te ayudamos a terminar la compra.':
    'The shop is built to WCAG 2.2, level AA: by keyboard, with a screen reader and with enlarged text. If something does not work, write to hola@velia.example and we help you finish your purchase.',
  Lactancia: 'Nursing',
  'Larga para que no se salga del pantalón, la camiseta {n} desaparece bajo la camisa.':
    'Long enough to stay tucked in, the {n} undershirt disappears under a shirt.',
  'Las costuras no se notan, ni sentada en el tren durante horas.': 'No seam can be felt, even after hours on a train.',
  'Las costuras van hacia fuera, donde no rozan.': 'Seams are turned to the outside, where they do not rub.',
  'Las horas lentas': 'The slow hours',
  Laterales: 'Side panels',
  Lavanda: 'Lavender',
  'Lavar a 30 °C, programa delicado': 'Wash at 30 °C, gentle cycle',
  'Lavar a 40 °C': 'Wash at 40 °C',
  'Lavar a mano': 'Hand wash',
  'Leggings moldeadores': 'Shaping leggings',
  'Lencería que se adapta a ti': 'Lingerie that adapts to you',
  'Lencería, moldeadores, ropa de dormir y baño para cada cuerpo y cada edad.':
    'Lingerie, shapewear, nightwear and swimwear for every body and every age.',
  Letonia: 'Latvia',
  Lituania: 'Lithuania',
  Livigno: 'Livigno',
  'Llegó en tres días, bien doblado.': 'Came after three days, neatly folded.',
  'Lo he devuelto': 'I sent it back',
  'Lo que hace falta para el pedido y lo que exige la ley fiscal. Las medidas de tu cuerpo y las tallas que consultas se quedan en tu dispositivo.':
    'What an order needs and what tax law demands. Your body’s measurements and the sizes you look at stay on your device.',
  'Los acabados son finos, también por dentro.': 'Neatly finished, on the inside too.',
  'Los datos de la tarjeta se introducen en la página del banco: nunca pasan por nuestros servidores.':
    'Card details are entered on the bank’s own page: they never pass through our servers.',
  'Los laterales altos recogen la axila y la espalda queda lisa.':
    'High sides take in the underarm and leave the back smooth.',
  'Los paneles se unen con costuras planas, cortadas por ultrasonidos donde la ropa es fina.':
    'Panels meet in flat seams, cut by ultrasound wherever clothes are thin.',
  'Los precios incluyen el IVA. Cuando anunciamos una rebaja, mostramos al lado el precio más bajo de los 30 días anteriores a su comienzo.':
    'Prices include VAT. Where we announce a reduction, the lowest price of the 30 days before it began stands beside it.',
  'Los tirantes, acolchados, se regulan por delante.': 'The padded straps adjust at the front.',
  Luxemburgo: 'Luxembourg',
  Malta: 'Malta',
  Malva: 'Mauve',
  'Mantener lejos del fuego.': 'Keep away from fire.',
  Marfil: 'Ivory',
  Marruecos: 'Morocco',
  'Me ha sorprendido': 'I was surprised',
  'Me lo contó una ejecutiva': 'An executive told me',
  'Me lo recomendó mi ejecutiva y acertó.': 'My executive recommended it and was right.',
  'Me veo bien, y eso no me pasa con todo.': 'I like what I see in the mirror, which I cannot say of everything.',
  'Medias y pantis': 'Hosiery',
  Medias: 'Stockings',
  'Mejor que en la foto': 'Better than in the picture',
  Melilla: 'Melilla',
  'Mi talla de siempre y queda perfecto.': 'My usual size, and a perfect fit.',
  Microfibra: 'Microfibre',
  Mira: 'Browse',
  Modal: 'Modal',
  'Modelo de desistimiento': 'Model form',
  Moldeadores: 'Shapewear',
  Mostaza: 'Mustard',
  'Muestrario de tallas prestado': 'A size kit on loan',
  Mujer: 'Women',
  'Muy buena calidad': 'Very good quality',
  'Más corto que un bóxer y más cubierto que un slip: el trunk {n} va bien bajo cualquier pantalón.':
    'Shorter than a boxer and with more cover than a brief: the {n} trunk goes under any trousers.',
  'NIF ESB00000000. Registro Mercantil de Valencia, tomo 0000, folio 00, hoja V-000000.':
    'VAT number ESB00000000. Companies register of Valencia, volume 0000, sheet 00, page V-000000.',
  'Neceser acolchado': 'Quilted wash bag',
  Negro: 'Black',
  'Ni se enrolla ni se mueve en todo el día.': 'Nothing rolls or shifts all day.',
  'Ni sí ni no': 'Neither yes nor no',
  'No da calor, ni en una boda de agosto.': 'Not warm to wear, even at a wedding in August.',
  'No dormir con la prenda puesta. En el embarazo o tras una operación, consultar antes con un médico.':
    'Do not sleep in this garment. During pregnancy or after surgery, ask a doctor first.',
  'No es para mí': 'Not for me',
  'No limpiar en seco': 'Do not dry clean',
  'No pica nada, y eso que tengo la piel delicada.': 'Nothing itches, and my skin is sensitive.',
  'No planchar': 'Do not iron',
  'No repetiré': 'Not again',
  'No usar lejía': 'Do not bleach',
  'No usar secadora': 'Do not tumble dry',
  'Noches de fiesta': 'Festive nights',
  Noruega: 'Norway',
  'Novedades y consejos de talla, sin ruido. Te das de baja cuando quieras.':
    'News and sizing advice, without the noise. Unsubscribe whenever you like.',
  'Nuestras ejecutivas venden el catálogo a su manera: en casa, en el trabajo, por mensaje. Conocen a sus clientas y sus tallas.':
    'Our executives sell the catalogue in their own way: at home, at work, by message. They know their clients and their sizes.',
  'Ojea el catálogo en papel o aquí, con precios y tallas al día.':
    'Leaf through the catalogue on paper or here, with prices and sizes up to date.',
  Oliva: 'Olive',
  'Opacos y de cintura alta, los leggings {n} sostienen el vientre y dejan doblar la rodilla.':
    'Opaque and high at the waist, the {n} leggings hold the tummy and let the knee bend.',
  Orilla: 'Shoreline',
  Oro: 'Gold',
  'Otoño claro': 'Clear autumn',
  'Pantalones moldeadores': 'Shaping shorts',
  'Pantalón moldeador': 'Shaping short',
  Panti: 'Tights',
  'Pantis y medias de acabado mate o brillante, con cintura que no se enrolla.':
    'Tights and stockings, matt or softly glossy, with a waistband that does not roll.',
  Pantis: 'Tights',
  'Para correr, saltar o coger el autobús: {n} sujeta cada lado por separado y deja libres los hombros.':
    'For running, jumping or catching the bus: {n} holds each side on its own and leaves the shoulders free.',
  'Para ella': 'For her',
  'Para empezar, unas horas al día: el cuerpo también se acostumbra.':
    'To begin with, a few hours a day: the body gets used to it too.',
  'Para llevar debajo o a la vista: bodies ligeros y corsés con ballenas flexibles.':
    'To wear under or on show: light bodysuits and corsets with flexible boning.',
  'Para los días largos, que son casi todos.': 'For long days, which is most of them.',
  'Para mi madre también pedí, y está igual de contenta.': 'I ordered for my mother too, and she is as happy.',
  'Para noches templadas y mañanas sin prisa.': 'For mild nights and unhurried mornings.',
  'Para todos los días': 'For every day',
  'Para una cena, o para un martes cualquiera que lo merezca.': 'For a dinner, or for any Tuesday that deserves it.',
  'Para unas horas, perfecto; para todo el día prefiero otro modelo.':
    'Perfect for a few hours; for a whole day I prefer another style.',
  'Países Bajos': 'Netherlands',
  'Pedid una talla más que de costumbre.': 'Order one size up.',
  'Pensado para que lo vea quien se elija, empezando por el espejo.':
    'Meant for the eyes one chooses, the mirror’s first.',
  Petróleo: 'Petrol blue',
  Pide: 'Order',
  'Pierna larga que no sube y bolsa con forma: el bóxer {n} se pone por la mañana y no pide nada más.':
    'A long leg that does not ride up and a shaped pouch: put the {n} boxer on in the morning and think no more of it.',
  'Pijama de hombre': 'Men’s pyjamas',
  Pijama: 'Pyjama set',
  'Pijamas de algodón y modal para dormir y para el domingo entero.':
    'Pyjamas in cotton and modal for the night and for all of Sunday.',
  Pijamas: 'Pyjamas',
  'Planchar a temperatura baja': 'Iron at low temperature',
  Plata: 'Silver',
  'Plazos y gastos': 'Times and costs',
  Poliamida: 'Polyamide',
  Poliéster: 'Polyester',
  Polonia: 'Poland',
  'Ponérselo cuesta un minuto; después no se mueve.': 'A minute to put on, and then nothing moves.',
  'Por control': 'By control',
  'Por fin algo cómodo': 'Comfortable at last',
  'Por las redes sociales': 'Social media',
  'Por soporte': 'By support',
  'Por tejido': 'By fabric',
  'Por tipo': 'By style',
  Portugal: 'Portugal',
  'Precio de ejecutiva en cada pedido': 'Executive price on every order',
  Precios: 'Prices',
  Pregunta: 'Ask',
  'Premios reservados a Oro': 'Prizes kept for Gold',
  'Prendas que alisan y sostienen sin apretar, desde un control suave hasta uno firme.':
    'Pieces that smooth and hold without squeezing, from light control to firm.',
  'Primer sol': 'First sun',
  'Protección solar UPF 50+ en la parte de tejido doble.': 'Sun protection of UPF 50+ where the fabric is double.',
  'Puedes desistir del contrato en 14 días sin dar motivos, desde que tú o quien tú digas recibe la última prenda del pedido. También puedes desistir de una parte.':
    'You may withdraw from the contract within 14 days without giving a reason, counted from when you, or somebody you name, receive the last garment of the order. You may also withdraw from part of it.',
  'Puedes pedir una copia de tus datos, corregirlos o borrarlos, y reclamar ante la autoridad de protección de datos: hola@velia.example.':
    'You may ask for a copy of your data, have them corrected or erased, and complain to the data protection authority: hola@velia.example.',
  'Punto de recogida': 'Pickup point',
  'Push-up': 'Push-up',
  'Quedan fuera del territorio del IVA de la Unión: el pedido viaja sin IVA español y los impuestos locales y los trámites de importación corren a cargo de quien lo recibe.':
    'They lie outside the VAT territory of the Union: the order travels without Spanish VAT, and local taxes and import formalities fall to the recipient.',
  'Quererse también es esto': 'This, too, is love',
  'Qué guardamos': 'What we keep',
  'Rayas marineras que se cruzan en el costado y afinan sin proponérselo.':
    'Sailor stripes that meet at the side seam and slim without meaning to.',
  'Rayas tejidas, no estampadas: el color está en el hilo y no se va con los lavados.':
    'Stripes that are knitted, not printed: the colour is in the yarn and does not wash out.',
  Recibe: 'Receive',
  'Recoge sin quitar el aire: he cenado y bailado con total normalidad.':
    'Holds in and still lets me breathe: I ate and danced as usual.',
  'Recto en la pierna y bajo en la cadera, el culotte {n} se lleva solo en casa tan bien como bajo un vaquero.':
    'Straight at the leg and low on the hip, the {n} boyshort is as good on its own at home as under jeans.',
  Reductores: 'Minimisers',
  'Regalos de campaña antes': 'Campaign gifts earlier',
  'Reino Unido': 'United Kingdom',
  'Repetiré seguro': 'Will buy again',
  'Respondemos tres años de las faltas de conformidad si compras desde España, y dos como mínimo en los demás países de la Unión. Reparamos, cambiamos o devolvemos el dinero.':
    'We answer for any lack of conformity for three years where you buy from Spain, and for at least two in the other countries of the Union. We repair, replace or refund.',
  'Rojo cereza': 'Cherry red',
  'Ropa de dormir': 'Nightwear',
  'Ropa interior': 'Underwear',
  'Ropa interior, moldeadores, pijamas y baño de corte limpio.':
    'Underwear, shapewear, pyjamas and swimwear, cleanly cut.',
  'Rosa palo': 'Dusty rose',
  Rumanía: 'Romania',
  'Sale de la lavadora sin arrugas.': 'Comes out of the wash without creases.',
  Salvia: 'Sage',
  'Se agradece en los viajes y en las jornadas largas.': 'Welcome on journeys and on long working days.',
  'Se entrega en una funda de algodón que también sirve para viajar.':
    'It comes folded in a cotton pouch that is good for travelling.',
  'Se lava bien y se seca en una noche.': 'Washes well and dries overnight.',
  'Se mezcla con las demás piezas de baño del mismo color.': 'Mixes with the other swim pieces of the same colour.',
  'Se olvida que lo llevas': 'You forget that you wear it',
  'Se regala bien y se estrena mejor.': 'Good to give and better to wear for the first time.',
  'Seda lavable con un punto de elastano: el lujo que se puede meter en el lavabo.':
    'Washable silk with a touch of elastane: a luxury that goes into the washbasin.',
  Seda: 'Silk',
  'Seguí la tabla de tallas y acerté a la primera.': 'I went by the size table and got it right first time.',
  Siesta: 'Siesta',
  'Sin aros ni cierres que molesten, el bralette {n} se pone por la cabeza y se olvida hasta la noche.':
    'No wires and no clasps to mind: the {n} bralette goes on over the head and is forgotten until night.',
  'Sin etiquetas cosidas: la talla va impresa por dentro.': 'No sewn-in labels: the size is printed inside.',
  'Sin tirantes': 'Strapless',
  'Sin tu permiso usamos únicamente lo imprescindible: la sesión, una marca de que ya has entrado desde este navegador, el idioma, la bolsa y tu propia decisión sobre las cookies.':
    'Without your permission we use only what is essential: the session, a mark that you signed in from this browser before, the language, the bag and your own decision about cookies.',
  Slip: 'Brief',
  Slips: 'Briefs',
  'Solo las necesarias, si no dices otra cosa': 'Only what is needed, unless you say otherwise',
  'Soporte alto': 'High support',
  'Soporte ligero': 'Light support',
  'Soporte medio': 'Medium support',
  'Sube hasta la cintura y se queda allí: {n} alisa el vientre con suavidad y acompaña vestidos y pantalones altos.':
    'It comes up to the waist and stays there: {n} gently smooths the tummy under dresses and high trousers.',
  Suecia: 'Sweden',
  Suiza: 'Switzerland',
  'Sujeta al nadar y se seca enseguida.': 'Stays put when I swim and dries fast.',
  'Sujeta de verdad y no se clava en ninguna parte.': 'Real support, and nothing digs in anywhere.',
  'Sujetador balconette': 'Balconette bra',
  'Sujetador de cierre delantero': 'Front-closure bra',
  'Sujetador de copa completa': 'Full-cup bra',
  'Sujetador de escote profundo': 'Plunge bra',
  'Sujetador de lactancia': 'Nursing bra',
  'Sujetador deportivo': 'Sports bra',
  'Sujetador push-up': 'Push-up bra',
  'Sujetador reductor': 'Minimiser bra',
  'Sujetador sin tirantes': 'Strapless bra',
  'Sujetadores para cada escote y cada día, de la talla 70A a la 100G, con y sin aro.':
    'Bras for every neckline and every day, from 70A to 100G, with and without underwire.',
  Sujetadores: 'Bras',
  Suscribirme: 'Subscribe',
  'Sé ejecutiva': 'Become an executive',
  'Talla como se espera.': 'Fits as expected.',
  'Talla grande, al menos a mí.': 'Comes up large, at least on me.',
  'Talla justo: entre dos tallas, mejor la mayor.': 'Cut on the small side: between two sizes take the larger.',
  'Talle alto': 'High waist',
  Tanga: 'Thong',
  Tangas: 'Thongs',
  'Tarjeta, Bizum, PayPal, transferencia bancaria y, en pedidos de menos de 1.000 euros, contra reembolso. El cargo aparece con un nombre discreto.':
    'Card, Bizum, PayPal, bank transfer and, for orders under 1,000 euros, cash on delivery. The charge appears under a discreet name.',
  'Te lo entrega en mano o va directo a tu casa. Si no te queda bien, se cambia.':
    'She hands it to you, or it comes straight to your home. If it does not fit, it is exchanged.',
  Teja: 'Terracotta',
  'Tejido principal': 'Main fabric',
  Terciopelo: 'Velvet',
  'Tienes 14 días desde que llega la última prenda para devolver el pedido, y 30 para cambiar la talla. Pruébate las prendas como lo harías en una tienda, con la ropa interior puesta.':
    'You have 14 days from the arrival of the last garment to return an order, and 30 to exchange a size. Try things on as you would in a shop, over your own underwear.',
  Titular: 'Owner',
  'Top de bikini': 'Bikini top',
  'Tops de bikini': 'Bikini tops',
  'Tres bolsas de algodón para la maleta.': 'Three cotton bags for the suitcase.',
  'Tres filas de corchetes permiten ajustar el contorno con el tiempo.':
    'Three rows of hooks let the band be tightened as time goes by.',
  'Tres mujeres de distintas edades, con body, camisón y conjunto color vino, delante de un arco verde.':
    'Three women of different ages, in a bodysuit, a nightdress and a wine-coloured set, in front of a green arch.',
  Trunk: 'Trunk',
  Trunks: 'Trunks',
  'Tu derecho': 'Your right',
  'Tu ejecutiva resuelve tus dudas de talla y de tejido, por mensaje o en persona.':
    'Your executive answers questions about size and fabric, by message or in person.',
  'Tu negocio, a tu ritmo': 'Your business, at your pace',
  'Tu talla, en tres medidas': 'Your size in three measurements',
  'Tus datos de pago': 'Your payment data',
  'Tus derechos': 'Your rights',
  'Un básico que se compra por duplicado.': 'The kind of basic one buys twice.',
  'Un centro muy bajo deja espacio al escote: {n} desaparece bajo un vestido cruzado o una camisa abierta.':
    'A very low centre leaves room for the neckline: {n} disappears under a wrap dress or an open shirt.',
  'Un corte limpio que no necesita explicaciones.': 'A clean cut that needs no explaining.',
  'Un encaje de dibujo fino, con el borde recortado a mano, que no pica ni se deshace.':
    'A finely drawn lace with a hand-cut edge that neither scratches nor frays.',
  'Un estampado felino en tonos vecinos, más sombra que rugido.':
    'A feline print in neighbouring shades, more shadow than roar.',
  'Un panel doble en el vientre y tirantes que enderezan los hombros: con {n} la camisa sienta mejor.':
    'A double panel over the stomach and straps that set the shoulders back: with {n} a shirt sits better.',
  'Un plumeti de topos pequeños da juego a un tul de dos capas.':
    'Small flocked dots bring some play to a tulle in two layers.',
  'Un punto liso y mate que acompaña los pequeños cambios del cuerpo.':
    'A smooth, matt knit that goes along with the body’s small changes.',
  'Una banda de silicona evita que se enrolle, también al sentarse.':
    'A band of silicone keeps it from rolling, even when you sit.',
  'Una banda interior de silicona y una espalda alta mantienen {n} en su sitio, también bailando.':
    'A silicone band inside and a high back keep {n} where it belongs, on the dance floor too.',
  'Una blonda de diez centímetros con dos líneas de silicona: las medias {n} se quedan donde se ponen.':
    'Ten centimetres of lace with two lines of silicone: {n} stockings stay where you put them.',
  'Una camisola para ti': 'A camisole for you',
  'Una carta cada campaña': 'One letter a campaign',
  'Una compra acertada': 'A good buy',
  'Una decepción': 'A disappointment',
  'Una ejecutiva en la mesa de su cocina, con el catálogo abierto, el teléfono y una taza de café.':
    'An executive at her kitchen table, with the catalogue open, her phone and a cup of coffee.',
  'Una mujer con bata color mostaza y otra con camisón de encaje color vino, delante de un arco terracota.':
    'One woman in a mustard robe and another in a wine-coloured lace nightdress, in front of a terracotta arch.',
  'Una mujer se mide con una cinta métrica; detrás, un sujetador cuelga del respaldo de una silla.':
    'A woman measures herself with a tape; behind her, a bra hangs over the back of a chair.',
  'Unas medias de regalo': 'A pair of tights as a gift',
  'Vale lo que cuesta': 'Worth its price',
  'Veinte deniers de hilo recubierto: transparencia uniforme y carreras poco probables.':
    'Twenty denier of covered yarn: evenly sheer, and slow to ladder.',
  'Vende siempre Velia Moda Íntima, S.L., también en las tiendas personales de las ejecutivas. El contrato nace cuando confirmamos el pedido por correo.':
    'The seller is always Velia Moda Íntima, S.L., in the personal stores of executives too. The contract is made when we confirm the order by mail.',
  'Ver el catálogo': 'See the catalogue',
  'Ver la ropa de dormir': 'See the nightwear',
  'Ver los bodies': 'See the bodysuits',
  'Verano largo': 'The long summer',
  'Vi el catálogo': 'I saw the catalogue',
  'Vino conmigo dos semanas de viaje y no eché nada más de menos.':
    'Came along on a two-week journey, and I missed nothing else.',
  Viscosa: 'Viscose',
  'Vuelta a casa': 'Homecoming',
  'Ya era clienta': 'I was a client already',
  'Ya van dos': 'My second one',
  'braguita-alma-v0932': 'alma-brief-v0932',
  corseteria: 'foundations',
  'faja-serena-v0874': 'serena-girdle-v0874',
  'hola@velia.example, +34 900 000 000.': 'hola@velia.example, +34 900 000 000.',
  'liguero-nuit-v0815': 'nuit-suspender-belt-v0815',
  'medias-brisa-v0702': 'brisa-stockings-v0702',
  'outlet-verano-2025': 'summer-outlet-2025',
  'sujetador-alma-v0931': 'alma-bra-v0931',
  '«Recomendado» es el orden que nuestro equipo da a la campaña: igual para todo el mundo, y nadie paga por salir antes. Al buscar va primero lo que mejor coincide con tus palabras. También puedes ordenar por novedad, precio o nombre.':
    '“Recommended” is the order that our team gives the campaign: the same for everybody, and nobody pays to come first. In a search what best matches your words comes first. You can also sort by novelty, price or name.',
};
