/** The German words of the demo's texts, by the Spanish ones. */
export const de: Readonly<Record<string, string>> = {
  'A la primera': 'Passt auf Anhieb',
  'A medias': 'Halb zufrieden',
  'A mis años agradezco que alguien piense en estas cosas.':
    'In meinem Alter freue ich mich, dass jemand an so etwas denkt.',
  'Adiós a los apretones': 'Nichts kneift mehr',
  'Aguanta el lavado sin perder fuerza.': 'Formt auch nach vielen Wäschen noch.',
  'Ajusta mucho las primeras puestas.': 'Sitzt beim ersten Tragen sehr eng.',
  'Al cajón': 'Bleibt in der Schublade',
  'Al menos me devolvieron el dinero enseguida.': 'Wenigstens kam das Geld schnell zurück.',
  'Aprieta y pica': 'Drückt und kratzt',
  'Aprobado justo.': 'Gerade noch in Ordnung.',
  'Aprobado, sin más': 'In Ordnung',
  Azores: 'Azoren',
  'Bajo el traje no se ve y en el espejo sí se nota: {n} alisa pecho y cintura.':
    'Unter dem Anzug unsichtbar, im Spiegel nicht: {n} glättet Brust und Taille.',
  'Bajo la camisa blanca no se transparenta.': 'Unter dem weißen Hemd schimmert nichts durch.',
  'Bien de talla para mis 72 kilos.': 'Passt gut bei meinen 72 Kilo.',
  'Blonda blanda que no aprieta el muslo: las medias {n} se llevan con vestido y sin pensar.':
    'Weiche Spitze, die am Oberschenkel nicht drückt: Die halterlosen Strümpfe {n} trägt man zum Kleid und ohne daran zu denken.',
  'Bolso de fin de semana': 'Weekender',
  'Bordes planos y pierna alta: bajo un pantalón claro, {n} no se adivina.':
    'Flache Kanten und ein hoher Beinausschnitt: Unter einer hellen Hose ist {n} nicht zu ahnen.',
  'Buena idea, acabado mejorable': 'Gute Idee, mäßig umgesetzt',
  'Calidad y buen precio': 'Qualität zum fairen Preis',
  'Campione d’Italia': 'Campione d’Italia',
  Canalé: 'Ripp',
  'Cinco estrellas': 'Fünf Sterne',
  'Cintura ancha, tela que cede y ninguna etiqueta: el bóxer {n} no da motivos para pensar en él.':
    'Breiter Bund, nachgiebiger Stoff und kein Etikett: Die Boxershorts {n} geben keinen Anlass, an sie zu denken.',
  'Ciudad del Vaticano': 'Vatikanstadt',
  'Comodidad total': 'Total bequem',
  'Comodidad y estilo.': 'Bequem und schön.',
  'Compra, escaleras, perro, y ni un enganchón.': 'Einkaufen, Treppen, Hund, und noch ganz.',
  'Compré para probar y ahora no uso otra cosa.': 'Zum Ausprobieren gekauft, jetzt trage ich nichts anderes mehr.',
  'Con aros': 'Mit Bügel',
  'Con descuento o sin él, merece la pena.': 'Mit oder ohne Rabatt: ist es wert.',
  'Con el pantalón más ceñido, el tanga {n} guarda el secreto.':
    'Unter der engsten Hose behält der String {n} sein Geheimnis.',
  'Con el pijama {n} se puede bajar a por el pan, y más de una lo hace.':
    'Im Pyjama {n} kann man Brötchen holen gehen, und manche tun es.',
  'Con el tiempo, regular': 'Mit der Zeit weniger gut',
  'Con falda larga o con vaqueros, el corsé {n} es lo que se recuerda.':
    'Zum langen Rock oder zur Jeans: Das Korsett {n} bleibt in Erinnerung.',
  'Con falda y bicicleta, el culotte {n} es la mitad del conjunto.':
    'Mit Rock und Fahrrad ist die Panty {n} das halbe Outfit.',
  'Con la guía de tallas no hay duda.': 'Mit der Größentabelle kann nichts schiefgehen.',
  'Con {n}, la camisa blanca vuelve al armario de diario.': 'Mit {n} wird die weiße Bluse wieder zum Alltagsstück.',
  'Con olas de verdad no se mueve.': 'Auch bei richtigen Wellen verrutscht nichts.',
  'Con pantalón claro no se transparenta nada.': 'Unter einer hellen Hose schimmert nichts durch.',
  'Con relleno o sin él, la copa de {n} conserva su curva.':
    'Mit Pads oder ohne: Das Körbchen von {n} behält seine Form.',
  'Con un jersey largo, los leggings {n} son pantalón; bajo el pantalón, son el truco.':
    'Mit langem Pullover sind die Leggings {n} eine Hose, unter der Hose sind sie der Trick.',
  'Con una blusa de seda ni se adivina.': 'Unter einer Seidenbluse nicht zu ahnen.',
  'Con una talla menos, perfecto.': 'Eine Größe kleiner, dann perfekt.',
  'Con uñas y todo, seis puestas sin romper.': 'Schon sechsmal getragen, nichts gerissen.',
  'Consecuencias del desistimiento': 'Folgen des Widerrufs',
  'Consejo de mi ejecutiva': 'Guter Tipp meiner Beraterin',
  'Cordón por dentro y largo por encima de la rodilla: el bañador {n} también pasea.':
    'Kordel innen, Länge über dem Knie: Die Badeshorts {n} gehen auch spazieren.',
  'Cuatro costuras dan forma a la copa de {n} y un forro firme la mantiene: nada se sale al agacharse.':
    'Vier Nähte formen das Körbchen von {n}, ein festes Futter hält es: Beim Bücken bleibt alles am Platz.',
  'Cuatro horas de cena y ni un pellizco.': 'Vier Stunden beim Essen, und nichts hat gekniffen.',
  'Cuello bajo y sisa amplia: la camiseta {n} no asoma ni con dos botones abiertos.':
    'Tiefer Ausschnitt und weite Armlöcher: Das Unterhemd {n} zeigt sich auch bei zwei offenen Knöpfen nicht.',
  'Cuidado si estás entre dos tallas.': 'Vorsicht, wer zwischen zwei Größen liegt.',
  Cumple: 'Erfüllt seinen Zweck',
  'De la oficina al sofá sin cambiarse: los leggings {n} sujetan donde hace falta y en lo demás ceden.':
    'Vom Büro aufs Sofa, ohne sich umzuziehen: Die Leggings {n} halten, wo es nötig ist, und geben sonst nach.',
  'De lona encerada, con correa.': 'Aus gewachstem Canvas, mit Schultergurt.',
  'De los que duran': 'Gemacht, um zu halten',
  'De noche no aprieta y de día sujeta: {n} está pensado para turnos de veinticuatro horas.':
    'Nachts weich, tagsüber mit Halt: {n} ist für Schichten von vierundzwanzig Stunden gedacht.',
  'Desde la primera puesta, parece a medida.': 'Vom ersten Tragen an wie für mich gemacht.',
  'Después de doce horas de turno, ni una marca en la piel.': 'Nach zwölf Stunden Schicht kein Abdruck auf der Haut.',
  'Después de medirme con la guía, por fin mi contorno de verdad.':
    'Nach dem Messen endlich die richtige Unterbrustweite.',
  'Después de un año en la cama y en el sofá, el color sigue igual.':
    'Nach einem Jahr Bett und Sofa ist die Farbe wie neu.',
  'Después de un verano entero, ni una costura abierta.': 'Nach einem ganzen Sommer ist keine Naht aufgegangen.',
  'Devolución hecha': 'Zurückgeschickt',
  'Devolución y ya está.': 'Ging zurück, fertig.',
  'Diez de diez': 'Zehn von zehn Punkten',
  'Dos rellenos ligeros y extraíbles acercan y elevan: {n} da forma sin añadir peso.':
    'Zwei leichte, herausnehmbare Pads rücken zusammen und heben an: {n} formt, ohne schwerer zu werden.',
  'Dos semanas de viaje y no necesité otra cosa.': 'Zwei Wochen auf Reisen, und ich habe nichts anderes gebraucht.',
  'Dos usos y fuera': 'Nach zweimal Tragen hinüber',
  'El algodón de dentro se nota, y para bien.': 'Die Baumwolle innen merkt man, und zwar angenehm.',
  'El bañador {n} no se infla al nadar y no gotea una hora después.':
    'Die Badeshorts {n} blähen sich beim Schwimmen nicht auf und tropfen nicht noch eine Stunde später.',
  'El bañador {n} sujeta el pecho con una banda interior y deja la espalda al sol.':
    'Der Badeanzug {n} stützt die Brust mit einem Innenband und überlässt den Rücken der Sonne.',
  'El body {n} no se sale del pantalón, por mucho que se baile.':
    'Der Body {n} rutscht nicht aus der Hose, egal wie viel getanzt wird.',
  'El bóxer corto {n} se ajusta al muslo sin marcarlo y se queda allí.':
    'Die Retroshorts {n} liegen am Oberschenkel an, ohne einzuschneiden, und bleiben dort.',
  'El bóxer {n} tiene las costuras por fuera y paciencia para diez horas de silla.':
    'Die Boxershorts {n} haben außen liegende Nähte und Geduld für zehn Stunden im Sitzen.',
  'El bralette {n} es para los días de casa y para los de oficina que se le parecen.':
    'Das Bralette {n} ist für Tage zu Hause und für Bürotage, die sich so anfühlen.',
  'El cambio a la siguiente talla fue fácil.': 'Der Umtausch in die nächste Größe ging problemlos.',
  'El camisón {n} es fresco por la noche y presentable por la mañana.':
    'Das Nachthemd {n} ist nachts luftig und morgens vorzeigbar.',
  'El color combina con casi todo.': 'Die Farbe passt zu fast allem.',
  'El color perdió la gracia en dos lavados.': 'Nach zwei Wäschen war die Farbe stumpf.',
  'El corsé {n} se cierra delante y se ajusta detrás, así que no hace falta ayuda.':
    'Das Korsett {n} wird vorn geschlossen und hinten geschnürt, ganz ohne fremde Hilfe.',
  'El culotte {n} cubre la cadera con un borde ancho que se queda plano todo el día.':
    'Die Panty {n} bedeckt die Hüfte mit einem breiten Rand, der den ganzen Tag flach bleibt.',
  'El derecho de desistimiento no se aplica a los bienes precintados que no sean aptos para ser devueltos por razones de protección de la salud o de higiene y que hayan sido desprecintados tras la entrega. La página de cada prenda lo indica.':
    'Das Widerrufsrecht besteht nicht bei Verträgen zur Lieferung versiegelter Waren, die aus Gründen des Gesundheitsschutzes oder der Hygiene nicht zur Rückgabe geeignet sind, wenn ihre Versiegelung nach der Lieferung entfernt wurde. Die Seite des Artikels weist darauf hin.',
  'El encaje raspa menos de lo que temía: nada.': 'Ich hatte Angst, dass es kratzt: tut es nicht.',
  'El largo es perfecto para mi altura, 1,63 m.': 'Die Länge ist perfekt, ich bin 1,63 m.',
  'El olor al abrir el paquete tardó días en irse.': 'Der Geruch beim Auspacken ging erst nach Tagen weg.',
  'El panti {n} se adapta a la pierna sin brillos y sin arrugas en el tobillo.':
    'Die Strumpfhose {n} liegt glatt am Bein, ohne Glanz und ohne Falten am Knöchel.',
  'El paquete era discreto, como pedí.': 'Das Paket war diskret, wie gewünscht.',
  'El pijama {n} lleva bolsillo para las gafas y pantalón que no se retuerce.':
    'Der Pyjama {n} hat eine Tasche für die Brille und eine Hose, die sich nicht verdreht.',
  'El pijama {n} tiene cintura de goma blanda y bajo ancho: nada se enrosca al darse la vuelta.':
    'Der Pyjama {n} hat einen weichen Gummibund und weite Beine: Beim Umdrehen verdreht sich nichts.',
  'El slip {n} es el de siempre, con mejor tela.': 'Der Slip {n} ist der altbekannte, aus besserem Stoff.',
  'El tanga {n} pesa muy poco y se nota más o menos eso.':
    'Der String {n} wiegt fast nichts und fühlt sich auch so an.',
  'El tejido coge bolitas donde roza el bolso.': 'Wo die Tasche reibt, bilden sich Knötchen.',
  'El tejido no se da de sí con el agua.': 'Der Stoff leiert im Wasser nicht aus.',
  'El tono es idéntico a mi piel.': 'Der Ton entspricht genau meiner Haut.',
  'El top {n} se ata en la espalda y lleva las copas forradas, para que el sol no decida.':
    'Das Oberteil {n} wird im Rücken gebunden und hat gefütterte Körbchen, damit die Sonne nicht mitredet.',
  'El vestido de la graduación de mi hija me cerró a la primera.':
    'Das Kleid für die Abschlussfeier meiner Tochter ging sofort zu.',
  'En caso de desistimiento por su parte, le devolveremos todos los pagos recibidos de usted, incluidos los gastos de entrega (con la excepción de los gastos adicionales resultantes de la elección por su parte de una modalidad de entrega diferente a la modalidad menos costosa de entrega ordinaria que ofrezcamos), sin ninguna demora indebida y, en todo caso, a más tardar 14 días naturales a partir de la fecha en la que se nos informe de su decisión de desistir del presente contrato. Procederemos a efectuar dicho reembolso utilizando el mismo medio de pago empleado por usted para la transacción inicial, a no ser que haya usted dispuesto expresamente lo contrario; en todo caso, no incurrirá en ningún gasto como consecuencia del reembolso. Podremos retener el reembolso hasta haber recibido los bienes, o hasta que usted haya presentado una prueba de la devolución de los mismos, según qué condición se cumpla primero.\n\nDeberá usted devolvernos o entregarnos directamente los bienes sin ninguna demora indebida y, en cualquier caso, a más tardar en el plazo de 14 días naturales a partir de la fecha en que nos comunique su decisión de desistimiento del contrato. Se considerará cumplido el plazo si efectúa la devolución de los bienes antes de que haya concluido dicho plazo. Deberá usted asumir el coste directo de devolución de los bienes. Solo será usted responsable de la disminución de valor de los bienes resultante de una manipulación distinta a la necesaria para establecer la naturaleza, las características y el funcionamiento de los bienes.':
    'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet. Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.\n\nSie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf dieses Vertrags unterrichten, an uns zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von vierzehn Tagen absenden. Sie tragen die unmittelbaren Kosten der Rücksendung der Waren. Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.',
  'En invierno con botas, todos los días.': 'Im Winter mit Stiefeln, jeden Tag.',
  'En la campaña pasada me quedé sin talla; esta vez no.': 'In der letzten Kampagne verpasst, diesmal nicht.',
  'En la playa me preguntaron de qué marca era.': 'Am Strand wurde ich nach der Marke gefragt.',
  'En las fotos de la boda se nota la diferencia.': 'Auf den Hochzeitsfotos sieht man den Unterschied.',
  'En persona el tono es otro, no peor, otro.': 'Der Ton ist in echt anders, nicht schlechter, aber anders.',
  'En verano se agradece: transpira de verdad.': 'Im Sommer angenehm, der Stoff atmet wirklich.',
  'Encanta.': 'Einfach toll.',
  'Envío rápido y sin plásticos.': 'Schnell geliefert und ohne Plastik.',
  'Es lo primero que meto en la maleta.': 'Kommt als Erstes in den Koffer.',
  'Escote en pico, puente de dos centímetros: en {n} se ha medido hasta dónde puede bajar un sujetador sin dejar de sujetar.':
    'V-Ausschnitt und ein Steg von zwei Zentimetern: {n} geht so tief, wie ein BH gehen kann, der noch hält.',
  'Espalda cruzada, costuras por fuera y una banda ancha que no sube: {n} entrena contigo y no se queja.':
    'Gekreuzter Rücken, außen liegende Nähte und ein breites Band, das nicht hochrutscht: {n} trainiert mit und klagt nie.',
  'Esperaba más por lo que cuesta.': 'Für das Geld habe ich mehr erwartet.',
  'Esperaba otro tacto': 'Fühlt sich anders an als erwartet',
  Excepción: 'Ausschluss',
  'Estampado a mano, con caja de regalo.': 'Von Hand bedruckt, in einer Geschenkschachtel.',
  'Fondo de cajón asegurado': 'Liegt ganz oben in der Schublade',
  'Gracias por responder tan rápido a mi duda de talla.': 'Danke für die schnelle Antwort auf meine Größenfrage.',
  'Gracias, Velia': 'Danke, Velia',
  'Hay mejores en el catálogo': 'Im Katalog gibt es Besseres',
  'Hay que lavar a mano y no siempre tengo tiempo.': 'Handwäsche, dafür habe ich nicht immer Zeit.',
  'He probado muchas marcas y me quedo aquí.': 'Viele Marken probiert, hier bleibe ich.',
  'Hombros al aire toda la noche y nada que subir: {n} se sujeta por el contorno, como debe ser.':
    'Den ganzen Abend schulterfrei und nichts hochzuziehen: {n} hält über das Unterbrustband, so wie es sein soll.',
  'Ideal incluso para abrir la puerta al cartero.': 'Schick genug, um dem Postboten die Tür zu öffnen.',
  'La arena sale con un aclarado.': 'Der Sand geht beim Ausspülen sofort heraus.',
  'La bata {n} llega a la rodilla y el cinturón va cosido, para que aparezca siempre.':
    'Der Morgenmantel {n} reicht bis zum Knie, und der Gürtel ist angenäht, damit er immer da ist.',
  'La braga de siempre, con un corte nuevo: {n} cubre bien por detrás y no aprieta en la ingle.':
    'Der klassische Slip, neu geschnitten: {n} bedeckt hinten gut und schneidet am Bein nicht ein.',
  'La camiseta {n} guarda el calor en enero y recoge el sudor en julio.':
    'Das Unterhemd {n} hält im Januar warm und nimmt im Juli den Schweiß auf.',
  'La camisola {n} se corta al bies, y por eso se adapta sin apretar.':
    'Das Hemdchen {n} ist schräg zum Faden geschnitten und schmiegt sich an, ohne einzuengen.',
  'La cintura se queda arriba sin clavarse.': 'Der Bund bleibt oben, ohne zu drücken.',
  'La copa de {n} termina donde empieza el escote: sujeta por abajo y deja libre la parte de arriba.':
    'Das Körbchen von {n} endet, wo der Ausschnitt beginnt: Halt von unten, Freiheit nach oben.',
  'La espalda en forma de T de {n} libera los omóplatos y mantiene quietos los tirantes.':
    'Der T-förmige Rücken von {n} gibt den Schulterblättern Raum und hält die Träger an ihrem Platz.',
  'La espalda queda lisa, sin pliegues.': 'Am Rücken glatt, ohne Röllchen.',
  'La espalda también lo nota, y para bien.': 'Auch der Rücken merkt es, und zwar angenehm.',
  'La faja de cintura {n} define la silueta con varillas flexibles que acompañan al sentarse.':
    'Der Taillenformer {n} modelliert die Taille mit biegsamen Stäbchen, die beim Sitzen nachgeben.',
  'La faja de cintura {n} marca el talle y sostiene la espalda, que también lo agradece.':
    'Der Taillenformer {n} betont die Taille und stützt den Rücken, der es ebenfalls dankt.',
  'La forma es bonita sin exagerar.': 'Eine schöne Form, nicht übertrieben.',
  'La foto engaña': 'Das Bild täuscht',
  'La parte de arriba no aprieta.': 'Oben kneift nichts.',
  'La pierna no aprieta, que es donde fallan otras marcas.':
    'Am Bein kneift nichts, und genau daran scheitern andere Marken.',
  'La primera semana me apretaba y luego cedió.': 'In der ersten Woche eng, dann hat es nachgegeben.',
  'La próxima vez pediré dos.': 'Beim nächsten Mal bestelle ich zwei.',
  'La puntera aguanta con zapato cerrado.': 'Die Fußspitze hält auch in geschlossenen Schuhen.',
  'La ropa del año pasado vuelve a sentar como antes.': 'Die Sachen vom letzten Jahr sitzen wieder.',
  'La talla es la que dice la etiqueta.': 'Die Größe stimmt mit dem Etikett überein.',
  'La talla me despistó': 'Die Größe hat mich verwirrt',
  'La talla, sin sorpresas.': 'Bei der Größe keine Überraschung.',
  'Las costuras aguantan, por una vez.': 'Alles fest vernäht, endlich einmal.',
  'Las costuras no se notan, ni en el tren durante horas.': 'Keine Naht ist zu spüren, auch nach Stunden im Zug nicht.',
  'Las medias {n} se sostienen solas, también las noches que acaban de día.':
    'Die halterlosen Strümpfe {n} halten von selbst, auch in Nächten, die am Morgen enden.',
  Lástima: 'Schade',
  'Llega la noche y no me molesta nada.': 'Abends stört mich nichts.',
  'Llegó en tres días, con la caja perfecta.': 'Kam nach drei Tagen, ordentlich verpackt.',
  'Lo mejor de la campaña.': 'Das Beste der Kampagne.',
  'Lo que prometía': 'Hält, was es verspricht',
  'Los domingos no me visto hasta la una por su culpa.': 'Sonntags ziehe ich mich deswegen erst mittags an.',
  'Los tirantes se quedan en el hombro.': 'Die Träger bleiben auf den Schultern.',
  Madeira: 'Madeira',
  'Mala suerte con la talla': 'Kein Glück mit der Größe',
  'Malla moldeadora': 'Formender Netzstoff',
  'Manga ancha y hombro caído: con la bata {n} el café sabe a domingo.':
    'Weite Ärmel, überschnittene Schultern: Im Morgenmantel {n} schmeckt der Kaffee nach Sonntag.',
  'Más corto que un bóxer y más cubierto que un slip: el bóxer corto {n} va bien bajo cualquier pantalón.':
    'Kürzer als Boxershorts, bedeckter als ein Slip: Die Retroshorts {n} passen unter jede Hose.',
  'Me acompañó en el hospital y todo el mundo preguntaba de dónde era.':
    'Im Krankenhaus getragen, und alle wollten wissen, woher es ist.',
  'Me dejó marcas toda la tarde.': 'Hat den ganzen Nachmittag Abdrücke hinterlassen.',
  'Me equivoqué': 'Fehlkauf',
  'Me gusta, aunque por este precio esperaba un acabado más fino.':
    'Gefällt mir, aber für den Preis hätte ich eine feinere Verarbeitung erwartet.',
  'Me gusta, con reservas': 'Schön, aber nicht perfekt',
  'Me ha conquistado': 'Ich bin überzeugt',
  'Me incomoda': 'Unbequem',
  'Me parecía mucho dinero; ya no lo pienso.': 'Erst fand ich den Preis hoch, jetzt nicht mehr.',
  'Me quedo con el corte y no con la tela.': 'Der Schnitt gefällt mir, der Stoff weniger.',
  'Me raspaba en el costado y no hubo manera.': 'An der Seite hat es gekratzt, da half nichts.',
  'Me sobraba tela por todas partes y pedí la siguiente.': 'Überall zu viel Stoff, also eine Größe kleiner.',
  'Media talla más y sería perfecto.': 'Eine halbe Größe mehr, und es wäre perfekt.',
  'Medias de blonda': 'Halterlose Strümpfe',
  'Medidas clavadas.': 'Die Maße stimmen genau.',
  'Mejor mirar la guía: aquí soy una talla menos.':
    'Lieber in die Größentabelle schauen: Hier brauche ich eine Nummer kleiner.',
  'Mejor otra opción': 'Lieber etwas anderes',
  'Menos perfil y ninguna presión: {n} recoloca, no aplasta.':
    'Weniger im Profil und kein Druck: {n} formt um, ohne platt zu drücken.',
  'Merece la pena': 'Lohnt sich',
  'Mi ejecutiva me dejó ver el catálogo en casa y así da gusto.':
    'Meine Beraterin hat den Katalog nach Hause gebracht, so macht es Freude.',
  'Mi hermana ya me ha pedido el código.': 'Meine Schwester hat schon nach dem Code gefragt.',
  'Muy recomendable.': 'Sehr zu empfehlen.',
  'Pañuelo de seda': 'Seidentuch',
  'Relleno extraíble': 'Herausnehmbare Polster',
  'Relleno ligero': 'Leicht gepolstert',
  'San Marino': 'San Marino',
  Satén: 'Satin',
  'Sin aros': 'Ohne Bügel',
  'Sin relleno': 'Ohne Polster',
  'Tejido de baño': 'Badestoff',
  Tul: 'Tüll',
  'Ultramar francés': 'Französische Überseegebiete',
  '{n} acerca el pecho hacia el centro y baja todo lo que baje la blusa.':
    '{n} führt die Brust zur Mitte und reicht so tief wie die Bluse.',
  '{n} descubre lo justo por detrás y se queda donde se pone.':
    '{n} zeigt hinten gerade genug und bleibt, wo er hingehört.',
  '{n} empieza bajo el pecho y acaba en el muslo: en medio, todo queda en orden.':
    '{n} beginnt unter der Brust und endet am Oberschenkel: Dazwischen ist alles in Ordnung.',
  '{n} frena el rebote y deja respirar: la segunda vuelta se hace igual que la primera.':
    '{n} bremst die Bewegung und lässt Luft zum Atmen: Die zweite Runde läuft sich wie die erste.',
  '{n} moldea de una vez, sin escalón entre el sujetador y la faja.':
    '{n} formt in einem Zug, ohne Kante zwischen BH und Mieder.',
  '{n} no se sube, no se baja y no se marca: de eso se trataba.':
    '{n} rutscht nicht hoch, nicht herunter und zeichnet sich nicht ab: Genau darum ging es.',
  '{n} recoge el abdomen y recuerda a la espalda que puede ir recta.':
    '{n} hält den Bauch und erinnert den Rücken daran, dass er gerade sein kann.',
  '{n} se lleva a la altura del ombligo, donde la falda no la delata.':
    '{n} sitzt auf Höhe des Nabels, wo kein Rock ihn verrät.',
  '{n} se pone como un vestido y hace que el otro, el de encima, caiga mejor.':
    '{n} zieht sich an wie ein Kleid und lässt das Kleid darüber besser fallen.',
  '{n} se queda en la cadera al tirarse de cabeza, que es lo que se le pide.':
    '{n} bleibt beim Kopfsprung auf der Hüfte, mehr wird nicht verlangt.',
  '{n} sube el pecho lo justo para que el vestido caiga como en la percha.':
    '{n} hebt gerade so viel, dass das Kleid so fällt, wie es gedacht war.',
  '{n} trabaja sobre todo en el vientre y afloja donde hay que sentarse.':
    '{n} wirkt vor allem am Bauch und gibt dort nach, wo man sitzt.',
  '{n} trae tirantes por si acaso, pero está hecho para dejarlos en el cajón.':
    '{n} kommt für alle Fälle mit Trägern, ist aber dafür gemacht, sie in der Schublade zu lassen.',
  'Ni frío en marzo ni calor en junio.': 'Im März nicht kalt, im Juni nicht warm.',
  'Ni fu ni fa': 'Teils, teils',
  'Ni grande ni pequeño.': 'Weder zu groß noch zu klein.',
  'Ni lo mejor ni lo peor': 'Durchschnitt',
  'Ni se marca ni se sube con medias.': 'Zeichnet sich nicht ab und rutscht über der Strumpfhose nicht hoch.',
  'Ni se sube al andar ni se pega a las medias: {n} es la combinación que aguanta una boda entera.':
    'Rutscht beim Gehen nicht hoch und klebt nicht an der Strumpfhose: {n} hält eine ganze Hochzeit durch.',
  'Ni un hilo suelto en meses.': 'Seit Monaten kein loser Faden.',
  'Ni una arruga en la cintura después de un día de oficina.': 'Nach einem Bürotag keine Falte am Bund.',
  'No está mal': 'Nicht schlecht',
  'No me convence del todo.': 'Nicht ganz überzeugt.',
  'No me vale.': 'Passt nicht zu mir.',
  'No quiero otra cosa a diario': 'Mein neuer Liebling für jeden Tag',
  'No repetiría la compra.': 'Würde ich nicht wieder kaufen.',
  'No se baja al andar.': 'Rutscht beim Gehen nicht.',
  'No sé cómo lo hacen, pero funciona.': 'Keine Ahnung, wie sie das machen, aber es funktioniert.',
  'No se retuerce al dar vueltas.': 'Verdreht sich nicht, wenn ich mich umdrehe.',
  'No se transparenta mojado.': 'Wird nass nicht durchsichtig.',
  'Ojalá siga en el catálogo muchos años.': 'Hoffentlich wird das noch viele Jahre gemacht.',
  'Ojalá vuelva en verde.': 'Gern wieder in Grün.',
  'Para aquagym, perfecto.': 'Für die Wassergymnastik perfekt.',
  'Para leer hasta tarde y madrugar poco: el pijama {n}.': 'Zum langen Lesen und späten Aufstehen: der Pyjama {n}.',
  'Para quien quiere olvidarse del pecho hasta la noche: {n} lo cubre entero y lo lleva con calma.':
    'Für alle, die bis zum Abend nicht an ihren BH denken möchten: {n} umschließt ganz und trägt ruhig.',
  'Para repetir': 'Wird nachbestellt',
  'Para un rato': 'Für kurze Zeit in Ordnung',
  'Para vaqueros estrechos y días largos: el bóxer corto {n} no se enrolla en la pierna.':
    'Für schmale Jeans und lange Tage: Die Retroshorts {n} rollen sich am Bein nicht auf.',
  'Pedí la de siempre y no tuve que cambiar nada.': 'Wie immer bestellt, kein Umtausch nötig.',
  'Pedí otra talla y tampoco.': 'Auch die andere Größe hat nicht gepasst.',
  'Pide una talla más que de costumbre.': 'Bestellen Sie eine Größe größer als sonst.',
  'Pierna ni alta ni baja y escote que no se mueve al salir: el bañador {n} es para el agua y para la toalla.':
    'Ein Beinausschnitt, weder hoch noch tief, und ein Dekolleté, das beim Aussteigen sitzt: Der Badeanzug {n} ist für Wasser und Handtuch gemacht.',
  'Poca tela y bien puesta: el slip {n} sujeta y deja libre la pierna.':
    'Wenig Stoff, richtig verteilt: Der Slip {n} stützt und lässt dem Bein Freiheit.',
  'Por debajo es lencería y por encima, una blusa: el body {n} hace de las dos cosas.':
    'Unten Wäsche, oben Bluse: Der Body {n} ist beides.',
  'Por dentro es tan suave como por fuera.': 'Innen so weich wie außen.',
  'Por este precio, no': 'Für den Preis zu wenig',
  'Presión donde el cinturón la necesita y libertad al andar: {n} está pensado para bodas y aviones.':
    'Druck, wo der Gürtel sitzt, und Freiheit beim Gehen: {n} ist für Hochzeiten und Flüge gedacht.',
  'Qué maravilla de tela': 'Wunderbarer Stoff',
  'Recoge justo donde tiene que recoger.': 'Hält genau da, wo es nötig ist.',
  'Recoge sin quitar el aire: cené y bailé con total normalidad.':
    'Formt und lässt trotzdem Luft: Ich konnte ganz normal essen und tanzen.',
  'Recomendación de mi ejecutiva, y acertó.': 'Meine Beraterin hatte es empfohlen, und sie hatte recht.',
  'Regalo que gustó': 'Geschenk kam gut an',
  'Regular.': 'Geht so.',
  'Sale de la lavadora y a los dos días está otra vez en uso.': 'Kaum aus der Wäsche, schon wieder an.',
  'Se nota el cuidado': 'Mit Sorgfalt gemacht',
  'Se nota en los detalles: nada pincha, nada cuelga.': 'Es sind die Details: Nichts piekt, nichts hängt.',
  'Se nota que aprieta, pero se respira bien.': 'Man spürt es, kann aber gut atmen.',
  'Se pone deprisa y se rompe despacio: así es el panti {n}.':
    'Schnell angezogen und so bald keine Laufmasche: Das ist die Strumpfhose {n}.',
  'Se puede mejorar': 'Ausbaufähig',
  'Se seca antes que la toalla.': 'Ist vor dem Handtuch trocken.',
  'Se sube continuamente.': 'Rutscht ständig hoch.',
  'Se te olvida que lo llevas': 'Man vergisst, dass man es trägt',
  'Seguí la guía de tallas y acerté a la primera.':
    'Ich habe mich an die Größentabelle gehalten, und es passte sofort.',
  'Sienta de maravilla': 'Sitzt wunderbar',
  'Sin aros y con margen para crecer una copa: {n} acompaña desde el último trimestre.':
    'Ohne Bügel und mit Platz für ein Körbchen mehr: {n} begleitet Sie ab dem letzten Schwangerschaftsdrittel.',
  'Sin complicaciones': 'Unkompliziert',
  'Sin costura en el muslo y con la cintura forrada: {n} desaparece bajo la falda y evita el roce al andar.':
    'Ohne Naht am Oberschenkel und mit gefüttertem Bund: {n} verschwindet unter dem Rock und verhindert Reibung beim Gehen.',
  'Sin descuento no repetiría.': 'Zum vollen Preis würde ich es nicht noch einmal kaufen.',
  'Sin más: perfecto.': 'Einfach perfekt.',
  'Sin pegas': 'Nichts auszusetzen',
  'Sirve igual para el trabajo que para salir.': 'Für die Arbeit so gut wie zum Ausgehen.',
  'Sirve, pero no enamora.': 'Tut, was es soll, mehr nicht.',
  '(Solo debe cumplimentar y enviar el presente formulario si desea desistir del contrato)\n\nA la atención de Velia Moda Íntima, S.L., Calle de la Seda 14, 46003 Valencia, España, hola@velia.example:\n\nPor la presente le comunico/comunicamos (*) que desisto de mi/desistimos de nuestro (*) contrato de venta del siguiente bien (*):\n\nPedido el (*)/recibido el (*):\nNombre del consumidor y usuario o de los consumidores y usuarios:\nDomicilio del consumidor y usuario o de los consumidores y usuarios:\nFirma del consumidor y usuario o de los consumidores y usuarios (solo si el presente formulario se presenta en papel):\nFecha:\n\n(*) Táchese lo que no proceda.':
    '(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)\n\nAn Velia Moda Íntima, S.L., Calle de la Seda 14, 46003 Valencia, Spanien, hola@velia.example:\n\nHiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*):\n\nBestellt am (*)/erhalten am (*):\nName des/der Verbraucher(s):\nAnschrift des/der Verbraucher(s):\nUnterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier):\nDatum:\n\n(*) Unzutreffendes streichen.',
  'A medio camino entre la braga y el tanga, {n} sigue la curva natural y no deja marca.':
    'Auf halbem Weg zwischen Slip und String folgt {n} der natürlichen Rundung und hinterlässt keine Linie.',
  'Acláralo con agua dulce después de cada baño y durará más.':
    'Nach jedem Bad mit klarem Wasser ausspülen, dann hält die Freude länger.',
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
  Balconette: 'Balconette-BHs',
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
  Brasileñas: 'Brazilian-Slips',
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
    'Jedes Körbchen von {n} lässt sich mit einer Hand öffnen und ohne hinzusehen wieder schließen.',
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
  'Camiseta moldeadora': 'Shaping-Unterhemd',
  'Camisetas moldeadoras': 'Shaping-Unterhemden',
  'Camisetas y bóxers que acompañan la espalda y alisan la cintura.':
    'Unterhemden und Pants, die den Rücken stützen und die Taille glätten.',
  Chequia: 'Tschechien',
  Chipre: 'Zypern',
  'Cierre delantero': 'BHs mit Vorderverschluss',
  'Cintura ancha, rombo de algodón y puntera reforzada: el panti {n} aguanta la jornada.':
    'Breiter Bund, Zwickel aus Baumwolle und verstärkte Fußspitze: Die Strumpfhose {n} hält den Tag durch.',
  'Faja de cintura': 'Taillenformer',
  'Fajas de cintura': 'Taillenformer',
  Clásicas: 'Klassische Slips',
  'Combina con el resto de la colección, pieza a pieza.':
    'Lässt sich Stück für Stück mit der übrigen Kollektion verbinden.',
  'Combinaciones moldeadoras': 'Formende Unterkleider',
  'Combinación moldeadora': 'Formendes Unterkleid',
  'Con dos bolsillos y forro lavable.': 'Mit zwei Fächern und waschbarem Futter.',
  'Con una ejecutiva cerca': 'Mit einer Beraterin in der Nähe',
  'Con {n}, la copa recoge todo el pecho y el tirante ancho reparte el peso: se nota sobre todo al final del día.':
    'Bei {n} umschließt das Körbchen die ganze Brust, und breite Träger verteilen das Gewicht: Das merken Sie vor allem am Abend.',
  Contacto: 'Kontakt',
  'Control firme': 'Starke Formkraft',
  'Control medio': 'Mittlere Formkraft',
  'Control suave': 'Leichte Formkraft',
  'Elige tu talla habitual; una menor no moldea más.':
    'Wählen Sie Ihre gewohnte Größe: Eine kleinere formt nicht besser.',
  'Copa completa': 'Vollschalen-BHs',
  'Copa, cintura y cadera en una sola prenda: {n} alisa la espalda donde otras prendas la cortan.':
    'Körbchen, Taille und Hüfte in einem: {n} glättet den Rücken, wo andere einschneiden.',
  'Copa, exterior': 'Cup außen',
  'Copa, interior': 'Cup innen',
  Copas: 'Cups',
  Coral: 'Koralle',
  'Contamos días laborables desde que el pedido está pagado o, si es contra reembolso, confirmado. Una prenda que viene del almacén central puede tardar dos más. El precio exacto lo ves antes de pagar.':
    'Wir zählen Arbeitstage ab der Bezahlung der Bestellung, bei Nachnahme ab der Bestätigung. Ein Artikel aus dem Zentrallager kann zwei Tage länger brauchen. Den genauen Preis sehen Sie, bevor Sie bezahlen.',
  Corsé: 'Korsett',
  Corsés: 'Korsetts',
  'Corte recto y tirantes que se ajustan: el camisón {n} cae sin pegarse y deja dormir.':
    'Gerader Schnitt und verstellbare Träger: Das Nachthemd {n} fällt locker und lässt schlafen.',
  'Costuras planas y una cintura que no se clava: el tanga {n} existe solo para quien lo lleva.':
    'Flache Nähte und ein Bund, der nicht einschneidet: Von dem String {n} weiß nur, wer ihn trägt.',
  Croacia: 'Kroatien',
  'Cruzada, con cinturón y bolsillos de verdad: la bata {n} abriga lo justo entre la ducha y la calle.':
    'Gewickelt, mit Gürtel und echten Taschen: Der Morgenmantel {n} wärmt genau richtig zwischen Dusche und Tür.',
  'Cuándo llega': 'Wann die Bestellung ankommt',
  'Cuánto pesa un pedido': 'Wie viel eine Bestellung wiegt',
  'Cuello abierto, botones de verdad y pantalón con cordón: el pijama {n} aguanta muchos domingos.':
    'Offener Kragen, echte Knöpfe und Kordelzug: Der Pyjama {n} macht viele Sonntage mit.',
  'Cuerpos de todas las edades, sin disculpas.': 'Körper jeden Alters, ohne Entschuldigung.',
  Culotte: 'Panty',
  Culottes: 'Pantys',
  'Cómo la cuidamos': 'Was wir dafür tun',
  'Cómo se hace': 'So funktioniert die Rückgabe',
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
  'Después de diez lavados sigue como el primer día.': 'Nach zehn Wäschen ist alles wie am ersten Tag.',
  'Después de un día entero ni una carrera.': 'Nach einem ganzen Tag keine einzige Laufmasche.',
  'Diez ballenas flexibles y un cordón en la espalda: el corsé {n} afina la cintura al gusto de cada una.':
    'Zehn biegsame Stäbchen und eine Schnürung im Rücken: Das Korsett {n} formt die Taille so stark, wie Sie es mögen.',
  Dinamarca: 'Dänemark',
  'Dos bragas a mitad de precio': 'Zwei Slips zum halben Preis',
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
  'El modal es fluido y cálido a la vez, como tu camiseta favorita.':
    'Modal ist fließend und warm zugleich, wie ein Lieblings-T-Shirt.',
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
  'Elige con calma en el catálogo y pídelo a una persona que conoce tu talla.':
    'Wählen Sie in Ruhe aus dem Katalog und bestellen Sie bei jemandem, der Ihre Größe kennt.',
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
  'Envío estándar': 'Standardversand',
  'Envío urgente': 'Expressversand',
  'Escote profundo': 'Plunge-BHs',
  'Escríbela aquí o llámanos: cada reclamación recibe un número para seguirla y una respuesta por escrito. La lee una persona, en un máximo de dos días laborables.':
    'Schreiben Sie uns hier oder rufen Sie an: Jede Beschwerde erhält eine Nummer, unter der sie verfolgt werden kann, und eine schriftliche Antwort. Jemand aus unserem Team liest sie innerhalb von zwei Arbeitstagen.',
  'Otra talla la pides en la página de tu pedido: te la guardamos 21 días mientras nos envías la tuya sin usar; ese envío lo pagas tú, salvo que haya llegado con un defecto, y el de la nueva lo pagamos nosotros. Para devolver, escríbenos o díselo a tu ejecutiva. Devolvemos el importe por el mismo medio de pago, gastos de envío estándar incluidos, en un máximo de 14 días.':
    'Eine andere Größe fragen Sie auf der Seite Ihrer Bestellung an: Wir reservieren sie Ihnen 21 Tage lang, während Sie Ihren Artikel ungetragen zurückschicken; das zahlen Sie, außer wenn er fehlerhaft angekommen ist, und den Versand des neuen übernehmen wir. Für eine Rückgabe schreiben Sie uns oder sagen Sie es Ihrer Beraterin. Wir erstatten den Betrag auf demselben Zahlungsweg, Standardversand eingeschlossen, innerhalb von 14 Tagen.',
  Eslovaquia: 'Slowakei',
  Eslovenia: 'Slowenien',
  Esmeralda: 'Smaragd',
  Espalda: 'Rückenteil',
  España: 'Spanien',
  'Esperaba algo más': 'Etwas mehr erwartet',
  'Esperaba otra cosa': 'Etwas anderes erwartet',
  Estonia: 'Estland',
  'Faja pantalón': 'Miederhose',
  'Fajas pantalón': 'Miederhosen',
  'Fajas y moldeadores': 'Shapewear',
  'Fin de semana para dos': 'Wochenende zu zweit',
  Finlandia: 'Finnland',
  'Flores grandes sobre un fondo sereno, encajadas para que el dibujo siga en las costuras.':
    'Große Blüten auf ruhigem Grund, so gelegt, dass die Zeichnung über die Nähte weiterläuft.',
  'Fondo de armario': 'Für jeden Tag',
  'En tu extracto': 'Auf Ihrem Kontoauszug',
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
  'Encontrar mi talla': 'Größe finden',
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
  'La cintura alta de {n} alisa sin enrollarse y la pierna evita el roce.':
    'Der hohe Bund von {n} glättet, ohne sich zu rollen, und das Bein verhindert Reibung.',
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
  Lactancia: 'Still-BHs',
  'Larga para que no se salga del pantalón, la camiseta {n} desaparece bajo la camisa.':
    'Lang genug, um in der Hose zu bleiben: Das Unterhemd {n} verschwindet unter dem Hemd.',
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
  'Lo que escribes a atención al cliente sirve para responderte y se borra a los tres años. Para las novedades guardamos tu dirección, tu idioma y cuándo, con qué texto y desde qué red dijiste que sí; si te das de baja, esa constancia se borra a los tres años. WhatsApp y el chat son de otras empresas: solo saben de ti si los abres.':
    'Was Sie dem Kundenservice schreiben, dient dazu, Ihnen zu antworten, und wird nach drei Jahren gelöscht. Für den Newsletter speichern wir Ihre Adresse, Ihre Sprache und wann, zu welchem Text und aus welchem Netz Sie zugestimmt haben; nach einer Abmeldung wird dieser Nachweis nach drei Jahren gelöscht. WhatsApp und der Chat gehören zu anderen Unternehmen: Sie erfahren nur von Ihnen, wenn Sie sie öffnen.',
  'Lo que hace falta para el pedido y lo que exige la ley fiscal. Las medidas de tu cuerpo y las tallas que consultas se quedan en tu dispositivo. Para proponerte un país podemos preguntar a un servicio de localización por la dirección IP de tu conexión: no le decimos nada más y tú lo cambias si no es el tuyo.':
    'Was für eine Bestellung nötig ist und was das Steuerrecht verlangt. Ihre Körpermaße und die Größen, die Sie ansehen, bleiben auf Ihrem Gerät. Um Ihnen ein Land vorzuschlagen, können wir einen Ortungsdienst nach der IP-Adresse Ihrer Verbindung fragen: Mehr erfährt er nicht, und Sie ändern das Land, wenn es nicht Ihres ist.',
  'Los acabados son finos, también por dentro.': 'Sauber verarbeitet, auch innen.',
  'Los datos de la tarjeta se introducen en la página del banco: nunca pasan por nuestros servidores.':
    'Kartendaten werden auf der Seite der Bank eingegeben: Sie laufen nie über unsere Server.',
  'Los laterales altos recogen bajo la axila y la espalda queda lisa.':
    'Hohe Seitenteile formen unter der Achsel und halten den Rücken glatt.',
  'Los paneles se unen con costuras planas, cortadas por ultrasonidos donde la ropa es fina.':
    'Die Einsätze treffen in flachen Nähten aufeinander, per Ultraschall geschnitten, wo die Kleidung dünn ist.',
  'Los precios incluyen el IVA. Cuando anunciamos una rebaja, mostramos al lado el precio más bajo en los 30 días anteriores a la rebaja.':
    'Die Preise enthalten die Mehrwertsteuer. Neben einer Ermäßigung steht der niedrigste Preis der letzten 30 Tage vor der Ermäßigung.',
  'Los tirantes, acolchados, se regulan por delante.': 'Die gepolsterten Träger werden vorn verstellt.',
  Luxemburgo: 'Luxemburg',
  Malta: 'Malta',
  Malva: 'Malve',
  'Mantener lejos del fuego.': 'Von Feuer fernhalten.',
  Marfil: 'Elfenbein',
  Marruecos: 'Marokko',
  'Me ha sorprendido': 'Positiv überrascht',
  'Me lo contó una ejecutiva': 'Eine Beraterin hat mir davon erzählt',
  'Me veo bien, y eso no me pasa con todo.': 'Ich gefalle mir darin, und das ist nicht bei allem so.',
  'Medias y pantis': 'Strumpfwaren',
  Medias: 'Halterlose Strümpfe',
  'Mejor que en la foto': 'Schöner als auf dem Bild',
  Melilla: 'Melilla',
  'Mensajes y novedades': 'Nachrichten und Newsletter',
  'Mi talla de siempre y queda perfecto.': 'Meine übliche Größe, und sie passt perfekt.',
  Microfibra: 'Mikrofaser',
  Mira: 'Stöbern',
  Modal: 'Modal',
  'Modelo de formulario de desistimiento': 'Muster-Widerrufsformular',
  Moldeadores: 'Shapewear',
  Mostaza: 'Senfgelb',
  Mujer: 'Damen',
  'Muy buena calidad': 'Sehr gute Qualität',
  'NIF B00000000 (NIF-IVA ESB00000000). Registro Mercantil de Valencia, tomo 0000, folio 00, hoja V-000000.':
    'Vertreten durch die Geschäftsführerin Marina Soler.\nUSt-IdNr. gemäß § 27a UStG: ESB00000000. Handelsregister Valencia, Band 0000, Folio 00, Blatt V-000000.',
  'Neceser acolchado': 'Gesteppte Kulturtasche',
  Negro: 'Schwarz',
  'Ni se enrolla ni se mueve en todo el día.': 'Nichts rollt sich ein, nichts verrutscht, den ganzen Tag.',
  'No da calor, ni en una boda de agosto.': 'Wird nicht warm, nicht einmal auf einer Hochzeit im August.',
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
    'Neues und Tipps zur Größe, ohne Werbeflut. Abmelden können Sie sich jederzeit.',
  'Nuestras ejecutivas venden el catálogo a su manera: en casa, en el trabajo, por mensaje. Conocen a sus clientas y sus tallas.':
    'Unsere Beraterinnen verkaufen den Katalog auf ihre Art: zu Hause, bei der Arbeit, per Nachricht. Sie kennen ihre Kundinnen und deren Größen.',
  'Ojea el catálogo en papel o aquí, con precios y tallas al día.':
    'Blättern Sie im gedruckten Katalog oder hier, mit aktuellen Preisen und Größen.',
  Oliva: 'Olivgrün',
  'Opacos y de cintura alta, los leggings {n} sostienen el vientre y dejan doblar la rodilla.':
    'Blickdicht und mit hohem Bund: Die Leggings {n} stützen den Bauch und lassen dem Knie Spiel.',
  Orilla: 'Am Ufer',
  Oro: 'Gold',
  'Otoño claro': 'Heller Herbst',
  'Bóxers moldeadores': 'Shaping-Pants',
  'Bóxer moldeador': 'Shaping-Pants',
  Panti: 'Strumpfhose',
  'Pantis con cintura que no se enrolla y medias de blonda que se quedan en su sitio, en mate o con brillo.':
    'Strumpfhosen mit einem Bund, der sich nicht rollt, und halterlose Strümpfe, die sitzen: matt oder fein glänzend.',
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
  'Pensado para que lo vea quien tú elijas, empezando por el espejo.':
    'Gedacht für die Augen, die Sie aussuchen, zuerst für die im Spiegel.',
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
  Poliamida: 'Polyamid',
  Poliéster: 'Polyester',
  Polonia: 'Polen',
  'Por control': 'Nach Formkraft',
  'Por fin algo cómodo': 'Endlich bequem',
  'Por las redes sociales': 'Über soziale Medien',
  'Por sujeción': 'Nach Halt',
  'Por tejido': 'Nach Material',
  'Por tipo': 'Nach Modell',
  Portugal: 'Portugal',
  Precios: 'Preise',
  Pregunta: 'Fragen',
  'Prendas que alisan y sostienen sin apretar, desde un control suave hasta uno firme.':
    'Wäsche, die glättet und stützt, ohne einzuengen: von leichter bis starker Formkraft.',
  'Primer frío': 'Erster Frost',
  'Primer sol': 'Erste Sonne',
  'Protección solar UPF 50+ en la parte de tejido doble.':
    'Sonnenschutz UPF 50+ überall dort, wo der Stoff doppelt liegt.',
  Reclamaciones: 'Beschwerden',
  'Solo le pido más colores.': 'Ich wünsche mir nur mehr Farben.',
  'Soy de una M de toda la vida y aquí necesito la L.': 'Sonst trage ich immer M, hier brauche ich L.',
  'Sube hasta la cintura y se queda allí: {n} alisa el vientre con suavidad y acompaña vestidos y pantalones de talle alto.':
    'Bis zur Taille, und dort bleibt er: {n} glättet den Bauch sanft unter Kleidern und Hosen mit hohem Bund.',
  'Subo y bajo escaleras todo el día y nada se mueve.':
    'Den ganzen Tag Treppen rauf und runter, und nichts verrutscht.',
  'Tacto de hotel bueno.': 'Fühlt sich an wie im guten Hotel.',
  'Talla holgado; habrá quien lo prefiera.': 'Fällt weit aus, was manche mögen.',
  'Talla pequeño, tenlo en cuenta.': 'Fällt klein aus, nur zur Warnung.',
  'Talle medio, pierna cómoda y entrepierna de algodón: {n} es la braga que se busca primero en el cajón.':
    'Mittlere Höhe, bequemer Beinausschnitt und Zwickel aus Baumwolle: Nach {n} greift man in der Schublade zuerst.',
  'Tardó más de una semana en llegar.': 'Die Lieferung hat über eine Woche gedauert.',
  'Tiene usted derecho a desistir del presente contrato en un plazo de 14 días naturales sin necesidad de justificación.\n\nEl plazo de desistimiento expirará a los 14 días naturales del día que usted o un tercero por usted indicado, distinto del transportista, adquirió la posesión material del último de esos bienes.\n\nPara ejercer el derecho de desistimiento, deberá usted notificarnos a Velia Moda Íntima, S.L., Calle de la Seda 14, 46003 Valencia, España, +34 900 000 000, hola@velia.example, su decisión de desistir del contrato a través de una declaración inequívoca (por ejemplo, una carta enviada por correo postal o correo electrónico). Podrá utilizar el modelo de formulario de desistimiento que figura a continuación, aunque su uso no es obligatorio.\n\nPara cumplir el plazo de desistimiento, basta con que la comunicación relativa al ejercicio por su parte de este derecho sea enviada antes de que venza el plazo correspondiente.':
    'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.\n\nDie Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben bzw. hat.\n\nUm Ihr Widerrufsrecht auszuüben, müssen Sie uns (Velia Moda Íntima, S.L., Calle de la Seda 14, 46003 Valencia, Spanien, +34 900 000 000, hola@velia.example) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.\n\nZur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
  'Puedes pedir una copia de tus datos, corregirlos o borrarlos escribiendo a hola@velia.example, y reclamar ante la Agencia Española de Protección de Datos (AEPD).':
    'Sie können eine Kopie Ihrer Daten verlangen und sie berichtigen oder löschen lassen: hola@velia.example. Beschweren können Sie sich bei einer Datenschutz-Aufsichtsbehörde, in Spanien bei der AEPD.',
  'Push-up': 'Push-up-BHs',
  'Quedan fuera del territorio del IVA de la Unión: el pedido se envía sin IVA español y los impuestos locales y los trámites de importación corren a cargo de quien lo recibe.':
    'Sie liegen außerhalb des Mehrwertsteuergebiets der Union: Die Bestellung wird ohne spanische Mehrwertsteuer geliefert, örtliche Steuern und Einfuhrabgaben trägt, wer sie empfängt.',
  'Quererse también es esto': 'Auch das ist Liebe',
  'Qué guardamos': 'Was wir speichern',
  'Rayas marineras que se cruzan en el costado y afinan sin proponérselo.':
    'Marinestreifen, die sich an der Seite treffen und ganz nebenbei schlank machen.',
  'Rayas tejidas, no estampadas: el color está en el hilo y no se va con los lavados.':
    'Gestrickte statt gedruckte Streifen: Die Farbe sitzt im Garn und wäscht sich nicht aus.',
  Recibe: 'Erhalten',
  'Recto en la pierna y bajo en la cadera, el culotte {n} se lleva solo en casa tan bien como bajo un vaquero.':
    'Gerade am Bein und tief auf der Hüfte: Die Panty {n} trägt sich zu Hause allein so gut wie unter der Jeans.',
  Reductores: 'Minimizer-BHs',
  'Reino Unido': 'Vereinigtes Königreich',
  'Repetiré seguro': 'Kaufe ich wieder',
  'Respondemos tres años de las faltas de conformidad si compras desde España, y dos como mínimo en los demás países de la Unión Europea. Reparamos, cambiamos o devolvemos el dinero.':
    'Für Mängel haften wir drei Jahre bei einem Kauf aus Spanien, in den übrigen Ländern der Union mindestens zwei. Wir bessern nach, tauschen um oder erstatten den Kaufpreis.',
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
  'Combina con el resto del baño en el mismo color.': 'Passt zur übrigen Bademode in derselben Farbe.',
  'Se regala bien y se recibe mejor.': 'Schön zu verschenken, noch schöner zu bekommen.',
  'Seda lavable con un punto de elastano: el lujo que se puede meter en el lavabo.':
    'Waschbare Seide mit einer Spur Elasthan: ein Luxus, der ins Waschbecken darf.',
  Seda: 'Seide',
  Siesta: 'Siesta',
  'Sin aros ni cierres que molesten, el bralette {n} se pone por la cabeza y se olvida hasta la noche.':
    'Keine Bügel, kein Verschluss, der stört: Das Bralette {n} wird über den Kopf gezogen und bis zum Abend vergessen.',
  'Sin etiquetas cosidas: la talla va impresa por dentro.':
    'Ohne eingenähte Etiketten: Die Größe ist innen aufgedruckt.',
  'Sin tirantes': 'Trägerlose BHs',
  'Sin tu permiso guardamos en tu dispositivo únicamente lo que hace falta para lo que pides. La lista entera está arriba, con sus nombres y cuánto dura cada cosa.':
    'Ohne Ihre Einwilligung speichern wir auf Ihrem Gerät nur, was für das Gewünschte erforderlich ist. Die vollständige Liste steht oben, mit Namen und Speicherdauer.',
  Slip: 'Slip',
  Slips: 'Slips',
  'Solo las necesarias, si no dices otra cosa': 'Nur die notwendigen, wenn Sie nichts anderes sagen',
  'Sujeción alta': 'Starker Halt',
  'Sujeción ligera': 'Leichter Halt',
  'Sujeción media': 'Mittlerer Halt',
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
  'Sujetadores para cada escote y cada día, de la 85A a la 115G (70A a 100G en talla europea), con y sin aros.':
    'BHs für jeden Ausschnitt und jeden Tag, von Größe 70A bis 100G, mit und ohne Bügel.',
  Sujetadores: 'BHs',
  Apuntarme: 'Anmelden',
  'Hazte ejecutiva': 'Beraterin werden',
  'Talla como se espera.': 'Fällt aus wie erwartet.',
  'Talla grande, al menos a mí.': 'Fällt groß aus, zumindest bei mir.',
  'Talla justo: entre dos tallas, mejor la mayor.': 'Knapp geschnitten: zwischen zwei Größen lieber die größere.',
  'Talle alto': 'Taillenslips',
  Tanga: 'String',
  Tangas: 'Strings',
  'El cargo aparece con un nombre discreto, sin decir qué has comprado.':
    'Die Abbuchung erscheint unter einem neutralen Namen, der nicht verrät, was Sie gekauft haben.',
  'Te lo entrega en mano o va directo a tu casa. Si no te queda bien, se cambia.':
    'Sie bringt Ihnen die Ware vorbei, oder das Paket kommt direkt zu Ihnen. Passt ein Artikel nicht, wird er umgetauscht.',
  Teja: 'Terrakotta',
  'Tejido principal': 'Hauptstoff',
  Terciopelo: 'Samt',
  'Tienes 14 días desde que llega la última prenda para devolver el pedido, y 30 para cambiar la talla. Pruébate las prendas como lo harías en una tienda, con la ropa interior puesta.':
    'Sie haben ab Erhalt des letzten Artikels 14 Tage für die Rückgabe und 30 für den Größentausch. Probieren Sie die Artikel wie im Geschäft an, über der eigenen Unterwäsche.',
  'Tirantes finos y borde de encaje: la camisola {n} asoma bajo el jersey a propósito.':
    'Feine Träger und ein Rand aus Spitze: Das Hemdchen {n} blitzt mit Absicht unter dem Pullover hervor.',
  'Tirantes más separados y copa de tres piezas: con {n}, el escote cuadrado por fin tiene su sujetador.':
    'Weit außen angesetzte Träger und ein dreiteiliges Körbchen: {n} ist der BH für eckige Ausschnitte.',
  'Tirantes que se cruzan o no, según el vestido de después: el top {n} se adapta.':
    'Träger, die sich kreuzen lassen oder nicht, je nach Kleid danach: Das Oberteil {n} passt sich an.',
  'Tirantes regulables, cierre abajo y un panel que recoge el vientre: a {n} solo le falta el vestido.':
    'Verstellbare Träger, Verschluss im Schritt und ein Einsatz für den Bauch: Zu {n} fehlt nur noch das Kleid.',
  Titular: 'Angaben gemäß § 5 DDG',
  'Todo bien, gracias.': 'Alles gut, danke.',
  'Todo perfecto': 'Alles bestens',
  'Top de bikini': 'Bikinioberteil',
  'Tops de bikini': 'Bikinioberteile',
  'Tres bolsas de algodón para la maleta.': 'Drei Baumwollbeutel für den Koffer.',
  'El cierre de tres posiciones se ajusta con el tiempo.':
    'Der dreifach verstellbare Verschluss gleicht aus, wenn das Unterbrustband nachgibt.',
  'Tres días por semana en la piscina y sin bolitas.': 'Dreimal die Woche im Schwimmbad, und keine Knötchen.',
  'Tres estrellas justas': 'Drei Sterne, mehr nicht',
  'Tres filas de corchetes delante: la faja de cintura {n} se ajusta a la comida, a la fiesta y al día siguiente.':
    'Drei Hakenreihen vorn: Der Taillenformer {n} passt sich dem Essen, dem Fest und dem Tag danach an.',
  'Tres mujeres de distintas edades, con body, camisón y conjunto color vino, delante de un arco verde.':
    'Drei Frauen verschiedenen Alters in Body, Nachthemd und weinroter Wäsche vor einem grünen Bogen.',
  'Bóxer corto': 'Retroshorts',
  'Bóxers cortos': 'Retroshorts',
  'Derecho de desistimiento': 'Widerrufsbelehrung',
  'Tu ejecutiva resuelve tus dudas de talla y de tejido, por mensaje o en persona.':
    'Ihre Beraterin beantwortet Fragen zu Größe und Material, per Nachricht oder persönlich.',
  'Tu negocio, a tu ritmo': 'Ihr Geschäft, in Ihrem Tempo',
  'Tu talla, en tres medidas': 'Ihre Größe in drei Maßen',
  'Tus datos de pago': 'Ihre Zahlungsdaten',
  'Encuentra tu talla': 'Größenberatung',
  'Para saber qué hay disponible, la guía pregunta al catálogo por una talla y por lo que buscas, sin guardarlo. Si al final decides enviarnos tus respuestas, las conservamos un año sin nombre, sin cuenta y sin correo: no podemos saber de quién son.':
    'Um zu sehen, was lieferbar ist, fragt die Beratung den Katalog nach einer Größe und nach dem, was Sie suchen; gespeichert wird das nicht. Wenn Sie uns Ihre Antworten am Ende senden, bewahren wir sie ein Jahr lang ohne Namen, Konto und E-Mail auf: Wir können nicht wissen, von wem sie sind.',
  'Tus derechos': 'Ihre Rechte',
  'Un acierto': 'Volltreffer',
  'Un básico de los buenos': 'Ein guter Basic',
  'Un básico que se compra por duplicado.': 'Ein Basisteil, das Sie gern doppelt kaufen.',
  'Un centro muy bajo deja espacio al escote: {n} desaparece bajo un vestido cruzado o una camisa abierta.':
    'Ein sehr tiefer Steg lässt dem Ausschnitt Raum: {n} verschwindet unter dem Wickelkleid ebenso wie unter der offenen Bluse.',
  'Un clic delante y listo: {n} se agradece los días en que los hombros no quieren saber nada.':
    'Ein Klick vorn, fertig: {n} ist ein Segen an Tagen, an denen die Schultern nicht mitmachen.',
  'Un corte limpio que no necesita explicaciones.': 'Ein klarer Schnitt, der keine Erklärung braucht.',
  'Un dobladillo plano y goma por dentro: {n} no deja marca cuando se quita.':
    'Ein flacher Saum mit innen liegendem Gummi: {n} hinterlässt beim Ausziehen keine Spuren.',
  'Un encaje de dibujo fino, con el borde recortado a mano, que no pica ni se deshace.':
    'Eine fein gezeichnete Spitze mit von Hand geschnittenem Rand, die weder kratzt noch ausfranst.',
  'Un estampado animal en tonos vecinos, más sombra que rugido.':
    'Ein Animal-Print in benachbarten Tönen, leise statt laut.',
  'Un mes de uso diario y no cambio.': 'Seit einem Monat im Einsatz und schon mein Favorit.',
  'Un panel doble delante y una cintura blanda: {n} recoge sin que haya que desabrocharse después de comer.':
    'Doppelt gearbeitet vorn und ein weicher Bund: {n} hält, auch nach dem Essen noch bequem.',
  'Un panel doble en el vientre y tirantes que enderezan los hombros: con {n} la camisa sienta mejor.':
    'Doppelter Einsatz am Bauch und Träger, die die Schultern aufrichten: Mit {n} sitzt das Hemd besser.',
  'Un plumeti de topos pequeños da juego a un tul de dos capas.':
    'Kleine geflockte Tupfen beleben einen Tüll in zwei Lagen.',
  'Un poco de plancha suave y a la calle.': 'Einmal kurz lauwarm gebügelt, wie neu.',
  'Un poco de vuelo, ninguna costura en los costados: el camisón {n} se mueve cuando te mueves.':
    'Etwas Weite, keine Seitennähte: Das Nachthemd {n} bewegt sich mit.',
  'Un punto liso y mate que acompaña los pequeños cambios del cuerpo.':
    'Ein glattes, mattes Gewirk, das die kleinen Veränderungen des Körpers mitmacht.',
  'Un triángulo doble, una banda elástica y nada más: el bralette {n} demuestra que a veces basta.':
    'Ein doppeltes Dreieck, ein elastisches Band und sonst nichts: Das Bralette {n} zeigt, dass das manchmal genügt.',
  'Una banda de silicona evita que se enrolle, también al sentarse.':
    'Ein Silikonband verhindert, dass sich der Saum beim Sitzen aufrollt.',
  'Una banda interior de silicona y una espalda alta mantienen {n} en su sitio, también bailando.':
    'Ein Silikonband innen und ein hoher Rücken halten {n} an seinem Platz, auch beim Tanzen.',
  'Una blonda de diez centímetros con dos líneas de silicona: las medias {n} se quedan donde se ponen.':
    'Zehn Zentimeter Spitze mit zwei Silikonlinien: Die halterlosen Strümpfe {n} bleiben, wo man sie hinzieht.',
  'Una camisola para ti': 'Ein Hemdchen für Sie',
  'Nuestra newsletter, una vez por campaña': 'Unser Newsletter, einmal pro Kampagne',
  'Una compra acertada': 'Ein guter Kauf',
  'Una decepción': 'Eine Enttäuschung',
  'Una ejecutiva en la mesa de su cocina, con el catálogo abierto, el teléfono y una taza de café.':
    'Eine Beraterin an ihrem Küchentisch, vor sich den offenen Katalog, das Telefon und eine Tasse Kaffee.',
  'Una mujer con bata color mostaza y otra con camisón de encaje color vino, delante de un arco terracota.':
    'Eine Frau im senfgelben Morgenmantel und eine im weinroten Spitzennachthemd vor einem terrakottafarbenen Bogen.',
  'Una mujer se mide con una cinta métrica; detrás, un sujetador cuelga del respaldo de una silla.':
    'Eine Frau misst sich mit einem Maßband; hinter ihr hängt ein BH über einer Stuhllehne.',
  'Unas bragas pesan unos 35 g, un sujetador unos 100 g, una faja unos 200 g y una bata medio kilo. La mayoría de los pedidos no llega a 2 kg.':
    'Ein Slip wiegt etwa 35 g, ein BH etwa 100 g, Shapewear etwa 200 g und ein Morgenmantel ein halbes Kilo. Die meisten Bestellungen bleiben unter 2 kg.',
  'Unos pantis de regalo': 'Eine Strumpfhose geschenkt',
  'Uso copa grande y aquí cabe todo.': 'Ich trage große Körbchen, und hier passt alles hinein.',
  'Vale lo que cuesta': 'Den Preis wert',
  'Veinte deniers de hilo recubierto: transparencia uniforme y carreras poco probables.':
    'Zwanzig Denier aus umwundenem Garn: gleichmäßig transparent und kaum anfällig für Laufmaschen.',
  'Vende siempre Velia Moda Íntima, S.L., también en las tiendas personales de las ejecutivas. El contrato se perfecciona cuando confirmamos el pedido por correo.':
    'Verkäuferin ist stets die Velia Moda Íntima, S.L., auch in den persönlichen Shops der Beraterinnen. Der Vertrag kommt zustande, wenn wir die Bestellung per E-Mail bestätigen.',
  'Ver el catálogo': 'Zum Katalog',
  'Ver la ropa de dormir': 'Nachtwäsche ansehen',
  'Ver los bodies': 'Bodys ansehen',
  'Verano largo': 'Langer Sommer',
  'Vestirse cuesta un minuto más; después nada se mueve.':
    'Das Anziehen dauert eine Minute, danach bewegt sich nichts mehr.',
  'Vi el catálogo': 'Ich habe den Katalog gesehen',
  Viscosa: 'Viskose',
  'Volveré a por otro color': 'Nächstes Mal in einer anderen Farbe',
  'Vuelta a casa': 'Heimkehr',
  'Ya era clienta': 'Ich war schon Kundin',
  'Ya van dos': 'Schon zum zweiten Mal gekauft',
  'braguita-alma-v0932': 'alma-slip-v0932',
  corseteria: 'miederwaren',
  'faja-serena-v0874': 'serena-mieder-v0874',
  'hola@velia.example, +34 900 000 000.':
    'hola@velia.example, +34 900 000 000.\n\nWir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
  'liguero-nuit-v0815': 'nuit-strumpfhalter-v0815',
  'medias-brisa-v0702': 'brisa-struempfe-v0702',
  'outlet-verano-2025': 'sommer-outlet-2025',
  'sujetador-alma-v0931': 'alma-bh-v0931',
  '«Recomendado» es el orden que nuestro equipo da a la campaña: igual para todo el mundo, y nadie paga por salir antes. Al buscar va primero lo que mejor coincide con tus palabras. También puedes ordenar por novedad, precio o nombre.':
    '„Empfohlen“ ist die Reihenfolge, die unser Team der Kampagne gibt: für alle gleich, und niemand bezahlt für einen vorderen Platz. Bei einer Suche steht zuerst, was am besten zu Ihren Worten passt. Sie können auch nach Neuheit, Preis oder Name sortieren.',
  'Lo que llevas debajo lo eliges para ti': 'Was Sie darunter tragen, wählen Sie für sich',
  'Hacemos lencería en muchísimas tallas y la probamos en personas que la llevan un día entero: de pie, sentadas, corriendo detrás del autobús. Lo que aprieta, pica o se sube vuelve al taller.':
    'Wir machen Wäsche in sehr vielen Größen und testen sie an Menschen, die sie einen ganzen Tag lang tragen: im Stehen, im Sitzen, im Laufschritt zum Bus. Was drückt, kratzt oder hochrutscht, geht zurück ins Atelier.',
  'A los treinta, a los sesenta, después de todo': 'Mit dreißig, mit sechzig, nach allem',
  'Un cuerpo cambia: por un embarazo, una operación, un verano o porque sí. La talla es una medida, no una nota.':
    'Ein Körper verändert sich: durch eine Schwangerschaft, eine Operation, einen Sommer oder einfach so. Eine Größe ist ein Maß, keine Note.',
  'Lo que prometemos, y lo que no': 'Was wir versprechen und was nicht',
  '<ul><li>En nuestras imágenes hay cuerpos de todas las edades.</li><li>Una prenda moldeadora da forma mientras la llevas. No adelgaza, y no diremos lo contrario.</li><li>Lo que no te queda bien se cambia, con los plazos por escrito.</li></ul><blockquote>Si al llegar a casa estás deseando quitártela, no es la tuya.</blockquote>':
    '<ul><li>Unsere Bilder zeigen Körper jeden Alters.</li><li>Shapewear formt, solange Sie sie tragen. Schlank macht sie nicht, und wir behaupten es auch nicht.</li><li>Was nicht passt, wird umgetauscht, mit schriftlichen Fristen.</li></ul><blockquote>Wenn Sie es zu Hause kaum erwarten können, es auszuziehen, ist es nicht das Richtige für Sie.</blockquote>',
  'También para quedarse en casa': 'Auch fürs Zuhausebleiben',
  'Quererse es, muchas veces, una bata, un café y nadie que te espere hasta las once.':
    'Sich zu mögen heißt oft: ein Morgenmantel, ein Kaffee und niemand, der vor elf auf Sie wartet.',
  'Ver los sujetadores': 'Zu den BHs',
  '¿Cuánto tarda en llegar mi pedido?': 'Wie lange dauert die Lieferung?',
  'Depende del país y del envío que elijas: lo ves en Envíos y, exacto, antes de pagar. Contamos días laborables desde que el pedido está pagado o, si es contra reembolso, confirmado.':
    'Das hängt vom Land und von der gewählten Versandart ab: Die Lieferzeiten stehen unter Versand und Lieferung, den genauen Zeitraum sehen Sie vor dem Bezahlen. Wir zählen Werktage ab der Zahlung oder, bei Nachnahme, ab der Bestätigung.',
  '¿Cómo sé cuál es mi talla?': 'Wie finde ich meine Größe?',
  'Con «Encuentra tu talla»: dos medidas, o una prenda que te queda bien. Lo que escribes en ella no sale de tu dispositivo si no lo pides. También puedes preguntar a una ejecutiva.':
    'Mit „Ihre Größe finden“: zwei Maße oder ein Artikel, der Ihnen gut passt. Was Sie dort eingeben, verlässt Ihr Gerät nur, wenn Sie es wünschen. Sie können auch eine Beraterin fragen.',
  '¿Necesito una cuenta para comprar?': 'Brauche ich ein Konto, um zu kaufen?',
  'No. En la tienda personal de una ejecutiva compras sin cuenta, y el correo del pedido trae un enlace para verlo.':
    'Nein. Im persönlichen Shop einer Beraterin kaufen Sie ohne Konto, und die E-Mail zur Bestellung enthält einen Link, über den Sie die Bestellung ansehen können.',
  '¿Cómo pido otra talla?': 'Wie bekomme ich eine andere Größe?',
  'En la página de tu pedido, durante 30 días desde que llega: eliges entre lo que hay ahora del mismo modelo al mismo precio y te lo guardamos 21 días. El envío de vuelta lo pagas tú y el de lo nuevo, nosotros. Tu derecho de desistimiento sigue igual.':
    'Auf der Seite Ihrer Bestellung, 30 Tage lang nach Erhalt: Sie wählen aus, was vom selben Modell jetzt zum selben Preis da ist, und wir reservieren es Ihnen 21 Tage lang. Die Rücksendung zahlen Sie, den Versand des neuen Artikels zahlen wir. Ihr Widerrufsrecht bleibt unberührt.',
  '¿Puedo devolver algo que me he probado?': 'Kann ich etwas zurückgeben, das ich anprobiert habe?',
  'Sí, durante 14 días desde que llega lo último del pedido. Solo las prendas precintadas por higiene no se pueden devolver una vez desprecintadas, y su página lo dice antes de comprar.':
    'Ja, 14 Tage lang ab Erhalt des letzten Teils der Bestellung. Nur aus Hygienegründen versiegelte Artikel lassen sich nicht mehr zurückgeben, wenn die Versiegelung entfernt wurde; das steht vor dem Kauf auf der Artikelseite.',
  '¿Cómo desisto de un pedido?': 'Wie widerrufe ich eine Bestellung?',
  'Con «Desistir del contrato aquí», al pie de cada página: en dos pasos, sin iniciar sesión y sin dar motivos. El acuse de recibo te llega por correo.':
    'Über „Vertrag widerrufen“ am Fuß jeder Seite: in zwei Schritten, ohne Anmeldung und ohne Angabe von Gründen. Die Eingangsbestätigung kommt per E-Mail.',
  '¿Qué hago si algo llega con un defecto?': 'Was tue ich, wenn etwas fehlerhaft ankommt?',
  'Escríbenos desde Contacto: lo reparamos, lo cambiamos o te devolvemos el dinero. Respondemos tres años si compras desde España y dos como mínimo en los demás países de la Unión Europea.':
    'Schreiben Sie uns über Kontakt: Wir bessern nach, ersetzen oder erstatten. Wir haften drei Jahre lang, wenn Sie aus Spanien kaufen, und mindestens zwei in den anderen EU-Ländern.',
  '¿Qué aparece en el extracto de mi banco?': 'Was steht auf dem Kontoauszug meiner Bank?',
  'Un nombre discreto, sin decir qué has comprado.': 'Ein diskreter Name, der nicht verrät, was Sie gekauft haben.',
  '¿Quién puede opinar?': 'Wer kann bewerten?',
  'Solo quien ha comprado: recibe por correo un enlace que sirve una vez.':
    'Nur wer gekauft hat: Der Link dazu kommt per E-Mail und gilt einmal.',
  'Según desde dónde devuelves': 'Je nachdem, von wo Sie zurücksenden',
  'España: 14 días para desistir y 30 para cambiar la talla. Envíalo a Calle de la Seda 14, 46003 Valencia. El envío de vuelta lo pagas tú, salvo que algo llegue con un defecto. Garantía legal de tres años.\n\nCanarias, Ceuta y Melilla: los mismos plazos, la misma dirección y la misma garantía. El paquete pasa la aduana al volver: escríbenos antes de enviarlo y te decimos qué declarar.\n\nAlemania y los demás países de la Unión Europea: los mismos plazos y la misma dirección, y el envío de vuelta lo pagas tú, salvo que algo llegue con un defecto. Garantía legal de dos años como mínimo, o más, si así lo prevé la ley de tu país.':
    'Spanien: 14 Tage für den Widerruf und 30 für den Umtausch der Größe. Senden Sie die Ware an Calle de la Seda 14, 46003 Valencia. Die Rücksendung zahlen Sie, außer wenn etwas fehlerhaft angekommen ist. Gesetzliche Gewährleistung von drei Jahren.\n\nKanaren, Ceuta und Melilla: dieselben Fristen, dieselbe Adresse und dieselbe Gewährleistung. Das Paket geht auf dem Rückweg durch den Zoll: Schreiben Sie uns vor dem Absenden, und wir sagen Ihnen, was anzugeben ist.\n\nDeutschland und die anderen Länder der Union: dieselben Fristen und dieselbe Adresse; die Rücksendung zahlen Sie, außer wenn etwas fehlerhaft angekommen ist. Gesetzliche Gewährleistung von mindestens zwei Jahren oder länger, wenn das Recht Ihres Landes es vorsieht.',
  'Situación de cumplimiento': 'Stand der Vereinbarkeit mit den Anforderungen',
  'Esta tienda cumple en parte las pautas WCAG 2.2, nivel AA, y la norma EN 301 549. Lo que encontraron sus comprobaciones y lo que aún no se ha probado está arriba. Es una autoevaluación y se revisa al menos una vez al año.':
    'Dieser Onlineshop erfüllt die WCAG 2.2, Stufe AA, und die Norm EN 301 549 teilweise. Was seine Prüfungen ergeben haben und was noch nicht geprüft wurde, steht oben. Grundlage ist eine Selbstbewertung, die mindestens einmal im Jahr überprüft wird.',
  'Aquí se mira el catálogo, se pide a una ejecutiva o se compra en su tienda, se paga y se siguen los pedidos. La tienda se hace para usarla con teclado, con lector de pantalla, con el texto ampliado y en pantallas de 320 píxeles de ancho. Un error dice qué falta y no borra lo que has escrito, los correos no necesitan imágenes y los PDF llevan etiquetas.':
    'Hier sehen Sie den Katalog, bestellen bei einer Beraterin oder kaufen in ihrem Shop, bezahlen und verfolgen Ihre Bestellungen. Der Onlineshop ist für Tastatur, Screenreader, vergrößerten Text und Bildschirme mit 320 Pixeln Breite gemacht. Eine Fehlermeldung sagt, was fehlt, und behält Ihre Eingaben; E-Mails kommen ohne Bilder aus, und PDF-Dateien enthalten Strukturangaben (Tags).',
  'Lo que no está en nuestra mano': 'Was nicht in unserer Hand liegt',
  'Las páginas donde se paga con tarjeta, Bizum o PayPal y las de WhatsApp son de otras empresas. Si allí no puedes seguir, elige transferencia o, donde se ofrece, contra reembolso, o escríbenos.':
    'Die Seiten, auf denen Sie mit Karte, Bizum oder PayPal bezahlen, und die von WhatsApp gehören anderen Unternehmen. Wenn Sie dort nicht weiterkommen, wählen Sie bitte Überweisung oder, wo sie angeboten wird, Nachnahme, oder schreiben Sie uns.',
  'Si algo no funciona': 'Wenn etwas nicht funktioniert',
  'Escríbenos desde Contacto con el tema Accesibilidad o a hola@velia.example: di en qué página estabas y qué querías hacer. Te responde una persona en dos días laborables como máximo, y te ayudamos a terminar la compra o te damos la información de otra forma.':
    'Schreiben Sie uns über Kontakt mit dem Thema Barrierefreiheit oder an hola@velia.example: auf welcher Seite Sie waren und was Sie tun wollten. Jemand aus unserem Team antwortet innerhalb von zwei Arbeitstagen, und wir helfen Ihnen, den Einkauf abzuschließen, oder geben Ihnen die Auskunft auf anderem Weg.',
  'Si nuestra respuesta no te sirve': 'Wenn unsere Antwort nicht hilft',
  'En España puedes reclamar ante los servicios de consumo de tu comunidad autónoma (Ley 11/2023). En Alemania, ante la Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), en Magdeburgo (BFSG).\n\nEn los demás países a los que enviamos: Austria, Sozialministeriumservice; Bélgica, SPF Economía; Francia, DGCCRF; Irlanda, CCPC; Italia, AgID; Países Bajos, ACM; Portugal, la autoridad que nombra el Decreto-Lei 82/2022.':
    'In Spanien können Sie sich bei der Verbraucherbehörde Ihrer Autonomen Gemeinschaft beschweren (Ley 11/2023). In Deutschland bei der Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) in Magdeburg (BFSG).\n\nIn den anderen Ländern, in die wir liefern: Österreich, Sozialministeriumservice; Belgien, FÖD Wirtschaft; Frankreich, DGCCRF; Irland, CCPC; Italien, AgID; Niederlande, ACM; Portugal, die im Decreto-Lei 82/2022 genannte Behörde.',
  Cubierta: 'Titelseite',
  'Lo que más nos gusta de esta campaña, con sus códigos y sus precios, para verlo con calma.':
    'Was uns in dieser Kampagne am besten gefällt, mit Codes und Preisen, zum Anschauen in aller Ruhe.',
  'El de cada día': 'Für jeden Tag',
  'Escote abierto, pecho recogido': 'Tiefer Ausschnitt, schöne Form',
  'Sin prisa y sin aros': 'Ohne Eile, ohne Bügel',
  'Hombros al aire': 'Schulterfrei',
  'Línea fina para tallas grandes': 'Klare Linien für große Größen',
  'Para moverse y para dar el pecho': 'Für Bewegung und Stillzeit',
  'Las que no se mueven': 'Slips, die nicht verrutschen',
  'Hasta la cintura': 'Bis zur Taille',
  'Encaje y poca tela': 'Viel Spitze, wenig Stoff',
  'Culottes para todos los días': 'Pantys für jeden Tag',
  'Cintura y caderas en calma': 'Taille und Hüfte, sanft geformt',
  'Debajo del vestido': 'Unter dem Kleid',
  'Debajo del pantalón': 'Unter der Hose',
  'A la vista': 'Zum Zeigen',
  'Con ballenas flexibles': 'Mit biegsamen Stäbchen',
  'Buenas noches': 'Gute Nacht',
  'El pijama entero': 'Der ganze Schlafanzug',
  'Tirante fino': 'Schmale Träger',
  'Para el café de la mañana': 'Für den Kaffee am Morgen',
  'De una pieza': 'Aus einem Stück',
  'Arriba y abajo, como quieras': 'Oben und unten, wie Sie wollen',
  'De la cintura a los pies': 'Von der Taille bis zum Fuß',
  'Con blonda': 'Mit Spitzenrand',
  'El cajón de él': 'Seine Schublade',
  'Slips y camisetas': 'Slips und Unterhemden',
  'Espalda recta, cintura lisa': 'Gerader Rücken, glatte Taille',
  'El domingo entero': 'Den ganzen Sonntag',
  'Al agua': 'Ab ins Wasser',
};
