import type { FabricName } from './fabrics.ts';

/** A collection shares its fabric and its colours, so that a bra finds its brief. */
export type Collection = { name: string; fabric: FabricName; colors: readonly string[] };

const rows = (lines: string): Collection[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', fabric = '', colors = ''] = line.split('|').map((part) => part.trim());
      return { name, fabric: fabric as FabricName, colors: colors.split(' ') };
    });

export const dayCollections = rows(`
  Aurelia    | lace       | NEG BUR MAR
  Camelia    | lace       | ROS MAR PET
  Jimena     | microfibre | ARE NEG CAO
  Azahar     | lace       | BLA SAL LAV
  Candela    | animal     | CAN NEG
  Lucía      | cotton     | BLA GRP ROS
  Triana     | dots       | NEG ROJ
  Gardenia   | lace       | MAR ARE
  Mireia     | microfibre | CAO ARE BLA NEG
  Paloma     | mesh       | NEG ROS
  Amapola    | floral     | COR MAR
  Elvira     | lace       | BUR NEG ESM
  Noa        | rib        | SAL GRP TEJ
  Adelfa     | floral     | ROS LAV
  Inés       | microfibre | NEG BLA ROS ARE
  Alhambra   | lace       | ESM NEG TEJ
  Verbena    | dots       | LAV MNO
  Carmela    | cotton     | NEG BLA ARE
  Ronda      | lace       | MVA NEG
  Jara       | rib        | OLI MAR NEG
  Violeta    | mesh       | MVA NEG LAV
  Leonor     | lace       | PET NEG CAN
  Salina     | stripes    | MNO GRP
  Peonía     | floral     | ROS COR
  Olalla     | microfibre | ARE CAO CAN
  Ofelia     | lace       | LAV MAR GRP
  Dalia      | animal     | CAO ARE
  Vega       | microfibre | ANT NEG CIE
`);

export const shapeCollections = rows(`
  Brisa      | powernet   | ARE NEG CAO
  Estela     | powernet   | NEG ARE
  Minerva    | powernet   | CAO NEG CAN
  Serena     | powernet   | ARE BLA NEG
  Helena     | powernet   | NEG BUR
  Silueta    | powernet   | CAN CAO ARE NEG
`);

export const nightCollections = rows(`
  Alba       | satin      | MAR ROS PET
  Nerja      | modal      | GRP MVA
  Magnolia   | floral     | MAR LAV
  Begoña     | silk       | NEG MAR BUR
  Rocío      | cotton     | BLA CIE
  Luna       | satin      | MNO NEG MAR
  Mimosa     | stripes    | CIE ROS
  Valentina  | lace       | NEG MAR
`);

export const swimCollections = rows(`
  Zahara     | swim        | NEG TEJ MNO
  Marbella   | swimFloral  | COR PET
  Formentera | swim        | ESM NEG
  Cadaqués   | swimStripes | MNO ROJ
  Isla       | swim        | MOS OLI NEG
  Tarifa     | swimFloral  | CIE MOS
  Altea      | swim        | BUR MNO
  Calella    | swimStripes | PET COR
`);

export const hosieryCollections = rows(`
  Bruma      | sheer      | NEG ARE CAO
  Niebla     | sheer      | NEG GRP
  Sombra     | sheer      | ANT NEG MNO
`);

export const menCollections = rows(`
  Mateo      | cotton     | NEG BLA ANT
  Duero      | microfibre | MNO NEG GRP
  Bruno      | rib        | ANT BLA
  Tajo       | stripes    | MNO GRP
  Hugo       | modal      | NEG ANT OLI
  Ebro       | cotton     | MNO BUR GRP
  Gredos     | microfibre | OLI NEG
  Álvaro     | modal      | BUR NEG
  Sil        | cotton     | GRP PET
`);

export const menShapeCollections = rows(`
  Teide      | powernet   | NEG BLA
  Moncayo    | powernet   | NEG GRP
`);

export const menNightCollections = rows(`
  Ordesa     | cotton     | MNO GRP
  Cazorla    | modal      | ANT PET
  Urbión     | stripes    | CIE MNO
`);

export const menSwimCollections = rows(`
  Cíes       | woven      | MNO TEJ
  Menorca    | woven      | ESM COR
  Conil      | woven      | CIE MOS NEG
  Llanes     | woven      | OLI NEG
  Cudillero  | woven      | ROJ MNO
`);
