import type { Locale } from '@/contract/public-codes';

/* Not in the messages: these are shown if nothing can be fetched or no page can be rendered, so they are bundled with
 * the code that shows them. The server loads this file in plain Node.
 */

type Words<Name extends string> = Record<Locale, Record<Name, string>>;

/** A screen, or the whole document, failed in the browser. */
export const failureTexts: Words<'title' | 'text' | 'retry' | 'home' | 'reference'> = {
  es: {
    title: 'Algo ha fallado',
    text: 'No has perdido nada: tu bolsa y lo que hayas escrito siguen en tu dispositivo.',
    retry: 'Probar de nuevo',
    home: 'Ir al inicio',
    reference: 'Referencia:',
  },
  en: {
    title: 'Something went wrong',
    text: 'Nothing is lost: your bag and what you’ve typed are still on your device.',
    retry: 'Try again',
    home: 'Go to the home page',
    reference: 'Reference:',
  },
  de: {
    title: 'Etwas ist schiefgegangen',
    text: 'Es ist nichts verloren: Ihr Warenkorb und Ihre Eingaben bleiben auf Ihrem Gerät.',
    retry: 'Erneut versuchen',
    home: 'Zur Startseite',
    reference: 'Kennung:',
  },
};

/** A page could not be rendered. */
export const outageTexts: Words<'title' | 'text' | 'action' | 'reference'> = {
  es: {
    title: 'Volvemos enseguida',
    text: 'Esta página no se puede mostrar ahora mismo. No has perdido nada: tu bolsa y lo que hayas escrito siguen en tu dispositivo.',
    action: 'Probar de nuevo',
    reference: 'Referencia',
  },
  en: {
    title: 'We’ll be right back',
    text: 'We can’t show this page right now. Nothing is lost: your bag and what you’ve typed are still on your device.',
    action: 'Try again',
    reference: 'Reference',
  },
  de: {
    title: 'Wir sind gleich zurück',
    text: 'Diese Seite kann gerade nicht angezeigt werden. Es ist nichts verloren: Ihr Warenkorb und Ihre Eingaben bleiben auf Ihrem Gerät.',
    action: 'Erneut versuchen',
    reference: 'Kennung',
  },
};

/** The network fails: a copy is shown, or there is none (ADR 0064). */
export const offlineTexts: Words<'title' | 'text' | 'action' | 'kept' | 'copy' | 'again'> = {
  es: {
    title: 'Sin conexión',
    text: 'Esta página no se puede abrir ahora. No has perdido nada: lo que hayas escrito sigue en tu dispositivo.',
    action: 'Probar de nuevo',
    kept: 'Esto sí puedes abrirlo',
    copy: 'Abierta sin conexión: así estaba {time}. Los precios, las existencias y los plazos pueden haber cambiado.',
    again: 'Cargar de nuevo',
  },
  en: {
    title: 'No connection',
    text: 'This page can’t be opened right now. Nothing is lost: what you’ve typed is still on your device.',
    action: 'Try again',
    kept: 'What you can still open',
    copy: 'Opened without a connection: this is how it was {time}. Prices, stock and deadlines may have changed.',
    again: 'Reload',
  },
  de: {
    title: 'Keine Verbindung',
    text: 'Diese Seite kann gerade nicht geöffnet werden. Es ist nichts verloren: Ihre Eingaben bleiben auf Ihrem Gerät.',
    action: 'Erneut versuchen',
    kept: 'Das können Sie trotzdem öffnen',
    copy: 'Ohne Verbindung geöffnet, Stand {time}. Preise, Bestand und Fristen können sich geändert haben.',
    again: 'Neu laden',
  },
};

/** The page at an address is gone for good. */
export const goneTexts: Words<'title' | 'text' | 'action'> = {
  es: {
    title: 'Esto ya no está',
    text: 'Lo que había en esta dirección se ha retirado del catálogo y no volverá. En el inicio está lo que tenemos ahora.',
    action: 'Ver el catálogo',
  },
  en: {
    title: 'This is no longer here',
    text: 'What was at this address has left the catalogue and won’t be back. The home page shows what we have now.',
    action: 'See the catalogue',
  },
  de: {
    title: 'Das gibt es nicht mehr',
    text: 'Diesen Artikel haben wir aus dem Katalog genommen, er kommt nicht wieder. Auf der Startseite sehen Sie unser aktuelles Angebot.',
    action: 'Zum Katalog',
  },
};

/** A visitor requests unknown addresses faster than anyone types. */
export const busyTexts: Words<'title' | 'text' | 'action'> = {
  es: {
    title: 'Un momento',
    text: 'Desde tu conexión se han pedido muchas direcciones que no existen. Vuelve a probar dentro de un minuto.',
    action: 'Probar de nuevo',
  },
  en: {
    title: 'One moment',
    text: 'Your connection has asked for many addresses that don’t exist. Please try again in a minute.',
    action: 'Try again',
  },
  de: {
    title: 'Einen Moment',
    text: 'Von Ihrem Anschluss wurden viele Adressen aufgerufen, die es nicht gibt. Bitte versuchen Sie es in einer Minute erneut.',
    action: 'Erneut versuchen',
  },
};

/** Shown instead of a file that could not be downloaded. */
export const fileRefusalTexts: Record<
  Locale,
  Record<'signedOut' | 'absent' | 'busy', Record<'title' | 'text', string>> & { action: string }
> = {
  es: {
    signedOut: {
      title: 'Tu sesión ha terminado',
      text: 'Vuelve a la página y entra de nuevo: desde ahí puedes descargar el documento.',
    },
    absent: {
      title: 'No encontramos este documento',
      text: 'No hay ningún documento tuyo en esta dirección. Puedes descargarlos desde tu pedido y desde tu pago.',
    },
    busy: {
      title: 'Ahora no podemos preparar el documento',
      text: 'No se ha perdido nada. Vuelve a la página y prueba de nuevo en unos segundos.',
    },
    action: 'Volver a la página',
  },
  en: {
    signedOut: {
      title: 'Your session has ended',
      text: 'Go back to the page and sign in again: you can download the document from there.',
    },
    absent: {
      title: 'We can’t find this document',
      text: 'There’s no document of yours at this address. You can download them from your order and from your payment.',
    },
    busy: {
      title: 'We can’t prepare the document right now',
      text: 'Nothing is lost. Go back to the page and try again in a few seconds.',
    },
    action: 'Back to the page',
  },
  de: {
    signedOut: {
      title: 'Ihre Sitzung ist beendet',
      text: 'Gehen Sie zurück zur Seite und melden Sie sich erneut an: Dort können Sie das Dokument herunterladen.',
    },
    absent: {
      title: 'Dieses Dokument gibt es nicht',
      text: 'Unter dieser Adresse liegt kein Dokument von Ihnen. Sie finden Ihre Dokumente bei Ihrer Bestellung und bei Ihrer Zahlung.',
    },
    busy: {
      title: 'Das Dokument kann gerade nicht erstellt werden',
      text: 'Es ist nichts verloren. Gehen Sie zurück zur Seite und versuchen Sie es in ein paar Sekunden erneut.',
    },
    action: 'Zurück zur Seite',
  },
};
