import { readTowns } from './read-towns.ts';

/** Provinces by the first two figures of their postal codes; capitals and larger towns with their usual codes. */
export const spain = readTowns(`
01 Álava: Vitoria-Gasteiz 01001 01002 01003 01004 01005, Llodio 01400, Amurrio 01470
02 Albacete: Albacete 02001 02002 02003 02004 02005, Hellín 02400, Villarrobledo 02600, Almansa 02640
03 Alicante: Alicante 03001 03002 03003 03004 03005, Elche 03201 03202 03203, Torrevieja 03181, Orihuela 03300, Benidorm 03501, Alcoy 03801, Elda 03600
04 Almería: Almería 04001 04002 04003 04004, Roquetas de Mar 04740, El Ejido 04700, Níjar 04100
05 Ávila: Ávila 05001 05002 05003 05004, Arévalo 05200, Arenas de San Pedro 05400
06 Badajoz: Badajoz 06001 06002 06003 06004, Mérida 06800, Don Benito 06400, Almendralejo 06200
07 Illes Balears: Palma 07001 07002 07003 07004 07005, Calvià 07184, Manacor 07500, Eivissa 07800, Maó 07701, Inca 07300
08 Barcelona: Barcelona 08001 08002 08003 08004 08005 08006, L'Hospitalet de Llobregat 08901 08902, Badalona 08911 08912, Terrassa 08221 08222, Sabadell 08201 08202, Mataró 08301, Sitges 08870
09 Burgos: Burgos 09001 09002 09003 09004, Miranda de Ebro 09200, Aranda de Duero 09400
10 Cáceres: Cáceres 10001 10002 10003 10004, Plasencia 10600, Navalmoral de la Mata 10300
11 Cádiz: Cádiz 11001 11002 11003 11004, Jerez de la Frontera 11401 11402, Algeciras 11201 11202, San Fernando 11100, El Puerto de Santa María 11500
12 Castellón: Castelló de la Plana 12001 12002 12003 12004, Vila-real 12540, Borriana 12530, Vinaròs 12500
13 Ciudad Real: Ciudad Real 13001 13002 13003 13004, Puertollano 13500, Tomelloso 13700, Alcázar de San Juan 13600
14 Córdoba: Córdoba 14001 14002 14003 14004 14005, Lucena 14900, Puente Genil 14500, Montilla 14550
15 A Coruña: A Coruña 15001 15002 15003 15004, Santiago de Compostela 15701 15702 15703, Ferrol 15401 15402
16 Cuenca: Cuenca 16001 16002 16003 16004, Tarancón 16400
17 Girona: Girona 17001 17002 17003 17004, Figueres 17600, Blanes 17300, Lloret de Mar 17310
18 Granada: Granada 18001 18002 18003 18004 18005, Motril 18600, Almuñécar 18690, Baza 18800
19 Guadalajara: Guadalajara 19001 19002 19003 19004, Azuqueca de Henares 19200
20 Gipuzkoa: Donostia-San Sebastián 20001 20002 20003 20004, Irun 20301 20302, Eibar 20600, Zarautz 20800
21 Huelva: Huelva 21001 21002 21003 21004, Lepe 21440, Almonte 21730
22 Huesca: Huesca 22001 22002 22003 22004, Monzón 22400, Barbastro 22300, Jaca 22700
23 Jaén: Jaén 23001 23002 23003 23004, Linares 23700, Andújar 23740, Úbeda 23400
24 León: León 24001 24002 24003 24004, Ponferrada 24401 24402, Astorga 24700
25 Lleida: Lleida 25001 25002 25003 25004, Tàrrega 25300, La Seu d'Urgell 25700
26 La Rioja: Logroño 26001 26002 26003 26004, Calahorra 26500, Haro 26200
27 Lugo: Lugo 27001 27002 27003 27004, Monforte de Lemos 27400, Viveiro 27850
28 Madrid: Madrid 28001 28002 28003 28004 28005 28006 28007 28008, Móstoles 28931 28932, Alcalá de Henares 28801 28802, Fuenlabrada 28941 28942, Leganés 28911 28912, Getafe 28901 28902, Alcorcón 28921 28922, Pozuelo de Alarcón 28223
29 Málaga: Málaga 29001 29002 29003 29004 29005, Marbella 29601 29602, Fuengirola 29640, Vélez-Málaga 29700, Torremolinos 29620, Ronda 29400
30 Murcia: Murcia 30001 30002 30003 30004 30005, Cartagena 30201 30202, Lorca 30800, Molina de Segura 30500
31 Navarra: Pamplona 31001 31002 31003 31004, Tudela 31500, Estella-Lizarra 31200
32 Ourense: Ourense 32001 32002 32003 32004, Verín 32600, O Barco de Valdeorras 32300
33 Asturias: Oviedo 33001 33002 33003 33004, Gijón 33201 33202 33203, Avilés 33401 33402, Mieres 33600
34 Palencia: Palencia 34001 34002 34003 34004, Aguilar de Campoo 34800
35 Las Palmas: Las Palmas de Gran Canaria 35001 35002 35003 35004, Telde 35200, Arrecife 35500, Puerto del Rosario 35600
36 Pontevedra: Vigo 36201 36202 36203 36204, Pontevedra 36001 36002 36003, Vilagarcía de Arousa 36600
37 Salamanca: Salamanca 37001 37002 37003 37004, Béjar 37700, Ciudad Rodrigo 37500
38 Santa Cruz de Tenerife: Santa Cruz de Tenerife 38001 38002 38003 38004, San Cristóbal de La Laguna 38201 38202, Arona 38640, Santa Cruz de La Palma 38700
39 Cantabria: Santander 39001 39002 39003 39004, Torrelavega 39300, Castro-Urdiales 39700
40 Segovia: Segovia 40001 40002 40003 40004, Cuéllar 40200
41 Sevilla: Sevilla 41001 41002 41003 41004 41005, Dos Hermanas 41700 41701, Alcalá de Guadaíra 41500, Utrera 41710, Écija 41400
42 Soria: Soria 42001 42002 42003 42004, Almazán 42200
43 Tarragona: Tarragona 43001 43002 43003 43004, Reus 43201 43202, Tortosa 43500, Salou 43840
44 Teruel: Teruel 44001 44002 44003, Alcañiz 44600
45 Toledo: Toledo 45001 45002 45003 45004, Talavera de la Reina 45600, Illescas 45200
46 Valencia: València 46001 46002 46003 46004 46005 46006 46014, Torrent 46900, Gandia 46701 46702, Paterna 46980, Sagunt 46500, Alzira 46600, Xàtiva 46800
47 Valladolid: Valladolid 47001 47002 47003 47004, Medina del Campo 47400, Laguna de Duero 47140
48 Bizkaia: Bilbao 48001 48002 48003 48004 48005, Barakaldo 48901 48902, Getxo 48930 48991, Durango 48200
49 Zamora: Zamora 49001 49002 49003 49004, Benavente 49600
50 Zaragoza: Zaragoza 50001 50002 50003 50004 50005, Calatayud 50300, Ejea de los Caballeros 50600
51 Ceuta: Ceuta 51001 51002 51003 51004 51005
52 Melilla: Melilla 52001 52002 52003 52004 52005 52006
`);
