import { Disclosure } from '@/components/ui/disclosure';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { Film } from '@/lib/catalogue/product-mappers';
import { languages } from '@/lib/i18n/languages';
import { fill, type Words } from '@/lib/i18n/message-texts';
import { type Locale, locales } from '@/lib/i18n/routing';
import { captionsAddress, filmAddress, imageVariants, mediaAddress } from '@/lib/media/media-rules';

type Props = { film: Film; name: string; locale: Locale; words: Words<'product.film'> };

const [, posterWidth] = imageVariants.regular;

/**
 * Nothing of the film is loaded before a visitor starts it, captions included. Rendered on the server, so that only
 * products with a film pay for one; `film-playback.ts` controls it.
 */
export function ProductFilm({ film: { hash, poster, formats }, name, locale, words }: Props) {
  const wordsIn = (each: Locale) => ({
    src: captionsAddress(hash, each),
    srcLang: each,
    label: languages[each].name,
  });
  return (
    <>
      <video
        className="ui-picture"
        controls
        playsInline
        preload="none"
        poster={mediaAddress(poster.hash, posterWidth, 'webp')}
        style={{ backgroundColor: poster.dominantColor }}
        aria-label={fill(words.label, { name })}
      >
        {formats.map((format) => (
          <source key={format} src={filmAddress(hash, format)} type={`video/${format}`} />
        ))}
        {/* The page's language first, because the first track is shown with the first press. */}
        <track kind="captions" {...wordsIn(locale)} />
        {locales
          .filter((each) => each !== locale)
          .map((each) => (
            <track key={each} kind="captions" {...wordsIn(each)} />
          ))}
      </video>
      <p className="product-film-broken" role="alert" hidden>
        {words.broken}
      </p>
    </>
  );
}

/** The thumbnail that leads to it. */
export const FilmThumb = ({ poster: { hash, alt, dominantColor } }: Film) => (
  <>
    <Picture hash={hash} variant="alternate" alt={alt} dominantColor={dominantColor} />
    <Icon name="play" />
  </>
);

/** What is seen and heard in the film, as text. */
export const FilmStory = ({ story, words }: { story: string; words: Words<'product.film'> }) => (
  <Disclosure summary={words.story} className="product-film-story">
    <p>{story}</p>
  </Disclosure>
);
