import type { Locale } from 'contract/public-codes.ts';
import type { MessageKind } from './messages.ts';

type House = Record<MessageKind, { subject: string; text: string }>;

/** What is said where she says nothing of her own. Subjects are read on lock screens: they name nothing that is worn. */
export const houseWords: Record<Locale, House> = {
  es: {
    message: { subject: 'Un mensaje para ti', text: '' },
    reminder: { subject: 'Para que no se te pase', text: '' },
    invitation: { subject: 'Una invitación para ti', text: 'Te invito a mirar mi tienda con calma:' },
    catalogue: {
      subject: 'Ya está aquí el catálogo',
      text: 'Ya está aquí el catálogo de esta campaña. Míralo con calma y dime qué te gusta:',
    },
  },
  en: {
    message: { subject: 'A message for you', text: '' },
    reminder: { subject: 'Just so you don’t miss it', text: '' },
    invitation: { subject: 'An invitation for you', text: 'Come and take a look around my shop:' },
    catalogue: {
      subject: 'The catalogue is here',
      text: 'The catalogue of this campaign is here. Take your time and tell me what you like:',
    },
  },
  de: {
    message: { subject: 'Eine Nachricht für Sie', text: '' },
    reminder: { subject: 'Damit Sie es nicht verpassen', text: '' },
    invitation: { subject: 'Eine Einladung für Sie', text: 'Schauen Sie sich gern in meinem Shop um:' },
    catalogue: {
      subject: 'Der Katalog ist da',
      text: 'Der Katalog dieser Kampagne ist da. Schauen Sie ihn in Ruhe an und sagen Sie mir, was Ihnen gefällt:',
    },
  },
};

/** Below every mail: who writes, and the way out. */
export const closings: Record<Locale, (sender: string, link: string) => string> = {
  es: (sender, link) => `Te escribe ${sender}, tu ejecutiva, porque le dijiste que te parecía bien.

Si no quieres más correos suyos, dilo aquí:
${link}`,
  en: (sender, link) => `${sender}, your executive, writes to you because you told them you’d like it.

If you don’t want any more of these emails, say so here:
${link}`,
  de: (sender, link) => `Ihre Beraterin ${sender} schreibt Ihnen, weil Sie ihr gegenüber eingewilligt haben.

Wenn Sie keine E-Mails mehr von ihr möchten, sagen Sie es hier:
${link}`,
};
