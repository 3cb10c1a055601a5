import type { StoreWire } from '../schemas/store.ts';
import { braCard } from './catalogue.ts';

export const martaStore: StoreWire = {
  alias: 'marta-velia',
  nombre: 'Marta R.',
  localidad: 'Valencia',
  foto: null,
  saludo: 'Hola, soy Marta. Pregúntame por tu talla cuando quieras.',
  historia: 'Empecé vendiendo a mis vecinas y hoy visito a cuarenta clientas cada campaña.',
  idioma: 'es',
  contacto: { whatsapp: '+34600111222', correo: null },
  favoritos: [{ producto: braCard, frase: 'El que más repiten: ni se nota puesto.' }],
};
