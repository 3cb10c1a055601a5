import type { ContentFilm } from '@/lib/content/content-mappers';
import type { Locale } from '@/lib/i18n/routing';
import { contentPictureAddress, isExternalPicture } from '@/lib/media/media-rules';

type Props = { film: ContentFilm; locale: Locale; label: string; captionsLabel: string };

/** Loads nothing but its poster until a visitor starts it. */
export function Film({ film: { wide, tall, poster, captions }, locale, label, captionsLabel }: Props) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: where the owner has no captions there is no track to name
    <video
      className="content-film"
      controls
      playsInline
      preload="none"
      poster={poster ? contentPictureAddress(poster.wide, 1280) : undefined}
      style={poster ? { backgroundColor: poster.dominantColor } : undefined}
      // A track of another host is only shown where that host agrees.
      crossOrigin={captions && isExternalPicture(captions) ? 'anonymous' : undefined}
      aria-label={label}
    >
      {tall !== wide && <source src={tall} media="(max-width: 767px)" />}
      <source src={wide} />
      {captions && <track kind="captions" src={captions} srcLang={locale} label={captionsLabel} default />}
    </video>
  );
}
