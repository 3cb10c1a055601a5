/** The German words of the demo's texts, by the Spanish ones. */
export const de: Readonly<Record<string, string>> = {
  'A la atención de Velia Moda Íntima, S.L., hola@velia.example:\n\nPor la presente comunico que desisto de mi contrato de venta de los siguientes bienes, pedidos el / recibidos el: nombre, dirección, fecha.':
    'An Velia Moda Íntima, S.L., hola@velia.example:\n\nHiermit widerrufe ich den von mir abgeschlossenen Vertrag über den Kauf der folgenden Waren, bestellt am / erhalten am: Name, Anschrift, Datum.',
  'A medio camino entre la braga y el tanga, {n} sigue la curva natural y no deja marca.':
    'Auf halbem Weg zwischen Slip und String folgt {n} der natürlichen Rundung und hinterlässt keine Linie.',
  'Aclarar con agua dulce después de cada baño alarga su vida.':
    'Nach jedem Bad mit klarem Wasser ausgespült, hält das Stück länger.',
  'Al tercer lavado una costura empezó a soltarse.': 'Nach der dritten Wäsche hat sich eine Naht gelöst.',
  Alemania: 'Deutschland',
  Algodón: 'Baumwolle',
  Andorra: 'Andorra',
  Antracita: 'Anthrazit',
  Arena: 'Sand',
  Austria: 'Österreich',
  'Azul cielo': 'Himmelblau',
  'Azul marino': 'Marineblau',
  'Bajo un vestido de punto la línea queda lisa.': 'Unter einem Strickkleid eine glatte Linie.',
  'Bajo un vestido de punto o de seda, {n} alisa sin cortes desde el pecho hasta el muslo.':
    'Unter Strick oder Seide glättet {n} ohne Übergang von der Brust bis zum Oberschenkel.',
  'Bajo una camiseta fina no se ve nada.': 'Unter einem dünnen Shirt ist nichts zu sehen.',
  Balconette: 'Balconette',
  'Bata de satén': 'Satin-Morgenmantel',
  Bata: 'Morgenmantel',
  'Batas que se quedan puestas hasta mediodía y camisones que también valen para el balcón.':
    'Morgenmäntel, die bis mittags anbleiben, und Nachthemden, die auch für den Balkon taugen.',
  Batas: 'Morgenmäntel',
  'Bañador de hombre': 'Badeshorts',
  Bañador: 'Badeanzug',
  'Bañadores (de hombre)': 'Badeshorts',
  'Bañadores de secado rápido con bolsillos y cordón.': 'Schnell trocknende Badeshorts mit Taschen und Kordelzug.',
  'Bañadores y bikinis que sujetan tanto en la orilla como en el agua.':
    'Badeanzüge und Bikinis, die am Ufer ebenso halten wie im Wasser.',
  Bañadores: 'Badeanzüge',
  Baño: 'Bademode',
  'Bien, con un pero': 'Gut, mit einem Aber',
  'Blanco de enero': 'Weiße Wochen',
  Blanco: 'Weiß',
  'Bodies moldeadores': 'Formende Bodys',
  'Bodies y corsés': 'Bodys und Korsetts',
  Bodies: 'Bodys',
  'Body moldeador': 'Formender Body',
  Body: 'Body',
  'Bonito y práctico': 'Schön und praktisch',
  'Bonito, aunque por este precio esperaba un acabado más fino.':
    'Schön, aber für den Preis hätte ich eine feinere Verarbeitung erwartet.',
  'Bonito, no perfecto': 'Schön, nicht perfekt',
  'Braga brasileña': 'Brazilian-Slip',
  'Braga clásica': 'Klassischer Slip',
  'Braga de talle alto': 'Taillenslip',
  'Bragas que no se marcan y no se mueven: clásicas, altas, brasileñas, culottes y tangas.':
    'Slips, die sich weder abzeichnen noch verrutschen: klassisch, hoch geschnitten, Brazilian, Panty und String.',
  Bragas: 'Slips',
  'Braguita de bikini': 'Bikinihose',
  'Braguitas de bikini': 'Bikinihosen',
  Bralette: 'Bralette',
  Bralettes: 'Bralettes',
  Brasileñas: 'Brazilian',
  Bulgaria: 'Bulgarien',
  Burdeos: 'Bordeaux',
  'Buscando en internet': 'Über eine Suche im Internet',
  Bélgica: 'Belgien',
  Bóxer: 'Boxershorts',
  Bóxers: 'Boxershorts',
  'Bóxers, slips y camisetas de tacto suave, hechos para durar.':
    'Boxershorts, Slips und Unterhemden, weich auf der Haut und gemacht, um zu halten.',
  Büsingen: 'Büsingen',
  Cacao: 'Kakao',
  'Cada copa de {n} se abre con una sola mano y se vuelve a cerrar sin mirar.':
    'Jede Schale von {n} lässt sich mit einer Hand öffnen und ohne hinzusehen wieder schließen.',
  'Cambios y devoluciones': 'Umtausch und Rückgabe',
  'Camisa con botones y pantalón con bolsillos: el pijama {n} sirve para la cama y para el desayuno largo.':
    'Hemd zum Knöpfen, Hose mit Taschen: Der Pyjama {n} taugt fürs Bett und für das lange Frühstück.',
  'Camiseta interior': 'Unterhemd',
  'Camisetas interiores': 'Unterhemden',
  Camisola: 'Hemdchen',
  Camisolas: 'Hemdchen',
  Camisones: 'Nachthemden',
  'Camisones, pijamas, camisolas y batas para las horas más lentas.':
    'Nachthemden, Pyjamas, Hemdchen und Morgenmäntel für die ruhigen Stunden.',
  Camisón: 'Nachthemd',
  'Canarias, Ceuta y Melilla': 'Kanaren, Ceuta und Melilla',
  Canela: 'Zimt',
  'Carta de amor': 'Liebesbriefe',
  Ceuta: 'Ceuta',
  'Chaleco moldeador': 'Formende Weste',
  'Chalecos moldeadores': 'Formende Westen',
  'Chalecos y pantalones que acompañan la espalda y alisan la cintura.':
    'Westen und Hosen, die den Rücken stützen und die Taille glätten.',
  Chequia: 'Tschechien',
  Chipre: 'Zypern',
  'Cierre delantero': 'Vorderverschluss',
  'Cintura ancha, rombo de algodón y puntera reforzada: el panti {n} aguanta la jornada.':
    'Breiter Bund, Zwickel aus Baumwolle und verstärkte Spitze: Die Strumpfhose {n} hält den Tag durch.',
  Cinturilla: 'Taillenformer',
  Cinturillas: 'Taillenformer',
  Clásicas: 'Klassisch',
  'Combina con el resto de la colección, pieza a pieza.':
    'Lässt sich Stück für Stück mit der übrigen Kollektion verbinden.',
  'Combinaciones moldeadoras': 'Formende Unterkleider',
  'Combinación moldeadora': 'Formendes Unterkleid',
  'Con dos bolsillos y forro lavable.': 'Mit zwei Fächern und waschbarem Futter.',
  'Con una ejecutiva cerca': 'Mit einer Beraterin in der Nähe',
  'Con {n}, la copa recoge todo el pecho y el tirante ancho reparte el peso: se nota sobre todo al final del día.':
    'Bei {n} umschließt die Schale die ganze Brust, und breite Träger verteilen das Gewicht: Das merkt man vor allem am Abend.',
  Contacto: 'Kontakt',
  'Control firme': 'Starke Formkraft',
  'Control medio': 'Mittlere Formkraft',
  'Control suave': 'Leichte Formkraft',
  'Conviene elegir la talla de siempre; una menor no moldea más.':
    'Am besten die gewohnte Größe wählen: Eine kleinere formt nicht besser.',
  'Copa completa': 'Vollschale',
  'Copa, cintura y cadera en una sola prenda: {n} alisa la espalda donde otras prendas la cortan.':
    'Schale, Taille und Hüfte in einem Stück: {n} glättet den Rücken, wo andere einschneiden.',
  'Copa, exterior': 'Schale, Außenstoff',
  'Copa, interior': 'Schale, Innenstoff',
  Copas: 'Schalen',
  Coral: 'Koralle',
  Correcto: 'In Ordnung',
  'Correo: hola@velia.example\nTeléfono: +34 900 000 000, de lunes a viernes de 9 a 19 h.\n\nTe responde una persona, en un máximo de dos días laborables. Cada reclamación recibe un número para seguirla.':
    'E-Mail: hola@velia.example\nTelefon: +34 900 000 000, Montag bis Freitag, 9 bis 19 Uhr.\n\nEs antwortet ein Mensch, spätestens nach zwei Werktagen. Jede Beschwerde erhält eine Nummer, unter der sie verfolgt werden kann.',
  Corsé: 'Korsett',
  Corsés: 'Korsetts',
  'Corte recto y tirantes que se ajustan: el camisón {n} cae sin pegarse y deja dormir.':
    'Gerader Schnitt und verstellbare Träger: Das Nachthemd {n} fällt locker und lässt schlafen.',
  'Costuras planas y una cintura que no se clava: el tanga {n} existe solo para quien lo lleva.':
    'Flache Nähte und ein Bund, der nicht einschneidet: Von dem String {n} weiß nur, wer ihn trägt.',
  Croacia: 'Kroatien',
  'Cruzada, con cinturón y bolsillos de verdad: la bata {n} abriga lo justo entre la ducha y la calle.':
    'Gewickelt, mit Gürtel und echten Taschen: Der Morgenmantel {n} wärmt genau richtig zwischen Dusche und Tür.',
  'Cuello abierto, botones de verdad y pantalón con cordón: el pijama {n} aguanta muchos domingos.':
    'Offener Kragen, echte Knöpfe und Kordelzug: Der Pyjama {n} macht viele Sonntage mit.',
  'Cuerpos de todas las edades, sin retoques y sin disculpas.':
    'Körper jeden Alters, ohne Retusche und ohne Entschuldigung.',
  Culotte: 'Panty',
  Culottes: 'Pantys',
  'Cómo encontrarnos': 'So erreichen Sie uns',
  'Cómo la cuidamos': 'Was wir dafür tun',
  'Cómo se hace': 'So geht es',
  'Da un poco de sí: una talla menos me habría ido mejor.': 'Gibt etwas nach: Eine Größe kleiner wäre besser gewesen.',
  'De cobertura media y costura doble, {n} no se mueve ni con la tercera ola.':
    'Mittlere Bedeckung, doppelte Naht: {n} sitzt auch nach der dritten Welle.',
  'De día bajo la chaqueta y de noche con el pantalón del pijama, la camisola {n} no distingue las horas.':
    'Tagsüber unter der Jacke, nachts zur Pyjamahose: Das Hemdchen {n} kennt keine Uhrzeit.',
  'De otra forma': 'Auf anderem Weg',
  Delantero: 'Vorderteil',
  'Depende de para qué': 'Kommt darauf an, wofür',
  Deportivos: 'Sport-BHs',
  'Desde la cintura hasta medio muslo, {n} alisa vientre, cadera y pierna de una sola pieza.':
    'Von der Taille bis zur Mitte des Oberschenkels glättet {n} Bauch, Hüfte und Bein in einem Zug.',
  'Desde la primera puesta, como hecho para mí.': 'Vom ersten Tragen an wie für mich gemacht.',
  'Después de diez lavados sigue como el primer día.': 'Nach zehn Wäschen ist alles wie am ersten Tag.',
  'Después de un día entero ni una carrera.': 'Nach einem ganzen Tag keine einzige Laufmasche.',
  'Diez ballenas flexibles y un cordón en la espalda: el corsé {n} afina la cintura al gusto de cada una.':
    'Zehn biegsame Stäbchen und eine Schnürung im Rücken: Das Korsett {n} formt die Taille so stark, wie man es mag.',
  Dinamarca: 'Dänemark',
  'Dos bragas a mitad de precio': 'Zwei Slips zum halben Preis',
  'Dos cojines ligeros, que también se pueden quitar, acercan y elevan: {n} da forma sin añadir peso.':
    'Zwei leichte, herausnehmbare Kissen rücken zusammen und heben an: {n} formt, ohne schwerer zu werden.',
  'Dos mujeres en un vestidor luminoso: una con encaje color vino, la otra con un conjunto blanco de talle alto.':
    'Zwei Frauen in einem hellen Ankleidezimmer: die eine in weinroter Spitze, die andere in weißer, hoch geschnittener Wäsche.',
  'Dos noches en un hotel con encanto.': 'Zwei Nächte in einem charmanten Hotel.',
  'Duermo sin que nada tire ni apriete.': 'Beim Schlafen zieht und drückt nichts.',
  'El algodón peinado, con la elasticidad justa, se lava muchas veces y sigue suave.':
    'Gekämmte Baumwolle mit genau der richtigen Dehnung bleibt auch nach vielen Wäschen weich.',
  'El balconette {n} eleva el pecho desde abajo y abre el escote en una línea limpia, sin relleno que sobre.':
    'Der Balconette-BH {n} hebt die Brust von unten und öffnet das Dekolleté in einer klaren Linie, ganz ohne überflüssige Polster.',
  'El body {n} se abrocha con tres corchetes planos y se deja ver con gusto bajo una americana.':
    'Der Body {n} schließt mit drei flachen Druckknöpfen und zeigt sich gern unter einem Blazer.',
  'El borde no se enrolla al sentarse.': 'Der Rand rollt sich beim Sitzen nicht ein.',
  'El brillo es discreto y el tono, uniforme.': 'Dezenter Glanz und ein gleichmäßiger Ton.',
  'El canalé de algodón y modal cede con el cuerpo y vuelve a su sitio.':
    'Der Ripp aus Baumwolle und Modal gibt mit dem Körper nach und findet zurück in Form.',
  'El catálogo antes que nadie': 'Der Katalog vor allen anderen',
  'El cierre va delante, donde se ve: {n} se abrocha sin torcer los brazos y deja la espalda lisa.':
    'Der Verschluss sitzt vorn, wo man ihn sieht: {n} schließt ohne Verrenkung und hält den Rücken glatt.',
  'El color aguanta el cloro y el sol de todo el verano.':
    'Die Farbe hat einen ganzen Sommer Chlor und Sonne ausgehalten.',
  'El color es algo más oscuro que en la pantalla.': 'Die Farbe ist etwas dunkler als auf dem Bildschirm.',
  'El color es el de la foto.': 'Die Farbe ist die auf dem Bild.',
  'El contorno se queda en su sitio aunque levante los brazos.':
    'Das Unterbrustband bleibt an seinem Platz, auch wenn ich die Arme hebe.',
  'El contrato': 'Der Vertrag',
  'El corte favorece sin apretar.': 'Ein Schnitt, der schmeichelt, ohne zu drücken.',
  'El encaje de flores se apoya sobre un tul suave que deja respirar la piel.':
    'Die Blütenspitze liegt auf weichem Tüll, der die Haut atmen lässt.',
  'El escote queda natural, sin bultos bajo el brazo.':
    'Ein natürliches Dekolleté, und unter dem Arm drückt nichts heraus.',
  'El estampado parte de acuarelas de flores silvestres pintadas para esta colección.':
    'Der Druck geht auf Aquarelle von Wildblumen zurück, die für diese Kollektion gemalt wurden.',
  'El forro tapa bien también en claro.': 'Das Futter deckt gut, auch bei hellen Farben.',
  'El modal es fluido y cálido a la vez, como una camiseta que ya se quiere.':
    'Modal ist fließend und warm zugleich, wie ein T-Shirt, das man längst liebt.',
  'El reductor {n} reparte el volumen hacia los lados y cierra la blusa sin tensar los botones.':
    'Der Minimizer {n} verteilt das Volumen zu den Seiten, sodass die Bluse schließt, ohne an den Knöpfen zu spannen.',
  'El satén, de brillo contenido, resbala sobre la piel y apenas se arruga.':
    'Satin mit verhaltenem Glanz gleitet über die Haut und knittert kaum.',
  'El slip {n} tiene costuras planas y una goma que no marca: un clásico sin ruido.':
    'Der Slip {n} hat flache Nähte und einen Bund, der keine Spuren lässt: ein stiller Klassiker.',
  'El tejido resiste el cloro, la sal y la crema solar, y guarda el color.':
    'Der Stoff widersteht Chlor, Salz und Sonnencreme und behält seine Farbe.',
  'El top {n} sujeta como un sujetador y se seca como un bikini.':
    'Das Oberteil {n} hält wie ein BH und trocknet wie ein Bikini.',
  'El tul elástico es casi transparente y, sin embargo, sujeta.':
    'Der elastische Tüll ist fast durchsichtig und hält trotzdem.',
  Elastano: 'Elasthan',
  'Elegante incluso para abrir la puerta al cartero.': 'Schick genug, um dem Postboten die Tür zu öffnen.',
  'Elige con calma en el catálogo y pídelo a una persona que conoce tu talla.':
    'Wählen Sie in Ruhe aus dem Katalog und bestellen Sie bei einem Menschen, der Ihre Größe kennt.',
  'Ella reúne los pedidos de sus clientas y los envía en cada campaña.':
    'Sie sammelt die Bestellungen ihrer Kundinnen und gibt sie in jeder Kampagne auf.',
  Empezar: 'Jetzt anfangen',
  'Empieza con un catálogo y tus propias clientas. Sin horarios y sin almacén en casa.':
    'Beginnen Sie mit einem Katalog und eigenen Kundinnen. Ohne feste Zeiten und ohne Lager zu Hause.',
  'En mi cuerpo no queda como en la foto.': 'An mir sieht das nicht aus wie auf dem Bild.',
  'En qué orden ves las prendas': 'In welcher Reihenfolge Sie Artikel sehen',
  'En talla única, color marfil.': 'In Einheitsgröße, elfenbeinfarben.',
  'En una feria': 'Auf einer Messe',
  Encaje: 'Spitze',
  Entrepierna: 'Zwickel',
  'Enviamos a la península en 2 a 4 días laborables y a los demás países de la Unión Europea en 4 a 7. Los gastos de envío se muestran antes de pedir.':
    'Wir liefern auf das spanische Festland in 2 bis 4 Werktagen, in andere Länder der Europäischen Union in 4 bis 7. Die Versandkosten stehen vor der Bestellung fest.',
  'Envío estándar': 'Standardversand',
  'Envío urgente': 'Expressversand',
  'Escote profundo': 'Tiefer Ausschnitt',
  'Escríbenos o díselo a tu ejecutiva. Devolvemos el importe por el mismo medio de pago, gastos de envío estándar incluidos, en un máximo de 14 días.':
    'Schreiben Sie uns oder sagen Sie es Ihrer Beraterin. Wir erstatten auf demselben Zahlungsweg, Standardversand eingeschlossen, innerhalb von 14 Tagen.',
  Eslovaquia: 'Slowakei',
  Eslovenia: 'Slowenien',
  Esmeralda: 'Smaragd',
  Espalda: 'Rückenteil',
  España: 'Spanien',
  'Esperaba algo más': 'Etwas mehr erwartet',
  'Esperaba otra cosa': 'Etwas anderes erwartet',
  'Espero que lo sigan haciendo muchos años.': 'Hoffentlich wird das noch viele Jahre gemacht.',
  Estonia: 'Estland',
  'Faja pantalón': 'Miederhose',
  'Fajas pantalón': 'Miederhosen',
  'Fajas y moldeadores': 'Shapewear',
  'Fin de semana para dos': 'Wochenende zu zweit',
  Finlandia: 'Finnland',
  'Flores grandes sobre un fondo sereno, encajadas para que el dibujo siga en las costuras.':
    'Große Blüten auf ruhigem Grund, so gelegt, dass die Zeichnung über die Nähte weiterläuft.',
  'Fondo de armario': 'Für jeden Tag',
  'Formas de pago': 'Zahlungsarten',
  'Forro de malla, bolsillo trasero y secado rápido: el bañador {n} pasa del agua a la terraza.':
    'Netzfutter, Gesäßtasche und schnell trocken: Die Badeshorts {n} gehen vom Wasser direkt auf die Terrasse.',
  'Forro delante y tirantes que no ceden con el agua: el bañador {n} está hecho para nadar.':
    'Vorn gefüttert, mit Trägern, die im Wasser nicht nachgeben: Der Badeanzug {n} ist zum Schwimmen gemacht.',
  Forro: 'Futter',
  Francia: 'Frankreich',
  'Garantía legal': 'Gesetzliche Gewährleistung',
  Grecia: 'Griechenland',
  'Gris perla': 'Perlgrau',
  'Hace tiempo que buscaba algo así y por fin lo tengo.': 'So etwas habe ich lange gesucht.',
  'Hacer la prueba': 'Zum Test',
  Heligoland: 'Helgoland',
  Hombre: 'Herren',
  Hungría: 'Ungarn',
  Inicio: 'Start',
  Irlanda: 'Irland',
  'Islas Canarias': 'Kanarische Inseln',
  Italia: 'Italien',
  'Jardín de abril': 'Aprilgarten',
  'Juego de viaje': 'Reiseset',
  'Justo lo que buscaba': 'Genau das, was ich gesucht habe',
  'La braga de siempre, cortada de nuevo: {n} cubre bien por detrás y no aprieta en la ingle.':
    'Der Slip, wie man ihn kennt, neu geschnitten: {n} bedeckt hinten gut und schneidet am Bein nicht ein.',
  'La cintura alta de {n} alisa sin enrollarse y la pierna evita el roce.':
    'Der hohe Bund von {n} glättet, ohne sich zu rollen, und das Bein verhindert Reibung.',
  'La cintura no baja ni aprieta.': 'Der Bund rutscht nicht und drückt nicht.',
  'La cinturilla {n} dibuja la cintura con varillas flexibles que acompañan al sentarse.':
    'Der Taillenformer {n} zeichnet die Taille mit biegsamen Stäbchen, die beim Sitzen nachgeben.',
  'La devolución fue fácil, eso sí.': 'Das Zurückschicken war immerhin einfach.',
  'La goma de la cintura abraza sin apretar.': 'Der Bund hält, ohne einzuschneiden.',
  'La goma de la cintura es suave por dentro y mate por fuera.': 'Der Bund ist innen weich und außen matt.',
  'La malla de doble elasticidad reparte la presión y transpira también en verano.':
    'Das in beide Richtungen elastische Netz verteilt den Druck und bleibt auch im Sommer luftig.',
  'La mayoría de las dudas de talla se resuelven con una cinta métrica y un espejo. Las medidas se quedan en tu dispositivo.':
    'Die meisten Fragen zur Größe klären ein Maßband und ein Spiegel. Ihre Maße bleiben auf Ihrem Gerät.',
  'La microfibra, de tacto fresco y cantos cortados en limpio, no se nota bajo la ropa.':
    'Die kühle Mikrofaser mit sauber geschnittenen Kanten zeichnet sich unter der Kleidung nicht ab.',
  'La primera me apretaba; con una talla más, bien.': 'Die erste Größe war eng; eine größer passt.',
  'La tela cae muy bien y es fresca.': 'Der Stoff fällt schön und ist angenehm kühl.',
  'La tela es buena, pero la etiqueta interior molesta.': 'Guter Stoff, aber das Etikett innen stört.',
  'La tela es más fina de lo que pensaba.': 'Der Stoff ist dünner, als ich dachte.',
  'La tela es suave y no marca bajo la ropa.': 'Der Stoff ist weich und zeichnet sich unter der Kleidung nicht ab.',
  'La tela, ligera y mate, escurre el agua y seca antes que la toalla.':
    'Der leichte, matte Stoff lässt das Wasser ablaufen und trocknet schneller als das Handtuch.',
  'La tienda se hace según las pautas WCAG 2.2, nivel AA: con teclado, con lector de pantalla y con el texto ampliado. Si algo no funciona, escríbenos a hola@velia.example y te ayudamos a terminar la compra.':
    'Der Laden richtet sich nach WCAG 2.2, Stufe AA: per Tastatur, mit Screenreader und mit vergrößertem Text. Wenn etwas nicht funktioniert, schreiben Sie an hola@velia.example, und wir helfen Ihnen beim Einkauf.',
  Lactancia: 'Still-BHs',
  'Larga para que no se salga del pantalón, la camiseta {n} desaparece bajo la camisa.':
    'Lang genug, um in der Hose zu bleiben: Das Unterhemd {n} verschwindet unter dem Hemd.',
  'Las costuras no se notan, ni sentada en el tren durante horas.':
    'Keine Naht ist zu spüren, auch nach Stunden im Zug nicht.',
  'Las costuras van hacia fuera, donde no rozan.': 'Die Nähte liegen außen, wo sie nicht reiben.',
  'Las horas lentas': 'Die langsamen Stunden',
  Laterales: 'Seitenteile',
  Lavanda: 'Lavendel',
  'Lavar a 30 °C, programa delicado': 'Waschen bei 30 °C, Schonwaschgang',
  'Lavar a 40 °C': 'Waschen bei 40 °C',
  'Lavar a mano': 'Handwäsche',
  'Leggings moldeadores': 'Formende Leggings',
  'Lencería que se adapta a ti': 'Wäsche, die sich Ihnen anpasst',
  'Lencería, moldeadores, ropa de dormir y baño para cada cuerpo y cada edad.':
    'Wäsche, Shapewear, Nachtwäsche und Bademode für jeden Körper und jedes Alter.',
  Letonia: 'Lettland',
  Lituania: 'Litauen',
  Livigno: 'Livigno',
  'Llegó en tres días, bien doblado.': 'Kam nach drei Tagen, ordentlich gefaltet.',
  'Lo he devuelto': 'Habe ich zurückgeschickt',
  'Lo que hace falta para el pedido y lo que exige la ley fiscal. Las medidas de tu cuerpo y las tallas que consultas se quedan en tu dispositivo.':
    'Was eine Bestellung braucht und was das Steuerrecht verlangt. Ihre Körpermaße und die Größen, die Sie ansehen, bleiben auf Ihrem Gerät.',
  'Los acabados son finos, también por dentro.': 'Sauber verarbeitet, auch innen.',
  'Los datos de la tarjeta se introducen en la página del banco: nunca pasan por nuestros servidores.':
    'Kartendaten werden auf der Seite der Bank eingegeben: Sie laufen nie über unsere Server.',
  'Los laterales altos recogen la axila y la espalda queda lisa.':
    'Hohe Seitenteile fassen unter der Achsel und halten den Rücken glatt.',
  'Los paneles se unen con costuras planas, cortadas por ultrasonidos donde la ropa es fina.':
    'Die Einsätze treffen in flachen Nähten aufeinander, per Ultraschall geschnitten, wo die Kleidung dünn ist.',
  'Los precios incluyen el IVA. Cuando anunciamos una rebaja, mostramos al lado el precio más bajo de los 30 días anteriores a su comienzo.':
    'Die Preise enthalten die Mehrwertsteuer. Neben einer Ermäßigung steht der niedrigste Preis der 30 Tage vor ihrem Beginn.',
  'Los tirantes, acolchados, se regulan por delante.': 'Die gepolsterten Träger werden vorn verstellt.',
  Luxemburgo: 'Luxemburg',
  Malta: 'Malta',
  Malva: 'Malve',
  'Mantener lejos del fuego.': 'Von Feuer fernhalten.',
  Marfil: 'Elfenbein',
  Marruecos: 'Marokko',
  'Me ha sorprendido': 'Positiv überrascht',
  'Me lo contó una ejecutiva': 'Eine Beraterin hat mir davon erzählt',
  'Me lo recomendó mi ejecutiva y acertó.': 'Meine Beraterin hatte es empfohlen, und sie hatte recht.',
  'Me veo bien, y eso no me pasa con todo.': 'Ich gefalle mir darin, und das ist nicht bei allem so.',
  'Medias y pantis': 'Strumpfwaren',
  Medias: 'Strümpfe',
  'Mejor que en la foto': 'Schöner als auf dem Bild',
  Melilla: 'Melilla',
  'Mi talla de siempre y queda perfecto.': 'Meine übliche Größe, und sie passt perfekt.',
  Microfibra: 'Mikrofaser',
  Mira: 'Stöbern',
  Modal: 'Modal',
  'Modelo de desistimiento': 'Muster-Widerrufsformular',
  Moldeadores: 'Shapewear',
  Mostaza: 'Senfgelb',
  'Muestrario de tallas prestado': 'Größenset als Leihgabe',
  Mujer: 'Damen',
  'Muy buena calidad': 'Sehr gute Qualität',
  'Más corto que un bóxer y más cubierto que un slip: el trunk {n} va bien bajo cualquier pantalón.':
    'Kürzer als Boxershorts, bedeckter als ein Slip: Der Trunk {n} passt unter jede Hose.',
  'NIF ESB00000000. Registro Mercantil de Valencia, tomo 0000, folio 00, hoja V-000000.':
    'USt-IdNr. ESB00000000. Handelsregister Valencia, Band 0000, Blatt 00, Seite V-000000.',
  'Neceser acolchado': 'Gesteppte Kulturtasche',
  Negro: 'Schwarz',
  'Ni se enrolla ni se mueve en todo el día.': 'Nichts rollt sich ein, nichts verrutscht, den ganzen Tag.',
  'Ni sí ni no': 'Teils, teils',
  'No da calor, ni en una boda de agosto.': 'Trägt sich nicht warm, nicht einmal auf einer Hochzeit im August.',
  'No dormir con la prenda puesta. En el embarazo o tras una operación, consultar antes con un médico.':
    'Nicht zum Schlafen tragen. In der Schwangerschaft oder nach einer Operation vorher ärztlichen Rat einholen.',
  'No es para mí': 'Nichts für mich',
  'No limpiar en seco': 'Nicht chemisch reinigen',
  'No pica nada, y eso que tengo la piel delicada.': 'Nichts kratzt, und ich habe empfindliche Haut.',
  'No planchar': 'Nicht bügeln',
  'No repetiré': 'Nicht noch einmal',
  'No usar lejía': 'Nicht bleichen',
  'No usar secadora': 'Nicht im Trockner trocknen',
  'Noches de fiesta': 'Festliche Nächte',
  Noruega: 'Norwegen',
  'Novedades y consejos de talla, sin ruido. Te das de baja cuando quieras.':
    'Neues und Tipps zur Größe, ohne Lärm. Abmelden können Sie sich jederzeit.',
  'Nuestras ejecutivas venden el catálogo a su manera: en casa, en el trabajo, por mensaje. Conocen a sus clientas y sus tallas.':
    'Unsere Beraterinnen verkaufen den Katalog auf ihre Art: zu Hause, im Büro, per Nachricht. Sie kennen ihre Kundinnen und deren Größen.',
  'Ojea el catálogo en papel o aquí, con precios y tallas al día.':
    'Blättern Sie im gedruckten Katalog oder hier, mit aktuellen Preisen und Größen.',
  Oliva: 'Olivgrün',
  'Opacos y de cintura alta, los leggings {n} sostienen el vientre y dejan doblar la rodilla.':
    'Blickdicht und mit hohem Bund: Die Leggings {n} stützen den Bauch und lassen dem Knie Spiel.',
  Orilla: 'Am Ufer',
  Oro: 'Gold',
  'Otoño claro': 'Heller Herbst',
  'Pantalones moldeadores': 'Formende Hosen',
  'Pantalón moldeador': 'Formende Hose',
  Panti: 'Strumpfhose',
  'Pantis y medias de acabado mate o brillante, con cintura que no se enrolla.':
    'Strumpfhosen und Strümpfe, matt oder fein glänzend, mit einem Bund, der nicht rollt.',
  Pantis: 'Strumpfhosen',
  'Para correr, saltar o coger el autobús: {n} sujeta cada lado por separado y deja libres los hombros.':
    'Zum Laufen, Springen oder für den Sprint zum Bus: {n} stützt jede Seite einzeln und lässt den Schultern ihre Freiheit.',
  'Para ella': 'Für sie',
  'Para empezar, unas horas al día: el cuerpo también se acostumbra.':
    'Für den Anfang genügen ein paar Stunden am Tag: Auch der Körper gewöhnt sich daran.',
  'Para llevar debajo o a la vista: bodies ligeros y corsés con ballenas flexibles.':
    'Für darunter oder zum Zeigen: leichte Bodys und Korsetts mit biegsamen Stäbchen.',
  'Para los días largos, que son casi todos.': 'Für lange Tage, also für fast alle.',
  'Para mi madre también pedí, y está igual de contenta.':
    'Für meine Mutter habe ich auch bestellt, und sie ist genauso zufrieden.',
  'Para noches templadas y mañanas sin prisa.': 'Für milde Nächte und Morgen ohne Eile.',
  'Para todos los días': 'Für jeden Tag',
  'Para una cena, o para un martes cualquiera que lo merezca.':
    'Für ein Abendessen oder für jeden Dienstag, der es verdient hat.',
  'Para unas horas, perfecto; para todo el día prefiero otro modelo.':
    'Für ein paar Stunden perfekt; für den ganzen Tag nehme ich lieber ein anderes Modell.',
  'Países Bajos': 'Niederlande',
  'Pedid una talla más que de costumbre.': 'Bestellen Sie eine Größe größer als sonst.',
  'Pensado para que lo vea quien se elija, empezando por el espejo.':
    'Gedacht für die Augen, die man sich aussucht, zuerst für die im Spiegel.',
  Petróleo: 'Petrol',
  Pide: 'Bestellen',
  'Pierna larga que no sube y bolsa con forma: el bóxer {n} se pone por la mañana y no pide nada más.':
    'Langes Bein, das nicht hochrutscht, und ein geformter Vordereinsatz: Die Boxershorts {n} zieht man morgens an und vergisst sie.',
  'Pijama de hombre': 'Herrenpyjama',
  Pijama: 'Pyjama',
  'Pijamas de algodón y modal para dormir y para el domingo entero.':
    'Pyjamas aus Baumwolle und Modal für die Nacht und den ganzen Sonntag.',
  Pijamas: 'Pyjamas',
  'Planchar a temperatura baja': 'Bei niedriger Temperatur bügeln',
  Plata: 'Silber',
  'Plazos y gastos': 'Dauer und Kosten',
  Poliamida: 'Polyamid',
  Poliéster: 'Polyester',
  Polonia: 'Polen',
  'Ponérselo cuesta un minuto; después no se mueve.':
    'Das Anziehen dauert eine Minute, danach bewegt sich nichts mehr.',
  'Por control': 'Nach Formkraft',
  'Por fin algo cómodo': 'Endlich bequem',
  'Por las redes sociales': 'Über soziale Medien',
  'Por soporte': 'Nach Halt',
  'Por tejido': 'Nach Material',
  'Por tipo': 'Nach Modell',
  Portugal: 'Portugal',
  'Precio de ejecutiva en cada pedido': 'Beraterinnenpreis bei jeder Bestellung',
  Precios: 'Preise',
  Pregunta: 'Fragen',
  'Premios reservados a Oro': 'Prämien nur für Gold',
  'Prendas que alisan y sostienen sin apretar, desde un control suave hasta uno firme.':
    'Wäsche, die glättet und stützt, ohne einzuengen: von leichter bis starker Formkraft.',
  'Primer sol': 'Erste Sonne',
  'Protección solar UPF 50+ en la parte de tejido doble.':
    'Sonnenschutz UPF 50+ überall dort, wo der Stoff doppelt liegt.',
  'Puedes desistir del contrato en 14 días sin dar motivos, desde que tú o quien tú digas recibe la última prenda del pedido. También puedes desistir de una parte.':
    'Sie können den Vertrag binnen 14 Tagen ohne Angabe von Gründen widerrufen, gerechnet ab dem Tag, an dem Sie oder eine von Ihnen benannte Person das letzte Teil der Bestellung erhält. Auch ein teilweiser Widerruf ist möglich.',
  'Puedes pedir una copia de tus datos, corregirlos o borrarlos, y reclamar ante la autoridad de protección de datos: hola@velia.example.':
    'Sie können eine Kopie Ihrer Daten verlangen, sie berichtigen oder löschen lassen und sich bei der Datenschutzaufsicht beschweren: hola@velia.example.',
  'Punto de recogida': 'Abholstelle',
  'Push-up': 'Push-up',
  'Quedan fuera del territorio del IVA de la Unión: el pedido viaja sin IVA español y los impuestos locales y los trámites de importación corren a cargo de quien lo recibe.':
    'Sie liegen außerhalb des Mehrwertsteuergebiets der Union: Die Bestellung reist ohne spanische Mehrwertsteuer, örtliche Steuern und Einfuhrabgaben trägt, wer sie empfängt.',
  'Quererse también es esto': 'Auch das ist Liebe',
  'Qué guardamos': 'Was wir speichern',
  'Rayas marineras que se cruzan en el costado y afinan sin proponérselo.':
    'Matrosenstreifen, die sich an der Seite treffen und ganz nebenbei schlank machen.',
  'Rayas tejidas, no estampadas: el color está en el hilo y no se va con los lavados.':
    'Gestrickte statt gedruckte Streifen: Die Farbe sitzt im Garn und wäscht sich nicht aus.',
  Recibe: 'Erhalten',
  'Recoge sin quitar el aire: he cenado y bailado con total normalidad.':
    'Formt und lässt trotzdem Luft: Ich konnte ganz normal essen und tanzen.',
  'Recto en la pierna y bajo en la cadera, el culotte {n} se lleva solo en casa tan bien como bajo un vaquero.':
    'Gerade am Bein und tief auf der Hüfte: Die Panty {n} trägt sich zu Hause allein so gut wie unter der Jeans.',
  Reductores: 'Minimizer',
  'Regalos de campaña antes': 'Kampagnengeschenke früher',
  'Reino Unido': 'Vereinigtes Königreich',
  'Repetiré seguro': 'Kaufe ich wieder',
  'Respondemos tres años de las faltas de conformidad si compras desde España, y dos como mínimo en los demás países de la Unión. Reparamos, cambiamos o devolvemos el dinero.':
    'Für Mängel haften wir drei Jahre bei einem Kauf aus Spanien, in den übrigen Ländern der Union mindestens zwei. Wir bessern nach, tauschen um oder erstatten.',
  'Rojo cereza': 'Kirschrot',
  'Ropa de dormir': 'Nachtwäsche',
  'Ropa interior': 'Unterwäsche',
  'Ropa interior, moldeadores, pijamas y baño de corte limpio.':
    'Unterwäsche, Shapewear, Pyjamas und Bademode, klar geschnitten.',
  'Rosa palo': 'Altrosa',
  Rumanía: 'Rumänien',
  'Sale de la lavadora sin arrugas.': 'Kommt ohne Falten aus der Wäsche.',
  Salvia: 'Salbei',
  'Se agradece en los viajes y en las jornadas largas.': 'Angenehm auf Reisen und an langen Arbeitstagen.',
  'Se entrega en una funda de algodón que también sirve para viajar.':
    'Kommt gefaltet in einem Baumwollbeutel, der auf Reisen nützlich ist.',
  'Se lava bien y se seca en una noche.': 'Lässt sich gut waschen und ist über Nacht trocken.',
  'Se mezcla con las demás piezas de baño del mismo color.':
    'Lässt sich mit den anderen Badestücken derselben Farbe mischen.',
  'Se olvida que lo llevas': 'Man vergisst, dass man es trägt',
  'Se regala bien y se estrena mejor.': 'Schön zu verschenken, noch schöner zum ersten Mal zu tragen.',
  'Seda lavable con un punto de elastano: el lujo que se puede meter en el lavabo.':
    'Waschbare Seide mit einer Spur Elasthan: ein Luxus, der ins Waschbecken darf.',
  Seda: 'Seide',
  'Seguí la tabla de tallas y acerté a la primera.':
    'Ich habe mich an die Größentabelle gehalten, und es passte sofort.',
  Siesta: 'Siesta',
  'Sin aros ni cierres que molesten, el bralette {n} se pone por la cabeza y se olvida hasta la noche.':
    'Keine Bügel, kein Verschluss, der stört: Das Bralette {n} wird über den Kopf gezogen und bis zum Abend vergessen.',
  'Sin etiquetas cosidas: la talla va impresa por dentro.':
    'Ohne eingenähte Etiketten: Die Größe ist innen aufgedruckt.',
  'Sin tirantes': 'Trägerlos',
  'Sin tu permiso usamos únicamente lo imprescindible: la sesión, una marca de que ya has entrado desde este navegador, el idioma, la bolsa y tu propia decisión sobre las cookies.':
    'Ohne Ihre Erlaubnis verwenden wir nur das Unverzichtbare: die Sitzung, ein Zeichen, dass Sie sich in diesem Browser schon angemeldet haben, die Sprache, die Tasche und Ihre eigene Entscheidung über Cookies.',
  Slip: 'Slip',
  Slips: 'Slips',
  'Solo las necesarias, si no dices otra cosa': 'Nur das Nötige, wenn Sie nichts anderes sagen',
  'Soporte alto': 'Starker Halt',
  'Soporte ligero': 'Leichter Halt',
  'Soporte medio': 'Mittlerer Halt',
  'Sube hasta la cintura y se queda allí: {n} alisa el vientre con suavidad y acompaña vestidos y pantalones altos.':
    'Er reicht bis zur Taille und bleibt dort: {n} glättet den Bauch sanft unter Kleidern und hohen Hosen.',
  Suecia: 'Schweden',
  Suiza: 'Schweiz',
  'Sujeta al nadar y se seca enseguida.': 'Sitzt beim Schwimmen und trocknet schnell.',
  'Sujeta de verdad y no se clava en ninguna parte.': 'Echter Halt, und nirgends schneidet etwas ein.',
  'Sujetador balconette': 'Balconette-BH',
  'Sujetador de cierre delantero': 'BH mit Vorderverschluss',
  'Sujetador de copa completa': 'Vollschalen-BH',
  'Sujetador de escote profundo': 'Plunge-BH',
  'Sujetador de lactancia': 'Still-BH',
  'Sujetador deportivo': 'Sport-BH',
  'Sujetador push-up': 'Push-up-BH',
  'Sujetador reductor': 'Minimizer-BH',
  'Sujetador sin tirantes': 'Trägerloser BH',
  'Sujetadores para cada escote y cada día, de la talla 70A a la 100G, con y sin aro.':
    'BHs für jeden Ausschnitt und jeden Tag, von Größe 70A bis 100G, mit und ohne Bügel.',
  Sujetadores: 'BHs',
  Suscribirme: 'Abonnieren',
  'Sé ejecutiva': 'Beraterin werden',
  'Talla como se espera.': 'Fällt aus wie erwartet.',
  'Talla grande, al menos a mí.': 'Fällt groß aus, zumindest bei mir.',
  'Talla justo: entre dos tallas, mejor la mayor.': 'Knapp geschnitten: zwischen zwei Größen lieber die größere.',
  'Talle alto': 'Taillenslips',
  Tanga: 'String',
  Tangas: 'Strings',
  'Tarjeta, Bizum, PayPal, transferencia bancaria y, en pedidos de menos de 1.000 euros, contra reembolso. El cargo aparece con un nombre discreto.':
    'Karte, Bizum, PayPal, Überweisung und, bei Bestellungen unter 1.000 Euro, Nachnahme. Die Abbuchung erscheint unter einem neutralen Namen.',
  'Te lo entrega en mano o va directo a tu casa. Si no te queda bien, se cambia.':
    'Sie bringt es Ihnen vorbei, oder es kommt direkt zu Ihnen nach Hause. Passt es nicht, wird es umgetauscht.',
  Teja: 'Terrakotta',
  'Tejido principal': 'Hauptstoff',
  Terciopelo: 'Samt',
  'Tienes 14 días desde que llega la última prenda para devolver el pedido, y 30 para cambiar la talla. Pruébate las prendas como lo harías en una tienda, con la ropa interior puesta.':
    'Sie haben ab Erhalt des letzten Teils 14 Tage für die Rückgabe und 30 für den Größentausch. Probieren Sie die Teile wie im Geschäft an, über der eigenen Unterwäsche.',
  Titular: 'Anbieterin',
  'Top de bikini': 'Bikinioberteil',
  'Tops de bikini': 'Bikinioberteile',
  'Tres bolsas de algodón para la maleta.': 'Drei Baumwollbeutel für den Koffer.',
  'Tres filas de corchetes permiten ajustar el contorno con el tiempo.':
    'Drei Hakenreihen erlauben es, das Unterbrustband mit der Zeit enger zu stellen.',
  'Tres mujeres de distintas edades, con body, camisón y conjunto color vino, delante de un arco verde.':
    'Drei Frauen verschiedenen Alters in Body, Nachthemd und weinroter Wäsche vor einem grünen Bogen.',
  Trunk: 'Trunk',
  Trunks: 'Trunks',
  'Tu derecho': 'Ihr Recht',
  'Tu ejecutiva resuelve tus dudas de talla y de tejido, por mensaje o en persona.':
    'Ihre Beraterin beantwortet Fragen zu Größe und Material, per Nachricht oder persönlich.',
  'Tu negocio, a tu ritmo': 'Ihr Geschäft, in Ihrem Tempo',
  'Tu talla, en tres medidas': 'Ihre Größe in drei Maßen',
  'Tus datos de pago': 'Ihre Zahlungsdaten',
  'Tus derechos': 'Ihre Rechte',
  'Un básico que se compra por duplicado.': 'Ein Basisteil, das man gern doppelt kauft.',
  'Un centro muy bajo deja espacio al escote: {n} desaparece bajo un vestido cruzado o una camisa abierta.':
    'Ein sehr tiefer Steg lässt dem Ausschnitt Raum: {n} verschwindet unter dem Wickelkleid ebenso wie unter der offenen Bluse.',
  'Un corte limpio que no necesita explicaciones.': 'Ein klarer Schnitt, der keine Erklärung braucht.',
  'Un encaje de dibujo fino, con el borde recortado a mano, que no pica ni se deshace.':
    'Eine fein gezeichnete Spitze mit von Hand geschnittenem Rand, die weder kratzt noch ausfranst.',
  'Un estampado felino en tonos vecinos, más sombra que rugido.':
    'Ein Raubtiermuster in benachbarten Tönen, mehr Schatten als Gebrüll.',
  'Un panel doble en el vientre y tirantes que enderezan los hombros: con {n} la camisa sienta mejor.':
    'Doppelter Einsatz am Bauch und Träger, die die Schultern aufrichten: Mit {n} sitzt das Hemd besser.',
  'Un plumeti de topos pequeños da juego a un tul de dos capas.':
    'Kleine geflockte Tupfen beleben einen Tüll in zwei Lagen.',
  'Un punto liso y mate que acompaña los pequeños cambios del cuerpo.':
    'Ein glattes, mattes Gewirk, das die kleinen Veränderungen des Körpers mitmacht.',
  'Una banda de silicona evita que se enrolle, también al sentarse.':
    'Ein Silikonband verhindert, dass sich der Saum beim Sitzen aufrollt.',
  'Una banda interior de silicona y una espalda alta mantienen {n} en su sitio, también bailando.':
    'Ein Silikonband innen und ein hoher Rücken halten {n} an seinem Platz, auch beim Tanzen.',
  'Una blonda de diez centímetros con dos líneas de silicona: las medias {n} se quedan donde se ponen.':
    'Zehn Zentimeter Spitze mit zwei Silikonlinien: Die Strümpfe {n} bleiben, wo man sie hinzieht.',
  'Una camisola para ti': 'Ein Hemdchen für Sie',
  'Una carta cada campaña': 'Ein Brief pro Kampagne',
  'Una compra acertada': 'Ein guter Kauf',
  'Una decepción': 'Eine Enttäuschung',
  'Una ejecutiva en la mesa de su cocina, con el catálogo abierto, el teléfono y una taza de café.':
    'Eine Beraterin an ihrem Küchentisch, vor sich den offenen Katalog, das Telefon und eine Tasse Kaffee.',
  'Una mujer con bata color mostaza y otra con camisón de encaje color vino, delante de un arco terracota.':
    'Eine Frau im senfgelben Morgenmantel und eine im weinroten Spitzennachthemd vor einem terrakottafarbenen Bogen.',
  'Una mujer se mide con una cinta métrica; detrás, un sujetador cuelga del respaldo de una silla.':
    'Eine Frau misst sich mit einem Maßband; hinter ihr hängt ein BH über einer Stuhllehne.',
  'Unas medias de regalo': 'Eine Strumpfhose geschenkt',
  'Vale lo que cuesta': 'Den Preis wert',
  'Veinte deniers de hilo recubierto: transparencia uniforme y carreras poco probables.':
    'Zwanzig Denier aus umwundenem Garn: gleichmäßig transparent und kaum anfällig für Laufmaschen.',
  'Vende siempre Velia Moda Íntima, S.L., también en las tiendas personales de las ejecutivas. El contrato nace cuando confirmamos el pedido por correo.':
    'Verkäuferin ist stets die Velia Moda Íntima, S.L., auch in den persönlichen Läden der Beraterinnen. Der Vertrag kommt zustande, wenn wir die Bestellung per E-Mail bestätigen.',
  'Ver el catálogo': 'Zum Katalog',
  'Ver la ropa de dormir': 'Nachtwäsche ansehen',
  'Ver los bodies': 'Bodys ansehen',
  'Verano largo': 'Langer Sommer',
  'Vi el catálogo': 'Ich habe den Katalog gesehen',
  'Vino conmigo dos semanas de viaje y no eché nada más de menos.':
    'War zwei Wochen mit auf Reisen, und mir hat nichts anderes gefehlt.',
  Viscosa: 'Viskose',
  'Vuelta a casa': 'Heimkehr',
  'Ya era clienta': 'Ich war schon Kundin',
  'Ya van dos': 'Schon das zweite',
  'braguita-alma-v0932': 'alma-slip-v0932',
  corseteria: 'miederwaren',
  'faja-serena-v0874': 'serena-mieder-v0874',
  'hola@velia.example, +34 900 000 000.':
    'hola@velia.example, +34 900 000 000.\n\nWir sind weder verpflichtet noch bereit, an Verfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
  'liguero-nuit-v0815': 'nuit-strumpfhalter-v0815',
  'medias-brisa-v0702': 'brisa-struempfe-v0702',
  'outlet-verano-2025': 'sommer-outlet-2025',
  'sujetador-alma-v0931': 'alma-bh-v0931',
  '«Recomendado» es el orden que nuestro equipo da a la campaña: igual para todo el mundo, y nadie paga por salir antes. Al buscar va primero lo que mejor coincide con tus palabras. También puedes ordenar por novedad, precio o nombre.':
    '„Empfohlen“ ist die Reihenfolge, die unser Team der Kampagne gibt: für alle gleich, und niemand bezahlt für einen vorderen Platz. Bei einer Suche steht zuerst, was am besten zu Ihren Worten passt. Sie können auch nach Neuheit, Preis oder Name ordnen.',
};
