/** The English words of the demo's texts, by the Spanish ones. */
export const en: Readonly<Record<string, string>> = {
  'A la primera': 'Right first time',
  'A medias': 'Half and half',
  'A mis años agradezco que alguien piense en estas cosas.': 'At my age I’m glad someone thinks of these things.',
  'Adiós a los apretones': 'No more pinching',
  'Aguanta el lavado sin perder fuerza.': 'Keeps its hold after washing.',
  'Ajusta mucho las primeras puestas.': 'Very snug for the first few wears.',
  'Al cajón': 'Stays in the drawer',
  'Al menos me devolvieron el dinero enseguida.': 'At least the refund was quick.',
  'Aprieta y pica': 'Tight and itchy',
  'Aprobado justo.': 'A narrow pass.',
  'Aprobado, sin más': 'All right',
  Azores: 'Azores',
  'Bajo el traje no se ve y en el espejo sí se nota: {n} alisa pecho y cintura.':
    'Invisible under a suit, visible in the mirror: {n} smooths chest and waist.',
  'Bajo la camisa blanca no se transparenta.': 'Doesn’t show under a white shirt.',
  'Bien de talla para mis 72 kilos.': 'A good fit at eleven and a half stone.',
  'Blonda blanda que no aprieta el muslo: las medias {n} se llevan con vestido y sin pensar.':
    'Soft lace that doesn’t pinch the thigh: wear {n} hold-ups with a dress and without a thought.',
  'Bolso de fin de semana': 'Weekend bag',
  'Bordes planos y pierna alta: bajo un pantalón claro, {n} no se adivina.':
    'Flat edges and a high leg: under pale trousers, nobody would guess at {n}.',
  'Buena idea, acabado mejorable': 'Nice idea, so-so finish',
  'Calidad y buen precio': 'Good quality, good price',
  'Campione d’Italia': 'Campione d’Italia',
  Canalé: 'Ribbed',
  'Cinco estrellas': 'Five stars',
  'Cintura ancha, tela que cede y ninguna etiqueta: el bóxer {n} no da motivos para pensar en él.':
    'A wide waistband, fabric that gives and no label: the {n} boxers give you no reason to notice them.',
  'Ciudad del Vaticano': 'Vatican City',
  'Comodidad total': 'So comfy',
  'Comodidad y estilo.': 'Comfy and pretty.',
  'Compra, escaleras, perro, y ni un enganchón.': 'Shopping, stairs, a dog, and not a snag.',
  'Compré para probar y ahora no uso otra cosa.': 'Bought to try and now I wear nothing else.',
  'Con aros': 'Underwired',
  'Con descuento o sin él, merece la pena.': 'With or without a discount, it’s worth it.',
  'Con el pantalón más ceñido, el tanga {n} guarda el secreto.':
    'Under the closest-fitting trousers, the {n} thong keeps the secret.',
  'Con el pijama {n} se puede bajar a por el pan, y más de una lo hace.':
    'You could go out for bread in the {n} pyjamas, and plenty of people do.',
  'Con el tiempo, regular': 'Less good with time',
  'Con falda larga o con vaqueros, el corsé {n} es lo que se recuerda.':
    'With a long skirt or with jeans, the {n} corset is what people remember.',
  'Con falda y bicicleta, el culotte {n} es la mitad del conjunto.':
    'With a skirt and a bicycle, the {n} boyshorts are half the outfit.',
  'Con la guía de tallas no hay duda.': 'With the size guide you can’t go wrong.',
  'Con {n}, la camisa blanca vuelve al armario de diario.':
    'With {n}, the white shirt goes back to being an everyday one.',
  'Con olas de verdad no se mueve.': 'Stays where it should in real waves.',
  'Con pantalón claro no se transparenta nada.': 'Nothing shows through pale trousers.',
  'Con relleno o sin él, la copa de {n} conserva su curva.': 'With pads or without, the cup of {n} keeps its curve.',
  'Con un jersey largo, los leggings {n} son pantalón; bajo el pantalón, son el truco.':
    'With a long jumper, the {n} leggings are trousers; under trousers, they’re the trick.',
  'Con una blusa de seda ni se adivina.': 'Under a silk blouse you’d never know.',
  'Con una talla menos, perfecto.': 'Perfect one size down.',
  'Con uñas y todo, seis puestas sin romper.': 'Six wears, long nails and all, and not torn.',
  'Consecuencias del desistimiento': 'Effects of withdrawal',
  'Consejo de mi ejecutiva': 'My executive’s tip',
  'Cordón por dentro y largo por encima de la rodilla: el bañador {n} también pasea.':
    'A drawstring inside and a length above the knee: the {n} swim shorts go for walks too.',
  'Cuatro costuras dan forma a la copa de {n} y un forro firme la mantiene: nada se sale al agacharse.':
    'Four seams shape the cup of {n} and a firm lining holds it: nothing spills when you bend down.',
  'Cuatro horas de cena y ni un pellizco.': 'A four-hour dinner and not one pinch.',
  'Cuello bajo y sisa amplia: la camiseta {n} no asoma ni con dos botones abiertos.':
    'A low neck and roomy armholes: the {n} vest doesn’t show even with two buttons undone.',
  'Cuidado si estás entre dos tallas.': 'Careful if you’re between sizes.',
  Cumple: 'Does the job',
  'De la oficina al sofá sin cambiarse: los leggings {n} sujetan donde hace falta y en lo demás ceden.':
    'From the office to the sofa without changing: the {n} leggings hold where it counts and give everywhere else.',
  'De lona encerada, con correa.': 'Waxed canvas, with a strap.',
  'De los que duran': 'Made to last',
  'De noche no aprieta y de día sujeta: {n} está pensado para turnos de veinticuatro horas.':
    'Gentle at night and supportive by day: {n} is designed for twenty-four-hour shifts.',
  'Desde la primera puesta, parece a medida.': 'From the first wear, as if made for me.',
  'Después de doce horas de turno, ni una marca en la piel.': 'Not a mark on my skin after a twelve-hour shift.',
  'Después de medirme con la guía, por fin mi contorno de verdad.':
    'I measured myself with the guide and finally have my real band size.',
  'Después de un año en la cama y en el sofá, el color sigue igual.':
    'A year of bed and sofa, and the colour hasn’t changed.',
  'Después de un verano entero, ni una costura abierta.': 'A whole summer later, not one seam has gone.',
  'Devolución hecha': 'Sent it back',
  'Devolución y ya está.': 'Went back, that’s all.',
  'Diez de diez': 'Ten out of ten',
  'Dos rellenos ligeros y extraíbles acercan y elevan: {n} da forma sin añadir peso.':
    'Two light, removable pads draw in and lift: {n} gives shape without adding weight.',
  'Dos semanas de viaje y no necesité otra cosa.': 'Wore it on a two-week trip and needed nothing else.',
  'Dos usos y fuera': 'Two wears and done',
  'El algodón de dentro se nota, y para bien.': 'You can feel the cotton inside, in a good way.',
  'El bañador {n} no se infla al nadar y no gotea una hora después.':
    'The {n} swim shorts don’t balloon when you swim and aren’t dripping an hour later.',
  'El bañador {n} sujeta el pecho con una banda interior y deja la espalda al sol.':
    'The {n} swimsuit supports the bust with an inner band and leaves your back to the sun.',
  'El body {n} no se sale del pantalón, por mucho que se baile.':
    'The {n} bodysuit stays tucked in, however much you dance.',
  'El bóxer corto {n} se ajusta al muslo sin marcarlo y se queda allí.':
    'The {n} trunks fit the thigh without marking it, and stay there.',
  'El bóxer {n} tiene las costuras por fuera y paciencia para diez horas de silla.':
    'The {n} boxers have their seams on the outside and enough patience for ten hours at a desk.',
  'El bralette {n} es para los días de casa y para los de oficina que se le parecen.':
    'The {n} bralette is for days at home, and for office days that feel like them.',
  'El cambio a la siguiente talla fue fácil.': 'They exchanged it for the next size without any fuss.',
  'El camisón {n} es fresco por la noche y presentable por la mañana.':
    'The {n} nightdress is cool at night and presentable in the morning.',
  'El color combina con casi todo.': 'The colour goes with nearly everything.',
  'El color perdió la gracia en dos lavados.': 'The colour went dull in two washes.',
  'El corsé {n} se cierra delante y se ajusta detrás, así que no hace falta ayuda.':
    'The {n} corset closes at the front and tightens at the back, so you won’t need help.',
  'El culotte {n} cubre la cadera con un borde ancho que se queda plano todo el día.':
    'The {n} boyshorts cover the hip with a wide edge that stays flat all day.',
  'El derecho de desistimiento no se aplica a los bienes precintados que no sean aptos para ser devueltos por razones de protección de la salud o de higiene y que hayan sido desprecintados tras la entrega. La página de cada prenda lo indica.':
    'The right of withdrawal does not apply to sealed goods which are not suitable for return due to health protection or hygiene reasons and were unsealed after delivery. The page of each product says so.',
  'El encaje raspa menos de lo que temía: nada.': 'I was afraid the trim would scratch; it doesn’t.',
  'El largo es perfecto para mi altura, 1,63 m.': 'The length is perfect for me at five foot four.',
  'El olor al abrir el paquete tardó días en irse.': 'It took days for the smell to go after opening.',
  'El panti {n} se adapta a la pierna sin brillos y sin arrugas en el tobillo.':
    '{n} tights follow the leg without shine and without creases at the ankle.',
  'El paquete era discreto, como pedí.': 'The parcel was discreet, as I’d asked.',
  'El pijama {n} lleva bolsillo para las gafas y pantalón que no se retuerce.':
    'The {n} pyjamas have a pocket for your glasses and trousers that don’t twist.',
  'El pijama {n} tiene cintura de goma blanda y bajo ancho: nada se enrosca al darse la vuelta.':
    'The {n} pyjamas have a soft elastic waist and wide legs: nothing twists when you turn over.',
  'El slip {n} es el de siempre, con mejor tela.': 'The {n} briefs are the ones you know, in a better fabric.',
  'El tanga {n} pesa muy poco y se nota más o menos eso.': 'The {n} thong weighs next to nothing, and feels like it.',
  'El tejido coge bolitas donde roza el bolso.': 'It bobbles where my bag rubs.',
  'El tejido no se da de sí con el agua.': 'The fabric doesn’t sag in the water.',
  'El tono es idéntico a mi piel.': 'The shade is exactly my skin tone.',
  'El top {n} se ata en la espalda y lleva las copas forradas, para que el sol no decida.':
    'The {n} top ties at the back and has lined cups, so the sun doesn’t get to decide.',
  'El vestido de la graduación de mi hija me cerró a la primera.':
    'My dress for my daughter’s graduation zipped up first time.',
  'En caso de desistimiento por su parte, le devolveremos todos los pagos recibidos de usted, incluidos los gastos de entrega (con la excepción de los gastos adicionales resultantes de la elección por su parte de una modalidad de entrega diferente a la modalidad menos costosa de entrega ordinaria que ofrezcamos), sin ninguna demora indebida y, en todo caso, a más tardar 14 días naturales a partir de la fecha en la que se nos informe de su decisión de desistir del presente contrato. Procederemos a efectuar dicho reembolso utilizando el mismo medio de pago empleado por usted para la transacción inicial, a no ser que haya usted dispuesto expresamente lo contrario; en todo caso, no incurrirá en ningún gasto como consecuencia del reembolso. Podremos retener el reembolso hasta haber recibido los bienes, o hasta que usted haya presentado una prueba de la devolución de los mismos, según qué condición se cumpla primero.\n\nDeberá usted devolvernos o entregarnos directamente los bienes sin ninguna demora indebida y, en cualquier caso, a más tardar en el plazo de 14 días naturales a partir de la fecha en que nos comunique su decisión de desistimiento del contrato. Se considerará cumplido el plazo si efectúa la devolución de los bienes antes de que haya concluido dicho plazo. Deberá usted asumir el coste directo de devolución de los bienes. Solo será usted responsable de la disminución de valor de los bienes resultante de una manipulación distinta a la necesaria para establecer la naturaleza, las características y el funcionamiento de los bienes.':
    'If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement. We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent back the goods, whichever is the earliest.\n\nYou shall send back the goods or hand them over to us, without undue delay and in any event not later than 14 days from the day on which you communicate your withdrawal from this contract to us. The deadline is met if you send back the goods before the period of 14 days has expired. You will have to bear the direct cost of returning the goods. You are only liable for any diminished value of the goods resulting from the handling other than what is necessary to establish the nature, characteristics and functioning of the goods.',
  'En invierno con botas, todos los días.': 'In winter, with boots, every day.',
  'En la campaña pasada me quedé sin talla; esta vez no.': 'I missed it last campaign; not this time.',
  'En la playa me preguntaron de qué marca era.': 'Someone on the beach asked me what brand it was.',
  'En las fotos de la boda se nota la diferencia.': 'You can see the difference in the wedding photos.',
  'En persona el tono es otro, no peor, otro.': 'The shade is different in real life, not worse, different.',
  'En verano se agradece: transpira de verdad.': 'Great in summer, it really breathes.',
  'Encanta.': 'Love it.',
  'Envío rápido y sin plásticos.': 'Quick delivery and no plastic.',
  'Es lo primero que meto en la maleta.': 'It’s the first thing I pack.',
  'Escote en pico, puente de dos centímetros: en {n} se ha medido hasta dónde puede bajar un sujetador sin dejar de sujetar.':
    'A V neckline and a two-centimetre bridge: {n} goes as low as a bra can while still holding.',
  'Espalda cruzada, costuras por fuera y una banda ancha que no sube: {n} entrena contigo y no se queja.':
    'A racer back, seams on the outside and a wide band that doesn’t ride up: {n} trains with you and never complains.',
  'Esperaba más por lo que cuesta.': 'I expected more for the money.',
  'Esperaba otro tacto': 'Expected a different feel',
  Excepción: 'Exception',
  'Estampado a mano, con caja de regalo.': 'Printed by hand, in a gift box.',
  'Fondo de cajón asegurado': 'First choice from the drawer',
  'Gracias por responder tan rápido a mi duda de talla.': 'Thanks for answering my size question so quickly.',
  'Gracias, Velia': 'Thank you, Velia',
  'Hay mejores en el catálogo': 'Better ones in the catalogue',
  'Hay que lavar a mano y no siempre tengo tiempo.': 'It needs hand washing and I don’t always have time.',
  'He probado muchas marcas y me quedo aquí.': 'I’ve tried a lot of brands and I’m staying with this one.',
  'Hombros al aire toda la noche y nada que subir: {n} se sujeta por el contorno, como debe ser.':
    'Bare shoulders all night and nothing to pull up: {n} holds from the band, as it should.',
  'Ideal incluso para abrir la puerta al cartero.': 'Smart enough to open the door to the postman.',
  'La arena sale con un aclarado.': 'The sand rinses right out.',
  'La bata {n} llega a la rodilla y el cinturón va cosido, para que aparezca siempre.':
    'The {n} robe reaches the knee, and its belt is sewn on so that it never goes missing.',
  'La braga de siempre, con un corte nuevo: {n} cubre bien por detrás y no aprieta en la ingle.':
    'The classic briefs, recut: {n} covers well at the back and doesn’t pinch at the leg.',
  'La camiseta {n} guarda el calor en enero y recoge el sudor en julio.':
    'The {n} vest keeps the warmth in come January and takes up the sweat in July.',
  'La camisola {n} se corta al bies, y por eso se adapta sin apretar.':
    'The {n} camisole is cut on the bias, so it follows you without clinging.',
  'La cintura se queda arriba sin clavarse.': 'The waist stays up without digging in.',
  'La copa de {n} termina donde empieza el escote: sujeta por abajo y deja libre la parte de arriba.':
    'The cup of {n} ends where the neckline begins: support below, freedom above.',
  'La espalda en forma de T de {n} libera los omóplatos y mantiene quietos los tirantes.':
    'The T-shaped back of {n} frees your shoulder blades and keeps the straps still.',
  'La espalda queda lisa, sin pliegues.': 'Smooth at the back, no bulges.',
  'La espalda también lo nota, y para bien.': 'My back feels it too, in a good way.',
  'La faja de cintura {n} define la silueta con varillas flexibles que acompañan al sentarse.':
    'The {n} cincher defines the waist with flexible boning that moves with you when you sit.',
  'La faja de cintura {n} marca el talle y sostiene la espalda, que también lo agradece.':
    'The {n} cincher shapes the waist and supports the back, which is grateful too.',
  'La forma es bonita sin exagerar.': 'A nice shape, not overdone.',
  'La foto engaña': 'The picture misleads',
  'La parte de arriba no aprieta.': 'No pinching at the top.',
  'La pierna no aprieta, que es donde fallan otras marcas.': 'The leg doesn’t pinch, which is where other brands fail.',
  'La primera semana me apretaba y luego cedió.': 'Tight for the first week, then it gave.',
  'La próxima vez pediré dos.': 'I’ll order two next time.',
  'La puntera aguanta con zapato cerrado.': 'The toes hold up in closed shoes.',
  'La ropa del año pasado vuelve a sentar como antes.': 'Last year’s clothes fit again.',
  'La talla es la que dice la etiqueta.': 'The size is what it says on the label.',
  'La talla me despistó': 'The size threw me',
  'La talla, sin sorpresas.': 'No surprises with the size.',
  'Las costuras aguantan, por una vez.': 'The stitching is solid, for once.',
  'Las costuras no se notan, ni en el tren durante horas.': 'You can’t feel the seams, even after hours on a train.',
  'Las medias {n} se sostienen solas, también las noches que acaban de día.':
    '{n} hold-ups stay up on their own, even on nights that end in daylight.',
  Lástima: 'Shame',
  'Llega la noche y no me molesta nada.': 'By evening nothing bothers me.',
  'Llegó en tres días, con la caja perfecta.': 'Came in three days, neatly packed.',
  'Lo mejor de la campaña.': 'Best of the campaign.',
  'Lo que prometía': 'Does what it says',
  'Los domingos no me visto hasta la una por su culpa.': 'On Sundays I don’t get dressed until one because of it.',
  'Los tirantes se quedan en el hombro.': 'The straps stay on my shoulders.',
  Madeira: 'Madeira',
  'Mala suerte con la talla': 'No luck with the size',
  'Malla moldeadora': 'Shaping mesh',
  'Manga ancha y hombro caído: con la bata {n} el café sabe a domingo.':
    'Wide sleeves and a dropped shoulder: in the {n} robe, coffee tastes of Sunday.',
  'Más corto que un bóxer y más cubierto que un slip: el bóxer corto {n} va bien bajo cualquier pantalón.':
    'Shorter than boxers and with more cover than briefs: the {n} trunks go under any trousers.',
  'Me acompañó en el hospital y todo el mundo preguntaba de dónde era.':
    'I wore it in hospital and everyone asked where it was from.',
  'Me dejó marcas toda la tarde.': 'It left marks all afternoon.',
  'Me equivoqué': 'My mistake',
  'Me gusta, aunque por este precio esperaba un acabado más fino.':
    'I like it, though for the price I expected a finer finish.',
  'Me gusta, con reservas': 'Like it, with reservations',
  'Me ha conquistado': 'I’m a convert',
  'Me incomoda': 'Uncomfortable',
  'Me parecía mucho dinero; ya no lo pienso.': 'I thought it was expensive; I don’t any more.',
  'Me quedo con el corte y no con la tela.': 'I like the cut, not so much the fabric.',
  'Me raspaba en el costado y no hubo manera.': 'It scratched at the side and wouldn’t stop.',
  'Me sobraba tela por todas partes y pedí la siguiente.': 'Too much fabric everywhere, so I went down a size.',
  'Media talla más y sería perfecto.': 'Half a size more and it would be perfect.',
  'Medias de blonda': 'Hold-ups',
  'Medidas clavadas.': 'Spot on for size.',
  'Mejor mirar la guía: aquí soy una talla menos.': 'Check the guide: I’m a size smaller here.',
  'Mejor otra opción': 'Look elsewhere',
  'Menos perfil y ninguna presión: {n} recoloca, no aplasta.':
    'Less in profile and no pressure: {n} reshapes without flattening.',
  'Merece la pena': 'Worth it',
  'Mi ejecutiva me dejó ver el catálogo en casa y así da gusto.':
    'My executive let me look through the catalogue at home, which is a treat.',
  'Mi hermana ya me ha pedido el código.': 'My sister has already asked me for the code.',
  'Muy recomendable.': 'Highly recommended.',
  'Pañuelo de seda': 'Silk scarf',
  'Relleno extraíble': 'Removable pads',
  'Relleno ligero': 'Lightly padded',
  'San Marino': 'San Marino',
  Satén: 'Satin',
  'Sin aros': 'Non-wired',
  'Sin relleno': 'Unpadded',
  'Tejido de baño': 'Swim fabric',
  Tul: 'Tulle',
  'Ultramar francés': 'French overseas territories',
  '{n} acerca el pecho hacia el centro y baja todo lo que baje la blusa.':
    '{n} brings the bust towards the centre and goes as low as your blouse does.',
  '{n} descubre lo justo por detrás y se queda donde se pone.':
    '{n} shows just enough at the back and stays where you put it.',
  '{n} empieza bajo el pecho y acaba en el muslo: en medio, todo queda en orden.':
    '{n} starts below the chest and ends at the thigh: everything in between is in order.',
  '{n} frena el rebote y deja respirar: la segunda vuelta se hace igual que la primera.':
    '{n} cuts the bounce and still lets you breathe: lap two feels like lap one.',
  '{n} moldea de una vez, sin escalón entre el sujetador y la faja.':
    '{n} shapes in one go, with no ridge between bra and shaper.',
  '{n} no se sube, no se baja y no se marca: de eso se trataba.':
    '{n} doesn’t ride up, slip down or show: that was the idea.',
  '{n} recoge el abdomen y recuerda a la espalda que puede ir recta.':
    '{n} holds the stomach in and reminds your back that it can be straight.',
  '{n} se lleva a la altura del ombligo, donde la falda no la delata.':
    '{n} sits at the navel, where no skirt gives it away.',
  '{n} se pone como un vestido y hace que el otro, el de encima, caiga mejor.':
    '{n} goes on like a dress and makes the one over it fall better.',
  '{n} se queda en la cadera al tirarse de cabeza, que es lo que se le pide.':
    '{n} stays on the hip when you dive in, which is all you ask of it.',
  '{n} sube el pecho lo justo para que el vestido caiga como en la percha.':
    '{n} lifts just enough for the dress to fall the way it was meant to.',
  '{n} trabaja sobre todo en el vientre y afloja donde hay que sentarse.':
    '{n} works mostly on the tummy and eases off where you need to sit.',
  '{n} trae tirantes por si acaso, pero está hecho para dejarlos en el cajón.':
    '{n} comes with straps just in case, but it’s made to leave them in the drawer.',
  'Ni frío en marzo ni calor en junio.': 'Neither cold in March nor hot in June.',
  'Ni fu ni fa': 'So-so',
  'Ni grande ni pequeño.': 'Neither big nor small.',
  'Ni lo mejor ni lo peor': 'Neither best nor worst',
  'Ni se marca ni se sube con medias.': 'Doesn’t show or ride up over tights.',
  'Ni se sube al andar ni se pega a las medias: {n} es la combinación que aguanta una boda entera.':
    'It doesn’t ride up or cling to your tights: {n} is the slip that lasts a whole wedding.',
  'Ni un hilo suelto en meses.': 'Not a loose thread in months.',
  'Ni una arruga en la cintura después de un día de oficina.': 'No bunching at the waist after a day at the office.',
  'No está mal': 'Not bad',
  'No me convence del todo.': 'Not quite convinced.',
  'No me vale.': 'Doesn’t work for me.',
  'No quiero otra cosa a diario': 'My new everyday favourite',
  'No repetiría la compra.': 'Wouldn’t buy it again.',
  'No se baja al andar.': 'Doesn’t slip down when I walk.',
  'No sé cómo lo hacen, pero funciona.': 'I don’t know how they do it, but it works.',
  'No se retuerce al dar vueltas.': 'Doesn’t twist when I turn over.',
  'No se transparenta mojado.': 'Doesn’t go see-through when wet.',
  'Ojalá siga en el catálogo muchos años.': 'I hope they keep making it for years.',
  'Ojalá vuelva en verde.': 'I wish it came in green again.',
  'Para aquagym, perfecto.': 'Perfect for aqua aerobics.',
  'Para leer hasta tarde y madrugar poco: el pijama {n}.': 'For reading late and rising later: the {n} pyjamas.',
  'Para quien quiere olvidarse del pecho hasta la noche: {n} lo cubre entero y lo lleva con calma.':
    'For anyone who’d like to forget about support until bedtime: {n} covers fully and carries calmly.',
  'Para repetir': 'Ordering more',
  'Para un rato': 'Fine for a while',
  'Para vaqueros estrechos y días largos: el bóxer corto {n} no se enrolla en la pierna.':
    'For slim jeans and long days: the {n} trunks don’t roll up at the leg.',
  'Pedí la de siempre y no tuve que cambiar nada.': 'Ordered my usual and had nothing to exchange.',
  'Pedí otra talla y tampoco.': 'I ordered another size and that was no better.',
  'Pide una talla más que de costumbre.': 'Order one size up.',
  'Pierna ni alta ni baja y escote que no se mueve al salir: el bañador {n} es para el agua y para la toalla.':
    'A leg neither high nor low and a neckline that stays put as you climb out: the {n} swimsuit is for water and towel alike.',
  'Poca tela y bien puesta: el slip {n} sujeta y deja libre la pierna.':
    'Not much fabric, all in the right place: the {n} briefs support and leave the leg free.',
  'Por debajo es lencería y por encima, una blusa: el body {n} hace de las dos cosas.':
    'Lingerie below and a blouse above: the {n} bodysuit is both.',
  'Por dentro es tan suave como por fuera.': 'As soft inside as out.',
  'Por este precio, no': 'Not at this price',
  'Presión donde el cinturón la necesita y libertad al andar: {n} está pensado para bodas y aviones.':
    'Firm where the belt sits and free where you walk: {n} is made for weddings and flights.',
  'Qué maravilla de tela': 'Lovely fabric',
  'Recoge justo donde tiene que recoger.': 'Holds in exactly where it should.',
  'Recoge sin quitar el aire: cené y bailé con total normalidad.':
    'Holds in and still lets me breathe: I ate and danced as usual.',
  'Recomendación de mi ejecutiva, y acertó.': 'My executive recommended it and was right.',
  'Regalo que gustó': 'A gift that went down well',
  'Regular.': 'Just OK.',
  'Sale de la lavadora y a los dos días está otra vez en uso.': 'Out of the wash and straight back on.',
  'Se nota el cuidado': 'You can tell it’s well made',
  'Se nota en los detalles: nada pincha, nada cuelga.': 'It’s the details: nothing scratches, nothing hangs loose.',
  'Se nota que aprieta, pero se respira bien.': 'You feel it working, but you can breathe.',
  'Se pone deprisa y se rompe despacio: así es el panti {n}.':
    'Quick to put on and slow to ladder: that’s {n} tights for you.',
  'Se puede mejorar': 'Could be better',
  'Se seca antes que la toalla.': 'Dries before my towel does.',
  'Se sube continuamente.': 'It rides up all the time.',
  'Se te olvida que lo llevas': 'You forget you’re wearing it',
  'Seguí la guía de tallas y acerté a la primera.': 'I went by the size guide and got it right first time.',
  'Sienta de maravilla': 'Fits beautifully',
  'Sin aros y con margen para crecer una copa: {n} acompaña desde el último trimestre.':
    'No underwire and room to grow by a cup: {n} is with you from the last trimester.',
  'Sin complicaciones': 'No fuss',
  'Sin costura en el muslo y con la cintura forrada: {n} desaparece bajo la falda y evita el roce al andar.':
    'No seam at the thigh and a lined waistband: {n} disappears under a skirt and stops chafing as you walk.',
  'Sin descuento no repetiría.': 'I wouldn’t buy it at full price again.',
  'Sin más: perfecto.': 'Simply perfect.',
  'Sin pegas': 'No complaints',
  'Sirve igual para el trabajo que para salir.': 'As good for work as for going out.',
  'Sirve, pero no enamora.': 'It does the job, but it’s not love.',
  '(Solo debe cumplimentar y enviar el presente formulario si desea desistir del contrato)\n\nA la atención de Velia Moda Íntima, S.L., Calle de la Seda 14, 46003 Valencia, España, hola@velia.example:\n\nPor la presente le comunico/comunicamos (*) que desisto de mi/desistimos de nuestro (*) contrato de venta del siguiente bien (*):\n\nPedido el (*)/recibido el (*):\nNombre del consumidor y usuario o de los consumidores y usuarios:\nDomicilio del consumidor y usuario o de los consumidores y usuarios:\nFirma del consumidor y usuario o de los consumidores y usuarios (solo si el presente formulario se presenta en papel):\nFecha:\n\n(*) Táchese lo que no proceda.':
    '(Complete and return this form only if you wish to withdraw from the contract)\n\nTo Velia Moda Íntima, S.L., Calle de la Seda 14, 46003 Valencia, Spain, hola@velia.example:\n\nI/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*):\n\nOrdered on (*)/received on (*):\nName of consumer(s):\nAddress of consumer(s):\nSignature of consumer(s) (only if this form is notified on paper):\nDate:\n\n(*) Delete as appropriate.',
  'A medio camino entre la braga y el tanga, {n} sigue la curva natural y no deja marca.':
    'Halfway between briefs and a thong, {n} follows the natural curve and leaves no line.',
  'Acláralo con agua dulce después de cada baño y durará más.':
    'Rinse in fresh water after each swim to make it last longer.',
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
    'Under a knitted or silky dress, {n} smooths from bust to thigh without a break.',
  'Bajo una camiseta fina no se ve nada.': 'Nothing shows under a thin T-shirt.',
  Balconette: 'Balconette',
  'Bata de satén': 'Satin robe',
  Bata: 'Robe',
  'Batas que se quedan puestas hasta mediodía y camisones que también valen para el balcón.':
    'Robes that stay on until noon, and nightdresses good enough for the balcony.',
  Batas: 'Robes',
  'Bañador de hombre': 'Swim shorts',
  Bañador: 'Swimsuit',
  'Bañadores (de hombre)': 'Swim shorts',
  'Bañadores de secado rápido con bolsillos y cordón.': 'Quick-drying swim shorts with pockets and a drawstring.',
  'Bañadores y bikinis que sujetan tanto en la orilla como en el agua.':
    'Swimsuits and bikinis that hold on the shore as well as in the water.',
  Bañadores: 'Swimsuits',
  Baño: 'Swimwear',
  'Bien, con un pero': 'Good, but…',
  'Blanco de enero': 'January whites',
  Blanco: 'White',
  'Bodies moldeadores': 'Shaping bodysuits',
  'Bodies y corsés': 'Bodies and corsets',
  Bodies: 'Bodysuits',
  'Body moldeador': 'Shaping bodysuit',
  Body: 'Bodysuit',
  'Braga brasileña': 'Brazilian briefs',
  'Braga clásica': 'Classic briefs',
  'Braga de talle alto': 'High-waist briefs',
  'Bragas que no se marcan y no se mueven: clásicas, altas, brasileñas, culottes y tangas.':
    'Briefs that neither show nor shift: classic, high-waist, Brazilian, boyshorts and thongs.',
  Bragas: 'Briefs',
  'Braguita de bikini': 'Bikini bottoms',
  'Braguitas de bikini': 'Bikini bottoms',
  Bralette: 'Bralette',
  Bralettes: 'Bralettes',
  Brasileñas: 'Brazilian',
  Bulgaria: 'Bulgaria',
  Burdeos: 'Burgundy',
  'Buscando en internet': 'Searching online',
  Bélgica: 'Belgium',
  Bóxer: 'Boxers',
  Bóxers: 'Boxers',
  'Bóxers, slips y camisetas de tacto suave, hechos para durar.':
    'Boxers, briefs and vests, soft to the touch and made to last.',
  Büsingen: 'Büsingen',
  Cacao: 'Cocoa',
  'Cada copa de {n} se abre con una sola mano y se vuelve a cerrar sin mirar.':
    'Each cup of {n} opens with one hand and closes again without looking.',
  'Cambios y devoluciones': 'Exchanges and returns',
  'Camisa con botones y pantalón con bolsillos: el pijama {n} sirve para la cama y para el desayuno largo.':
    'A buttoned shirt and trousers with pockets: the {n} pyjamas are for bed and for a long breakfast.',
  'Camiseta interior': 'Vest',
  'Camisetas interiores': 'Vests',
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
  'Camiseta moldeadora': 'Shaping vest',
  'Camisetas moldeadoras': 'Shaping vests',
  'Camisetas y bóxers que acompañan la espalda y alisan la cintura.':
    'Vests and shorts that support the back and smooth the waist.',
  Chequia: 'Czechia',
  Chipre: 'Cyprus',
  'Cierre delantero': 'Front closure',
  'Cintura ancha, rombo de algodón y puntera reforzada: el panti {n} aguanta la jornada.':
    'A wide waistband, a cotton gusset and reinforced toes: {n} tights last the day.',
  'Faja de cintura': 'Waist cincher',
  'Fajas de cintura': 'Waist cinchers',
  Clásicas: 'Classic',
  'Combina con el resto de la colección, pieza a pieza.': 'Goes with everything else in the collection.',
  'Combinaciones moldeadoras': 'Shaping slips',
  'Combinación moldeadora': 'Shaping slip',
  'Con dos bolsillos y forro lavable.': 'With two pockets and a washable lining.',
  'Con una ejecutiva cerca': 'With an executive near you',
  'Con {n}, la copa recoge todo el pecho y el tirante ancho reparte el peso: se nota sobre todo al final del día.':
    'With {n}, the cup takes in the whole bust and wide straps share the weight: you notice it most at the end of the day.',
  Contacto: 'Contact',
  'Control firme': 'Firm control',
  'Control medio': 'Medium control',
  'Control suave': 'Light control',
  'Elige tu talla habitual; una menor no moldea más.':
    'Choose your usual size; a smaller one doesn’t shape any better.',
  'Copa completa': 'Full cup',
  'Copa, cintura y cadera en una sola prenda: {n} alisa la espalda donde otras prendas la cortan.':
    'Cup, waist and hip in one: {n} smooths the back where others cut across it.',
  'Copa, exterior': 'Cup, outer fabric',
  'Copa, interior': 'Cup, inner fabric',
  Copas: 'Cups',
  Coral: 'Coral',
  'Contamos días laborables desde que el pedido está pagado o, si es contra reembolso, confirmado. Una prenda que viene del almacén central puede tardar dos más. El precio exacto lo ves antes de pagar.':
    'We count working days from when your order is paid for or, for cash on delivery, confirmed. An item that comes from the central warehouse may take two more. You see the exact price before you pay.',
  Corsé: 'Corset',
  Corsés: 'Corsets',
  'Corte recto y tirantes que se ajustan: el camisón {n} cae sin pegarse y deja dormir.':
    'A straight cut and adjustable straps: the {n} nightdress falls without clinging and lets you sleep.',
  'Costuras planas y una cintura que no se clava: el tanga {n} existe solo para quien lo lleva.':
    'Flat seams and a waistband that doesn’t dig in: the {n} thong is there for its wearer alone.',
  Croacia: 'Croatia',
  'Cruzada, con cinturón y bolsillos de verdad: la bata {n} abriga lo justo entre la ducha y la calle.':
    'Wrapped, belted and with real pockets: the {n} robe is just warm enough between the shower and the street.',
  'Cuándo llega': 'When it arrives',
  'Cuánto pesa un pedido': 'How much an order weighs',
  'Cuello abierto, botones de verdad y pantalón con cordón: el pijama {n} aguanta muchos domingos.':
    'An open collar, real buttons and a drawstring: the {n} pyjamas are good for many Sundays.',
  'Cuerpos de todas las edades, sin disculpas.': 'Bodies of every age, and no apologies.',
  Culotte: 'Boyshorts',
  Culottes: 'Boyshorts',
  'Cómo la cuidamos': 'What we do',
  'Cómo se hace': 'How to return an order',
  'Da un poco de sí: una talla menos me habría ido mejor.': 'Gives a little: one size down would have been better.',
  'De cobertura media y costura doble, {n} no se mueve ni con la tercera ola.':
    'Medium coverage and double seams: {n} stays put even in the third wave.',
  'De día bajo la chaqueta y de noche con el pantalón del pijama, la camisola {n} no distingue las horas.':
    'Under a jacket by day and with pyjama bottoms by night, the {n} camisole doesn’t mind what time it is.',
  'De otra forma': 'In another way',
  Delantero: 'Front',
  'Depende de para qué': 'Depends what for',
  Deportivos: 'Sports bras',
  'Desde la cintura hasta medio muslo, {n} alisa vientre, cadera y pierna de una sola pieza.':
    'From the waist to mid-thigh, {n} smooths tummy, hip and leg in one.',
  'Después de diez lavados sigue como el primer día.': 'After ten washes it’s still like new.',
  'Después de un día entero ni una carrera.': 'Not one ladder after a whole day.',
  'Diez ballenas flexibles y un cordón en la espalda: el corsé {n} afina la cintura al gusto de cada una.':
    'Ten flexible bones and lacing at the back: the {n} corset narrows the waist as much as you like.',
  Dinamarca: 'Denmark',
  'Dos bragas a mitad de precio': 'Two briefs at half price',
  'Dos mujeres en un vestidor luminoso: una con encaje color vino, la otra con un conjunto blanco de talle alto.':
    'Two women in a bright dressing room: one in wine-coloured lace, the other in a white high-waist set.',
  'Dos noches en un hotel con encanto.': 'Two nights in a charming hotel.',
  'Duermo sin que nada tire ni apriete.': 'Nothing pulls or pinches while I sleep.',
  'El algodón peinado, con la elasticidad justa, se lava muchas veces y sigue suave.':
    'Combed cotton with just enough stretch: wash after wash, it stays soft.',
  'El balconette {n} eleva el pecho desde abajo y abre el escote en una línea limpia, sin relleno que sobre.':
    'The {n} balconette lifts from below and opens the neckline in one clean line, with no unnecessary padding.',
  'El body {n} se abrocha con tres corchetes planos y se deja ver con gusto bajo una americana.':
    'The {n} bodysuit fastens with three flat poppers and is happy to be seen under a blazer.',
  'El borde no se enrolla al sentarse.': 'The edge doesn’t roll when you sit down.',
  'El brillo es discreto y el tono, uniforme.': 'A discreet sheen and an even tone.',
  'El canalé de algodón y modal cede con el cuerpo y vuelve a su sitio.':
    'A rib of cotton and modal gives with the body and springs back.',
  'El cierre va delante, donde se ve: {n} se abrocha sin torcer los brazos y deja la espalda lisa.':
    'The clasp is at the front, where you can see it: {n} fastens without twisting your arms and leaves the back smooth.',
  'El color aguanta el cloro y el sol de todo el verano.': 'The colour stood a whole summer of chlorine and sun.',
  'El color es algo más oscuro que en la pantalla.': 'The colour is a little darker than on screen.',
  'El color es el de la foto.': 'The colour is the one in the picture.',
  'El contorno se queda en su sitio aunque levante los brazos.': 'The band stays put even when I raise my arms.',
  'El contrato': 'The contract',
  'El corte favorece sin apretar.': 'A cut that flatters without squeezing.',
  'El encaje de flores se apoya sobre un tul suave que deja respirar la piel.':
    'Floral lace rests on a soft tulle that lets the skin breathe.',
  'El escote queda natural, sin bultos bajo el brazo.': 'A natural neckline and no bulges under the arm.',
  'El estampado parte de acuarelas de flores silvestres pintadas para esta colección.':
    'The print began as watercolours of wild flowers, painted for this collection.',
  'El forro tapa bien también en claro.': 'The lining covers well, in light colours too.',
  'El modal es fluido y cálido a la vez, como tu camiseta favorita.':
    'Modal is fluid and warm at once, like a favourite T-shirt.',
  'El reductor {n} reparte el volumen hacia los lados y cierra la blusa sin tensar los botones.':
    'The {n} minimiser spreads volume to the sides, so a blouse closes without straining its buttons.',
  'El satén, de brillo contenido, resbala sobre la piel y apenas se arruga.':
    'Satin with a quiet sheen glides over the skin and hardly creases.',
  'El slip {n} tiene costuras planas y una goma que no marca: un clásico sin ruido.':
    'The {n} briefs have flat seams and elastic that leaves no mark: a quiet classic.',
  'El tejido resiste el cloro, la sal y la crema solar, y guarda el color.':
    'The fabric withstands chlorine, salt and sun cream, and keeps its colour.',
  'El top {n} sujeta como un sujetador y se seca como un bikini.':
    'The {n} top supports like a bra and dries like a bikini.',
  'El tul elástico es casi transparente y, sin embargo, sujeta.': 'The stretch tulle is almost sheer, and still holds.',
  Elastano: 'Elastane',
  'Elige con calma en el catálogo y pídelo a una persona que conoce tu talla.':
    'Choose at your own pace from the catalogue and order from someone who knows your size.',
  'Ella reúne los pedidos de sus clientas y los envía en cada campaña.':
    'She gathers her clients’ orders and sends them in with each campaign.',
  Empezar: 'Get started',
  'Empieza con un catálogo y tus propias clientas. Sin horarios y sin almacén en casa.':
    'Start with a catalogue and clients of your own. No set hours and no stock at home.',
  'En mi cuerpo no queda como en la foto.': 'It doesn’t look like the picture on me.',
  'En qué orden ves las prendas': 'The order in which you see products',
  'En talla única, color marfil.': 'In one size, ivory.',
  'En una feria': 'At a trade fair',
  Encaje: 'Lace',
  Entrepierna: 'Gusset',
  'Envío estándar': 'Standard delivery',
  'Envío urgente': 'Express delivery',
  'Escote profundo': 'Plunge',
  'Escríbela aquí o llámanos: cada reclamación recibe un número para seguirla y una respuesta por escrito. La lee una persona, en un máximo de dos días laborables.':
    'Write it here or call us: every complaint is given a number so that you can follow it, and a written reply. A person reads it, within two working days.',
  'Otra talla la pides en la página de tu pedido: te la guardamos 21 días mientras nos envías la tuya sin usar; ese envío lo pagas tú, salvo que haya llegado con un defecto, y el de la nueva lo pagamos nosotros. Para devolver, escríbenos o díselo a tu ejecutiva. Devolvemos el importe por el mismo medio de pago, gastos de envío estándar incluidos, en un máximo de 14 días.':
    'You ask for another size on your order’s page: we keep it for you for 21 days while you send yours back unworn; you pay for that, unless it arrived faulty, and we pay for sending the new one. To return something, write to us or tell your executive. We refund you by the same means of payment, standard delivery included, within 14 days.',
  Eslovaquia: 'Slovakia',
  Eslovenia: 'Slovenia',
  Esmeralda: 'Emerald',
  Espalda: 'Back',
  España: 'Spain',
  'Esperaba algo más': 'Expected a little more',
  'Esperaba otra cosa': 'Expected something else',
  Estonia: 'Estonia',
  'Faja pantalón': 'Shaping shorts',
  'Fajas pantalón': 'Shaping shorts',
  'Fajas y moldeadores': 'Shapewear',
  'Fin de semana para dos': 'Weekend for two',
  Finlandia: 'Finland',
  'Flores grandes sobre un fondo sereno, encajadas para que el dibujo siga en las costuras.':
    'Large flowers on a calm ground, matched so that the pattern runs on across the seams.',
  'Fondo de armario': 'Wardrobe basics',
  'En tu extracto': 'On your statement',
  'Forro de malla, bolsillo trasero y secado rápido: el bañador {n} pasa del agua a la terraza.':
    'A mesh lining, a back pocket and quick to dry: the {n} swim shorts go from the water to the terrace.',
  'Forro delante y tirantes que no ceden con el agua: el bañador {n} está hecho para nadar.':
    'Lined at the front, with straps that don’t give in the water: the {n} swimsuit is made for swimming.',
  Forro: 'Lining',
  Francia: 'France',
  'Garantía legal': 'Legal guarantee',
  Grecia: 'Greece',
  'Gris perla': 'Pearl grey',
  'Hace tiempo que buscaba algo así y por fin lo tengo.': 'I’d been looking for something like this for ages.',
  'Encontrar mi talla': 'Find your size',
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
  'La cintura alta de {n} alisa sin enrollarse y la pierna evita el roce.':
    'The high waist of {n} smooths without rolling, and the leg prevents chafing.',
  'La devolución fue fácil, eso sí.': 'Sending it back was easy, at least.',
  'La goma de la cintura abraza sin apretar.': 'The waistband holds without pinching.',
  'La goma de la cintura es suave por dentro y mate por fuera.': 'The waistband is soft inside and matt outside.',
  'La malla de doble elasticidad reparte la presión y transpira también en verano.':
    'Two-way stretch mesh spreads the pressure and breathes even in summer.',
  'La mayoría de las dudas de talla se resuelven con una cinta métrica y un espejo. Las medidas se quedan en tu dispositivo.':
    'Most questions about size are settled with a tape measure and a mirror. Your measurements stay on your device.',
  'La microfibra, de tacto fresco y cantos cortados en limpio, no se nota bajo la ropa.':
    'Cool to the touch and clean-cut at the edges, the microfibre doesn’t show under clothes.',
  'La primera me apretaba; con una talla más, bien.': 'The first one was tight; one size up is fine.',
  'La tela cae muy bien y es fresca.': 'The fabric drapes well and feels cool.',
  'La tela es buena, pero la etiqueta interior molesta.': 'Good fabric, but the label inside bothers me.',
  'La tela es más fina de lo que pensaba.': 'The fabric is thinner than I thought.',
  'La tela es suave y no marca bajo la ropa.': 'The fabric is soft and shows no line under clothes.',
  'La tela, ligera y mate, escurre el agua y seca antes que la toalla.':
    'Light and matt, the fabric sheds water and dries before your towel does.',
  Lactancia: 'Nursing bras',
  'Larga para que no se salga del pantalón, la camiseta {n} desaparece bajo la camisa.':
    'Long enough to stay tucked in, the {n} vest disappears under a shirt.',
  'Las costuras van hacia fuera, donde no rozan.': 'Seams are turned to the outside, where they don’t rub.',
  'Las horas lentas': 'The slow hours',
  Laterales: 'Side panels',
  Lavanda: 'Lavender',
  'Lavar a 30 °C, programa delicado': 'Wash at 30 °C, gentle cycle',
  'Lavar a 40 °C': 'Wash at 40 °C',
  'Lavar a mano': 'Hand wash',
  'Leggings moldeadores': 'Shaping leggings',
  'Lencería que se adapta a ti': 'Lingerie that fits around you',
  'Lencería, moldeadores, ropa de dormir y baño para cada cuerpo y cada edad.':
    'Lingerie, shapewear, nightwear and swimwear for every body and every age.',
  Letonia: 'Latvia',
  Lituania: 'Lithuania',
  Livigno: 'Livigno',
  'Lo que escribes a atención al cliente sirve para responderte y se borra a los tres años. Para las novedades guardamos tu dirección, tu idioma y cuándo, con qué texto y desde qué red dijiste que sí; si te das de baja, esa constancia se borra a los tres años. WhatsApp y el chat son de otras empresas: solo saben de ti si los abres.':
    'What you write to customer care is used to reply to you and deleted after three years. For the newsletter we keep your address, your language and when, to which text and from which network you said yes; if you unsubscribe, that record is deleted after three years. WhatsApp and the chat belong to other companies: they only learn of you if you open them.',
  'Lo que hace falta para el pedido y lo que exige la ley fiscal. Las medidas de tu cuerpo y las tallas que consultas se quedan en tu dispositivo. Para proponerte un país podemos preguntar a un servicio de localización por la dirección IP de tu conexión: no le decimos nada más y tú lo cambias si no es el tuyo.':
    'What an order needs and what tax law requires. Your body measurements and the sizes you look at stay on your device. To suggest a country we may ask a location service about the IP address of your connection: it learns nothing else, and you change the country if it isn’t yours.',
  'Los acabados son finos, también por dentro.': 'Neatly finished, on the inside too.',
  'Los datos de la tarjeta se introducen en la página del banco: nunca pasan por nuestros servidores.':
    'Card details are entered on the bank’s own page: they never pass through our servers.',
  'Los laterales altos recogen bajo la axila y la espalda queda lisa.':
    'High sides smooth under the arm and leave the back flat.',
  'Los paneles se unen con costuras planas, cortadas por ultrasonidos donde la ropa es fina.':
    'Panels meet in flat seams, cut by ultrasound wherever clothes are thin.',
  'Los precios incluyen el IVA. Cuando anunciamos una rebaja, mostramos al lado el precio más bajo en los 30 días anteriores a la rebaja.':
    'Prices include VAT. Where we announce a reduction, we show the lowest price in the 30 days before the reduction beside it.',
  'Los tirantes, acolchados, se regulan por delante.': 'The padded straps adjust at the front.',
  Luxemburgo: 'Luxembourg',
  Malta: 'Malta',
  Malva: 'Mauve',
  'Mantener lejos del fuego.': 'Keep away from fire.',
  Marfil: 'Ivory',
  Marruecos: 'Morocco',
  'Me ha sorprendido': 'A pleasant surprise',
  'Me lo contó una ejecutiva': 'An executive told me',
  'Me veo bien, y eso no me pasa con todo.': 'I like what I see in the mirror, and I can’t say that of everything.',
  'Medias y pantis': 'Hosiery',
  Medias: 'Hold-ups',
  'Mejor que en la foto': 'Better than in the picture',
  Melilla: 'Melilla',
  'Mensajes y novedades': 'Messages and newsletter',
  'Mi talla de siempre y queda perfecto.': 'My usual size, and a perfect fit.',
  Microfibra: 'Microfibre',
  Mira: 'Browse',
  Modal: 'Modal',
  'Modelo de formulario de desistimiento': 'Model withdrawal form',
  Moldeadores: 'Shapewear',
  Mostaza: 'Mustard',
  Mujer: 'Women',
  'Muy buena calidad': 'Really good quality',
  'NIF B00000000 (NIF-IVA ESB00000000). Registro Mercantil de Valencia, tomo 0000, folio 00, hoja V-000000.':
    'Managing director: Marina Soler. VAT number ESB00000000. Companies register of Valencia, volume 0000, folio 00, sheet V-000000.',
  'Neceser acolchado': 'Quilted wash bag',
  Negro: 'Black',
  'Ni se enrolla ni se mueve en todo el día.': 'Nothing rolls or shifts all day.',
  'No da calor, ni en una boda de agosto.': 'Doesn’t get hot, even at a wedding in August.',
  'No dormir con la prenda puesta. En el embarazo o tras una operación, consultar antes con un médico.':
    'Do not sleep wearing this item. During pregnancy or after surgery, ask a doctor first.',
  'No es para mí': 'Not for me',
  'No limpiar en seco': 'Do not dry clean',
  'No pica nada, y eso que tengo la piel delicada.': 'Doesn’t itch at all, and my skin is sensitive.',
  'No planchar': 'Do not iron',
  'No repetiré': 'Not again',
  'No usar lejía': 'Do not bleach',
  'No usar secadora': 'Do not tumble dry',
  'Noches de fiesta': 'Festive nights',
  Noruega: 'Norway',
  'Novedades y consejos de talla, sin ruido. Te das de baja cuando quieras.':
    'News and sizing advice, without the noise. Unsubscribe whenever you like.',
  'Nuestras ejecutivas venden el catálogo a su manera: en casa, en el trabajo, por mensaje. Conocen a sus clientas y sus tallas.':
    'Your executive is your personal consultant. She sells the catalogue in her own way, at home, at work or by message, and knows her clients and their sizes.',
  'Ojea el catálogo en papel o aquí, con precios y tallas al día.':
    'Leaf through the catalogue on paper or here, with today’s prices and sizes.',
  Oliva: 'Olive',
  'Opacos y de cintura alta, los leggings {n} sostienen el vientre y dejan doblar la rodilla.':
    'Opaque and high-waisted, the {n} leggings hold the tummy and let your knees bend.',
  Orilla: 'Shoreline',
  Oro: 'Gold',
  'Otoño claro': 'Clear autumn',
  'Bóxers moldeadores': 'Shaping shorts',
  'Bóxer moldeador': 'Shaping shorts',
  Panti: 'Tights',
  'Pantis con cintura que no se enrolla y medias de blonda que se quedan en su sitio, en mate o con brillo.':
    'Tights with a waistband that doesn’t roll and hold-ups that stay put, matt or softly glossy.',
  Pantis: 'Tights',
  'Para correr, saltar o coger el autobús: {n} sujeta cada lado por separado y deja libres los hombros.':
    'For running, jumping or catching the bus: {n} holds each side separately and leaves your shoulders free.',
  'Para ella': 'For her',
  'Para empezar, unas horas al día: el cuerpo también se acostumbra.':
    'Start with a few hours a day: your body gets used to it too.',
  'Para llevar debajo o a la vista: bodies ligeros y corsés con ballenas flexibles.':
    'To wear under or on show: light bodysuits and corsets with flexible boning.',
  'Para los días largos, que son casi todos.': 'For long days, which is most of them.',
  'Para mi madre también pedí, y está igual de contenta.': 'I ordered for my mother too, and she’s just as happy.',
  'Para noches templadas y mañanas sin prisa.': 'For mild nights and unhurried mornings.',
  'Para todos los días': 'For every day',
  'Para una cena, o para un martes cualquiera que lo merezca.': 'For a dinner, or for any Tuesday that deserves it.',
  'Para unas horas, perfecto; para todo el día prefiero otro modelo.':
    'Perfect for a few hours; for a whole day I prefer another style.',
  'Países Bajos': 'Netherlands',
  'Pensado para que lo vea quien tú elijas, empezando por el espejo.':
    'Meant for the eyes you choose, the mirror’s first.',
  Petróleo: 'Petrol blue',
  Pide: 'Order',
  'Pierna larga que no sube y bolsa con forma: el bóxer {n} se pone por la mañana y no pide nada más.':
    'A long leg that doesn’t ride up and a shaped pouch: put the {n} boxers on in the morning and think no more about them.',
  'Pijama de hombre': 'Men’s pyjamas',
  Pijama: 'Pyjamas',
  'Pijamas de algodón y modal para dormir y para el domingo entero.':
    'Pyjamas in cotton and modal for the night and for all of Sunday.',
  Pijamas: 'Pyjamas',
  'Planchar a temperatura baja': 'Iron at low temperature',
  Plata: 'Silver',
  Poliamida: 'Polyamide',
  Poliéster: 'Polyester',
  Polonia: 'Poland',
  'Por control': 'By control',
  'Por fin algo cómodo': 'Comfortable at last',
  'Por las redes sociales': 'Social media',
  'Por sujeción': 'By support',
  'Por tejido': 'By fabric',
  'Por tipo': 'By style',
  Portugal: 'Portugal',
  Precios: 'Prices',
  Pregunta: 'Ask',
  'Prendas que alisan y sostienen sin apretar, desde un control suave hasta uno firme.':
    'Shapewear that smooths and holds without squeezing, from light to firm control.',
  'Primer frío': 'First frost',
  'Primer sol': 'First sun',
  'Protección solar UPF 50+ en la parte de tejido doble.': 'Sun protection of UPF 50+ where the fabric is double.',
  Reclamaciones: 'Complaints',
  'Solo le pido más colores.': 'All I’d ask for is more colours.',
  'Soy de una M de toda la vida y aquí necesito la L.': 'I’ve always been a medium and I need a large here.',
  'Sube hasta la cintura y se queda allí: {n} alisa el vientre con suavidad y acompaña vestidos y pantalones de talle alto.':
    'Up to the waist, and there to stay: {n} gently smooths the tummy under dresses and high-waisted trousers.',
  'Subo y bajo escaleras todo el día y nada se mueve.': 'Up and down stairs all day and nothing moves.',
  'Tacto de hotel bueno.': 'Feels like a good hotel.',
  'Talla holgado; habrá quien lo prefiera.': 'Roomy, which some will like.',
  'Talla pequeño, tenlo en cuenta.': 'Comes up small, so be warned.',
  'Talle medio, pierna cómoda y entrepierna de algodón: {n} es la braga que se busca primero en el cajón.':
    'A mid rise, an easy leg and a cotton gusset: {n} is what you reach for first in the drawer.',
  'Tardó más de una semana en llegar.': 'It took more than a week to arrive.',
  'Tiene usted derecho a desistir del presente contrato en un plazo de 14 días naturales sin necesidad de justificación.\n\nEl plazo de desistimiento expirará a los 14 días naturales del día que usted o un tercero por usted indicado, distinto del transportista, adquirió la posesión material del último de esos bienes.\n\nPara ejercer el derecho de desistimiento, deberá usted notificarnos a Velia Moda Íntima, S.L., Calle de la Seda 14, 46003 Valencia, España, +34 900 000 000, hola@velia.example, su decisión de desistir del contrato a través de una declaración inequívoca (por ejemplo, una carta enviada por correo postal o correo electrónico). Podrá utilizar el modelo de formulario de desistimiento que figura a continuación, aunque su uso no es obligatorio.\n\nPara cumplir el plazo de desistimiento, basta con que la comunicación relativa al ejercicio por su parte de este derecho sea enviada antes de que venza el plazo correspondiente.':
    'You have the right to withdraw from this contract within 14 days without giving any reason.\n\nThe withdrawal period will expire after 14 days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the last good.\n\nTo exercise the right of withdrawal, you must inform us (Velia Moda Íntima, S.L., Calle de la Seda 14, 46003 Valencia, Spain, +34 900 000 000, hola@velia.example) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or e-mail). You may use the attached model withdrawal form, but it is not obligatory.\n\nTo meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.',
  'Puedes pedir una copia de tus datos, corregirlos o borrarlos escribiendo a hola@velia.example, y reclamar ante la Agencia Española de Protección de Datos (AEPD).':
    'You may ask for a copy of your data, or have them corrected or erased, by writing to hola@velia.example, and complain to the Spanish data protection authority (AEPD).',
  'Push-up': 'Push-up',
  'Quedan fuera del territorio del IVA de la Unión: el pedido se envía sin IVA español y los impuestos locales y los trámites de importación corren a cargo de quien lo recibe.':
    'They lie outside the VAT territory of the Union: the order is sent without Spanish VAT, and local taxes and import formalities are borne by the recipient.',
  'Quererse también es esto': 'This, too, is love',
  'Qué guardamos': 'What we keep',
  'Rayas marineras que se cruzan en el costado y afinan sin proponérselo.':
    'Breton stripes that meet at the side seam and slim without trying.',
  'Rayas tejidas, no estampadas: el color está en el hilo y no se va con los lavados.':
    'Stripes that are knitted, not printed: the colour is in the yarn and doesn’t wash out.',
  Recibe: 'Receive',
  'Recto en la pierna y bajo en la cadera, el culotte {n} se lleva solo en casa tan bien como bajo un vaquero.':
    'Straight at the leg and low on the hip, the {n} boyshorts are as good on their own at home as under jeans.',
  Reductores: 'Minimisers',
  'Reino Unido': 'United Kingdom',
  'Repetiré seguro': 'Will buy again',
  'Respondemos tres años de las faltas de conformidad si compras desde España, y dos como mínimo en los demás países de la Unión Europea. Reparamos, cambiamos o devolvemos el dinero.':
    'We are liable for any lack of conformity for three years if you buy from Spain, and for at least two in the other EU countries. We repair, replace or refund.',
  'Rojo cereza': 'Cherry red',
  'Ropa de dormir': 'Nightwear',
  'Ropa interior': 'Underwear',
  'Ropa interior, moldeadores, pijamas y baño de corte limpio.':
    'Underwear, shapewear, pyjamas and swimwear, cleanly cut.',
  'Rosa palo': 'Dusty rose',
  Rumanía: 'Romania',
  'Sale de la lavadora sin arrugas.': 'Comes out of the wash without creases.',
  Salvia: 'Sage',
  'Se agradece en los viajes y en las jornadas largas.': 'Welcome on journeys and long working days.',
  'Se entrega en una funda de algodón que también sirve para viajar.':
    'Comes folded in a cotton pouch that’s handy for travelling.',
  'Se lava bien y se seca en una noche.': 'Washes well and dries overnight.',
  'Combina con el resto del baño en el mismo color.': 'Mixes with the other swimwear in the same colour.',
  'Se regala bien y se recibe mejor.': 'Good to give and even better to get.',
  'Seda lavable con un punto de elastano: el lujo que se puede meter en el lavabo.':
    'Washable silk with a touch of elastane: a luxury that goes into the washbasin.',
  Seda: 'Silk',
  Siesta: 'Siesta',
  'Sin aros ni cierres que molesten, el bralette {n} se pone por la cabeza y se olvida hasta la noche.':
    'No underwire and no fastening to bother you: the {n} bralette goes on over the head and is forgotten until night.',
  'Sin etiquetas cosidas: la talla va impresa por dentro.': 'No sewn-in labels: the size is printed inside.',
  'Sin tirantes': 'Strapless',
  'Sin tu permiso guardamos en tu dispositivo únicamente lo que hace falta para lo que pides. La lista entera está arriba, con sus nombres y cuánto dura cada cosa.':
    'Without your permission we only keep on your device what’s needed for what you ask for. The whole list is above, with the names and how long each thing is kept.',
  Slip: 'Briefs',
  Slips: 'Briefs',
  'Solo las necesarias, si no dices otra cosa': 'Only the necessary ones, unless you say otherwise',
  'Sujeción alta': 'Firm support',
  'Sujeción ligera': 'Light support',
  'Sujeción media': 'Medium support',
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
  'Sujetadores para cada escote y cada día, de la 85A a la 115G (70A a 100G en talla europea), con y sin aros.':
    'Bras for every neckline and every day, from 32A to 44F (EU 70A to 100G), with and without underwire.',
  Sujetadores: 'Bras',
  Apuntarme: 'Sign up',
  'Hazte ejecutiva': 'Become an executive',
  'Talla como se espera.': 'Fits as expected.',
  'Talla grande, al menos a mí.': 'Comes up large, at least on me.',
  'Talla justo: entre dos tallas, mejor la mayor.': 'On the small side: between two sizes, take the larger.',
  'Talle alto': 'High waist',
  Tanga: 'Thong',
  Tangas: 'Thongs',
  'El cargo aparece con un nombre discreto, sin decir qué has comprado.':
    'The charge appears under a discreet name that doesn’t say what you bought.',
  'Te lo entrega en mano o va directo a tu casa. Si no te queda bien, se cambia.':
    'She hands it to you, or it comes straight to your home. If it doesn’t fit, it’s exchanged.',
  Teja: 'Terracotta',
  'Tejido principal': 'Main fabric',
  Terciopelo: 'Velvet',
  'Tienes 14 días desde que llega la última prenda para devolver el pedido, y 30 para cambiar la talla. Pruébate las prendas como lo harías en una tienda, con la ropa interior puesta.':
    'You have 14 days from the arrival of the last item to return an order, and 30 to exchange a size. Try things on as you would in a shop, over your own underwear.',
  'Tirantes finos y borde de encaje: la camisola {n} asoma bajo el jersey a propósito.':
    'Fine straps and a lace edge: the {n} camisole shows under a jumper on purpose.',
  'Tirantes más separados y copa de tres piezas: con {n}, el escote cuadrado por fin tiene su sujetador.':
    'Wide-set straps and a three-part cup: {n} is the bra that square necklines have been waiting for.',
  'Tirantes que se cruzan o no, según el vestido de después: el top {n} se adapta.':
    'Straps that cross over or not, depending on the dress to come: the {n} top adapts.',
  'Tirantes regulables, cierre abajo y un panel que recoge el vientre: a {n} solo le falta el vestido.':
    'Adjustable straps, a fastening below and a panel that holds the tummy: all {n} needs is the dress.',
  Titular: 'Owner',
  'Todo bien, gracias.': 'All good, thanks.',
  'Todo perfecto': 'All perfect',
  'Top de bikini': 'Bikini top',
  'Tops de bikini': 'Bikini tops',
  'Tres bolsas de algodón para la maleta.': 'Three cotton bags for the suitcase.',
  'El cierre de tres posiciones se ajusta con el tiempo.':
    'The three-position hook-and-eye fastening tightens as the band gives.',
  'Tres días por semana en la piscina y sin bolitas.': 'Three days a week at the pool and no bobbling.',
  'Tres estrellas justas': 'A fair three',
  'Tres filas de corchetes delante: la faja de cintura {n} se ajusta a la comida, a la fiesta y al día siguiente.':
    'Three rows of hooks at the front: the {n} cincher adapts to dinner, the party and the day after.',
  'Tres mujeres de distintas edades, con body, camisón y conjunto color vino, delante de un arco verde.':
    'Three women of different ages, in a bodysuit, a nightdress and a wine-coloured set, in front of a green arch.',
  'Bóxer corto': 'Trunks',
  'Bóxers cortos': 'Trunks',
  'Derecho de desistimiento': 'Right of withdrawal',
  'Tu ejecutiva resuelve tus dudas de talla y de tejido, por mensaje o en persona.':
    'Your executive answers questions about size and fabric, by message or in person.',
  'Tu negocio, a tu ritmo': 'Your business, at your pace',
  'Tu talla, en tres medidas': 'Your size in three measurements',
  'Tus datos de pago': 'Your payment details',
  'Encuentra tu talla': 'Find your size',
  'Para saber qué hay disponible, la guía pregunta al catálogo por una talla y por lo que buscas, sin guardarlo. Si al final decides enviarnos tus respuestas, las conservamos un año sin nombre, sin cuenta y sin correo: no podemos saber de quién son.':
    'To see what’s in stock, the guide asks the catalogue for a size and for what you’re looking for, and keeps none of it. If you choose to send us your answers at the end, we keep them for a year without a name, an account or an email: we can’t know whose they are.',
  'Tus derechos': 'Your rights',
  'Un acierto': 'A winner',
  'Un básico de los buenos': 'A proper basic',
  'Un básico que se compra por duplicado.': 'The kind of basic you buy twice.',
  'Un centro muy bajo deja espacio al escote: {n} desaparece bajo un vestido cruzado o una camisa abierta.':
    'A very low centre leaves room for the neckline: {n} disappears under a wrap dress or an open shirt.',
  'Un clic delante y listo: {n} se agradece los días en que los hombros no quieren saber nada.':
    'One click at the front and you’re done: {n} is welcome on days when your shoulders won’t cooperate.',
  'Un corte limpio que no necesita explicaciones.': 'A clean cut that needs no explanation.',
  'Un dobladillo plano y goma por dentro: {n} no deja marca cuando se quita.':
    'A flat hem with elastic inside: {n} leaves no mark when you take it off.',
  'Un encaje de dibujo fino, con el borde recortado a mano, que no pica ni se deshace.':
    'A finely drawn lace with a hand-cut edge that neither scratches nor frays.',
  'Un estampado animal en tonos vecinos, más sombra que rugido.':
    'An animal print in neighbouring shades, more whisper than roar.',
  'Un mes de uso diario y no cambio.': 'A month in, and I have a favourite.',
  'Un panel doble delante y una cintura blanda: {n} recoge sin que haya que desabrocharse después de comer.':
    'A double panel at the front and a soft waistband: {n} holds in without needing to be loosened after lunch.',
  'Un panel doble en el vientre y tirantes que enderezan los hombros: con {n} la camisa sienta mejor.':
    'A double panel over the stomach and straps that set the shoulders back: with {n}, a shirt fits better.',
  'Un plumeti de topos pequeños da juego a un tul de dos capas.': 'Small flocked dots enliven a two-layer tulle.',
  'Un poco de plancha suave y a la calle.': 'A quick cool iron and it’s like new.',
  'Un poco de vuelo, ninguna costura en los costados: el camisón {n} se mueve cuando te mueves.':
    'A little flare and no side seams: the {n} nightdress moves when you do.',
  'Un punto liso y mate que acompaña los pequeños cambios del cuerpo.':
    'A smooth, matt knit that follows your body’s small changes.',
  'Un triángulo doble, una banda elástica y nada más: el bralette {n} demuestra que a veces basta.':
    'A double-layer triangle, an elastic band and nothing else: the {n} bralette shows that it’s sometimes enough.',
  'Una banda de silicona evita que se enrolle, también al sentarse.':
    'A band of silicone keeps it from rolling, even when you sit.',
  'Una banda interior de silicona y una espalda alta mantienen {n} en su sitio, también bailando.':
    'A silicone band inside and a high back keep {n} where it belongs, on the dance floor too.',
  'Una blonda de diez centímetros con dos líneas de silicona: las medias {n} se quedan donde se ponen.':
    'Ten centimetres of lace with two lines of silicone: {n} hold-ups stay where you put them.',
  'Una camisola para ti': 'A camisole for you',
  'Nuestra newsletter, una vez por campaña': 'Our newsletter, once a campaign',
  'Una compra acertada': 'A good buy',
  'Una decepción': 'A disappointment',
  'Una ejecutiva en la mesa de su cocina, con el catálogo abierto, el teléfono y una taza de café.':
    'An executive at her kitchen table, with the catalogue open, her phone and a cup of coffee.',
  'Una mujer con bata color mostaza y otra con camisón de encaje color vino, delante de un arco terracota.':
    'One woman in a mustard robe and another in a wine-coloured lace nightdress, in front of a terracotta arch.',
  'Una mujer se mide con una cinta métrica; detrás, un sujetador cuelga del respaldo de una silla.':
    'A woman measures herself with a tape measure; behind her, a bra hangs over the back of a chair.',
  'Unas bragas pesan unos 35 g, un sujetador unos 100 g, una faja unos 200 g y una bata medio kilo. La mayoría de los pedidos no llega a 2 kg.':
    'Briefs weigh about 35 g, a bra about 100 g, shapewear about 200 g and a robe half a kilo. Most orders stay under 2 kg.',
  'Unos pantis de regalo': 'A pair of tights as a gift',
  'Uso copa grande y aquí cabe todo.': 'I’m a big cup and everything fits in.',
  'Vale lo que cuesta': 'Worth the money',
  'Veinte deniers de hilo recubierto: transparencia uniforme y carreras poco probables.':
    'Twenty denier of covered yarn: evenly sheer, and slow to ladder.',
  'Vende siempre Velia Moda Íntima, S.L., también en las tiendas personales de las ejecutivas. El contrato se perfecciona cuando confirmamos el pedido por correo.':
    'The seller is always Velia Moda Íntima, S.L., in the personal shops of executives too. The contract is concluded when we confirm the order by email.',
  'Ver el catálogo': 'See the catalogue',
  'Ver la ropa de dormir': 'See the nightwear',
  'Ver los bodies': 'See the bodysuits',
  'Verano largo': 'The long summer',
  'Vestirse cuesta un minuto más; después nada se mueve.': 'It takes a minute to put on, and then nothing moves.',
  'Vi el catálogo': 'I saw the catalogue',
  Viscosa: 'Viscose',
  'Volveré a por otro color': 'Going back for another colour',
  'Vuelta a casa': 'Homecoming',
  'Ya era clienta': 'I was already a client',
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
    '“Recommended” is the order our team gives the campaign: the same for everyone, and nobody pays to come first. In a search, whatever matches your words best comes first. You can also sort by newest, price or name.',
  'Lo que llevas debajo lo eliges para ti': 'What you wear underneath, you choose for yourself',
  'Hacemos lencería en muchísimas tallas y la probamos en personas que la llevan un día entero: de pie, sentadas, corriendo detrás del autobús. Lo que aprieta, pica o se sube vuelve al taller.':
    'We make lingerie in a great many sizes, and we try it on people who wear it for a whole day: standing, sitting, running for the bus. Whatever pinches, itches or rides up goes back to the workroom.',
  'A los treinta, a los sesenta, después de todo': 'At thirty, at sixty, after everything',
  'Un cuerpo cambia: por un embarazo, una operación, un verano o porque sí. La talla es una medida, no una nota.':
    'A body changes: with a pregnancy, an operation, a summer, or just because. A size is a measurement, not a mark out of ten.',
  'Lo que prometemos, y lo que no': 'What we promise, and what we don’t',
  '<ul><li>En nuestras imágenes hay cuerpos de todas las edades.</li><li>Una prenda moldeadora da forma mientras la llevas. No adelgaza, y no diremos lo contrario.</li><li>Lo que no te queda bien se cambia, con los plazos por escrito.</li></ul><blockquote>Si al llegar a casa estás deseando quitártela, no es la tuya.</blockquote>':
    '<ul><li>Our pictures show bodies of every age.</li><li>Shapewear shapes you while you wear it. It doesn’t make you slimmer, and we won’t say it does.</li><li>What doesn’t fit is exchanged, with the deadlines in writing.</li></ul><blockquote>If you can’t wait to take it off when you get home, it isn’t the one for you.</blockquote>',
  'También para quedarse en casa': 'For staying in, too',
  'Quererse es, muchas veces, una bata, un café y nadie que te espere hasta las once.':
    'Very often, loving yourself is a robe, a coffee and nobody expecting you before eleven.',
  'Ver los sujetadores': 'See the bras',
  '¿Cuánto tarda en llegar mi pedido?': 'How long will my order take to arrive?',
  'Depende del país y del envío que elijas: lo ves en Envíos y, exacto, antes de pagar. Contamos días laborables desde que el pedido está pagado o, si es contra reembolso, confirmado.':
    'It depends on the country and the delivery you choose: see Delivery, and you’ll see the exact one before you pay. We count working days from when the order is paid or, with cash on delivery, confirmed.',
  '¿Cómo sé cuál es mi talla?': 'How do I find my size?',
  'Con «Encuentra tu talla»: dos medidas, o una prenda que te queda bien. Lo que escribes en ella no sale de tu dispositivo si no lo pides. También puedes preguntar a una ejecutiva.':
    'With “Find your size”: two measurements, or an item that fits you. What you type there doesn’t leave your device unless you ask for it. You can ask an executive, too.',
  '¿Necesito una cuenta para comprar?': 'Do I need an account to buy?',
  'No. En la tienda personal de una ejecutiva compras sin cuenta, y el correo del pedido trae un enlace para verlo.':
    'No. In an executive’s personal shop you buy without an account, and your order email has a link to see the order.',
  '¿Cómo pido otra talla?': 'How do I ask for another size?',
  'En la página de tu pedido, durante 30 días desde que llega: eliges entre lo que hay ahora del mismo modelo al mismo precio y te lo guardamos 21 días. El envío de vuelta lo pagas tú y el de lo nuevo, nosotros. Tu derecho de desistimiento sigue igual.':
    'On your order’s page, for 30 days after it arrives: you choose from what’s in stock now in the same style at the same price, and we keep it for you for 21 days. You pay for sending yours back and we pay for sending the new one. Your right of withdrawal stays as it is.',
  '¿Puedo devolver algo que me he probado?': 'Can I return something I’ve tried on?',
  'Sí, durante 14 días desde que llega lo último del pedido. Solo las prendas precintadas por higiene no se pueden devolver una vez desprecintadas, y su página lo dice antes de comprar.':
    'Yes, for 14 days from when the last part of the order arrives. Only what’s sealed for hygiene can’t be returned once unsealed, and its page says so before you buy.',
  '¿Cómo desisto de un pedido?': 'How do I withdraw from an order?',
  'Con «Desistir del contrato aquí», al pie de cada página: en dos pasos, sin iniciar sesión y sin dar motivos. El acuse de recibo te llega por correo.':
    'With “Withdraw from contract here” at the foot of every page: in two steps, without signing in and without giving a reason. The acknowledgement of receipt comes by email.',
  '¿Qué hago si algo llega con un defecto?': 'What do I do if something arrives faulty?',
  'Escríbenos desde Contacto: lo reparamos, lo cambiamos o te devolvemos el dinero. Respondemos tres años si compras desde España y dos como mínimo en los demás países de la Unión Europea.':
    'Write to us from Contact: we repair it, replace it or give you your money back. We’re liable for three years if you buy from Spain, and for at least two in the other EU countries.',
  '¿Qué aparece en el extracto de mi banco?': 'What appears on my bank statement?',
  'Un nombre discreto, sin decir qué has comprado.': 'A discreet name that doesn’t say what you bought.',
  '¿Quién puede opinar?': 'Who can write a review?',
  'Solo quien ha comprado: recibe por correo un enlace que sirve una vez.':
    'Only people who’ve bought the item: we email them a link that works once.',
  'Según desde dónde devuelves': 'Depending on where you’re returning from',
  'España: 14 días para desistir y 30 para cambiar la talla. Envíalo a Calle de la Seda 14, 46003 Valencia. El envío de vuelta lo pagas tú, salvo que algo llegue con un defecto. Garantía legal de tres años.\n\nCanarias, Ceuta y Melilla: los mismos plazos, la misma dirección y la misma garantía. El paquete pasa la aduana al volver: escríbenos antes de enviarlo y te decimos qué declarar.\n\nAlemania y los demás países de la Unión Europea: los mismos plazos y la misma dirección, y el envío de vuelta lo pagas tú, salvo que algo llegue con un defecto. Garantía legal de dos años como mínimo, o más, si así lo prevé la ley de tu país.':
    'Spain: 14 days to withdraw and 30 to change the size. Send it to Calle de la Seda 14, 46003 Valencia. You pay for sending it back, unless something arrived faulty. Legal guarantee of three years.\n\nCanary Islands, Ceuta and Melilla: the same periods, address and guarantee. The parcel goes through customs on its way back: write to us before you send it and we’ll tell you what to declare.\n\nGermany and the other countries of the Union: the same periods and address, and you pay for sending it back, unless something arrived faulty. Legal guarantee of at least two years, or more where your country’s law says so.',
  'Situación de cumplimiento': 'Compliance status',
  'Esta tienda cumple en parte las pautas WCAG 2.2, nivel AA, y la norma EN 301 549. Lo que encontraron sus comprobaciones y lo que aún no se ha probado está arriba. Es una autoevaluación y se revisa al menos una vez al año.':
    'This shop is partially compliant with WCAG 2.2, level AA, and the standard EN 301 549. What the checks found and what hasn’t been tested yet is above. This is a self-assessment, reviewed at least once a year.',
  'Aquí se mira el catálogo, se pide a una ejecutiva o se compra en su tienda, se paga y se siguen los pedidos. La tienda se hace para usarla con teclado, con lector de pantalla, con el texto ampliado y en pantallas de 320 píxeles de ancho. Un error dice qué falta y no borra lo que has escrito, los correos no necesitan imágenes y los PDF llevan etiquetas.':
    'Here you browse the catalogue, order from an executive or buy in their shop, pay and follow your orders. The shop is built for the keyboard, a screen reader, enlarged text and screens 320 pixels wide. An error says what’s missing and keeps what you typed, emails need no pictures and PDFs are tagged.',
  'Lo que no está en nuestra mano': 'What isn’t in our hands',
  'Las páginas donde se paga con tarjeta, Bizum o PayPal y las de WhatsApp son de otras empresas. Si allí no puedes seguir, elige transferencia o, donde se ofrece, contra reembolso, o escríbenos.':
    'The pages where you pay by card, Bizum or PayPal and those of WhatsApp belong to other companies. If you can’t continue there, choose bank transfer or, where it’s offered, cash on delivery, or write to us.',
  'Si algo no funciona': 'If something doesn’t work',
  'Escríbenos desde Contacto con el tema Accesibilidad o a hola@velia.example: di en qué página estabas y qué querías hacer. Te responde una persona en dos días laborables como máximo, y te ayudamos a terminar la compra o te damos la información de otra forma.':
    'Write to us from Contact with the topic Accessibility, or to hola@velia.example: tell us which page you were on and what you wanted to do. Somebody from our team answers within two working days, and we’ll help you finish your purchase or give you the information another way.',
  'Si nuestra respuesta no te sirve': 'If our answer doesn’t help',
  'En España puedes reclamar ante los servicios de consumo de tu comunidad autónoma (Ley 11/2023). En Alemania, ante la Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), en Magdeburgo (BFSG).\n\nEn los demás países a los que enviamos: Austria, Sozialministeriumservice; Bélgica, SPF Economía; Francia, DGCCRF; Irlanda, CCPC; Italia, AgID; Países Bajos, ACM; Portugal, la autoridad que nombra el Decreto-Lei 82/2022.':
    'In Spain you can complain to the consumer authority of your autonomous community (Ley 11/2023). In Germany, to the Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) in Magdeburg (BFSG).\n\nIn the other countries we deliver to: Austria, Sozialministeriumservice; Belgium, FPS Economy; France, DGCCRF; Ireland, CCPC; Italy, AgID; Netherlands, ACM; Portugal, the authority named by Decreto-Lei 82/2022.',
  Cubierta: 'Cover',
  'Lo que más nos gusta de esta campaña, con sus códigos y sus precios, para verlo con calma.':
    'Our favourites this campaign, with codes and prices, to look at in your own time.',
  'El de cada día': 'The everyday bra',
  'Escote abierto, pecho recogido': 'Plunging neckline, lifted shape',
  'Sin prisa y sin aros': 'No rush, no wires',
  'Hombros al aire': 'Bare shoulders',
  'Línea fina para tallas grandes': 'Sleek lines for fuller sizes',
  'Para moverse y para dar el pecho': 'For moving and for nursing',
  'Las que no se mueven': 'The ones that stay put',
  'Hasta la cintura': 'Up to the waist',
  'Encaje y poca tela': 'Lace and little else',
  'Culottes para todos los días': 'Boyshorts for every day',
  'Cintura y caderas en calma': 'Waist and hips at ease',
  'Debajo del vestido': 'Under a dress',
  'Debajo del pantalón': 'Under trousers',
  'A la vista': 'Made to be seen',
  'Con ballenas flexibles': 'With flexible boning',
  'Buenas noches': 'Good night',
  'El pijama entero': 'The whole pyjama set',
  'Tirante fino': 'Slim straps',
  'Para el café de la mañana': 'For morning coffee',
  'De una pieza': 'All in one',
  'Arriba y abajo, como quieras': 'Top and bottom, your way',
  'De la cintura a los pies': 'From waist to toe',
  'Con blonda': 'With a lace band',
  'El cajón de él': 'His drawer',
  'Slips y camisetas': 'Briefs and vests',
  'Espalda recta, cintura lisa': 'Straight back, smooth waist',
  'El domingo entero': 'All of Sunday',
  'Al agua': 'Into the water',
};
